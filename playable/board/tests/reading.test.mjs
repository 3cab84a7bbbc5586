import assert from "node:assert/strict";
import { test } from "node:test";

import { explanationHtml } from "../src/reading/explanation.ts";
import { viewOfAddress, viewOfKey } from "../src/reading/views.ts";

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
  const html = explanationHtml({ steps: "YAT PL-IYA", old: "внѣшнія", new: "внешние" }, RULES);
  assert.match(html, /внѣшнія<svg class="arrow"/u);
  assert.ok(html.indexOf("ять") < html.indexOf("Новое окончание"));
  assert.match(html, /Реформа, п\.\u00a01</u);
  assert.equal((html.match(/Реформа/gu) ?? []).length, 1);
});

test("a mended word says what stood there, what kind of mistake it was and why it was mended", () => {
  const html = explanationHtml({ correction: "ocr", sic: "норъ", corr: "поръ", reason: "п прочитано как н" }, RULES);
  assert.match(html, /<b>норъ<\/b>\. Исправлена ошибка распознавания: п прочитано как н\./u);
});

test("words of the page stay words", () => {
  assert.doesNotMatch(explanationHtml({ old: "<img>", new: "<b>", steps: "NONE" }, {}), /<img>|<b>(?!NONE)/u);
});
