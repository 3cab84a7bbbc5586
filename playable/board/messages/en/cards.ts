// Cards and numbers in English.
import { HIDDEN, grouped } from "../../src/cards.ts";
import type { CardText } from "../../src/protocol.ts";
import type { CardWords } from "../words.ts";

const RANKS: Readonly<Record<string, string>> = {
  A: "ace",
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  "8": "eight",
  "9": "nine",
  "10": "ten",
  J: "jack",
  Q: "queen",
  K: "king",
};
const SUITS: Readonly<Record<string, string>> = { s: "spades", h: "hearts", d: "diamonds", c: "clubs" };
const SIGNS: Readonly<Record<string, string>> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** «1 card», «5 cards», «no cards»: with a no-break space. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count === 0 ? "no" : count}\u00a0${count === 1 ? one : many}`;
}

/** `QS` → «Q♠» */
export function shortCard(card: CardText): string {
  return `${card.slice(0, -1)}${SIGNS[card.slice(-1)] ?? ""}`;
}

export const CARDS: CardWords = {
  card(card: CardText) {
    if (card === HIDDEN) return "face-down card";
    return `${RANKS[card.slice(0, -1)] ?? card} of ${SUITS[card.slice(-1).toLowerCase()] ?? ""}`;
  },
  cards: (count) => counted(count, "card"),
  moves: (count) => counted(count, "move"),
  number: (number) => grouped(number, ","),
  suits: SUITS,
  readingLetter: "R",
};
