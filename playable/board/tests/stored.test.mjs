import assert from "node:assert/strict";
import { test } from "node:test";

import { lights } from "../src/clauses.ts";
import { Conductor } from "../src/conductor.ts";
import { sentenceOf } from "../src/sentence.ts";
import { initialState, onTable, viewed } from "../src/state.ts";
import { isOwn, readStored, writeStored } from "../src/stored.ts";
import { move, view } from "./views.mjs";

const PLACES = ["R1", "R2", "R3", "stock", "F"];
const PLAY = { deal: 7, start: null, readings: { rows: "any" }, moves: ["R1>R2", "R2>R3:2", "stock>open"], at: 2 };

/** A state of a play with two moves made and one taken back. */
function played(parts = {}) {
  const history = [move("R1>R2"), move("R2>R3:2")];
  const shown = view({ readings: { rows: "any" }, history, redo: ["stock>open"], ...parts });
  return viewed(initialState("krepost-1", 7), shown, { about: "played", move: history[1] });
}

test("what is written is read again: the play, and how the table lies", () => {
  const stored = readStored(writeStored(played()), "krepost-1", PLACES);
  assert.deepEqual(stored.play, PLAY);
  assert.deepEqual(stored.piles, view().piles);
  const placed = played({ deal: null, start: "R1: #QH 9C; redeals=1" });
  assert.equal(readStored(writeStored(placed), "krepost-1", PLACES).play.start, "R1: #QH 9C; redeals=1");
  assert.equal(readStored(writeStored(placed), "krepost-1", PLACES).play.deal, null);
});

test("the moves made are told as they were, in their text form by a record without words", () => {
  const text = writeStored(played());
  const told = readStored(text, "krepost-1", PLACES).told;
  assert.deepEqual(told, [move("R1>R2"), move("R2>R3:2")].map(({ text: words, clauses }) => ({ text: words, clauses })));
  const record = JSON.parse(text);
  for (const wrong of [undefined, "", [], [["Д♠"]], [[], []], [["Д♠", "<b>"], [7]], [["x".repeat(201)], null]]) {
    const read = readStored(JSON.stringify({ ...record, told: wrong }), "krepost-1", PLACES);
    assert.deepEqual(read.play, PLAY);
    assert.deepEqual(read.told, [{ text: "R1>R2", clauses: [] }, { text: "R2>R3:2", clauses: [] }]);
  }
});

test("a record of another game, version or table is not taken", () => {
  const text = writeStored(played());
  assert.equal(readStored(text, "kosynka", PLACES), null);
  assert.equal(readStored(text.replace('"version":1', '"version":2'), "krepost-1", PLACES), null);
  assert.equal(readStored(text, "krepost-1", PLACES.slice(1)), null);
  assert.equal(readStored(text, "krepost-1", [...PLACES, "R4"]), null);
});

test("a record that contradicts itself is not taken", () => {
  const record = JSON.parse(writeStored(played()));
  for (const wrong of [
    { at: 4 }, { at: -1 }, { at: 1.5 }, { at: "2" }, { deal: null }, { deal: 1e9 }, { start: "R1: JS" }, { deal: null, start: "<b>" },
    { readings: ["rows"] }, { readings: { rows: 1 } }, { readings: { "a b": "any" } }, { moves: "R1>R2" }, { moves: ["R1 > R2"] }, { moves: [null] },
    { piles: { ...record.piles, R1: "XX" } }, { piles: { ...record.piles, R1: ["QS"] } }, { piles: { ...record.piles, R1: "QS ".repeat(300).trim() } }, { piles: null },
  ]) {
    assert.equal(readStored(JSON.stringify({ ...record, ...wrong }), "krepost-1", PLACES), null, JSON.stringify(wrong));
  }
});

/** Numbers from 0 to 1, the same in each run. */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const JUNK = [null, true, -1, 0.5, 1e21, "", "R1", "\u{1F0A1}", "\u0000", "#", [], {}, [[]], { R1: 1 }, { __proto__: null }, "constructor", "R1>R2>R3"];

/** A record with something wrong in it: signs lost, changed or doubled, or a value that doesn't belong there. */
function mangled(text, next) {
  const pick = (list) => list[Math.floor(next() * list.length)];
  const at = Math.floor(next() * text.length);
  switch (Math.floor(next() * 5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + String.fromCharCode(Math.floor(next() * 0x2100)) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + text.slice(at + 1 + Math.floor(next() * 9));
    case 3:
      return text.slice(0, at) + text.slice(Math.floor(next() * text.length));
    default: {
      const record = JSON.parse(text);
      const key = pick(Object.keys(record));
      const inside = record[key];
      if (next() < 0.5 && typeof inside === "object" && inside !== null) inside[pick([...Object.keys(inside), "__proto__", "99"])] = pick(JUNK);
      else record[key] = pick(JUNK);
      return JSON.stringify(record);
    }
  }
}

test("a thousand mangled records: none throws, and what is taken can be drawn", () => {
  const next = numbers(20260);
  const text = writeStored(played());
  let taken = 0;
  for (let number = 0; number < 1000; number++) {
    let wrong = mangled(text, next);
    const stored = readStored(wrong, "krepost-1", PLACES);
    if (stored === null) continue;
    taken += 1;
    const { deal, readings, moves, at } = stored.play;
    const state = { ...initialState("krepost-1", deal), readings, stored };
    assert.deepEqual(Object.keys(onTable(state)).toSorted(), PLACES.toSorted());
    assert.ok(Object.values(onTable(state)).flat().every((card) => /^(#|(10|[2-9AJQK])[SHDC])$/u.test(card)), wrong);
    assert.ok(sentenceOf(state).lead.length > 0);
    assert.equal(lights(state).size, 0);
    assert.ok(at <= moves.length);
  }
  // Some changes do no harm (another deal's number, a card less), most do.
  assert.ok(taken > 10 && taken < 600, String(taken));
});

test("what is no record at all is not taken", () => {
  for (const text of ["", "null", "[]", "1", '"x"', "{", "\uD800", "{}", `{"version":1,"game":"krepost-1"}`, "[".repeat(100_000), " ".repeat(500_000)]) {
    assert.equal(readStored(text, "krepost-1", PLACES), null);
  }
});

test("kept is what the reader did, not what an address opened", () => {
  const state = played();
  assert.ok(isOwn(state));
  for (const note of [{ about: "linked" }, { about: "nothing" }, { about: "reading", words: [], anew: false }, { about: "error", message: "", column: null }]) {
    assert.ok(!isOwn({ ...state, note }), note.about);
  }
  for (const about of ["undone", "restarted", "dealt", "former", "placed", "finishing"]) assert.ok(isOwn({ ...state, note: { about } }), about);
  assert.ok(!isOwn(initialState("krepost-1", 7)));
});

/** A board on which a kept play lies; `answer`: the engine's. */
function kept(answer) {
  const asked = [];
  const ask = (_, request) => {
    asked.push(request);
    return Promise.resolve(answer(request));
  };
  const engine = { asked, generation: 1, boot: () => Promise.resolve(), abandon() {}, ask };
  const conductor = new Conductor(engine, "b1", "krepost-1", 5, () => undefined);
  let refused = 0;
  conductor.restore({ play: PLAY, piles: view().piles }, () => (refused += 1));
  return { conductor, asked, refusals: () => refused };
}

test("a kept play lies on the table before the engine is there, which then sets it up", async () => {
  const history = [move("R1>R2"), move("R2>R3:2")];
  const { conductor, asked, refusals } = kept(() => ({ view: view({ history, redo: ["stock>open"] }) }));
  assert.deepEqual(onTable(conductor.state), view().piles);
  assert.equal(sentenceOf(conductor.state).lead, "Партия продолжается, сделано 2\u00a0хода");
  assert.equal(conductor.state.deal, 7);
  await conductor.intend({ kind: "undo" });
  assert.deepEqual(asked, [{ verb: "open", game: "krepost-1", deal: 7, readings: PLAY.readings, moves: PLAY.moves, at: 2 }, { verb: "undo" }]);
  assert.equal(conductor.state.stored, null);
  assert.equal(refusals(), 0);
});

test("a kept play that the engine refuses is set aside with a sentence, and the page's deal lies there", async () => {
  const { conductor, asked, refusals } = kept((request) => (request.deal === 7 ? { error: "Ход 2: нельзя." } : { view: view({ deal: request.deal }) }));
  await conductor.intend({ kind: "start" });
  assert.equal(refusals(), 1);
  assert.deepEqual(asked.at(-1), { verb: "open", game: "krepost-1", deal: 5, readings: {}, moves: [], at: 0 });
  assert.equal(conductor.state.deal, 5);
  assert.match(sentenceOf(conductor.state).lead, /^Сохранённую партию повторить/u);
});
