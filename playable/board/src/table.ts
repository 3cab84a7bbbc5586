// Draws what lies on the table: the play's cards, or the recorded game's. Piles whose cards didn't change keep their
// elements, so focus and transitions survive.
import { words } from "../messages/language.ts";
import type { Language, Places } from "../messages/words.ts";
import { HIDDEN } from "./cards.ts";
import { type PileFacts, pileContent } from "./markup.ts";
import { replaceContent } from "./patch.ts";
import { playOf } from "./plays.ts";
import type { CardText } from "./protocol.ts";
import { type Piles, laidOn } from "./recording.ts";
import type { Readings } from "./intents.ts";
import { type State, onTable } from "./state.ts";
import { stageNumber } from "./setup_words.ts";
import { holdsUnder } from "./switches.ts";

export const NO_CARDS: readonly CardText[] = [];

export function pileFacts(pile: HTMLElement): PileFacts {
  const { place = "", role = "", label = "", sign = "" } = pile.dataset;
  const translated = words().lang === "ru" ? undefined : pile.dataset["labelEn"];
  return { place, role, spoken: spokenOf(pile), label: translated ?? label, sign };
}

/** What a pile's place is called: «левый ряд 1». */
export function spokenOf(pile: HTMLElement, lang: Language = words().lang): string {
  return pile.dataset[lang === "ru" ? "spoken" : "spokenEn"] ?? "";
}

/** All places that the page has, as a language calls them. */
export function placesIn(board: HTMLElement, lang: Language): Places {
  const piles = [...board.querySelectorAll<HTMLElement>("[data-place]")];
  return new Map(piles.map((pile) => [pile.dataset["place"] ?? "", { name: spokenOf(pile, lang), role: pile.dataset["role"] ?? "" }]));
}

/** The piles on the table: those of places that are there under the readings that hold. */
export function pilesOf(board: HTMLElement): HTMLElement[] {
  return ofClass(board, "pile").filter((pile) => !pile.hidden);
}

/** A pile's cards, bottom to top. */
export function cardsOf(pile: HTMLElement): HTMLElement[] {
  return ofClass(pile, "card");
}

/** What has a class within an element; the browser keeps such lists, while a selector is looked for anew each time. */
function ofClass(within: HTMLElement, name: string): HTMLElement[] {
  return [...(within.getElementsByClassName(name) as HTMLCollectionOf<HTMLElement>)];
}

/** The ids of all places that the page has, there under the readings or not. */
export function placesOf(board: HTMLElement): string[] {
  return [...board.querySelectorAll<HTMLElement>("[data-place]")].map((pile) => pile.dataset["place"] ?? "");
}

/** Show the places that are there under the readings (null: under the adopted ones), and make room for them. */
function drawPlaces(board: HTMLElement, readings: Readings | null): void {
  const bound = [...board.querySelectorAll<HTMLElement>("[data-place][data-under]")];
  if (bound.length === 0) return;
  for (const pile of bound) {
    pile.dataset["adopted"] ??= String(!pile.hidden);
    const there = readings === null ? pile.dataset["adopted"] === "true" : holdsUnder(pile.dataset["under"] ?? "", readings);
    pile.hidden = !there;
  }
  const table = board.querySelector<HTMLElement>("[data-table]");
  if (table === null) return;
  table.dataset["least"] ??= table.dataset["height"] ?? "";
  const added = bound.some((pile) => !pile.hidden && pile.dataset["adopted"] === "false");
  const height = added ? table.dataset["full"] : table.dataset["least"];
  if (height !== undefined) table.dataset["height"] = height;
}

/** The foundations' places. */
export function foundationsOf(board: HTMLElement): string[] {
  return pilesOf(board).flatMap((pile) => (pile.dataset["role"] === "foundation" ? [pile.dataset["place"] ?? ""] : []));
}

/** The element of a pile that takes focus: its top card or its empty place. */
export function topOf(pile: HTMLElement): HTMLElement | null {
  return pile.querySelector<HTMLElement>(".top");
}

/** How many cards lie from this one to the top, itself included; 0 for the empty place. */
export function depthOf(pile: HTMLElement, card: HTMLElement): number {
  const cards = cardsOf(pile);
  const index = cards.indexOf(card);
  return index < 0 ? 0 : cards.length - index;
}

/** Draw the table as it lies in a state. */
export function drawTable(board: HTMLElement, state: State): void {
  const { view, stored, recording, recorded } = state;
  board.querySelector("[data-table]")?.setAttribute("aria-label", tableWords(state));
  const piles = onTable(state);
  if (piles === null) return;
  const readings = view?.readings ?? stored?.play.readings ?? null;
  drawPlaces(board, recorded === null || recording?.solution !== undefined ? readings : null);
  board.toggleAttribute("data-recorded", recorded !== null);
  drawPiles(board, piles);
  const laid = recorded === null || recorded === 0 ? [] : laidOn(recording?.moves[recorded - 1]?.change ?? "");
  for (const pile of pilesOf(board)) topOf(pile)?.toggleAttribute("data-laid", laid.includes(pile.dataset["place"] ?? ""));
}

function tableWords(state: State): string {
  if (state.dealing !== null) return words().stagedTable(stageNumber(state.dealing));
  if (state.recorded !== null) return state.recording?.solution === undefined ? words().recordedTable(state.recorded) : words().solutionTable(state.recorded);
  return words().table(state.deal, playOf(state).at);
}

/** The piles on which other cards lie in a state than are drawn. */
export function changing(board: HTMLElement, state: State): HTMLElement[] {
  const piles = onTable(state);
  return piles === null ? [] : pilesOf(board).filter((pile) => !isDrawn(pile, piles[pile.dataset["place"] ?? ""] ?? NO_CARDS));
}

function isDrawn(pile: HTMLElement, cards: readonly CardText[]): boolean {
  const drawn = drawnCards(pile);
  return drawn.length === cards.length && cards.every((card, index) => card === drawn[index]);
}

function drawPiles(board: HTMLElement, piles: Piles): void {
  for (const pile of pilesOf(board)) {
    const cards = piles[pile.dataset["place"] ?? ""] ?? NO_CARDS;
    if (isDrawn(pile, cards)) continue;
    pile.removeAttribute("data-open");
    pile.dataset["n"] = String(cards.length);
    drawPile(pile, cards);
  }
}

/** Draw all piles as they lie, with the words of the language that the board speaks now. */
export function retellPiles(board: HTMLElement): void {
  for (const pile of board.querySelectorAll<HTMLElement>("[data-place]")) drawPile(pile, drawnCards(pile));
}

function drawnCards(pile: HTMLElement): CardText[] {
  return cardsOf(pile).map((card) => card.dataset["card"] ?? HIDDEN);
}

function drawPile(pile: HTMLElement, cards: readonly CardText[]): void {
  const focused = pile.contains(document.activeElement);
  const reachable = topOf(pile)?.tabIndex === 0;
  replaceContent(pile, pileContent(pileFacts(pile), cards));
  const top = topOf(pile);
  if (reachable && top !== null) top.tabIndex = 0;
  if (focused) top?.focus({ preventScroll: true });
}
