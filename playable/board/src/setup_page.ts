// The setup's stages on the page: its data block, and the cards of a stage on their way from the stock, or from the
// table's lower edge, by `transform` and `opacity` alone.
import { motionWanted } from "./motion.ts";
import type { SetupStage } from "./protocol.ts";
import { type Dealing, type Noun, type PlaceNames, type Setup, laidBy, setupOf, stageTime } from "./setup.ts";
import { cardsOf, pilesOf, placesOf } from "./table.ts";

/** Of more cards each pile comes as one. */
const MOST = 60;
const DURATION = 240;
/** The animations that run, by board. */
const running = new WeakMap<HTMLElement, Animation[]>();
/** Stages whose cards are on their way, or have come. */
const shown = new WeakSet<Dealing>();

/** The setup of the deal on the page, read from `[data-setup]`; null where it has none. */
export function readSetup(board: HTMLElement): Setup | null {
  const text = board.querySelector("[data-setup]")?.textContent;
  if (text === null || text === undefined) return null;
  const { stages, nouns } = JSON.parse(text) as { readonly stages: readonly SetupStage[]; readonly nouns: Readonly<Record<string, string>> };
  return setupOf(stages, placeNames(board, nouns));
}

/** `nouns`: the forms of each noun, by `|`, with the places that it names: `{"ряд|ряда|рядов|row|rows": "R1 R2"}`. */
function placeNames(board: HTMLElement, nouns: Readonly<Record<string, string>>): PlaceNames {
  const found = new Map<string, Noun>();
  for (const [forms, places] of Object.entries(nouns)) {
    const [one = "", few = "", many = "", en = "", several = ""] = forms.split("|");
    const noun: Noun = { ru: [one, few, many], en: [en, several] };
    for (const place of places.split(" ")) found.set(place, noun);
  }
  return { nouns: found, places: placesOf(board) };
}

/** Show a stage on the table that is drawn: later cards unseen, its own on their way. Null: all lie. */
export function drawStage(board: HTMLElement, dealing: Dealing | null): void {
  if (dealing !== null && shown.has(dealing)) return;
  for (const animation of running.get(board) ?? []) animation.cancel();
  running.delete(board);
  for (const card of board.querySelectorAll("[data-undealt]")) card.removeAttribute("data-undealt");
  if (dealing === null) return;
  shown.add(dealing);
  const { setup, at, auto } = dealing;
  const piles = pilesOf(board);
  if (auto) {
    for (const pile of piles) {
      const { to } = laidBy(setup, at, pile.dataset["place"] ?? "");
      cardsOf(pile).slice(to).forEach((card) => card.toggleAttribute("data-undealt", true));
    }
  }
  if (motionWanted() && "animate" in Element.prototype) running.set(board, flights(board, piles, dealing));
}

/** Set the stage's cards on their way, one after the other, all within the stage's time. */
function flights(board: HTMLElement, piles: readonly HTMLElement[], { setup, at }: Dealing): Animation[] {
  const laid = piles.map((pile) => {
    const { from, to } = laidBy(setup, at, pile.dataset["place"] ?? "");
    return { pile, cards: cardsOf(pile).slice(from, to) };
  });
  const count = laid.reduce((sum, { cards }) => sum + cards.length, 0);
  const moving = laid.flatMap(({ pile, cards }) => {
    const squared = Number(pile.dataset["dx"]) === 0 && Number(pile.dataset["dy"]) === 0;
    return cards.length === 0 ? [] : squared || count > MOST ? [pile] : cards;
  });
  const origin = originOf(board, laid);
  const boxes = moving.map((element) => element.getBoundingClientRect());
  const time = stageTime(setup);
  const duration = Math.min(DURATION, time * 0.7);
  const apart = (time * 0.9 - duration) / Math.max(1, moving.length - 1);
  return moving.map((element, index) => {
    const box = boxes[index] ?? origin;
    const from = { opacity: 0, transform: `translate(${origin.x - box.x}px,${origin.y - box.y}px)` };
    const timing = { duration, delay: index * apart, fill: "backwards", easing: "cubic-bezier(.2,.7,.3,1)" } as const;
    return element.animate([from, { opacity: 1, transform: "none" }], timing);
  });
}

/** Where cards come from: the stock, unless the stage lays that itself; else the middle of the table's lower edge. */
function originOf(board: HTMLElement, laid: readonly { readonly pile: HTMLElement; readonly cards: readonly HTMLElement[] }[]): DOMRect {
  const stock = laid.find(({ pile }) => pile.dataset["role"] === "stock");
  if (stock !== undefined && stock.cards.length === 0) return stock.pile.getBoundingClientRect();
  const table = board.querySelector("[data-table]")?.getBoundingClientRect() ?? new DOMRect();
  return new DOMRect(table.x + table.width / 2, table.bottom);
}
