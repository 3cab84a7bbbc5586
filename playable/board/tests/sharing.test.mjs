import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { pictureSvg } from "../src/picture.ts";
import { addressOf, captionOf, fileName } from "../src/sharing.ts";
import { move, view } from "./views.mjs";

const SPRITE = readFileSync(new URL("../sprite/cards.svg", import.meta.url), "utf8");
const SYMBOLS = new Map([...SPRITE.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gsu)].map(([markup, id]) => [id, markup]));
const PAINTS = { symbol: (id) => SYMBOLS.get(id) ?? null, value: (property) => (property === "--latin" ? null : "rgb(1, 2, 3)") };
const PILE = { x: 0, y: 0, dx: 0, dy: 0, room: 0, cards: [], sign: "", counted: false };

function drawn(...piles) {
  return pictureSvg({ piles: piles.map((pile) => ({ ...PILE, ...pile })), caption: "Игра <1> · ход 2" }, PAINTS);
}

/** Where cards lie: [symbol, x, y]. */
function laid(svg) {
  return [...svg.matchAll(/<use href="#(c-[\w-]+)" x="([^"]+)" y="([^"]+)" width="60" height="84"/gu)].map(([, id, x, y]) => [id, Number(x), Number(y)]);
}

test("a play's address has the page's path and the link, and none of the page's own parameters", () => {
  const page = new URL("https://example.org/games/krepost-1/?readings=a:b#x");
  assert.equal(addressOf(page, "1/d7//R1-R2"), "https://example.org/games/krepost-1/#play-1/d7//R1-R2");
});

test("files are named by game, deal and moves made", () => {
  assert.equal(fileName(view({ deal: 195259, history: [move("R1>R2")] }), "svg"), "krepost-1-195259-1.svg");
  assert.equal(fileName(view({ deal: null }), "png"), "krepost-1-position-0.png");
});

test("the caption is the record's head and how far the play has come", () => {
  const record = "Крѣпость\nРасклад № 7\n\n1. …";
  assert.equal(captionOf({ record, link: "", view: view({ history: [move("R1>R2")] }) }), "Крѣпость · Расклад № 7 · ход\u00a01");
  assert.equal(captionOf({ record: "Крѣпость\nНачало: R1: 2H", link: "", view: view({ deal: null }) }), "Крѣпость");
});

test("a picture needs nothing else: each symbol is within, no custom property is left", () => {
  const svg = drawn({ cards: ["2H", "QS", "10C"], dx: 0.5, room: 5 }, { x: 4, cards: ["#", "#"] }, { x: 6, sign: "d" });
  const ids = new Set([...svg.matchAll(/<symbol id="([^"]+)"/gu)].map(([, id]) => id));
  const used = [...svg.matchAll(/href="#([^"]+)"/gu)].map(([, id]) => id);
  assert.ok(used.length > 10);
  for (const id of used) assert.ok(ids.has(id), id);
  assert.doesNotMatch(svg, /var\(|light-dark|style=|url\(/u);
  assert.equal(svg.match(/<symbol id="s-h"/gu).length, 1);
});

test("a fan runs as declared, and is squeezed where it outgrows its room", () => {
  const three = laid(drawn({ x: 1, y: 1, dx: -0.5, room: 4, cards: ["2H", "3H", "4H"] }));
  assert.deepEqual(three.map(([, x, y]) => [x, y]), [[60, 84], [30, 84], [0, 84]]);
  const squeezed = laid(drawn({ dy: 0.25, room: 1, cards: ["2H", "3H", "4H"] }));
  assert.deepEqual(squeezed.map(([, , y]) => y), [0, 10.5, 21]);
});

test("covered cards hide their centres, the top card shows it", () => {
  const svg = drawn({ dx: 0.5, room: 3, cards: ["QS", "2S"] });
  assert.deepEqual(laid(svg).map(([id]) => id), ["c-QS-covered", "c-2S"]);
  assert.match(svg, /<symbol id="c-QS-covered".*?<g opacity="0">/u);
  assert.match(svg, /<symbol id="c-2S".*?<g opacity="1">/u);
});

test("the drawing holds all piles, and its words are escaped", () => {
  const svg = drawn({ x: 0, cards: ["2H"] }, { x: 5, y: 2, dx: -0.5, room: 9, cards: ["3H", "4H"] });
  const [left, top, width, height] = /viewBox="([^"]+)"/u.exec(svg)[1].split(" ").map(Number);
  assert.ok(left < 0 && top < 0 && left + width > 360 && top + height > 252);
  assert.match(svg, /<title>Игра &lt;1&gt; · ход 2<\/title>/u);
});

test("an unknown card leaves a gap, not a broken file", () => {
  assert.doesNotThrow(() => drawn({ cards: ["XX"] }));
});
