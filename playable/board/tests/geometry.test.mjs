import assert from "node:assert/strict";
import { test } from "node:test";

import { neighbour } from "../src/geometry.ts";

// Two wings of two rows and the places between them, as in Крѣпость.
const SPOTS = [
  { place: "L1", x: 0, y: 0 }, { place: "R1", x: 8, y: 0 },
  { place: "L2", x: 0.5, y: 1.1 }, { place: "R2", x: 7.5, y: 1.1 },
  { place: "F1", x: 4, y: 0.3 }, { place: "F2", x: 4, y: 1.5 },
];

test("arrows go to the nearest pile in their direction", () => {
  assert.equal(neighbour(SPOTS, "L1", "right"), "F1");
  assert.equal(neighbour(SPOTS, "F1", "right"), "R1");
  assert.equal(neighbour(SPOTS, "R1", "left"), "F1");
  assert.equal(neighbour(SPOTS, "L1", "down"), "L2");
  assert.equal(neighbour(SPOTS, "F1", "down"), "F2");
  assert.equal(neighbour(SPOTS, "R2", "up"), "R1");
});

test("at the edge there is no next pile", () => {
  assert.equal(neighbour(SPOTS, "L1", "left"), null);
  assert.equal(neighbour(SPOTS, "L1", "up"), null);
  assert.equal(neighbour(SPOTS, "nowhere", "up"), null);
});

test("every pile can be reached from every other", () => {
  const reached = new Set(["L1"]);
  for (const place of reached) {
    for (const direction of ["left", "right", "up", "down"]) {
      const next = neighbour(SPOTS, place, direction);
      if (next !== null) reached.add(next);
    }
  }
  assert.equal(reached.size, SPOTS.length);
});
