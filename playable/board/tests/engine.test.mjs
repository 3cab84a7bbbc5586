import assert from "node:assert/strict";
import { test } from "node:test";

import { Engine, EngineFault } from "../src/engine.ts";
import { view } from "./views.mjs";

/** A worker that answers as it is told to. */
class FakePort {
  sent = [];
  terminated = false;
  onmessage = null;
  onerror = null;
  onmessageerror = null;
  postMessage(message) {
    this.sent.push(message);
    queueMicrotask(() => this.react?.(message)); // a worker answers later, never at once
  }
  terminate() {
    this.terminated = true;
  }
  says(data) {
    this.onmessage?.({ data });
  }
}

function setUp({ react, patience = { boot: 1000, answer: 1000 } } = {}) {
  const ports = [];
  const engine = new Engine(() => {
    const port = new FakePort();
    port.react = react ? (message) => react(port, message) : undefined;
    ports.push(port);
    return port;
  }, patience);
  return { engine, ports };
}

const obliging = (port, message) => {
  if (message.type === "boot") port.says({ type: "ready", files: ["worker.mjs"] });
  else port.says({ type: "answer", id: message.id, reply: JSON.stringify(view()) });
};

test("one worker serves every boot and board", async () => {
  const { engine, ports } = setUp({ react: obliging });
  await Promise.all([engine.boot("krepost-1"), engine.boot("krepost-1")]);
  const answer = await engine.ask("b1", { verb: "undo" });
  assert.equal(answer.view.deal, 7);
  assert.equal(ports.length, 1);
  assert.deepEqual(JSON.parse(ports[0].sent[1].request), { verb: "undo", board: "b1" });
});

test("stages of the boot and bytes that have come are told", async () => {
  const signs = [{ type: "stage", stage: "runtime" }, { type: "progress", loaded: 5, total: 9 }];
  const { engine } = setUp({ react: (port) => [...signs, { type: "ready", files: ["worker.mjs"] }].forEach((each) => port.says(each)) });
  const heard = [];
  engine.onBoot((sign) => heard.push(sign));
  await engine.boot("krepost-1");
  assert.deepEqual(heard, signs);
});

test("bytes that come are a sign of life", async () => {
  const { engine, ports } = setUp({ patience: { boot: 60, answer: 20 } });
  const booting = engine.boot("krepost-1");
  for (let loaded = 1; loaded < 5; loaded += 1) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    ports[0].says({ type: "progress", loaded, total: 9 });
  }
  ports[0].says({ type: "ready", files: ["worker.mjs"] });
  await booting;
});

test("the rules of a game are asked for with the start and by a request that opens another, the solver by a search", async () => {
  const { engine, ports } = setUp({ react: obliging });
  await engine.boot("krepost-1");
  await engine.ask("b1", { verb: "open", game: "sultan", deal: 1, readings: {} });
  await engine.ask("b1", { verb: "undo" });
  await engine.ask("b1", { verb: "solve", budget: 9 });
  await engine.ask("b1", { verb: "search" });
  const [boot, ...asked] = ports[0].sent;
  assert.deepEqual([boot.game, ...asked.map(({ archive }) => archive)], ["krepost-1", "sultan", null, "solver", null]);
});

test("a fault while booting rejects, ends the worker, and the next boot starts another with the plain library", async () => {
  const { engine, ports } = setUp({ react: (port) => port.says({ type: "fault", kind: "fetch", message: "404" }) });
  await assert.rejects(engine.boot("krepost-1"), (fault) => fault instanceof EngineFault && fault.kind === "fetch");
  assert.equal(ports[0].terminated, true);
  await assert.rejects(engine.boot("krepost-1"));
  assert.deepEqual(ports.map((port) => port.sent[0].plain), [false, true]);
  assert.equal(engine.generation, 2);
});

test("silence while booting ends in a fault", async () => {
  const { engine } = setUp({ patience: { boot: 20, answer: 20 } });
  await assert.rejects(engine.boot("krepost-1"), (fault) => fault.kind === "silent");
});

test("silence after a request ends in a fault for everyone who waits, and listeners are told", async () => {
  const { engine, ports } = setUp({
    react: (port, message) => message.type === "boot" && port.says({ type: "ready", files: ["worker.mjs"] }),
    patience: { boot: 1000, answer: 20 },
  });
  await engine.boot("krepost-1");
  const losses = [];
  engine.onLoss((fault) => losses.push(fault.kind));
  const asked = [engine.ask("b1", { verb: "undo" }), engine.ask("b2", { verb: "undo" })];
  for (const each of asked) await assert.rejects(each, (fault) => fault.kind === "silent");
  assert.deepEqual(losses, ["silent"]);
  assert.equal(ports[0].terminated, true);
});

test("an error of the running worker is a crash; its late messages are not heard", async () => {
  const { engine, ports } = setUp({ react: (port, message) => message.type === "boot" && port.says({ type: "ready", files: ["worker.mjs"] }) });
  await engine.boot("krepost-1");
  const asked = engine.ask("b1", { verb: "undo" });
  ports[0].onerror({ preventDefault() {}, message: "gone" });
  await assert.rejects(asked, (fault) => fault.kind === "crash");
  ports[0].says({ type: "answer", id: 1, reply: "{}" });
  await assert.rejects(engine.ask("b1", { verb: "undo" }), (fault) => fault.kind === "crash");
});

test("a worker whose file does not come is a failed load", async () => {
  const { engine, ports } = setUp();
  const booting = engine.boot("krepost-1");
  ports[0].onerror({ preventDefault() {}, message: "" });
  await assert.rejects(booting, (fault) => fault.kind === "fetch");
});

test("a start that takes long can be given up, and another one succeeds", async () => {
  let silent = true;
  const { engine, ports } = setUp({ react: (port, message) => !silent && obliging(port, message) });
  const booting = engine.boot("krepost-1");
  engine.abandon();
  await assert.rejects(booting, (fault) => fault.kind === "silent");
  silent = false;
  await engine.boot("krepost-1");
  assert.deepEqual(ports.map((port) => port.terminated), [true, false]);
  engine.abandon();
  assert.equal((await engine.ask("b1", { verb: "undo" })).view.deal, 7, "a running engine is not given up");
});
