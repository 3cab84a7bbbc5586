import assert from "node:assert/strict";
import { test } from "node:test";

import { Conductor } from "../src/conductor.ts";
import { linkOfFragment } from "../src/links.ts";
import { sentenceOf } from "../src/sentence.ts";
import { lights } from "../src/clauses.ts";
import { move, view } from "./views.mjs";

const REFUSAL = { move: "R3>R1", clauses: ["w.s.3"], say: "Нельзя", reason: "", blocking: [] };

/** An engine that answers as it is told, and remembers what it was asked. */
function engineOf(answer) {
  const asked = [];
  const ask = (board, request) => {
    asked.push(request);
    return Promise.resolve(answer(request));
  };
  return { asked, generation: 1, boot: () => Promise.resolve(), abandon() {}, ask };
}

/** Views of a play in which every request succeeds; a link beginning with `x` is broken. */
function answers() {
  let [history, readings, deal] = [[], {}, 0];
  return (request) => {
    if (request.verb === "why_not") return { refusal: REFUSAL };
    if (request.verb === "open") {
      if (request.link?.startsWith("x")) return { error: "Ссылка на партию не читается." };
      if (request.readings?.rows === "none") return { error: "Так не раскладывают." };
      history = (request.moves ?? []).slice(0, request.at).map((text) => move(text));
      ({ readings = {}, deal = 42 } = request);
    }
    if (request.verb === "play") history = [...history, move(request.move)];
    if (request.verb === "undo") history = history.slice(0, -1);
    return { view: view({ deal, readings, history, moves: [move("R1>R2"), move("R1>R3", ["w.s.8"])], position: `${deal} ${history.length}` }) };
  };
}

async function started(answer = answers()) {
  const engine = engineOf(answer);
  const conductor = new Conductor(engine, "b1", "krepost-1", 5, () => undefined);
  await conductor.intend({ kind: "start" });
  return { conductor, engine };
}

test("a switched reading deals anew, and the play under way is taken back by one button", async () => {
  const { conductor, engine } = await started();
  await conductor.intend({ kind: "play", move: "R1>R2" });
  await conductor.intend({ kind: "readings", readings: { rows: "any" }, words: [{ short: "Р2", words: "любая карта" }] });
  assert.deepEqual(engine.asked.at(-1), { verb: "open", game: "krepost-1", deal: 5, readings: { rows: "any" }, moves: [], at: 0 });
  const said = sentenceOf(conductor.state);
  assert.equal(said.lead, "Чтение Р2: любая карта");
  assert.match(said.rest, /^Расклад начат сначала/u);
  assert.equal(said.button.action, "former");
  await conductor.intend({ kind: "former" });
  assert.deepEqual(engine.asked.at(-1), { verb: "open", game: "krepost-1", deal: 5, readings: {}, moves: ["R1>R2"], at: 1 });
  assert.equal(conductor.state.view.history.length, 1);
  assert.equal(conductor.state.former, null);
  assert.equal(sentenceOf(conductor.state).button, null);
});

test("undo before the first move takes the former play back, too, and keeps the other", async () => {
  const { conductor } = await started();
  await conductor.intend({ kind: "play", move: "R1>R2" });
  await conductor.intend({ kind: "deal", deal: 9 });
  await conductor.intend({ kind: "play", move: "R1>R3" });
  await conductor.intend({ kind: "undo" });
  assert.equal(conductor.state.deal, 9);
  await conductor.intend({ kind: "undo" });
  assert.equal(conductor.state.deal, 5);
  assert.equal(conductor.state.view.history.length, 1);
});

test("readings that the engine refuses leave the play as it is", async () => {
  const { conductor } = await started();
  await conductor.intend({ kind: "play", move: "R1>R2" });
  await conductor.intend({ kind: "readings", readings: { rows: "none" }, words: [{ short: "Р2", words: "никак" }] });
  assert.equal(sentenceOf(conductor.state).lead, "Так не раскладывают");
  assert.deepEqual(conductor.state.readings, {});
  assert.equal(conductor.state.view.history.length, 1);
  assert.equal(conductor.state.former, null);
});

test("what is wanted before the engine is there is carried out in order, of each kind the last", async () => {
  const engine = engineOf(answers());
  const conductor = new Conductor(engine, "b1", "krepost-1", 5, () => undefined);
  const first = conductor.intend({ kind: "deal", deal: 7 });
  conductor.intend({ kind: "deal", deal: 8 });
  conductor.intend({ kind: "readings", readings: { rows: "any" }, words: [] });
  await first;
  const opened = engine.asked.filter(({ verb }) => verb === "open").map(({ deal, readings }) => [deal, readings]);
  assert.deepEqual(opened, [[8, {}], [8, { rows: "any" }]]);
});

test("where a link waits for the engine, no other table is ever ready", async () => {
  const engine = engineOf(answers());
  const ready = [];
  const conductor = new Conductor(engine, "b1", "krepost-1", 5, (state) => state.boot === "ready" && ready.push(state.note.about));
  await conductor.intend({ kind: "link", link: "1/d42//R1-R2", shown: null });
  assert.deepEqual(engine.asked, [{ verb: "open", game: "krepost-1", link: "1/d42//R1-R2" }]);
  assert.deepEqual(ready, ["linked"]);
});

test("a written deal that waits for the engine and is none leaves the table as the page shows it", async () => {
  const answer = answers();
  const engine = engineOf((request) => (request.position === undefined ? answer(request) : { error: "Карты XX нет.", column: 4 }));
  const conductor = new Conductor(engine, "b1", "krepost-1", 5, () => undefined);
  await conductor.intend({ kind: "position", text: "R1: XX" });
  assert.equal(conductor.state.deal, 5);
  assert.equal(sentenceOf(conductor.state).lead, "Карты XX нет");
});

test("a reading switched before anything else is the first deal's", async () => {
  const engine = engineOf(answers());
  const conductor = new Conductor(engine, "b1", "krepost-1", 5, () => undefined);
  await conductor.intend({ kind: "readings", readings: { rows: "any" }, words: [{ short: "Р2", words: "любая карта" }] });
  assert.deepEqual(engine.asked, [{ verb: "open", game: "krepost-1", deal: 5, readings: { rows: "any" }, moves: [], at: 0 }]);
  assert.equal(sentenceOf(conductor.state).lead, "Чтение Р2: любая карта");
});

test("a link is opened as it stands, and a broken one gets its sentence and a fresh deal", async () => {
  const { conductor, engine } = await started();
  await conductor.intend({ kind: "link", link: "1/d42//R1-R2", shown: null });
  assert.deepEqual(engine.asked.at(-1), { verb: "open", game: "krepost-1", link: "1/d42//R1-R2" });
  assert.match(sentenceOf(conductor.state).lead, /^Открыта партия/u);
  await conductor.intend({ kind: "link", link: "x", shown: null });
  assert.equal(conductor.state.deal, 5);
  assert.equal(sentenceOf(conductor.state).lead, "Ссылка на партию не читается");
});

test("a clause at work: its move's card is in hand, the move is named first, the clause is lit", async () => {
  const { conductor } = await started();
  await conductor.intend({ kind: "link", link: "1/d42", shown: { clause: "w.s.8", works: true, move: "R1>R3" } });
  assert.deepEqual(conductor.state.hand, { place: "R1", count: 1 });
  assert.deepEqual(sentenceOf(conductor.state).clauses, ["w.s.8"]);
  assert.equal(lights(conductor.state).get("w.s.8").lit, "permits");
  await conductor.intend({ kind: "cancel" });
  assert.equal(lights(conductor.state).size, 0);
});

test("a clause that forbids: its move is tried, the refusal said, the clause lit", async () => {
  const { conductor, engine } = await started();
  await conductor.intend({ kind: "link", link: "1/d42", shown: { clause: "w.s.3", works: false, move: "R3>R1" } });
  assert.deepEqual(engine.asked.at(-1), { verb: "why_not", move: "R3>R1" });
  assert.equal(conductor.state.refusal, REFUSAL);
  assert.equal(lights(conductor.state).get("w.s.3").lit, "forbids");
});

test("a clause of the layout is lit without a move", async () => {
  const { conductor } = await started();
  await conductor.intend({ kind: "link", link: "1/d42", shown: { clause: "w.s.1", works: true, move: null } });
  assert.equal(lights(conductor.state).get("w.s.1").lit, "permits");
  assert.deepEqual(sentenceOf(conductor.state).clauses, ["w.s.1"]);
});

test("a fragment of a play is told from a clause's", () => {
  assert.equal(linkOfFragment("#play-1/d195259//R3-R5"), "1/d195259//R3-R5");
  assert.equal(linkOfFragment("#play-"), "");
  assert.equal(linkOfFragment("#cadogan-24.krepost.7"), null);
  assert.equal(linkOfFragment(""), null);
});

const FOUNDATIONS = ["R3"];

test("a card is sent home by the legal move that goes there", async () => {
  const { conductor, engine } = await started();
  await conductor.intend({ kind: "home", place: "R1", depth: 1, foundations: FOUNDATIONS, else: "touch" });
  assert.deepEqual(engine.asked.at(-1), { verb: "play", move: "R1>R3" });
});

test("a card that can't go home is touched by a finger, told of by a key", async () => {
  const { conductor, engine } = await started();
  await conductor.intend({ kind: "home", place: "R1", depth: 1, foundations: ["F"], else: "touch" });
  assert.deepEqual(conductor.state.hand, { place: "R1", count: 1 });
  const asked = engine.asked.length;
  await conductor.intend({ kind: "home", place: "R1", depth: 1, foundations: ["F"], else: "tell" });
  assert.equal(engine.asked.length, asked);
  assert.equal(sentenceOf(conductor.state).lead, "На\u00a0основание этой карте сейчас нельзя");
  assert.equal(sentenceOf(conductor.state).tone, "forbids");
});

test("a drag takes another card than the one in hand, and what is refused is not held", async () => {
  const { conductor } = await started();
  await conductor.intend({ kind: "touch", place: "R1", depth: 1 });
  await conductor.intend({ kind: "hold", place: "R1", depth: 1 });
  assert.deepEqual(conductor.state.hand, { place: "R1", count: 1 });
  await conductor.intend({ kind: "hold", place: "R2", depth: 1 });
  assert.equal(conductor.state.hand, null);
  assert.equal(conductor.state.refusal, REFUSAL);
});
