// Rows too dense to read open across the table: on a tap of a covered card, and where the keyboard goes.
// The same cards, laid out in lines; the piles that they cover come back when the row closes.
import { words } from "../messages/language.ts";
import { HIDDEN } from "./cards.ts";
import { cardsOf, spokenOf } from "./table.ts";

/** Strips narrower than this, in pixels, can't be read with a mouse at hand, or touched with a finger. */
const READABLE = 15;
const TOUCHABLE = 24;
/** A declared step below this, in cards, shows a packet's thickness and is no row. */
const THICKNESS = 0.05;
const MOST_LINES = 4;

export interface Lines {
  readonly lines: number;
  /** Cards in each line but the last. */
  readonly per: number;
}

/** How a row of `count` cards opens on a table: `card` and `table` are widths in pixels, as the strip is. */
export function linesOf(count: number, card: number, table: number, strip: number): Lines {
  const most = Math.max(2, Math.floor((table - card) / strip) + 1);
  const lines = Math.min(MOST_LINES, Math.ceil(count / most));
  return { lines, per: Math.ceil(count / lines) };
}

function narrowest(): number {
  return matchMedia("(pointer: coarse)").matches ? TOUCHABLE : READABLE;
}

/** Are there faces in the row whose visible strips are too narrow? */
export function isDense(pile: HTMLElement): boolean {
  const { dx = "0", dy = "0" } = pile.dataset;
  if (Math.max(Math.abs(Number(dx)), Math.abs(Number(dy))) < THICKNESS) return false;
  const cards = cardsOf(pile);
  const below = cards.slice(0, -1).findIndex((card) => card.dataset["card"] !== undefined);
  const [one, next] = [cards[below], cards[below + 1]];
  if (one === undefined || next === undefined) return false;
  const [a, b] = [one.getBoundingClientRect(), next.getBoundingClientRect()];
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < narrowest();
}

/** The row that is open, if any. */
export function openedRow(board: HTMLElement): HTMLElement | null {
  return board.querySelector<HTMLElement>("[data-place][data-open]");
}

/** Open a row, if it is too dense; tells whether it did. */
export function openRow(board: HTMLElement, pile: HTMLElement): boolean {
  if (pile.hasAttribute("data-open")) return false;
  closeRow(board);
  const table = pile.closest<HTMLElement>("[data-table]");
  if (table === null || !isDense(pile)) return false;
  const cards = cardsOf(pile);
  const card = cards[0]?.getBoundingClientRect().width ?? 0;
  const { lines, per } = linesOf(cards.length, card, table.getBoundingClientRect().width, Math.max(TOUCHABLE, card * 0.45));
  cards.forEach((each, index) => (each.dataset["line"] = String(Math.floor(index / per))));
  pile.dataset["per"] = String(per);
  pile.dataset["lines"] = String(lines);
  pile.toggleAttribute("data-open", true);
  say(board, words().opened(spokenOf(pile), cards.map((each) => each.dataset["card"] ?? HIDDEN)));
  return true;
}

/** Close the row that is open; tells whether there was one. */
export function closeRow(board: HTMLElement): boolean {
  const pile = openedRow(board);
  if (pile === null) return false;
  pile.toggleAttribute("data-open", false);
  say(board, "");
  return true;
}

/** Close the open row when the reader goes elsewhere, with a finger or with the focus. */
export function listenForLeaving(board: HTMLElement, signal: AbortSignal): void {
  const leave = (target: EventTarget | null): void => {
    const row = openedRow(board);
    const card = target instanceof Element ? target.closest(".card") : null;
    if (row !== null && !(card !== null && row.contains(card))) closeRow(board);
  };
  document.addEventListener("pointerdown", (event) => leave(event.target), { signal });
  board.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      // A focus that goes nowhere is a window left, or a card drawn anew.
      if (relatedTarget !== null) leave(relatedTarget);
    },
    { signal },
  );
}

/** The board's own quiet live region. */
function say(board: HTMLElement, told: string): void {
  const region = board.querySelector("[data-row-said]");
  if (region !== null) region.textContent = told;
}
