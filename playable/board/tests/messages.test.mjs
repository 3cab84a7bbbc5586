import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { after, before, test } from "node:test";

import { englishAids } from "../messages/en/aids.ts";
import { english } from "../messages/en/board.ts";
import { speak, words } from "../messages/language.ts";
import { russianAids } from "../messages/ru/aids.ts";
import { russian } from "../messages/ru/board.ts";
import { helpHtml } from "../src/aids/help.ts";
import { settingsHtml } from "../src/aids/settings_dialog.ts";
import { DEFAULTS } from "../src/aids/settings.ts";
import { askedNow, askedWords } from "../src/asked.ts";
import { citeInSentence } from "../src/citations.ts";
import { possibleItems } from "../src/lists.ts";
import { pileContent, suited } from "../src/markup.ts";
import { recordedMove, recordingOf } from "../src/recording.ts";
import { sentenceOf } from "../src/sentence.ts";
import { setupOf } from "../src/setup.ts";
import { stageWords } from "../src/setup_words.ts";
import { SHORTCUTS } from "../src/shortcuts.ts";
import { initialState, viewed } from "../src/state.ts";
import { move, pair, view } from "./views.mjs";

const CYRILLIC = /\p{Script=Cyrillic}/u;
const BOARD = new URL("../", import.meta.url);
/** Letters that stand on keys and cards, whatever the board speaks. */
const LETTERS = new Map([
  ["src/markup.ts", /const LATIN.*?;/su],
  ["src/shortcuts.ts", /const RUSSIAN.*?;/su],
  ["src/aids/help.ts", /keyed\("[СНР]"\)/gu],
]);
/** Parts of the site that are not the board. */
const SITE = /^src\/(?:reading|search|catalogue|demonstration)\//u;
const PLACES = new Map(Object.entries({
  R1: { name: "row 1", role: "tableau" },
  R2: { name: "row 2", role: "tableau" },
  R3: { name: "row 3", role: "tableau" },
  stock: { name: "stock", role: "stock" },
  F: { name: "foundation of spades", role: "foundation" },
}));
const REFUSAL = { move: "R1>R3", clauses: ["w.s.7"], say: "Даму пик положить нельзя.", reason: "Сверху лежит тройка бубен.", blocking: [] };
const ready = (made = view(), note = { about: "nothing" }) => viewed(initialState("krepost-1", 7), made, note);
const spaced = (text) => text.replaceAll("\u00a0", " ");
const leadOf = (state) => spaced(sentenceOf(state).lead);
const HELP = { board: true, comparison: true, recorded: true, shortcuts: SHORTCUTS };

before(() => speak(english(PLACES)));
after(() => speak(russian(new Map())));

/** A module without its comments: a string that holds `//` ends on its own line, so it is told from one. */
function code(path) {
  const text = readFileSync(new URL(path, BOARD), "utf8");
  return text.replace(/("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*.*?\*\/|\/\/[^\n]*/gsu, "$1");
}

test("no words of the board stand outside its messages", () => {
  const modules = readdirSync(new URL("src/", BOARD), { recursive: true }).map((name) => `src/${name}`).filter((name) => name.endsWith(".ts") && !SITE.test(name));
  assert.ok(modules.length > 40);
  const found = modules.filter((path) => CYRILLIC.test(code(path).replace(LETTERS.get(path) ?? /^$/u, "")));
  assert.deepEqual(found, []);
  assert.deepEqual([...LETTERS.keys()].filter((path) => !CYRILLIC.test(code(path))), [], "an exception that is none any more");
  assert.match(code("messages/ru/sentences.ts"), CYRILLIC, "the search finds nothing");
});

test("no English words hold a Cyrillic letter", () => {
  for (const name of readdirSync(new URL("messages/en/", BOARD))) assert.doesNotMatch(code(`messages/en/${name}`), CYRILLIC, name);
});

test("both languages have the same words on the page", () => {
  const [ru, en] = [russian(PLACES), english(PLACES)];
  assert.deepEqual(Object.keys(en.labels).toSorted(), Object.keys(ru.labels).toSorted());
  for (const [key, label] of Object.entries(en.labels)) assert.match(label, /\S/u, key);
});

test("numbers take the noun's form of each language", () => {
  const counts = [1, 2, 5, 21];
  assert.deepEqual(counts.map((count) => spaced(words().cards(count))), ["1 card", "2 cards", "5 cards", "21 cards"]);
  assert.deepEqual(counts.map((count) => spaced(words().choice(count))), [
    "1 move is possible now.", "2 moves are possible now.", "5 moves are possible now.", "21 moves are possible now.",
  ]);
  assert.deepEqual(counts.map((count) => spaced(russian(PLACES).choice(count))), [
    "Сейчас возможен 1 ход.", "Сейчас возможны 2 хода.", "Сейчас возможно 5 ходов.", "Сейчас возможен 21 ход.",
  ]);
  assert.equal(words().number(195259), "195,259");
  assert.equal(spaced(words().megabytes(6_200_000, 12_500_000)), "6.2 of 12.5 MB");
});

test("moves are put into English from what the engine says of them", () => {
  const told = (made) => [words().move(made), words().moveText(made)].map(spaced);
  assert.deepEqual(told(move("R1>R2")), ["Queen of spades onto the king of spades", "Q♠ onto K♠"]);
  assert.deepEqual(told({ ...move("R1>R2:3"), card: "4H", onto: null }), ["Four of hearts and 2 more cards to row 2", "4♥ (3 cards) to row 2"]);
  assert.deepEqual(told({ ...move("R1>F"), card: "AS", onto: null }), ["Ace of spades to the foundation of spades", "A♠ to the foundation of spades"]);
  // On a foundation the place is named, whatever lies there.
  assert.equal(words().move({ ...move("R1>F"), card: "2S", onto: "AS" }), "Two of spades to the foundation of spades");
  assert.deepEqual(told({ ...pair("R1+R2"), onto: "2H" }), ["Queen of spades and two of hearts", "Q♠ and 2♥"]);
});

test("each action of the engine has its words", () => {
  const kinds = /export type ActionKind =([^;]*);/u.exec(code("src/protocol.ts"))[1].match(/[\w-]+/gu);
  assert.ok(kinds.length > 10);
  const said = kinds.map((kind) => words().action({ kind, from: "stock", count: 1 }, "Открыть карту"));
  assert.equal(new Set(said).size, kinds.length);
  for (const each of said) assert.match(each, /^[A-Z][a-z ]+$/u);
  assert.equal(spaced(words().action({ kind: "turn", from: "stock", count: 3 }, "")), "Turn 3 cards");
  assert.equal(russian(PLACES).action({ kind: "turn", from: "stock", count: 1 }, "Открыть карту"), "Открыть карту");
});

test("a play speaks English from the first touch to its ends", () => {
  assert.equal(leadOf(initialState("krepost-1", 7)), "The cards are dealt");
  assert.equal(leadOf(ready()), "7 cards dealt");
  const inHand = { ...ready(view({ moves: [move("R1>R2"), { ...move("R1>R3"), onto: "3D" }] })), hand: { place: "R1", count: 1 } };
  assert.equal(leadOf(inHand), "Queen of spades onto the king of spades");
  assert.equal(sentenceOf(inHand).rest, "It may also go onto the three of diamonds.");
  const turned = { ...move("stock>R1"), action: "Открыть карту", kind: "turn", card: "7S", onto: null };
  assert.equal(leadOf(ready(view({ history: [turned] }), { about: "played", move: turned })), "Move 1. Turn a card: seven of spades");
  assert.equal(leadOf(ready(view({ state: "won", sentence: "Пасьянс сошёлся." }))), "The patience has come out");
  assert.match(leadOf(ready(view({ state: "stuck", moves: [], sentence: "Ходов больше нет." }))), /^There are no moves left/u);
  for (const boot of ["loading", "failed"]) assert.doesNotMatch(leadOf({ ...initialState("g", 1), boot, fault: "fetch" }), CYRILLIC);
});

test("a refusal is English with the clause, and the reason stays Russian", () => {
  const { lead, naming, clauses, russian: told, rest } = sentenceOf({ ...ready(), refusal: REFUSAL });
  assert.equal(spaced(lead + citeInSentence(clauses, naming, () => "7").replace(/<[^>]+>/gu, "")), "Not allowed by clause 7");
  assert.deepEqual([told, rest], ["Даму пик положить нельзя. Сверху лежит тройка бубен.", ""]);
  assert.equal(leadOf({ ...ready(), refusal: { ...REFUSAL, clauses: [] } }), "No clause allows this");
  assert.match(citeInSentence(["w.s.I.c"], "plain", () => "I, в"), /clause\u00a0<span lang="ru">I,\u00a0в<\/span>/u);
});

test("a hint says what for in English, of every kind", () => {
  const hinted = (kind, parts = {}) => {
    const why = { kind, moves: 1, card: null, uncovers: null, place: null, ...parts };
    return sentenceOf(ready(view(), { about: "hint", hint: { move: move("R1>R2"), reason: "Так идёт партия.", why } }));
  };
  assert.equal(hinted("only").lead, "Hint: queen of spades onto the king of spades");
  assert.equal(spaced(hinted("home", { moves: 3, card: "AS", uncovers: "2H" }).rest), "Uncovers the two of hearts: in 3 moves the ace of spades goes to its foundation.");
  assert.equal(spaced(hinted("empty", { moves: 2, place: "R3" }).rest), "In 2 moves it empties a place: row 3.");
  assert.equal(hinted("empty", { place: "R3" }).rest, "It empties a place: row 3.");
  const wins = hinted("solution", { uncovers: "2H", left: 12 }).rest;
  assert.equal(spaced(wins), "Uncovers the two of hearts. So begins a solution of 12 moves.");
  assert.equal(hinted("home", { left: 1 }).rest, "The card goes where it is wanted. With this move the patience comes out.");
  const kinds = /readonly kind: ("recorded"[^;]*);/u.exec(readFileSync(new URL("src/protocol.ts", BOARD), "utf8"))[1].match(/\w+/gu);
  for (const kind of kinds) assert.match(hinted(kind, { place: "R1", left: 5 }).rest, /^[A-Z][^\p{Script=Cyrillic}]+\.$/u, kind);
});

test("what a clause says to the table is English, and what the engine says of it stays Russian", () => {
  const asked = { clause: "w.s.7", places: ["R1", "R2"], bearing: null };
  assert.equal(askedWords(asked).rest, "Row 1, row 2.");
  const none = { ...asked, bearing: { clause: "w.s.7", places: [], moves: [], moving: true, refusal: null, why: "Пустых мест нет." } };
  assert.deepEqual(askedWords(none), { lead: "There are no moves now", naming: "by", russian: "Пустых мест нет.", rest: "" });
  assert.equal(askedNow(none), '<b>It allows no move now.</b> <span lang="ru">Пустых мест нет.</span>');
  const some = { ...none, bearing: { ...none.bearing, moves: [move("R1>R2")] } };
  assert.match(askedNow(some), /By this clause now 1\u00a0move:<\/b>.*Q<svg/u);
});

test("the recorded game's moves are told from what they lay, its comments stay Russian", () => {
  const recording = recordingOf(7, { R1: ["2H", "QS"], R2: ["5C", "KS"], stock: ["#"] }, [
    { move: "R1>R2", text: "Д♠ на К♠", clauses: ["w.s.7"], change: "R1.1;R2.2.QS" },
    { move: "stock>R1", text: "Открыть карту", clauses: ["w.s.8"], change: "stock.0;R1.1.9C", kind: "turn", count: 1 },
  ], new Map([[1, "Дама освобождает двойку."]]));
  assert.equal(words().moveText(recordedMove(recording, 1)), "Q♠ onto K♠");
  assert.equal(words().moveText(recordedMove(recording, 2)), "Turn a card");
  assert.equal(recordedMove(recording, 3), null);
  const state = { ...initialState("krepost-1", 7), recording, recorded: 1 };
  assert.deepEqual([leadOf(state), sentenceOf(state).russian], ["Move 1: Q♠ onto K♠", "Дама освобождает двойку."]);
  speak(russian(PLACES));
  assert.deepEqual([leadOf(state), sentenceOf(state).rest], ["Ход 1: Д♠ на К♠", "Дама освобождает двойку."]);
  speak(english(PLACES));
});

test("the stages of a deal are told in English", () => {
  const row = { ru: ["ряд", "ряда", "рядов"], en: ["row", "rows"] };
  const names = { nouns: new Map([["R1", row], ["R2", row]]), places: ["R1", "R2", "stock"] };
  const stages = [["R1", "R2"], ["stock"], []].map((places, at) => ({ clauses: [], places, change: ["R1.0.AS.2H;R2.0.KD", "stock.0.#21", ""][at], base: null }));
  const setup = setupOf(stages, names);
  assert.deepEqual(stages.map((_, at) => spaced(stageWords({ setup, at, auto: false }))), ["2 rows of 1–2 cards", "Stock: 21 cards", "24 cards in the pack"]);
});

test("piles, lists and suits are read aloud in English", () => {
  const facts = { place: "R1", role: "tableau", spoken: "left row 1", label: "L1", sign: "" };
  const html = pileContent(facts, ["5H", "QS"]);
  assert.match(html, /aria-label="five of hearts, covered"/u);
  assert.match(spaced(html), /aria-label="Left row 1, on top the queen of spades, 2 cards"/u);
  assert.match(pileContent(facts, []), /aria-label="Left row 1, empty"/u);
  assert.match(suited("Q♠"), /aria-label="spades"/u);
  assert.doesNotMatch(possibleItems(view(), (clause) => clause).join(""), CYRILLIC);
});

test("a written deal's fault is told in English with its place, the rest in the engine's Russian", () => {
  const at = { line: 2, column: 5 };
  assert.deepEqual(words().faultIn("Столбец 12: карты «XX» нет.", at), { lead: "Line\u00a02, column\u00a05", russian: "Карты «XX» нет." });
  assert.deepEqual(words().faultIn("Столбец 12: карты «XX» нет.", null), { lead: "Column\u00a012", russian: "Карты «XX» нет." });
  assert.equal(words().faultIn("Мест нет.", null).russian, "Мест нет.");
});

test("help and settings are in one language, but for each language's own name", () => {
  const html = helpHtml(HELP, englishAids) + settingsHtml(DEFAULTS, true, englishAids);
  assert.doesNotMatch(html.replaceAll(/<kbd lang="ru">.*?<\/kbd>/gu, "").replace('<span lang="ru">русский</span>', ""), CYRILLIC);
  assert.match(html, /<span lang="en">English<\/span>/u);
  assert.match(helpHtml(HELP, russianAids), /поделиться партией/u);
  assert.equal(settingsHtml(DEFAULTS, false, russianAids).match(/<legend>/gu).length, 1);
});
