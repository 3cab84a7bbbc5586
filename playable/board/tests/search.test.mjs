import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { fold } from "../src/search/fold.ts";
import { clauseLines } from "../src/search/lines.ts";
import { find, isFormOf } from "../src/search/results.ts";
import { foundSentence, resultsHtml } from "../src/search/results_html.ts";
import { stem } from "../src/search/stem.ts";
import { reformed, terms } from "../src/search/terms.ts";

const rows = (file) =>
  readFileSync(new URL(`../../../tests/data/${file}`, import.meta.url), "utf8")
    .split("\n")
    .slice(1)
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));

test("the browser's fold gives the same keys as Python's", () => {
  const pairs = rows("orthography/fold.tsv");
  assert.ok(pairs.length > 15);
  for (const [text, key] of pairs) assert.equal(fold(text), key, text);
});

test("endings and prefixes of the old orthography get their modern form", () => {
  const pairs = { краснаго: "красного", внешняго: "внешнего", червонныя: "червонные", внешния: "внешние", одне: "одни", ея: "ее", безсильный: "бессильный", разсыпать: "рассыпать", "если-бы": "если бы", лежащаго: "лежащего" };
  for (const [old, modern] of Object.entries(pairs)) assert.equal(reformed(old), modern);
  for (const word of ["карта", "туз", "разложить", "из-под", "какой-нибудь"]) assert.equal(reformed(word), word);
});

test("a query is cut into words, each with its possible keys", () => {
  assert.deepEqual(terms("«Тузомъ» — внѣшняго, 36!"), [
    { typed: "Тузомъ", forms: ["тузом"] },
    { typed: "внѣшняго", forms: ["внешнего", "внешняго"] },
    { typed: "36", forms: ["36"] },
  ]);
  assert.deepEqual(terms(" — …"), []);
});

test("the forms of a word have one stem", () => {
  for (const forms of ["карта карты картою картами", "дорожка дорожке дорожками", "внешний внешние внешнего", "король королями", "туз тузом тузов", "раскладывают раскладывает", "крепость крепостью", "линия линиями"])
    assert.equal(new Set(forms.split(" ").map(stem)).size, 1, forms);
  assert.equal(stem("ъ"), "ъ");
});

test("a form is told from a word that only begins alike", () => {
  assert.ok(isFormOf("дорожками", "дорожке"));
  assert.ok(isFormOf("пасьянса", "пас"), "what is being typed");
  assert.ok(isFormOf("султаном", "султан"));
  for (const [found, asked] of [["крепость", "крепоть"], ["пасьянс", "пасьянсопед"], ["туз", "тузырк"], ["дорожка", "дорожкапа"], ["а", "абракадабра"]])
    assert.ok(!isFormOf(found, asked), asked);
});

test("a place is cut around its first match, the same words in both spellings", () => {
  const modern = Array.from({ length: 60 }, (_, at) => `слово${at}`);
  const old = modern.map((word) => `${word}ъ`);
  const { old: oldLine, modern: newLine } = clauseLines(modern, old, [40]);
  const text = (line) => line.map((piece) => piece.text).join("");
  assert.ok(text(newLine).startsWith("… слово35 "));
  assert.ok(text(oldLine).startsWith("… слово35ъ "));
  assert.deepEqual(oldLine.filter((piece) => piece.hit).map((piece) => piece.text), ["слово40ъ"]);
  assert.ok(text(newLine).endsWith(" …"));
});

test("punctuation stays outside the mark, a filler isn't shown", () => {
  const { old, modern } = clauseLines(["если", "бы", "«туза»,"], ["если-бы", "\u2060", "«туза»,"], [2]);
  assert.deepEqual(modern.filter((piece) => piece.hit), [{ text: "туза", hit: true }]);
  assert.equal(old.map((piece) => piece.text).join(""), "если-бы «туза»,");
});

const page = (content, extra = {}) => ({ url: "/p/", content, meta: { title: "Т" }, anchors: [], sub_results: [{ title: "Т", url: "/p/", locations: [1], weighted_locations: [{ balanced_score: 1 }], plain_excerpt: "" }], ...extra });
const index = (answer) => ({ options: async () => {}, search: async (query) => ({ results: (answer[query] ?? []).map((data) => ({ data: async () => data })) }) });

test("what Pagefind guesses is not found, and the word is named as it was typed", async () => {
  const found = await find(index({ абракадабра: [page("Т абзац")] }), "Абракадабра");
  assert.deepEqual(found, { results: [], pages: 0, unknown: ["Абракадабра"] });
  assert.equal(foundSentence(found), "Ничего не найдено: слова «Абракадабра» нет ни в одном тексте.");
});

test("a clause is a place of its page with both spellings", async () => {
  const sub = { title: "7\u241fтузъ лежитъ\u241fСултанъ", url: "/p/#a.b.7", locations: [1], weighted_locations: [{ balanced_score: 1 }], anchor: { id: "a.b.7", location: 1 }, plain_excerpt: "" };
  const data = page("Т туз лежит", { anchors: [{ location: 1, title: sub.title, element: "section" }], sub_results: [sub] });
  const { results } = await find(index({ тузом: [data] }), "тузомъ");
  assert.equal(results[0].places[0].label, "п.\u00a07");
  assert.equal(results[0].places[0].under, "Султанъ");
  const html = resultsHtml(results);
  assert.match(html, /lang="ru-petr1708"><mark>тузъ<\/mark> лежитъ</u);
  assert.match(html, /<mark>туз<\/mark> лежит</u);
});

test("what comes from an index stays text", () => {
  const html = resultsHtml([{ url: '/"><img>', title: "<b>", section: "<i>", excerpt: [{ text: "<u>", hit: true }], places: [] }]);
  assert.doesNotMatch(html, /<img>|<u>|<i>|<b><b>/u);
});

test("the sentence counts in Russian", () => {
  const said = (pages) => foundSentence({ results: Array.from({ length: Math.min(pages, 6) }), pages, unknown: [] });
  assert.equal(said(1), "Найдена 1\u00a0страница.");
  assert.equal(said(3), "Найдено 3\u00a0страницы.");
  assert.equal(said(12), "Найдено 12\u00a0страниц, показаны первые 6.");
});
