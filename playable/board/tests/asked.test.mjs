import assert from "node:assert/strict";
import { test } from "node:test";

import { speak } from "../messages/language.ts";
import { russian } from "../messages/ru/board.ts";
import { askedNow, askedWords } from "../src/asked.ts";
import { lights } from "../src/clauses.ts";
import { Conductor } from "../src/conductor.ts";
import { recordingOf } from "../src/recording.ts";
import { sentenceOf } from "../src/sentence.ts";
import { move, view } from "./views.mjs";

const ASKED = { clause: "w.s.7", places: ["R1", "R2"], bearing: null };
const REFUSAL = { move: "R3>R1", clauses: ["w.s.7"], say: "Тройку взять нельзя", reason: "Сверху лежит дама пик.", blocking: [] };
const PERMITS = { clause: "w.s.7", places: ["R1"], moves: [move("R1>R2"), move("R1>R3")], moving: true, refusal: REFUSAL, why: "" };
const NOTHING = { clause: "w.s.7", places: ["R1"], moves: [], moving: true, refusal: null, why: "Пустых мест сейчас нет." };

speak(russian(new Map(["1", "2", "3", "4", "5", "6"].map((number) => [`R${number}`, { name: `ряд ${number}`, role: "tableau" }]))));

/** An engine that knows a deal without moves, and what `bearing` says of any clause. */
function started(bearing = PERMITS) {
  const asked = [];
  const ask = (board, request) => {
    asked.push({ board, ...request });
    if (request.verb === "clause") return Promise.resolve({ bearing });
    if (request.verb === "record") return Promise.resolve({ record: `Игра\n${board}`, link: "1/d7" });
    return Promise.resolve({ view: view({ deal: request.deal ?? 7, moves: [move("R1>R2")] }) });
  };
  const engine = { generation: 1, boot: () => Promise.resolve(), abandon() {}, ask };
  const conductor = new Conductor(engine, "b1", "krepost-1", 7, () => undefined);
  return { conductor, asked };
}

test("places are named one by one, many only in part", () => {
  const named = (...places) => askedWords({ ...ASKED, places }).rest;
  assert.equal(named("R1", "R2"), "Ряд 1, ряд 2.");
  assert.equal(named("R1", "R2", "R3", "R4", "R5"), "Ряд 1, ряд 2, ряд 3, ряд 4, ряд 5.");
  assert.equal(named("R1", "R2", "R3", "R4", "R5", "R6"), "Ряд 1, ряд 2, ряд 3, ряд 4 и\u00a0ещё\u00a02.");
});

test("a clause pointed at before the engine is there frames its places and wakes nothing", async () => {
  const { conductor, asked } = started();
  await conductor.intend({ kind: "clause", asked: ASKED });
  assert.deepEqual(asked, []);
  assert.equal(conductor.state.boot, "idle");
  assert.deepEqual(conductor.state.asked, ASKED);
  const said = sentenceOf(conductor.state);
  assert.deepEqual(said.clauses, ["w.s.7"]);
  assert.equal(said.rest, "Ряд 1, ряд 2.");
  assert.equal(lights(conductor.state).get("w.s.7").lit, "asked");
  await conductor.intend({ kind: "cancel" });
  assert.equal(conductor.state.asked, null);
});

test("a clause pointed at in play tells the moves that it permits, and what it stops", async () => {
  const { conductor, asked } = started();
  await conductor.intend({ kind: "start" });
  await conductor.intend({ kind: "clause", asked: ASKED });
  assert.deepEqual(asked.at(-1), { board: "b1", verb: "clause", clause: "w.s.7" });
  const said = sentenceOf(conductor.state);
  assert.equal(said.lead, "Сейчас разрешены 2\u00a0хода");
  assert.equal(said.tone, "permits");
  const { lit, now } = lights(conductor.state).get("w.s.7");
  assert.equal(lit, "permits");
  assert.match(now, /Сейчас по\u00a0этому пункту 2\u00a0хода:.*Не\u00a0пускает, например:<\/b> Тройку взять нельзя/u);
});

test("a clause that permits nothing now says why, and is no ban", async () => {
  const { conductor } = started(NOTHING);
  await conductor.intend({ kind: "start" });
  await conductor.intend({ kind: "clause", asked: ASKED });
  const said = sentenceOf(conductor.state);
  assert.equal(said.lead, "Сейчас ходов нет");
  assert.equal(said.rest, NOTHING.why);
  assert.equal(lights(conductor.state).get("w.s.7").lit, "asked");
  assert.match(askedNow({ ...ASKED, bearing: NOTHING }), /ходов нет\.<\/b> Пустых мест/u);
});

test("a clause that only forbids shows what it stops, one that does neither says what it is about", () => {
  const forbids = { ...NOTHING, moving: false, refusal: REFUSAL, why: "" };
  const silent = { ...NOTHING, moving: false, why: "Речь о том, чем кончается партия." };
  const [one, other] = [forbids, silent].map((bearing) => ({ ...ASKED, bearing }));
  assert.deepEqual([askedWords(one).lead, askedWords(one).rest], ["Сейчас не\u00a0пускает", "Тройку взять нельзя. Сверху лежит дама пик."]);
  assert.match(askedNow(one), /^<b>Не\u00a0пускает, например:<\/b> Тройку взять нельзя/u);
  assert.deepEqual([askedWords(other).lead, askedWords(other).rest], ["Ходов не\u00a0даёт", silent.why]);
  assert.match(askedNow(other), /^<b>Ходов не\u00a0даёт\.<\/b> Речь о том/u);
});

test("whoever plays on lets the clause go, and cards in hand stay there meanwhile", async () => {
  const { conductor } = started();
  await conductor.intend({ kind: "start" });
  await conductor.intend({ kind: "touch", place: "R1", depth: 1 });
  await conductor.intend({ kind: "clause", asked: ASKED });
  assert.deepEqual(conductor.state.hand, { place: "R1", count: 1 });
  await conductor.intend({ kind: "play", move: "R1>R2" });
  assert.equal(conductor.state.asked, null);
});

test("a clause that names no place says so", () => {
  assert.equal(askedWords({ ...ASKED, places: [] }).rest, "");
});

test("while the recorded game is shown, clauses and sharing speak of what it shows", async () => {
  const { conductor, asked } = started();
  const moves = [{ move: "R1>R2", text: "Д♠ на К♠", clauses: ["w.s.7"], change: "R1.1;R2.2.QS" }];
  conductor.record(recordingOf(7, { R1: ["2H", "QS"], R2: ["5C", "KS"] }, moves, new Map()));
  await conductor.intend({ kind: "start" });
  await conductor.intend({ kind: "step", step: "on" });
  await conductor.intend({ kind: "clause", asked: ASKED });
  assert.deepEqual(asked.slice(-2), [
    { board: "b1-shown", verb: "open", game: "krepost-1", deal: 7, readings: {}, moves: ["R1>R2"], at: 1 },
    { board: "b1-shown", verb: "clause", clause: "w.s.7" },
  ]);
  await conductor.intend({ kind: "share" });
  assert.equal(conductor.state.shared.record, "Игра\nb1-shown");
  assert.equal(conductor.state.recorded, 1);
});

test("a play is shared anew each time, and asking changes nothing", async () => {
  const { conductor, asked } = started();
  await conductor.intend({ kind: "share" });
  const first = conductor.state.shared;
  assert.deepEqual([first.record, first.link, first.view.deal], ["Игра\nb1", "1/d7", 7]);
  await conductor.intend({ kind: "share" });
  assert.notEqual(conductor.state.shared, first);
  assert.deepEqual(asked.map(({ verb }) => verb), ["open", "record", "record"]);
});
