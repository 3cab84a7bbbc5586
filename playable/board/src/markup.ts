// HTML of what the board draws anew in play. `scripts/edition/pages/board.py` writes the same markup at
// build time; tests/unit/test_board_markup.py holds the two together.
import { words } from "../messages/language.ts";
import { HIDDEN } from "./cards.ts";
import { escapeHtml } from "./html.ts";
import type { CardText } from "./protocol.ts";

/** What the page says about a pile, besides its cards. */
export interface PileFacts {
  readonly place: string;
  readonly role: string;
  /** «левый ряд 1». */
  readonly spoken: string;
  /** Short label drawn beside the pile («Л1»), or "". */
  readonly label: string;
  /** The suit whose sign stands in the empty place (`s`, `h`, `d`, `c`), or "". */
  readonly sign: string;
}

/** The name of a pile's top: «Левый ряд 4, сверху дама пик, 5 карт». */
export function pileName(pile: PileFacts, cards: readonly CardText[]): string {
  return words().pile(pile.spoken, cards);
}

/** The inside of a pile: its cards from the bottom up (or the empty place), and its label. */
export function pileContent(pile: PileFacts, cards: readonly CardText[]): string {
  const drawn = cards.map((card, index) =>
    index < cards.length - 1
      ? cardButton(card, words().covered(card), "card covered")
      : cardButton(card, pileName(pile, cards), "card top"),
  );
  if (cards.length === 0) drawn.push(emptyPlace(pile));
  const label = pile.label === "" ? "" : `<span class="pile-label" aria-hidden="true">${escapeHtml(pile.label)}</span>`;
  const counted = pile.role === "stock" || pile.role === "waste";
  const count = counted && cards.length > 0 ? `<span class="pile-count" aria-hidden="true">${cards.length}</span>` : "";
  return drawn.join("") + label + count;
}

function cardButton(card: CardText, name: string, classes: string): string {
  const data = card === HIDDEN ? "" : ` data-card="${escapeHtml(card)}"`;
  const symbol = card === HIDDEN ? "back" : escapeHtml(card);
  return (
    `<button type="button" class="${classes}"${data} tabindex="-1" aria-label="${escapeHtml(name)}">` +
    `<svg viewBox="0 0 60 84" aria-hidden="true"><use href="#c-${symbol}"/></svg></button>`
  );
}

function emptyPlace(pile: PileFacts): string {
  const sign = pile.sign === "" ? "" : `<svg class="sign" aria-hidden="true"><use href="#s-${pile.sign}"/></svg>`;
  const name = escapeHtml(pileName(pile, []));
  return `<button type="button" class="slot top" tabindex="-1" aria-label="${name}">${sign}</button>`;
}

const SIGNS: Readonly<Record<string, string>> = { "♠": "s", "♥": "h", "♦": "d", "♣": "c" };

/** The letters of a deck with Latin indices. */
const LATIN: Readonly<Record<string, string>> = { Т: "A", К: "K", Д: "Q", В: "J" };

/** A rank as the reader's deck writes it: the style sheet shows one of the two letters. */
function lettered(rank: string): string {
  const latin = LATIN[rank];
  return latin === undefined ? rank : `<span class="rank" data-latin="${latin}"><span>${rank}</span></span>`;
}

/** Text with its suits drawn: the page's fonts have no ♠♥♦♣. A card and its suit are not parted at a line's end. */
export function suited(text: string): string {
  return escapeHtml(text).replace(/([\p{L}\d]*)([♠♥♦♣])/gu, (whole: string, rank: string, sign: string) => {
    const symbol = SIGNS[sign];
    if (symbol === undefined) return whole;
    const name = words().suits[symbol] ?? "";
    return (
      `<span class="short-card">${lettered(rank)}<svg class="suit" data-suit="${symbol}" role="img" aria-label="${name}">` +
      `<use href="#s-${symbol}"/></svg></span>`
    );
  });
}

/** What the engine or the edition says in Russian, as HTML: marked where the board speaks another language. */
export function edition(told: string, element: "span" | "b" = "span"): string {
  if (words().lang !== "ru" && told !== "") return `<${element} lang="ru">${suited(told)}</${element}>`;
  return element === "b" ? `<b>${suited(told)}</b>` : suited(told);
}

/** A drawn icon of the board's controls. */
export function icon(name: string): string {
  return `<svg class="icon" aria-hidden="true"><use href="#i-${name}"/></svg>`;
}
