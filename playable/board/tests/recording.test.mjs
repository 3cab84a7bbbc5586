import assert from "node:assert/strict";
import { test } from "node:test";

import { lights } from "../src/clauses.ts";
import { Conductor } from "../src/conductor.ts";
import { changed, laidOn, recordingOf, stepped } from "../src/recording.ts";
import { sentenceOf } from "../src/sentence.ts";
import { onTable } from "../src/state.ts";
import { view } from "./views.mjs";

const DEALT = { R1: ["2H", "QS"], R2: ["KS"], stock: ["#", "#", "#"], waste: [] };
const MOVES = [
  { move: "R1>R2", text: "Д♠ на К♠", clauses: ["w.s.7"], change: "R1.1;R2.1.QS" },
  { move: "stock>waste", text: "Открыть карту", clauses: ["w.s.9"], change: "stock.2;waste.0.5D" },
  { move: "redeal", text: "Пересдать", clauses: ["w.s.9"], change: "stock.0.#3;waste.0" },
];
const recording = recordingOf(5, DEALT, MOVES, new Map([[1, "Теперь открыта двойка."]]));

test("changes lead from position to position, hidden cards by their number", () => {
  assert.deepEqual(recording.positions[1], { ...DEALT, R1: ["2H"], R2: ["KS", "QS"] });
  assert.deepEqual(recording.positions[2], { R1: ["2H"], R2: ["KS", "QS"], stock: ["#", "#"], waste: ["5D"] });
  assert.deepEqual(recording.positions[3], { R1: ["2H"], R2: ["KS", "QS"], stock: ["#", "#", "#"], waste: [] });
  assert.equal(recording.positions[1].stock, DEALT.stock);
  assert.deepEqual(changed(DEALT, ""), DEALT);
});

test("the eye is led to the piles on which cards are laid", () => {
  assert.deepEqual(MOVES.map(({ change }) => laidOn(change)), [["R2"], ["waste"], ["stock"]]);
});

test("steps stay within the game, and begin it from another play", () => {
  assert.deepEqual(["start", "back", "on", "end"].map((step) => stepped(recording, 1, step)), [0, 0, 2, 3]);
  assert.deepEqual(["start", "back", "on", "end"].map((step) => stepped(recording, null, step)), [0, 0, 1, 3]);
  assert.equal(stepped(recording, 3, "on"), 3);
});

function started() {
  const asked = [];
  let history = [];
  const ask = (board, request) => {
    asked.push(request);
    if (request.verb === "open") history = (request.moves ?? []).slice(0, request.at).map(() => ({ clauses: [], say: "", action: null }));
    return Promise.resolve({ view: view({ history }) });
  };
  const engine = { generation: 1, boot: () => Promise.resolve(), abandon() {}, ask };
  const conductor = new Conductor(engine, "b1", "krepost-1", 5, () => undefined);
  conductor.record(recording);
  return { asked, conductor };
}

test("the recorded game is stepped through without the engine, each move with its clause and comment", () => {
  const { asked, conductor } = started();
  conductor.intend({ kind: "step", step: "on" });
  const { state } = conductor;
  assert.equal(onTable(state), recording.positions[1]);
  const said = sentenceOf(state);
  assert.equal(said.lead, "Ход\u00a01: Д♠ на К♠");
  assert.deepEqual(said.clauses, ["w.s.7"]);
  assert.equal(said.rest, "Теперь открыта двойка.");
  assert.equal(lights(state).get("w.s.7").lit, "permits");
  conductor.intend({ kind: "step", step: "back" });
  assert.equal(onTable(conductor.state), recording.positions[0]);
  assert.equal(lights(conductor.state).size, 0);
  assert.deepEqual(asked, []);
});

test("whoever starts the engine plays on from where the recorded game stands", async () => {
  const { asked, conductor } = started();
  conductor.intend({ kind: "step", step: "on" });
  conductor.intend({ kind: "step", step: "on" });
  await conductor.intend({ kind: "start" });
  assert.deepEqual(asked, [
    { verb: "open", game: "krepost-1", deal: 5, readings: {}, moves: ["R1>R2", "stock>waste", "redeal"], at: 2 },
  ]);
  assert.equal(conductor.state.recorded, null);
});

test("beside a play the recorded game is looked at, and left again", async () => {
  const { asked, conductor } = started();
  await conductor.intend({ kind: "start" });
  const before = asked.length;
  conductor.intend({ kind: "step", step: "end" });
  assert.equal(sentenceOf(conductor.state).button.action, "leave");
  conductor.intend({ kind: "leave" });
  assert.equal(onTable(conductor.state), conductor.state.view.piles);
  assert.equal(asked.length, before);
});

test("a card touched in the recorded game is played from there", async () => {
  const { asked, conductor } = started();
  await conductor.intend({ kind: "start" });
  conductor.intend({ kind: "step", step: "on" });
  await conductor.intend({ kind: "play", move: "R2>R3" });
  assert.deepEqual(asked.slice(-2).map(({ verb, at, move }) => [verb, at, move]), [["open", 1, undefined], ["play", undefined, "R2>R3"]]);
});
