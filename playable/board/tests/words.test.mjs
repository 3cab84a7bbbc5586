import assert from "node:assert/strict";
import { test } from "node:test";

import { words } from "../messages/language.ts";
import { plural } from "../messages/ru/cards.ts";
import { capital } from "../src/cards.ts";
import { citeInSentence, citeShort } from "../src/citations.ts";
import { historyItems, historySummary, possibleItems, possibleSummary } from "../src/lists.ts";
import { escapeHtml } from "../src/html.ts";
import { suited } from "../src/markup.ts";
import { sentenceOf } from "../src/sentence.ts";
import { initialState, viewed } from "../src/state.ts";
import { move, view } from "./views.mjs";

const labels = (clause) => ({ "w.s.I.c": "I, в", "g.R2": "Р2" })[clause] ?? clause.split(".").at(-1);
const ready = (made = view(), note = { about: "nothing" }) => viewed(initialState("krepost-1", 7), made, note);
const spaced = (text) => text.replaceAll("\u00a0", " ");

test("cards and numbers are named in Russian", () => {
  assert.equal(words().card("QS"), "дама пик");
  assert.equal(words().card("10H"), "десятка червей");
  assert.equal(words().card("#"), "закрытая карта");
  assert.deepEqual([1, 2, 5, 11, 21, 112].map((count) => spaced(words().cards(count))), [
    "1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "112 карт",
  ]);
  assert.equal(spaced(words().number(195259)), "195 259");
  assert.equal(words().number(7), "7");
  assert.equal(capital("ёж"), "Ёж");
  assert.equal(plural(0, "ход", "хода", "ходов"), "ходов");
});

test("clauses are named in the case that the sentence needs", () => {
  const plain = (html) => spaced(html.replace(/<[^>]+>/gu, "")).replace(/^ — /u, "");
  assert.equal(plain(citeInSentence(["w.s.7"], "by", labels)), "по пункту 7");
  assert.equal(plain(citeInSentence(["w.s.7", "w.s.13"], "by", labels)), "по пунктам 7 и 13");
  assert.equal(plain(citeInSentence(["w.s.5", "w.s.7", "w.s.4"], "by", labels)), "по пунктам 5, 7 и 4");
  assert.equal(plain(citeInSentence(["w.s.7", "g.R2"], "by", labels)), "по пункту 7 и чтению Р2");
  assert.equal(plain(citeInSentence(["g.R2"], "plain", labels)), "чтение Р2");
  assert.equal(plain(citeInSentence(["w.s.I.c"], "plain", labels)), "пункт I, в");
  assert.equal(citeInSentence([], "by", labels), "");
  assert.equal(plain(citeShort(["w.s.7", "w.s.13"], labels)), "п. 7, 13");
  assert.equal(plain(citeShort(["g.R2"], labels)), "Р2");
});

test("a clause is a link to its row", () => {
  assert.match(citeShort(["w.s.I.c"], labels), /<a href="#w\.s\.I\.c">I,\u00a0в<\/a>/u);
});

test("suits are drawn and named, and markup in words is only words", () => {
  assert.match(suited("10♥ на В♠"), /10<svg [^>]*aria-label="червей"><use href="#s-h"\/><\/svg>/u);
  assert.equal(escapeHtml('<b a="1">&'), "&lt;b a=&quot;1&quot;&gt;&amp;");
  assert.doesNotMatch(suited("<img>♠"), /<img/u);
});

test("at first the strip invites, with a button", () => {
  assert.equal(sentenceOf(initialState("krepost-1", 7)).button?.action, "start");
});

test("cards in hand: where they may go, by which clauses, and where else", () => {
  const state = { ...ready(view({ moves: [move("R1>R2"), { ...move("R1>R3"), say: "Дама пик в угол 2" }] })), hand: { place: "R1", count: 1 } };
  const sentence = sentenceOf(state);
  assert.equal(sentence.tone, "permits");
  assert.equal(sentence.lead, "Дама пик на R2");
  assert.deepEqual(sentence.clauses, ["w.s.7"]);
  assert.equal(spaced(sentence.rest), "Можно и в угол 2.");
});

test("many other places are counted", () => {
  const moves = ["R2", "R3", "R4", "R5", "R6"].map((to) => move(`R1>${to}`));
  const state = { ...ready(view({ moves })), hand: { place: "R1", count: 1 } };
  assert.equal(spaced(sentenceOf(state).rest), "Можно и ещё на 4 места.");
});

test("cards in hand without a move say so", () => {
  const state = { ...ready(), hand: { place: "R3", count: 1 } };
  assert.equal(sentenceOf(state).lead, "Тройка бубен");
});

test("a refusal is told with its clauses and reason", () => {
  const refusal = { move: "R1>:2", clauses: ["w.s.I.c"], say: "Двойку пик взять нельзя.", reason: "Снаружи лежит пятёрка бубен.", blocking: [] };
  const sentence = sentenceOf({ ...ready(), refusal });
  assert.deepEqual([sentence.tone, sentence.lead, sentence.rest], ["forbids", "Двойку пик взять нельзя", "Снаружи лежит пятёрка бубен."]);
});

test("the ends are told in the engine's words", () => {
  const won = sentenceOf(ready(view({ state: "won", sentence: "Пасьянс сошёлся.", clauses: ["w.s.5"] })));
  assert.deepEqual([won.tone, won.lead, won.clauses], ["won", "Пасьянс сошёлся", ["w.s.5"]]);
  const stuck = sentenceOf(ready(view({ state: "stuck", moves: [], sentence: "Ходов больше нет.", clauses: ["w.s.15"] })));
  assert.deepEqual([stuck.tone, stuck.lead], ["forbids", "Ходов больше нет"]);
});

test("a turned card is named once it is known", () => {
  const turned = { ...move("stock>open"), action: "Открыть карту", card: "7S", say: "Открыть карту" };
  assert.equal(sentenceOf(ready(view({ history: [turned] }), { about: "played", move: turned })).lead, "Ход\u00a01. Открыть карту: семёрка пик");
});

test("loading and failure speak, and failure has its button", () => {
  assert.match(sentenceOf({ ...initialState("g", 1), boot: "loading", stage: "runtime" }).rest, /Python/u);
  const failed = sentenceOf({ ...initialState("g", 1), boot: "failed", fault: "fetch" });
  assert.match(failed.lead, /^Не удалось загрузить/u);
  assert.equal(failed.button?.action, "retry");
});

test("a slow load says so and may be started again", () => {
  const again = sentenceOf({ ...initialState("g", 1), boot: "loading", stage: "runtime", fault: "crash" });
  assert.match(again.lead, /запускается\u00a0?\s?заново/u);
  const slow = sentenceOf({ ...initialState("g", 1), boot: "loading", stage: "python", slow: true });
  assert.match(slow.lead, /дольше обычного/u);
  assert.equal(slow.button?.action, "retry");
});

test("a bad number of a deal is told", () => {
  assert.match(sentenceOf({ ...ready(), note: { about: "bad-number" } }).rest, /целое число/u);
});

test("lists show each move with its clauses", () => {
  const made = view({ history: [move("R1>R2"), move("R2>R1")], redo: ["R1>R3"] });
  assert.equal(historyItems(made.history, labels).length, 2);
  assert.match(historyItems(made.history, labels)[1], /<li aria-current="step"><span class="number">2</u);
  assert.equal(spaced(historySummary(2, 1)), "2 хода, отменено 1");
  assert.match(possibleItems(made, labels)[0], /data-action="play" data-move="R1&gt;R2"/u);
  assert.equal(spaced(possibleSummary(made)), "1 ход");
  assert.equal(possibleSummary(view({ moves: [] })), "ходов нет");
});
