import assert from "node:assert/strict";
import { test } from "node:test";

import { withParameter } from "../src/reading/address.ts";
import { words } from "../messages/language.ts";
import { holdsUnder, readSwitched, readingWords, writeSwitched } from "../src/switches.ts";

const SWITCHES = [
  { name: "emptyPlace", short: "Р2", adopted: "any", options: new Map([["any", "любая карта"], ["never", "ничем"]]) },
  { name: "turned", short: "Р5", adopted: "must", options: new Map([["must", "обязательно"], ["may", "можно в резерв"]]) },
];

test("the readings of an address are read, and written as they were", () => {
  const { readings, faults } = readSwitched("emptyPlace:never,turned:may", SWITCHES);
  assert.deepEqual(readings, { emptyPlace: "never", turned: "may" });
  assert.deepEqual(faults, []);
  assert.equal(writeSwitched(readings, SWITCHES), "emptyPlace:never,turned:may");
  assert.equal(withParameter("https://r.example/g/?view=old#c.1", "readings", "emptyPlace:never,turned:may"), "https://r.example/g/?view=old&readings=emptyPlace:never,turned:may#c.1");
});

test("adopted readings are not written, and the page's order holds", () => {
  assert.equal(writeSwitched({ turned: "may", emptyPlace: "never" }, SWITCHES), "emptyPlace:never,turned:may");
  assert.equal(writeSwitched({ emptyPlace: "any", turned: "may" }, SWITCHES), "turned:may");
  assert.equal(writeSwitched({ emptyPlace: "any" }, SWITCHES), null);
  assert.deepEqual(readSwitched("emptyPlace:any", SWITCHES), { readings: {}, faults: [] });
  assert.deepEqual(readSwitched(null, SWITCHES), { readings: {}, faults: [] });
});

test("what names no reading, no option or one twice is ignored and named", () => {
  for (const bad of ["emptyplace:never", "emptyPlace", "emptyPlace:", ":never", "emptyPlace:sometimes", "emptyPlace:never:x", "__proto__:x", " "]) {
    assert.deepEqual(readSwitched(`turned:may,${bad}`, SWITCHES), { readings: { turned: "may" }, faults: [bad] }, bad);
  }
  assert.deepEqual(readSwitched("turned:may,turned:must", SWITCHES).faults, ["turned:must"]);
});

test("faults are told in one sentence", () => {
  const plain = (parts) => words().misread({ of: "readings", parts }).replaceAll("\u00a0", " ");
  assert.equal(plain(["a:1"]), "Чтения «a:1» у этой игры нет, оно не учтено");
  assert.equal(plain(["a", "b"]), "Чтений «a» и «b» у этой игры нет, они не учтены");
  assert.equal(plain(["a", "b", "c"]), "Чтений «a» и других у этой игры нет, они не учтены");
  assert.equal(plain(["x".repeat(500)]).length < 100, true);
});

test("readings are named in words", () => {
  const named = (readings) => words().reading(readingWords(readings, SWITCHES)).lead;
  assert.equal(named({ emptyPlace: "never" }), "Чтение Р2: ничем");
  assert.equal(named({ turned: "may", emptyPlace: "never" }), "Чтения Р2: ничем, Р5: можно в резерв");
});

test("a place is there under all its options together", () => {
  assert.equal(holdsUnder("cellar:one", { cellar: "one" }), true);
  assert.equal(holdsUnder("cellar:one", { cellar: "none" }), false);
  assert.equal(holdsUnder("cellar:one divan:8", { cellar: "one", divan: "6" }), false);
});
