// «Показать решение», the deeper hint and deals that come out: the states that they lead through, and their words.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Conductor } from "../src/conductor.ts";
import { EngineFault } from "../src/engine.ts";
import { lights } from "../src/clauses.ts";
import { recordedPlay } from "../src/plays.ts";
import { recordingOf } from "../src/recording.ts";
import { sentenceOf } from "../src/sentence.ts";
import { isFurther } from "../src/solution.ts";
import { initialState, onTable } from "../src/state.ts";
import { newDeal, readList } from "../src/winnable.ts";
import { move, view } from "./views.mjs";

const LINE = [
  { ...move("R1>R2"), change: "R1.1;R2.2.QS" },
  { ...move("R1>R3", ["w.s.8"]), change: "R1.0;R3.1.2H" },
];
const QUICK = { move: move("R1>R3"), reason: "Другого хода нет.", why: { kind: "only", moves: 1, card: null, uncovers: null, place: null } };
const DEEP = { ...QUICK, move: move("R1>R2"), reason: "Открывает двойку." };
const going = (states, more = {}) => ({ states, budget: 200_000, peeks: false, verdict: null, ...more });

/** Let everything happen that waits for nothing but the engine of the test. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** An engine whose searches answer one after the other; `search` may be a promise that the test keeps. */
async function started(searches, { state = "play", recording = null } = {}) {
  const [asked, history] = [[], []];
  const ask = (_, request) => {
    asked.push(request);
    if (request.verb === "solve" || request.verb === "search") return Promise.resolve(searches.shift()).then((search) => (search?.missing ? search : { search: search ?? null }));
    if (request.verb === "stop") return Promise.resolve({ search: going(7, { verdict: "unknown" }) });
    if (request.verb === "hint") return Promise.resolve({ hint: QUICK });
    if (request.verb === "play") history.push(move(request.move));
    return Promise.resolve({ view: view({ deal: 5, state, history: [...history], sentence: "Ходов нет." }) });
  };
  const shown = [];
  const conductor = new Conductor({ generation: 1, boot: () => Promise.resolve(), abandon() {}, ask }, "b1", "krepost-1", 5, (each) => shown.push(each));
  conductor.record(recording);
  await conductor.intend({ kind: "start" });
  return { conductor, asked, shown };
}

test("a search is told, its line is stepped through with its clauses, and left for the play", async () => {
  const demonstration = recordingOf(5, { R1: ["2H"] }, [], new Map());
  const { conductor, asked, shown } = await started([going(0), going(900), going(1_000, { verdict: "solved", line: LINE })], { recording: demonstration });
  await conductor.intend({ kind: "solve" });
  await settled();
  assert.deepEqual(asked.slice(1).map(({ verb }) => verb), ["solve", "search", "search"]);
  const searching = shown.find(({ searching: found }) => found !== null);
  assert.equal(sentenceOf(searching).lead, "Ищется решение");
  assert.equal(sentenceOf(searching).button.action, "stop");
  assert.equal(sentenceOf(conductor.state).lead, "Решение найдено: 2\u00a0хода");
  await conductor.intend({ kind: "step", step: "on" });
  const said = sentenceOf(conductor.state);
  assert.deepEqual([said.lead, said.clauses, said.button.action], ["Решение, ход\u00a01: Д♠ на К♠", ["w.s.7"], "leave"]);
  assert.deepEqual([...lights(conductor.state).keys()], ["w.s.7"]);
  assert.deepEqual(onTable(conductor.state).R2, ["5C", "KS", "QS"]);
  await conductor.intend({ kind: "step", step: "on" });
  assert.equal(sentenceOf(conductor.state).rest, "Так пасьянс сходится.");
  await conductor.intend({ kind: "leave" });
  assert.equal(conductor.state.recording, demonstration);
  assert.deepEqual(onTable(conductor.state), conductor.state.view.piles);
});

test("the recorded game's own button leads from a solution to that", async () => {
  const demonstration = recordingOf(5, { R1: ["2H"] }, [], new Map());
  const { conductor } = await started([going(10, { verdict: "solved", line: LINE })], { recording: demonstration });
  await conductor.intend({ kind: "solve" });
  await settled();
  await conductor.intend({ kind: "step", step: "start", recorded: true });
  assert.equal(conductor.state.recording, demonstration);
  assert.equal(conductor.state.recorded, 0);
});

test("whoever touches a card of a solution plays on from there, the line's other moves to be made again", async () => {
  const { conductor } = await started([going(10, { verdict: "solved", line: LINE })]);
  await conductor.intend({ kind: "play", move: "R9>R8" });
  await conductor.intend({ kind: "solve" });
  await settled();
  await conductor.intend({ kind: "step", step: "on" });
  assert.deepEqual(recordedPlay(conductor.state), { deal: 5, start: null, readings: {}, moves: ["R9>R8", "R1>R2", "R1>R3"], at: 2 });
});

test("the three ends have three sentences: no move, proven lost, not found", async () => {
  const told = async (search, state) => {
    const { conductor, asked } = await started([search], { state });
    await conductor.intend({ kind: "solve" });
    await settled();
    return [sentenceOf(conductor.state).lead, asked.some(({ verb }) => verb === "solve")];
  };
  assert.deepEqual(await told(null, "stuck"), ["Ходов нет", false]);
  assert.deepEqual(await told(going(50, { verdict: "unsolvable" })), ["Доказано: из\u00a0этой позиции партию не\u00a0выиграть", true]);
  assert.deepEqual(await told(going(21, { verdict: "unknown" })), ["За\u00a021\u00a0позицию решение не\u00a0найдено", true]);
  assert.deepEqual(await told({ search: null, missing: true }), ["Решатель не\u00a0загрузился", true]);
});

test("a solver that looks under the cards says so, while it searches and when it has found", async () => {
  const { conductor, shown } = await started([going(0, { peeks: true }), going(9, { peeks: true, verdict: "solved", line: LINE })]);
  await conductor.intend({ kind: "solve" });
  await settled();
  assert.ok(shown.some((state) => state.searching !== null && sentenceOf(state).rest.startsWith("Решатель смотрит и\u00a0под карты")));
  assert.match(sentenceOf(conductor.state).rest, /^Решатель смотрел и\u00a0под карты/u);
});

test("a stopped search says how far it came, and what comes after is not heard", async () => {
  let find = () => undefined;
  const later = new Promise((resolve) => (find = resolve));
  const { conductor, asked } = await started([going(7), later]);
  await conductor.intend({ kind: "solve" });
  await settled();
  assert.equal(conductor.state.searching.states, 7);
  await conductor.intend({ kind: "stop" });
  find(going(9, { verdict: "solved", line: LINE }));
  await settled();
  assert.equal(asked.at(-1).verb, "stop");
  assert.equal(conductor.state.recorded, null);
  assert.equal(sentenceOf(conductor.state).lead, "За\u00a07\u00a0позиций решение не\u00a0найдено");
});

test("moves are carried out while a search goes on, and end it", async () => {
  let find = () => undefined;
  const later = new Promise((resolve) => (find = resolve));
  const { conductor } = await started([going(7), later]);
  await conductor.intend({ kind: "solve" });
  await settled();
  await conductor.intend({ kind: "play", move: "R1>R2" });
  assert.equal(conductor.state.view.history.length, 1);
  assert.equal(conductor.state.searching, null);
  find(going(9, { verdict: "solved", line: LINE }));
  await settled();
  assert.equal(conductor.state.recorded, null);
  assert.match(sentenceOf(conductor.state).lead, /^Ход\u00a01\./u);
});

test("a hint asked for while a search goes on is shown, and the search can be stopped still", async () => {
  let find = () => undefined;
  const { conductor, asked } = await started([going(7), new Promise((resolve) => (find = resolve))]);
  await conductor.intend({ kind: "solve" });
  await settled();
  await conductor.intend({ kind: "hint" });
  const said = sentenceOf(conductor.state);
  assert.match(said.lead, /^Подсказка/u);
  assert.equal(said.button.action, "stop");
  assert.equal(asked.filter(({ verb }) => verb === "solve").length, 1);
  find(null);
  await settled();
});

test("an engine that is lost in a search ends it", async () => {
  const { conductor } = await started([going(7), Promise.reject(new EngineFault("crash", "gone"))]);
  await conductor.intend({ kind: "solve" });
  conductor.fail(new EngineFault("crash", "gone"));
  await settled();
  assert.equal(conductor.state.searching, null);
});

test("the hint of the solver takes the quick one's place; of none found it says in how many positions", async () => {
  const found = await started([going(0), going(9, { verdict: "solved", hint: DEEP })]);
  await found.conductor.intend({ kind: "hint" });
  await settled();
  assert.ok(found.shown.some((state) => sentenceOf(state).rest === QUICK.reason));
  assert.equal(found.conductor.state.note.hint, DEEP);
  assert.deepEqual(found.asked.find(({ verb }) => verb === "solve"), { verb: "solve", budget: 20_000, hint: true });
  const none = await started([going(20_012, { verdict: "unknown" })]);
  await none.conductor.intend({ kind: "hint" });
  await settled();
  assert.equal(sentenceOf(none.conductor.state).rest, "Другого хода нет. Решение за\u00a020\u00a0012\u00a0позиций не\u00a0найдено.");
  const lost = await started([going(3, { verdict: "unsolvable" })]);
  await lost.conductor.intend({ kind: "hint" });
  await settled();
  assert.match(sentenceOf(lost.conductor.state).lead, /^Доказано/u);
  assert.equal(lost.conductor.state.hand, null);
});

test("a hint that would peek, or that nobody waits for, stays the quick one", async () => {
  const hidden = await started([null]);
  await hidden.conductor.intend({ kind: "hint" });
  await settled();
  assert.equal(sentenceOf(hidden.conductor.state).rest, "Другого хода нет.");
  let find = () => undefined;
  const gone = await started([new Promise((resolve) => (find = resolve))]);
  await gone.conductor.intend({ kind: "hint" });
  await gone.conductor.intend({ kind: "cancel" });
  find(going(9, { verdict: "solved", hint: DEEP }));
  await settled();
  assert.equal(gone.conductor.state.note.about, "nothing");
});

test("only a search's progress is drawn by itself", () => {
  const searching = { view: view(), number: 1, states: 1, budget: 9, peeks: false };
  const state = { ...initialState("krepost-1", 5), searching };
  assert.equal(isFurther(state, { ...state, searching: { ...searching, states: 2 } }), true);
  assert.equal(isFurther(state, { ...state, searching: { ...searching, number: 2 } }), false);
  assert.equal(isFurther(state, { ...state, listed: true, searching: { ...searching, states: 2 } }), false);
  assert.equal(isFurther({ ...state, searching: null }, state), false);
});

test("a deal that comes out is one of the list, never the one on the table; else it is any, and why is told", async () => {
  assert.deepEqual(readList("# python -m rasklad solvable krepost-1 --deals 1-20\n5\n12\n"), [5, 12]);
  const fetching = (address) => {
    assert.match(address.href, /\/deals\/krepost-1\.txt$/u);
    return Promise.resolve(new Response("# made so\n5\n12\n"));
  };
  assert.deepEqual(await newDeal("krepost-1", 5, true, "winnable", fetching), { kind: "deal", deal: 12, list: "listed" });
  const never = () => assert.fail("nothing is fetched");
  assert.equal((await newDeal("krepost-1", 12, true, "winnable", never)).deal, 5);
  assert.equal((await newDeal("krepost-1", 5, true, "any", never)).list, undefined);
  assert.equal((await newDeal("krepost-1", 5, false, "winnable", never)).list, "other-readings");
  assert.equal((await newDeal("shedevr", 5, true, "winnable", () => Promise.reject(new TypeError("offline")))).list, "missing");
  assert.equal((await newDeal("shedevr", 5, true, "winnable", () => Promise.resolve(new Response("", { status: 404 })))).list, "missing");
  assert.equal((await newDeal("koroli", 5, true, "winnable", () => Promise.resolve(new Response("# none\n")))).list, "empty");
  const { conductor } = await started([]);
  await conductor.intend({ kind: "deal", deal: 12, list: "listed" });
  assert.equal(sentenceOf(conductor.state).rest, "Этот расклад сходится: решение для него найдено.");
});
