import assert from "node:assert/strict";
import { test } from "node:test";

import { withParameter } from "../src/reading/address.ts";
import { entry, gost, reportAddress, reportText, ris } from "../src/reading/citation.ts";
import { wordHtml } from "../src/reading/explanation.ts";
import { layersOfAddress } from "../src/reading/layers.ts";
import { inParagraphs } from "../src/reading/texts.ts";
import { viewOfAddress, viewOfKey } from "../src/reading/views.ts";
import { dotted, yoOfAddress } from "../src/reading/yo.ts";

const key = (parts) => ({ key: "", code: "", ctrlKey: false, metaKey: false, altKey: false, ...parts });
const RULES = {
  "YAT": { change: "ѣ → е", sentence: "Буква «ять» заменена на «е».", decree: 1 },
  "PL-IYA": { change: "-ія → -ие", sentence: "Новое окончание.", decree: null },
};

test("keys choose the view by letter and, on a Latin keyboard, by place", () => {
  assert.deepEqual(["с", "Н", "р"].map((letter) => viewOfKey(key({ key: letter }))), ["old", "new", "both"]);
  assert.equal(viewOfKey(key({ key: "c", code: "KeyC" })), "old");
  assert.equal(viewOfKey(key({ key: "с", ctrlKey: true })), null);
  assert.equal(viewOfKey(key({ key: "x", code: "KeyX" })), null);
});

test("the address names a view or none", () => {
  assert.equal(viewOfAddress("?view=old"), "old");
  assert.equal(viewOfAddress("?view=<b>"), null);
  assert.equal(viewOfAddress(""), null);
});

test("a changed word is explained step by step, in order", () => {
  const html = wordHtml({ steps: "YAT PL-IYA", old: "внѣшнія", new: "внешние" }, RULES);
  assert.match(html, /внѣшнія<svg class="arrow"/u);
  assert.ok(html.indexOf("ять") < html.indexOf("Новое окончание"));
  assert.match(html, /Реформа, п\.\u00a01</u);
  assert.equal((html.match(/Реформа/gu) ?? []).length, 1);
});

test("a mended word says what stood there, what kind of mistake it was and why it was mended", () => {
  const html = wordHtml({ correction: "ocr", sic: "норъ", corr: "поръ", reason: "п прочитано как н" }, RULES);
  assert.match(html, /<b>норъ<\/b>\. Исправлена ошибка распознавания: п прочитано как н\./u);
});

test("a mended word quotes the rule of the edition, with a link where the page knows the rules", () => {
  const word = { correction: "ocr", sic: "норъ", corr: "поръ", rule: "2" };
  assert.match(
    wordHtml(word, {}, null, "../../sources/cadogan-24/"),
    /<a href="\.\.\/\.\.\/sources\/cadogan-24\/#rule-2">Правило\u00a0издания\u00a02<\/a>/u,
  );
  assert.doesNotMatch(wordHtml({ ...word, rule: "" }, {}), /издания/u);
});

test("a reading that is not certain says so", () => {
  const word = { correction: "ocr", sic: "об", corr: "от" };
  assert.match(wordHtml({ ...word, unsure: "" }, {}), /Чтение предположительное\./u);
  assert.doesNotMatch(wordHtml(word, {}), /предположительное/u);
});

test("words of the page stay words", () => {
  assert.doesNotMatch(wordHtml({ old: "<img>", new: "<b>", steps: "NONE" }, {}), /<img>|<b>(?!NONE)/u);
});

test("history is told at once for one rule, on demand for several", () => {
  const rules = { "YAT": { ...RULES.YAT, history: "Был особый гласный.", page: "../../orthography/#YAT" }, "PL-IYA": { ...RULES["PL-IYA"], history: "Различали роды." } };
  const one = wordHtml({ steps: "YAT", old: "лѣсъ", new: "лес" }, rules);
  assert.match(one, /<small>Был особый гласный\.<\/small>/u);
  assert.doesNotMatch(one, /<details>/u);
  assert.match(one, /Реформа, п\.\u00a01 · <a href="\.\.\/\.\.\/orthography\/#YAT">Подробнее/u);
  assert.equal((wordHtml({ steps: "YAT PL-IYA", old: "а", new: "б" }, rules).match(/<details>/gu) ?? []).length, 2);
});

test("other words of the rule are links, the rest of them a number", () => {
  const alike = { rule: "PL-IYA", where: "в этой игре", words: [{ id: "l7.t9", old: "другія" }], more: 3 };
  const html = wordHtml({ steps: "PL-IYA", old: "внѣшнія", new: "внешние" }, RULES, alike);
  assert.match(html, /Так же в этой игре \(-ія.*-ие\): <a href="#l7\.t9" lang="ru-petr1708">другія<\/a> и\u00a0ещё\u00a03\./u);
});

test("the address keeps its fragment and its commas", () => {
  assert.equal(withParameter("https://a.example/g/?view=old#x.7", "hide", "ocr,print"), "https://a.example/g/?view=old&hide=ocr,print#x.7");
  assert.equal(withParameter("https://a.example/g/?view=old#x.7", "view", null), "https://a.example/g/#x.7");
  assert.deepEqual([...layersOfAddress("?hide=ocr,print,<b>")], ["ocr", "print"]);
  assert.equal(layersOfAddress("").size, 0);
});

test("copied clauses make the source's paragraphs", () => {
  const clauses = [
    { text: "Разъ,", begins: true },
    { text: "два.", begins: false },
    { text: "", begins: true },
    { text: "Три.", begins: true },
  ];
  assert.equal(inParagraphs(clauses), "Разъ, два.\nТри.");
});

const CITED = { clause: "cadogan-24.krepost.I.c", label: "I, в", address: "https://a.example/g/#c", today: new Date(2026, 10, 5) };

test("a citation is filled from its template, the day in the form of each style", () => {
  assert.equal(gost("Крѣпость, п. {clause}. – URL: {url} (дата обращения: {accessed}).", CITED), "Крѣпость, п. I, в. – URL: https://a.example/g/#c (дата обращения: 05.11.2026).");
  assert.equal(entry("@misc{{key}, title = {{{clause}}}, urldate = {{accessed}}}", CITED), "@misc{rasklad-cadogan-24-krepost-i-c, title = {{I, в}}, urldate = {2026-11-05}}");
  assert.equal(ris("TY  - ELEC\nUR  - {url}\nY2  - {accessed}\nSP  - {clause}", CITED), "TY  - ELEC\nUR  - https://a.example/g/#c\nY2  - 2026/11/05\nSP  - I, в");
});

test("a report names the clause, both readings, the received line and the edition", () => {
  const reported = { ...CITED, old: "до тѣхъ поръ", modern: "до тех пор", line: 7, raw: "до тђхъ норъ", edition: "2026-11-30" };
  const text = reportText(reported);
  for (const part of ["cadogan-24.krepost.I.c", "https://a.example/g/#c", "до тѣхъ поръ", "до тех пор", "строка 7: до тђхъ норъ", "2026-11-30"]) assert.ok(text.includes(part), part);
  const address = new URL(reportAddress("https://b.example/new?title={clause}&body={page}%0A{raw}%0A{corrected}", reported));
  assert.equal(address.searchParams.get("title"), CITED.clause);
  assert.equal(address.searchParams.get("body"), `${CITED.address}\nдо тђхъ норъ\nдо тѣхъ поръ`);
});

test("ё is shown and taken away, and nothing else becomes it", () => {
  assert.deepEqual(["е", "ё", "Е", "Ё", "а"].map((letter) => dotted(letter, true)), ["ё", "ё", "Ё", "Ё", "а"]);
  assert.deepEqual(["е", "ё", "Е", "Ё", "а"].map((letter) => dotted(letter, false)), ["е", "е", "Е", "Е", "а"]);
  assert.equal(yoOfAddress("?view=old&yo=1"), true);
  assert.equal(yoOfAddress("?yo=<b>"), false);
});
