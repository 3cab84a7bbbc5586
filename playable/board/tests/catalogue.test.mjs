import assert from "node:assert/strict";
import { test } from "node:test";

import { ALL, counts, isNarrowed, nameFound, nameKey, parse, remains, toSearch, withValue } from "../src/catalogue/state.ts";
import { foundBy, games, remaining, unknownSentence } from "../src/catalogue/words.ts";
import { pileHtml } from "../src/demonstration/pile.ts";

const KNOWN = new Map([["decks", ["1", "2"]], ["suit", ["same", "any"]], ["family", ["осажденный-замок", "гольф"]]]);
const game = (id, answers, ...names) => ({ id, answers: new Set(answers), names });
const GAMES = [
  game("krepost-1", ["decks=1", "suit=same", "family=осажденный-замок"], "Крѣпость", "Крепость", "La Forteresse", "«Осаждённый замок»"),
  game("koroli", ["decks=2", "suit=any", "family=осажденный-замок"], "Короли", "The Kings", "«Осаждённый замок»"),
  game("golf", ["decks=1", "family=гольф"], "Основание", "Golf", "«Гольф»"),
];
const left = (narrowing) => GAMES.filter((one) => remains(one, narrowing)).map(({ id }) => id);
const chosen = (...pairs) => pairs.reduce((narrowing, [facet, value]) => withValue(narrowing, facet, value, true), ALL);

test("values of one facet are alternatives, facets are conditions", () => {
  assert.deepEqual(left(ALL), ["krepost-1", "koroli", "golf"]);
  assert.deepEqual(left(chosen(["decks", "1"])), ["krepost-1", "golf"]);
  assert.deepEqual(left(chosen(["decks", "1"], ["decks", "2"])), ["krepost-1", "koroli", "golf"]);
  assert.deepEqual(left(chosen(["decks", "1"], ["suit", "same"])), ["krepost-1"]);
  assert.deepEqual(left(chosen(["decks", "2"], ["suit", "same"])), []);
});

test("a value taken back leaves no trace, and the former state stays as it was", () => {
  const one = chosen(["decks", "1"]);
  const back = withValue(one, "decks", "1", false);
  assert.equal(isNarrowed(back), false);
  assert.equal(isNarrowed(one), true);
  assert.equal(withValue(one, "decks", "1", true).chosen.get("decks").length, 1);
});

test("a count tells what would be left: its own facet's other values do not lower it", () => {
  const found = counts(GAMES, chosen(["decks", "1"]), KNOWN);
  assert.equal(found.get("decks=2"), 1);
  assert.equal(found.get("suit=same"), 1);
  assert.equal(found.get("suit=any"), 0);
  for (const [answer, count] of counts(GAMES, ALL, KNOWN)) assert.equal(count, GAMES.filter(({ answers }) => answers.has(answer)).length, answer);
});

test("a state comes back from its own address", () => {
  const states = [ALL, chosen(["decks", "2"]), { ...chosen(["suit", "any"], ["family", "гольф"], ["decks", "1"]), name: "La Forteresse" }];
  for (const state of states) {
    const { narrowing, unknown } = parse(toSearch(state, KNOWN), KNOWN);
    assert.deepEqual(unknown, []);
    assert.equal(toSearch(narrowing, KNOWN), toSearch(state, KNOWN));
    assert.deepEqual(left(narrowing), left(state));
  }
  assert.equal(toSearch(ALL, KNOWN), "");
  assert.equal(toSearch(chosen(["suit", "same"], ["decks", "1"]), KNOWN), "?decks=1&suit=same", "in the order of the page");
});

test("what nobody knows in an address is named, the rest is taken", () => {
  const { narrowing, unknown } = parse("?decks=7&colour=red&suit=same&suit=same&name=&__proto__=1&decks=", KNOWN);
  assert.deepEqual(unknown, ["decks=7", "colour", "__proto__", "decks="]);
  assert.deepEqual(left(narrowing), ["krepost-1"]);
  assert.deepEqual(parse(`?name=${"ы".repeat(61)}`, KNOWN).unknown, [`name=${"ы".repeat(61)}`]);
  assert.deepEqual(parse("?name=%E0%A4%A", KNOWN).narrowing.chosen.size, 0, "a broken escape breaks nothing");
});

test("a game is found by each of its names, in either spelling, from the beginning of a word", () => {
  const by = (name) => left({ ...ALL, name });
  for (const name of ["Крѣпость", "крепост", "КРЕПОСТЬ", "la forteresse", "forter"]) assert.deepEqual(by(name), ["krepost-1"], name);
  assert.deepEqual(by("Осажденный замок"), ["krepost-1", "koroli"]);
  assert.deepEqual(by("kings"), ["koroli"]);
  assert.deepEqual(by("репость"), [], "not from the middle of a word");
  assert.equal(nameFound(GAMES[0], "forteresse"), "La Forteresse");
  assert.equal(nameKey("L’Horloge"), nameKey("l'horloge"));
  assert.equal(nameKey("Монте-Карло"), nameKey("монте карло"));
});

test("the sentences", () => {
  assert.deepEqual([1, 2, 5, 11, 21, 112, 0].map((count) => games(count).replace("\u00a0", " ")), ["1 игра", "2 игры", "5 игр", "11 игр", "21 игра", "112 игр", "0 игр"]);
  assert.equal(remaining(3, 19), "3\u00a0игры из\u00a019");
  assert.match(unknownSentence(["decks=7", "foo"]), /«decks=7», «foo»/u);
  assert.match(foundBy("«Гольф»", true), /Семейство: «Гольф»/u);
});

test("a pile of the small table escapes what it is told", () => {
  assert.ok(!pileHtml("", ['"><b>']).includes("<b>"));
});
