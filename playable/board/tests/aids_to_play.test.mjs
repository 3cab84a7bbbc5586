import assert from "node:assert/strict";
import { test } from "node:test";

import { lights } from "../src/clauses.ts";
import { Conductor } from "../src/conductor.ts";
import { russian } from "../messages/ru/board.ts";
import { faultyPlace, faultyWord, linkIn, oneLine } from "../src/custom_deal.ts";
import { sentenceOf } from "../src/sentence.ts";
import { move, view } from "./views.mjs";

const LAST = ["R1>F", "R2>F", "R3>F"];

/** An engine that knows a hint, and a play that three moves end. */
function started(hint = { move: move("R1>R2", ["w.s.8"]), reason: "Открывает туза пик." }) {
  const asked = [];
  let history = [];
  const ask = (_, request) => {
    asked.push(request);
    if (request.verb === "hint") return Promise.resolve({ hint });
    if (request.verb === "finish") return Promise.resolve({ moves: LAST });
    if (request.position === "R1: XX") return Promise.resolve({ error: "Столбец 5: карты «XX» нет.", column: 4 });
    if (request.verb === "open") history = [];
    if (request.verb === "play") history = [...history, move(request.move)];
    if (request.verb === "undo") history = history.slice(0, -1);
    const state = history.length === LAST.length ? "won" : "play";
    const start = request.position === undefined ? {} : { deal: null, start: request.position };
    return Promise.resolve({ view: view({ history, finish: state === "play", state, moves: [move("R1>R2"), move("R1>R3")], ...start }) });
  };
  const engine = { generation: 1, boot: () => Promise.resolve(), abandon() {}, ask };
  const conductor = new Conductor(engine, "b1", "krepost-1", 5, () => undefined);
  return { conductor, asked };
}

test("a hint wakes the engine, takes the card in hand and says why, and lights its clauses alone", async () => {
  const { conductor, asked } = started();
  await conductor.intend({ kind: "hint" });
  assert.deepEqual(conductor.state.hand, { place: "R1", count: 1 });
  const said = sentenceOf(conductor.state);
  assert.equal(said.lead, "Подсказка: дама пик на R2");
  assert.deepEqual([said.clauses, said.rest, said.tone], [["w.s.8"], "Открывает туза пик.", "permits"]);
  assert.deepEqual([...lights(conductor.state).keys()], ["w.s.8"]);
  assert.ok(!asked.some(({ verb }) => verb === "play"), "it only shows");
  await conductor.intend({ kind: "cancel" });
  assert.equal(conductor.state.hand, null);
  assert.notEqual(sentenceOf(conductor.state).lead, said.lead);
});

test("a hint at the stock takes nothing in hand", async () => {
  const { conductor } = started({ move: { ...move("stock>open"), action: "Открыть карту", card: null, say: "Открыть карту." }, reason: "Другого хода нет." });
  await conductor.intend({ kind: "hint" });
  assert.equal(conductor.state.hand, null);
  assert.equal(sentenceOf(conductor.state).lead, "Подсказка: открыть карту");
});

test("where nothing is legal no hint is shown", async () => {
  const { conductor } = started(null);
  await conductor.intend({ kind: "hint" });
  assert.equal(conductor.state.note.about, "nothing");
});

test("the moves that end a game are offered, and made one by one, each with its undo", async () => {
  const { conductor, asked } = started();
  await conductor.intend({ kind: "start" });
  assert.equal(sentenceOf(conductor.state).button.action, "finish");
  let waits = 0;
  conductor.moving({ wanted: () => true, wait: () => Promise.resolve(void (waits += 1)) });
  await conductor.intend({ kind: "finish" });
  assert.deepEqual(asked.filter(({ verb }) => verb === "play").map((request) => request.move), LAST);
  assert.equal(waits, 3);
  const said = sentenceOf(conductor.state);
  assert.equal(said.tone, "won");
  assert.equal(said.rest, "Сделано 3\u00a0хода.");
  await conductor.intend({ kind: "undo" });
  assert.equal(conductor.state.view.history.length, 2);
});

test("whatever else is wanted stops them", async () => {
  const { conductor, asked } = started();
  await conductor.intend({ kind: "start" });
  let cancelled = null;
  const wait = () => {
    cancelled ??= conductor.intend({ kind: "cancel" });
    return Promise.resolve();
  };
  conductor.moving({ wanted: () => true, wait });
  await conductor.intend({ kind: "finish" });
  await cancelled;
  assert.equal(asked.filter(({ verb }) => verb === "play").length, 1);
  assert.equal(conductor.state.view.history.length, 1);
});

test("a deal that was written down takes the table; one that can't be read leaves it, and tells the column", async () => {
  const { conductor, asked } = started();
  await conductor.intend({ kind: "position", text: "R1: JS" });
  assert.deepEqual(asked.at(-1), { verb: "open", game: "krepost-1", position: "R1: JS", readings: {}, moves: [], at: 0 });
  assert.equal(sentenceOf(conductor.state).lead, "Разложено, как вы записали");
  await conductor.intend({ kind: "position", text: "R1: XX" });
  assert.deepEqual(conductor.state.note, { about: "error", message: "Столбец 5: карты «XX» нет.", column: 4 });
  assert.equal(conductor.state.view.start, "R1: JS");
});

test("lines are joined by semicolons, and every character keeps its column", () => {
  for (const [text, line] of [
    ["R1: JS\nR2: 7C", "R1: JS;R2: 7C"],
    ["R1: JS;\nR2: 7C;\n", "R1: JS; R2: 7C; "],
    ["\n\nR1: JS\n\nR2: 7C", "  R1: JS; R2: 7C"],
    ["R1: JS\n; R2: 7C", "R1: JS ; R2: 7C"],
  ]) {
    assert.equal(oneLine(text), line);
    assert.equal(line.length, text.length);
  }
});

test("the word that is wrong is selected, and of several lines the line is named", () => {
  assert.deepEqual(faultyWord("R1: XX; R2: 7C", 4), [4, 6]);
  assert.deepEqual(faultyWord("R1: ;", 4), [4, 5]);
  const told = (message, text, index) => russian(new Map()).faultIn(message, faultyPlace(text, index)).lead;
  assert.equal(told("Столбец 5: карты нет.", "R1: XX", 4), "Столбец 5: карты нет.");
  assert.equal(told("Столбец 12: карты нет.", "R1: JS\nR2: XX", 11), "Строка\u00a02, столбец\u00a05: карты нет.");
  assert.equal(told("Мест нет.", "R1\nR2", null), "Мест нет.");
});

test("a pasted link is told from a position", () => {
  assert.equal(linkIn(" https://example.org/games/krepost-1/#play-1/d5//R1-R2\n"), "1/d5//R1-R2");
  assert.equal(linkIn("#play-1/d5"), "1/d5");
  assert.equal(linkIn("R1: #QS JS"), null);
});
