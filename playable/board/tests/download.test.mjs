import assert from "node:assert/strict";
import { test } from "node:test";

import { sparingly } from "../src/download.ts";

test("what comes in a burst is reported at its beginning and once more when the rest is over", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const reported = [];
  const report = sparingly((loaded) => reported.push(loaded), 50);
  for (const loaded of [1, 2, 3]) report(loaded);
  assert.deepEqual(reported, [1]);
  t.mock.timers.tick(50); // the line has fallen silent meanwhile
  assert.deepEqual(reported, [1, 3]);
  report(4);
  assert.deepEqual(reported, [1, 3]);
  t.mock.timers.tick(50);
  assert.deepEqual(reported, [1, 3, 4]);
  t.mock.timers.tick(500);
  assert.deepEqual(reported, [1, 3, 4]);
  report(5);
  assert.deepEqual(reported, [1, 3, 4, 5]);
});
