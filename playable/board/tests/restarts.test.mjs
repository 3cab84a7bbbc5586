import assert from "node:assert/strict";
import { test } from "node:test";

import { Conductor } from "../src/conductor.ts";
import { EngineFault } from "../src/engine.ts";
import { Restarts } from "../src/restarts.ts";
import { isMetered } from "../src/warm_up.ts";
import { view } from "./views.mjs";

test("a restart is granted once a minute", () => {
  let now = 0;
  const restarts = new Restarts(() => now);
  assert.equal(restarts.take(), true);
  now = 59_999;
  assert.equal(restarts.take(), false);
  now = 60_000;
  assert.equal(restarts.take(), true);
});

function setUp() {
  const asked = [];
  const engine = {
    generation: 0,
    boots: 0,
    async boot() {
      engine.boots += 1;
      engine.generation += 1;
    },
    async ask(_board, request) {
      asked.push(request);
      return { view: view() };
    },
    abandon() {},
  };
  const states = [];
  const conductor = new Conductor(engine, "b1", "krepost-1", 7, (state) => states.push(state));
  return { asked, conductor, engine, states };
}

test("an engine lost in a play is started anew and the play set up again; lost again, it waits", async () => {
  const { asked, conductor, engine, states } = setUp();
  await conductor.intend({ kind: "start" });
  assert.equal(conductor.state.boot, "ready");
  conductor.fail(new EngineFault("crash", "gone"));
  assert.deepEqual([conductor.state.boot, conductor.state.fault], ["loading", "crash"]);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(conductor.state.boot, "ready");
  assert.equal(engine.boots, 2);
  assert.deepEqual(asked.map((request) => request.verb), ["open", "open"]);
  conductor.fail(new EngineFault("silent", "gone again"));
  assert.equal(conductor.state.boot, "failed");
  assert.ok(states.length > 3);
});

test("an engine that doesn't start is not started anew by itself", async () => {
  const { conductor, engine } = setUp();
  engine.boot = async () => {
    engine.boots += 1;
    throw new EngineFault("fetch", "404");
  };
  await conductor.intend({ kind: "start" });
  assert.equal(conductor.state.boot, "failed");
  assert.equal(engine.boots, 1);
});

test("progress is told while loading and forgotten at the next stage", () => {
  const { conductor, engine } = setUp();
  engine.boot = () => new Promise(() => undefined);
  void conductor.intend({ kind: "start" });
  conductor.heard({ type: "progress", loaded: 5, total: 9 });
  assert.deepEqual(conductor.state.progress, { loaded: 5, total: 9 });
  conductor.heard({ type: "stage", stage: "python" });
  assert.equal(conductor.state.progress, null);
  conductor.heard({ type: "progress", loaded: 9, total: 9 }); // counted late
  assert.equal(conductor.state.progress, null);
});

test("a metered or slow line is spared", () => {
  assert.equal(isMetered(undefined), false);
  assert.equal(isMetered({ effectiveType: "4g", type: "wifi" }), false);
  for (const line of [{ saveData: true }, { type: "cellular" }, { effectiveType: "slow-2g" }, { effectiveType: "3g" }]) {
    assert.equal(isMetered(line), true, JSON.stringify(line));
  }
});
