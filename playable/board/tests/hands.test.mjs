import assert from "node:assert/strict";
import { test } from "node:test";

import { keysOf } from "../src/aids/help.ts";
import { DEFAULTS, isChoice, readSettings, writeSettings } from "../src/aids/settings.ts";
import { Doubles } from "../src/doubles.ts";
import { dropPlace } from "../src/geometry.ts";
import { hold, homeMove, movableCards } from "../src/grasp.ts";
import { SHORTCUTS, lettersOf, shortcutOf } from "../src/shortcuts.ts";
import { initialState } from "../src/state.ts";
import { move, pair, view } from "./views.mjs";

const stateOf = (parts) => ({ ...initialState("krepost-1", 7), boot: "ready", view: view(parts) });

test("a drag takes its cards whatever was in hand", () => {
  const held = { ...stateOf(), hand: { place: "R2", count: 1 } };
  assert.deepEqual(hold(held, "R1", 1), { do: "take", hand: { place: "R1", count: 1 } });
});

test("cards without a move are asked about, and may be carried to hear why", () => {
  assert.deepEqual(hold(stateOf(), "R2", 2), { do: "explain", attempt: "R2>:2", hand: { place: "R2", count: 2 } });
});

test("a stock that is touched, an empty place and a table without a view cannot be dragged", () => {
  const stock = { ...move("stock>open"), from: "stock", action: "Открыть карту" };
  assert.deepEqual(hold(stateOf({ moves: [stock] }), "stock", 1), { do: "nothing" });
  const turned = { ...move("R1>stock"), action: "Перевернуть" };
  assert.deepEqual(hold(stateOf({ moves: [turned, move("R1>R2")] }), "R1", 1), { do: "take", hand: { place: "R1", count: 1 } });
  assert.deepEqual(hold(stateOf(), "F", 0), { do: "nothing" });
  assert.deepEqual(hold(initialState("krepost-1", 7), "R1", 1), { do: "nothing" });
});

test("a card goes home by a legal move to a foundation alone", () => {
  const moves = [move("R1>R2"), move("R1>F"), move("R3>R2"), move("R2>F:2")];
  assert.equal(homeMove(stateOf({ moves }), "R1", 1, ["F"])?.move, "R1>F");
  assert.equal(homeMove(stateOf({ moves }), "R3", 1, ["F"]), null);
  assert.equal(homeMove(stateOf({ moves }), "R2", 1, ["F"]), null, "two cards go, or none");
  assert.equal(homeMove(stateOf({ moves: [pair("R1+F")] }), "R1", 1, ["F"]), null, "a pair is no move to a foundation");
});

test("the cards that have a move are told from the moves", () => {
  const turn = { ...move("stock>open"), from: "stock", action: "Открыть карту" };
  const found = movableCards(view({ moves: [move("R1>R2"), move("R2>R3:2"), pair("R3+R4"), turn] }));
  assert.deepEqual([...found].toSorted(), ["R1:1", "R2:2", "R3:1", "R4:1"]);
});

test("two quick touches of one pile are a double touch", () => {
  const doubles = new Doubles();
  assert.equal(doubles.touched("R1", 1000, false), false);
  assert.equal(doubles.touched("R1", 1300, true), true);
  assert.equal(doubles.touched("R1", 1400, false), false, "the third begins anew");
});

test("slow touches, touches of two piles and laying down are none", () => {
  const doubles = new Doubles();
  doubles.touched("R1", 1000, false);
  assert.equal(doubles.touched("R1", 1500, true), false);
  doubles.touched("R1", 3000, false);
  assert.equal(doubles.touched("R2", 3100, true), false);
  assert.equal(doubles.touched("R2", 3200, false), false, "a card was laid on R2, then touched");
});

test("a dragged card is meant for an open place that it covers, else for the one it covers most", () => {
  const card = { x: 0, y: 0, width: 60, height: 84 };
  const zone = (place, x, open) => ({ place, open, box: { x, y: 0, width: 60, height: 84 } });
  assert.equal(dropPlace(card, [zone("A", 20, false), zone("B", -35, true)]), "B");
  assert.equal(dropPlace(card, [zone("A", 20, false), zone("B", -35, false)]), "A");
  assert.equal(dropPlace(card, [zone("A", 56, true)]), null, "a corner is not meant");
  assert.equal(dropPlace(card, []), null);
});

test("a letter is read by its key's place, in any layout, and never with Ctrl", () => {
  const pressed = { code: "KeyU", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  assert.equal(shortcutOf(pressed)?.action, "undo");
  assert.equal(shortcutOf({ ...pressed, shiftKey: true })?.action, "redo");
  assert.equal(shortcutOf({ ...pressed, ctrlKey: true }), null);
  assert.equal(shortcutOf({ ...pressed, code: "KeyQ" }), null);
});

test("no key has two meanings, and each is named in both alphabets", () => {
  const keys = SHORTCUTS.map(({ code, shift }) => `${code} ${shift}`);
  assert.equal(new Set(keys).size, keys.length);
  for (const { code } of SHORTCUTS) assert.equal(lettersOf(code).length, 2, code);
});

test("the help names only what is on the page", () => {
  const there = ["rasklad-board", 'rasklad-board [data-action="undo"]'];
  const keys = keysOf((selector) => there.includes(selector));
  assert.deepEqual(keys.shortcuts.map(({ action }) => action), ["undo"]);
  assert.equal(keys.board, true);
  assert.equal(keys.comparison, false);
});

test("settings are stored as what differs, and read back", () => {
  assert.equal(writeSettings(DEFAULTS), null);
  const chosen = { ...DEFAULTS, suits: "four", keys: "off" };
  assert.deepEqual(JSON.parse(writeSettings(chosen)), { suits: "four", keys: "off" });
  assert.deepEqual(readSettings(writeSettings(chosen)), chosen);
});

test("strange records mean the defaults", () => {
  for (const stored of [null, "", "{", "7", "null", "[]", '{"suits":"five"}', '{"suits":4}', '{"__proto__":"four"}', '{"toString":"on"}']) {
    assert.deepEqual(readSettings(stored), DEFAULTS, stored);
  }
  assert.equal(isChoice("toString", "on"), false);
});
