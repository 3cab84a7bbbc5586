import assert from "node:assert/strict";
import { test } from "node:test";

import { speak } from "../messages/language.ts";
import { russian } from "../messages/ru/board.ts";
import { lights } from "../src/clauses.ts";
import { Conductor } from "../src/conductor.ts";
import { recordingOf } from "../src/recording.ts";
import { sentenceOf } from "../src/sentence.ts";
import { laidBy, possibleSteps, setupOf, stageTime, walked } from "../src/setup.ts";
import { stageWords } from "../src/setup_words.ts";
import { onTable } from "../src/state.ts";
import { view } from "./views.mjs";

const ROW = { ru: ["ряд", "ряда", "рядов"], en: ["row", "rows"] };
const FOUNDATION = { ru: ["основание", "основания", "оснований"], en: ["foundation", "foundations"] };
const NAMES = {
  nouns: new Map([["R1", ROW], ["R2", ROW], ["F1", FOUNDATION], ["F2", FOUNDATION], ["stock", { ru: ["колода", "колоды", "колод"], en: ["stock", "stocks"] }]]),
  places: ["R1", "R2", "F1", "F2", "stock"],
};
const SPOKEN = { R1: "ряд 1", R2: "ряд 2", F1: "основание 1", F2: "основание 2", stock: "колода" };
speak(russian(new Map(Object.entries(SPOKEN).map(([place, name]) => [place, { name, role: "tableau" }]))));
const STAGES = [
  { clauses: ["w.s.1"], places: [], change: "", base: null },
  { clauses: ["w.s.2", "w.s.3", "g.R1"], places: ["R1", "R2"], change: "R1.0.AS.2H;R2.0.KD", base: null },
  { clauses: ["w.s.4"], places: ["F1", "F2"], change: "R1.0.2H;F1.0.AS", base: "AS" },
  { clauses: ["w.s.5"], places: ["stock"], change: "stock.0.#21", base: null },
];
const setup = setupOf(STAGES, NAMES);
const DEALT = { R1: ["2H"], R2: ["KD"], F1: ["AS"], F2: [], stock: Array(21).fill("#") };
const recording = recordingOf(5, DEALT, [{ move: "R1>F1", text: "2♥ на Т♠", clauses: ["w.s.7"], change: "R1.0;F1.1.2H" }], new Map());
const spaced = (words) => words.replace(/\u00a0/gu, " ");

test("the stages lead from the empty table to the dealt one", () => {
  assert.deepEqual(setup.positions[0], { R1: [], R2: [], F1: [], F2: [], stock: [] });
  assert.deepEqual(setup.positions[1], { ...setup.positions[0], R1: ["AS", "2H"], R2: ["KD"] });
  assert.deepEqual(setup.positions.at(-1), DEALT);
  assert.deepEqual(laidBy(setup, 1, "R1"), { from: 0, to: 2 });
  assert.deepEqual(laidBy(setup, 2, "R2"), { from: 1, to: 1 });
  assert.equal(setupOf([], NAMES), null);
});

test("a stage says how many places it fills, and with how many cards", () => {
  const words = (stages, at) => spaced(stageWords({ setup: setupOf(stages, NAMES), at, auto: false }));
  assert.deepEqual(STAGES.map((_, at) => words(STAGES, at)), [
    "В колоде 24 карты",
    "2 ряда по 1–2 карты",
    "Основание 1: 1 карта",
    "Колода: 21 карта",
  ]);
  assert.equal(words([{ ...STAGES[1], change: "R1.0.AS;R2.0.KD" }], 0), "2 ряда по 1 карте");
  assert.equal(words([{ ...STAGES[1], places: ["R1", "R2", "stock"], change: "R1.0.AS;R2.0.KD;stock.0.#5" }], 0), "2 ряда по 1 карте, колода: 5 карт");
  assert.equal(words([STAGES[1], { ...STAGES[2], places: ["F1", "F2", "stock"], change: "" }], 1), "Пока без карт: 2 основания, колода");
});

test("all stages together pass in two and a half seconds, however many there are", () => {
  for (const count of [1, 2, 6, 40]) {
    const many = setupOf(Array.from({ length: count }, () => STAGES[1]), NAMES);
    assert.ok(stageTime(many) * count <= 2500, `${count} stages`);
    assert.ok(stageTime(many) <= 700);
  }
});

/** Where a walk by these steps leads, without motion: stages as `s0`, moves as `m0`. */
function walk(steps, motion = false, from = { dealing: null, recorded: null }) {
  const seen = [];
  let shown = from;
  for (const step of steps) {
    shown = walked(recording, setup, shown, step, motion);
    seen.push(shown.dealing === null ? `m${shown.recorded}` : `s${shown.dealing.at}${shown.dealing.auto ? "!" : ""}`);
  }
  return seen;
}

test("the stages are walked before the first move, one by one and back", () => {
  assert.deepEqual(walk(["on", "back", "back", "back", "start", "back", "on"]), ["m1", "m0", "s3", "s2", "s0", "s0", "s1"]);
  assert.deepEqual(walk(["start", "start", "end"]), ["m0", "s0", "m1"]);
  assert.deepEqual(walk(["deal", "deal", "deal", "deal", "deal", "deal", "on"]), ["s0", "s1", "s2", "s3", "m0", "s0", "s1"]);
  assert.deepEqual(walk(["deal", "on", "on", "on", "on", "on"], true), ["s0!", "s1", "s2", "s3", "m0", "m1"]);
});

test("without a setup the walk ends at the first move, and a deal of the reader's own is no part of it", () => {
  assert.equal(walked(recording, null, { dealing: null, recorded: 0 }, "back", false).recorded, 0);
  assert.deepEqual(possibleSteps(recording, null, { dealing: null, recorded: 0 }), { deal: false, start: false, back: false, on: true, end: true });
  assert.deepEqual(possibleSteps(recording, setup, { dealing: null, recorded: 0 }), { deal: true, start: true, back: true, on: true, end: true });
  assert.deepEqual(possibleSteps(recording, setup, { dealing: { setup, at: 0, auto: false }, recorded: 0 }), { deal: true, start: false, back: false, on: true, end: true });
  assert.deepEqual(possibleSteps(recording, setup, { dealing: null, recorded: 1 }), { deal: true, start: true, back: true, on: false, end: false });
  assert.deepEqual(walk(["start"], true, { dealing: { setup, at: 1, auto: true }, recorded: null }), ["m0"]);
});

/** A board whose time stands still: `pass` lets one stage's time go by. */
function board(wanted = true) {
  const waits = [];
  const asked = [];
  const ask = (name, request) => {
    asked.push(request.verb);
    if (request.verb === "setup") return Promise.resolve({ setup: STAGES });
    return Promise.resolve({ view: view({ deal: request.deal ?? 5, piles: DEALT }) });
  };
  const engine = { generation: 1, boot: () => Promise.resolve(), abandon() {}, ask };
  const conductor = new Conductor(engine, "b1", "krepost-1", 5, () => undefined);
  conductor.record(recording, setup);
  conductor.moving({ wanted: () => wanted, wait: () => new Promise((resolve) => waits.push(resolve)) });
  const pass = async () => {
    waits.splice(0).forEach((resolve) => resolve());
    for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
  };
  return { conductor, asked, pass };
}

test("a new deal lights its clauses stage by stage, with all cards on the table, and ends by itself", async () => {
  const { conductor, pass } = board();
  await conductor.intend({ kind: "deal", deal: 9 });
  const lit = [];
  const said = [];
  while (conductor.state.dealing !== null) {
    lit.push([...lights(conductor.state).keys()]);
    said.push(spaced(sentenceOf(conductor.state).lead));
    assert.equal(onTable(conductor.state), conductor.state.view.piles);
    await pass();
  }
  assert.deepEqual(lit, STAGES.map(({ clauses }) => clauses));
  assert.equal(said[1], "Раскладка 2 из 4. 2 ряда по 1–2 карты");
  assert.equal(lights(conductor.state).size, 0);
  assert.match(sentenceOf(conductor.state).lead, /^Разложено/u);
});

test("whatever the reader does ends it, and nothing waits for it", async () => {
  for (const act of [(each) => each.layAll(), (each) => each.intend({ kind: "play", move: "R1>R2" }), (each) => each.intend({ kind: "cancel" })]) {
    const { conductor, asked, pass } = board();
    await conductor.intend({ kind: "deal", deal: 9 });
    await pass();
    assert.equal(conductor.state.dealing.at, 1);
    await act(conductor);
    assert.equal(conductor.state.dealing, null);
    assert.ok(asked.filter((verb) => verb === "play").length <= 1);
    await pass();
    assert.equal(conductor.state.dealing, null);
  }
});

test("a second deal has its own stages alone", async () => {
  const { conductor, pass } = board();
  await conductor.intend({ kind: "deal", deal: 9 });
  await pass();
  await conductor.intend({ kind: "deal", deal: 10 });
  assert.equal(conductor.state.dealing.at, 0);
  await pass();
  assert.equal(conductor.state.dealing.at, 1);
});

test("where less motion is wanted a deal shows no stages; by hand they are there", async () => {
  const { conductor, asked } = board(false);
  await conductor.intend({ kind: "deal", deal: 9 });
  assert.equal(conductor.state.dealing, null);
  assert.ok(!asked.includes("setup"));
  await conductor.intend({ kind: "step", step: "deal" });
  await conductor.intend({ kind: "step", step: "deal" });
  assert.deepEqual(onTable(conductor.state), setup.positions[1]);
  assert.deepEqual([...lights(conductor.state).keys()], STAGES[1].clauses);
  assert.equal(sentenceOf(conductor.state).button.action, "leave");
  await conductor.intend({ kind: "leave" });
  assert.equal(conductor.state.dealing, null);
  assert.equal(conductor.state.view.deal, 9);
});

test("the demonstration's deal goes on by itself without an engine, and its last stage leads to the recorded game", async () => {
  const { conductor, asked, pass } = board();
  await conductor.intend({ kind: "step", step: "deal" });
  for (let at = 0; at < STAGES.length; at += 1) {
    assert.equal(conductor.state.dealing.at, at);
    assert.equal(sentenceOf(conductor.state).button.action, "start");
    await pass();
  }
  assert.equal(conductor.state.dealing, null);
  assert.equal(conductor.state.recorded, 0);
  assert.deepEqual(asked, []);
});

test("of many clauses the sentence cites the first and counts the others", () => {
  const clauses = ["w.s.1", "w.s.2", "w.s.3", "w.s.4", "w.s.5"];
  const many = setupOf([{ ...STAGES[2], clauses }], NAMES);
  const { conductor } = board();
  const said = sentenceOf({ ...conductor.state, recorded: 0, dealing: { setup: many, at: 0, auto: false } });
  assert.deepEqual(said.clauses, clauses.slice(0, 3));
  assert.equal(spaced(said.rest), "Базовая карта: туз пик. И ещё 2 пункта.");
});
