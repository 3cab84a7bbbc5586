import assert from "node:assert/strict";
import { test } from "node:test";

import { parseDeal, randomDeal } from "../src/deals.ts";
import { playOf, putAside } from "../src/plays.ts";
import { explained, initialState, isMove, targets, touch, viewed } from "../src/state.ts";
import { move, pair, view } from "./views.mjs";

const ready = (made = view()) => viewed(initialState("krepost-1", 5), made, { about: "nothing" });

test("a touch of a card that has moves takes it in hand", () => {
  assert.deepEqual(touch(ready(), "R1", 1), { do: "take", hand: { place: "R1", count: 1 } });
});

test("a touch of the card in hand puts it down", () => {
  const state = { ...ready(), hand: { place: "R1", count: 1 } };
  assert.deepEqual(touch(state, "R1", 1), { do: "take", hand: null });
});

test("a touch of a legal target plays the move, wherever on its pile", () => {
  const state = { ...ready(), hand: { place: "R1", count: 1 } };
  assert.deepEqual(touch(state, "R2", 1), { do: "play", move: "R1>R2" });
  assert.deepEqual(touch(state, "R2", 2), { do: "play", move: "R1>R2" });
});

test("a touch of another pile is an attempt to be explained", () => {
  const state = { ...ready(), hand: { place: "R1", count: 1 } };
  assert.deepEqual(touch(state, "R3", 1), { do: "explain", attempt: "R1>R3", hand: null });
});

test("a covered card, and a top card without moves, are asked about", () => {
  assert.deepEqual(touch(ready(), "R1", 2), { do: "explain", attempt: "R1>:2", hand: { place: "R1", count: 2 } });
  assert.deepEqual(touch(ready(), "R3", 1), { do: "explain", attempt: "R3>", hand: { place: "R3", count: 1 } });
});

test("two cards go as a group where the engine lists such a move", () => {
  const state = ready(view({ moves: [move("R1>R2:2")] }));
  assert.deepEqual(touch(state, "R1", 2), { do: "take", hand: { place: "R1", count: 2 } });
  const held = { ...state, hand: { place: "R1", count: 2 } };
  assert.deepEqual(touch(held, "R2", 1), { do: "play", move: "R1>R2:2" });
  assert.deepEqual(touch(held, "R3", 1), { do: "explain", attempt: "R1>R3:2", hand: null });
});

test("a touch of the stock makes its move; where that is not possible the engine is asked about it", () => {
  const turning = { ...move("stock>open"), card: null, action: "Открыть карту" };
  const state = ready(view({ moves: [turning] }));
  assert.deepEqual(touch(state, "stock", 24), { do: "play", move: "stock>open" });
  const later = viewed(state, view({ moves: [] }), { about: "nothing" });
  assert.deepEqual(touch(later, "stock", 24), { do: "explain", attempt: "stock>open", hand: null });
});

test("of several gaps that the stock can fill the touched one is filled", () => {
  const fill = (text) => ({ ...move(text), card: null, action: "Положить карту из стопки" });
  const piles = { stock: ["#"], C41: [], C43: [], R1: ["2H"] };
  const state = ready(view({ piles, moves: [fill("stock>C41"), fill("stock>C43")] }));
  assert.deepEqual(touch(state, "C43", 0), { do: "play", move: "stock>C43" });
  assert.deepEqual(touch(state, "stock", 1), { do: "play", move: "stock>C41" });
});

test("the waste goes back by a touch of the empty stock; its own card is taken, or asked about", () => {
  const again = { ...move("waste>stock"), card: null, action: "Открывать заново" };
  const piles = { stock: [], waste: ["2H", "QS"], R1: ["KS"] };
  const state = ready(view({ piles, moves: [again, move("waste>R1")] }));
  assert.deepEqual(touch(state, "stock", 0), { do: "play", move: "waste>stock" });
  assert.deepEqual(touch(state, "waste", 1), { do: "take", hand: { place: "waste", count: 1 } });
  const dead = ready(view({ piles, moves: [again] }));
  assert.deepEqual(touch(dead, "waste", 1), { do: "explain", attempt: "waste>", hand: { place: "waste", count: 1 } });
});

test("a move of the stock is no target of cards in hand", () => {
  const turning = { ...move("stock>open"), action: "Открыть карту" };
  const state = { ...ready(view({ moves: [turning] })), hand: { place: "stock", count: 1 } };
  assert.equal(targets(state).size, 0);
});

test("before the engine's first word a touch does nothing", () => {
  assert.deepEqual(touch(initialState("krepost-1", 5), "R1", 1), { do: "nothing" });
});

test("a refusal puts the hand down; leave to take keeps it", () => {
  const refusal = { move: "R1>:2", clauses: ["w.s.1"], say: "Нельзя", reason: "", blocking: [] };
  const refused = explained(ready(), { refusal }, { place: "R1", count: 2 });
  assert.equal(refused.hand, null);
  assert.equal(refused.refusal, refusal);
  const allowed = explained(ready(), { refusal: null }, { place: "R3", count: 1 });
  assert.deepEqual(allowed.hand, { place: "R3", count: 1 });
});

test("a new view forgets hand and refusal", () => {
  const state = { ...ready(), hand: { place: "R1", count: 1 }, refusal: {} };
  const next = viewed(state, view(), { about: "undone" });
  assert.equal(next.hand, null);
  assert.equal(next.refusal, null);
});

test("the play to restore holds moves made and moves taken back, in order", () => {
  const state = ready(view({ history: [move("R1>R2"), move("R2>R3")], redo: ["R3>R4", "R4>R5"] }));
  assert.deepEqual(playOf(state), {
    deal: 7,
    start: null,
    readings: {},
    moves: ["R1>R2", "R2>R3", "R3>R4", "R4>R5"],
    at: 2,
  });
});

test("a pair and an exchange are begun from either of their cards", () => {
  const state = ready(view({ moves: [pair("R1+R3"), pair("R2~R3")] }));
  const aims = (place) => [...targets({ ...state, hand: { place, count: 1 } })].map(([goal, { move: text }]) => [goal, text]);
  assert.deepEqual(aims("R1"), [["R3", "R1+R3"]]);
  assert.deepEqual(aims("R3"), [["R1", "R1+R3"], ["R2", "R2~R3"]]);
  assert.deepEqual(touch(state, "R3", 1), { do: "take", hand: { place: "R3", count: 1 } });
  const held = { ...state, hand: { place: "R3", count: 1 } };
  assert.deepEqual(touch(held, "R1", 1), { do: "play", move: "R1+R3" });
  assert.deepEqual(touch(held, "R2", 1), { do: "play", move: "R2~R3" });
});

test("a laying is begun from its own card alone", () => {
  assert.equal(targets({ ...ready(), hand: { place: "R2", count: 1 } }).size, 0);
});

test("a play with moves is put aside; one without leaves what was put aside before", () => {
  const former = { deal: 1, start: null, readings: {}, moves: ["R1>R2"], at: 1 };
  assert.equal(putAside({ ...ready(), former }), former);
  assert.deepEqual(putAside(ready(view({ history: [move("R1>R2")] }))).moves, ["R1>R2"]);
  assert.deepEqual(putAside(ready(view({ redo: ["R1>R2"] }))).at, 0, "moves taken back are moves of the play, too");
});

test("a play that began with a position is set up by its text", () => {
  const state = ready(view({ deal: null, start: "R1: 2H QS" }));
  assert.deepEqual(playOf(state), { deal: null, start: "R1: 2H QS", readings: {}, moves: [], at: 0 });
});

test("attempts to take are told from moves", () => {
  assert.deepEqual(["R1>R4", "R1>R4:2", "stock>open"].map(isMove), [true, true, true]);
  assert.deepEqual(["R1>", "R1>:2"].map(isMove), [false, false]);
});

test("numbers of deals are read with spaces in them and nothing else", () => {
  assert.equal(parseDeal(" 195\u00a0259 "), 195259);
  assert.equal(parseDeal("0"), 0);
  assert.equal(parseDeal("999999999"), 999_999_999);
  for (const bad of ["", "-1", "1000000000", "1.5", "1e3", "abc", "0x10", "12a", "٣"]) assert.equal(parseDeal(bad), null, bad);
});

test("a random deal is a number of a deal", () => {
  for (let drawn = 0; drawn < 200; drawn += 1) assert.notEqual(parseDeal(String(randomDeal())), null);
});
