import assert from "node:assert/strict";
import { test } from "node:test";

import { isNews, visitsOf } from "../src/reading/visits.ts";

test("a new day is a new visit, the same day is the same", () => {
  const first = visitsOf(null, "2026-12-01");
  assert.deepEqual(first, { seen: "2026-12-01", before: "" });
  assert.deepEqual(visitsOf(JSON.stringify(first), "2026-12-01"), first);
  const second = visitsOf(JSON.stringify(first), "2026-12-09");
  assert.deepEqual(second, { seen: "2026-12-09", before: "2026-12-01" });
  assert.deepEqual(visitsOf(JSON.stringify(second), "2026-12-09"), second);
});

test("what is stored in another form counts as nothing stored", () => {
  const nothing = { seen: "2026-12-01", before: "" };
  for (const stored of ["", "null", "7", "{}", '{"seen":"вчера","before":""}', '{"seen":"2026-11-30","before":null}']) {
    assert.deepEqual(visitsOf(stored, "2026-12-01"), nothing, stored);
  }
});

test("new is what is later than the visit before; to a first visitor nothing is", () => {
  const visits = { seen: "2026-12-09", before: "2026-12-01" };
  assert.equal(isNews("2026-12-05", visits), true);
  assert.equal(isNews("2026-12-01", visits), false);
  assert.equal(isNews("2026-12-05", { seen: "2026-12-09", before: "" }), false);
});
