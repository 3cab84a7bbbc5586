// Cards and numbers in Russian.
import { HIDDEN, grouped } from "../../src/cards.ts";
import type { CardText } from "../../src/protocol.ts";
import type { CardWords } from "../words.ts";

const RANKS: Readonly<Record<string, string>> = {
  A: "туз",
  "2": "двойка",
  "3": "тройка",
  "4": "четвёрка",
  "5": "пятёрка",
  "6": "шестёрка",
  "7": "семёрка",
  "8": "восьмёрка",
  "9": "девятка",
  "10": "десятка",
  J: "валет",
  Q: "дама",
  K: "король",
};
const SUITS: Readonly<Record<string, string>> = { s: "пик", h: "червей", d: "бубен", c: "треф" };

/** The noun's form after a number: 1 карта, 2 карты, 5 карт, 11 карт, 21 карта. */
export function plural(count: number, one: string, few: string, many: string): string {
  const [tens, units] = [Math.floor((count % 100) / 10), count % 10];
  if (tens === 1 || units === 0 || units >= 5) return many;
  return units === 1 ? one : few;
}

export const CARDS: CardWords = {
  card(card: CardText) {
    if (card === HIDDEN) return "закрытая карта";
    return `${RANKS[card.slice(0, -1)] ?? card} ${SUITS[card.slice(-1).toLowerCase()] ?? ""}`;
  },
  cards: (count) => `${count}\u00a0${plural(count, "карта", "карты", "карт")}`,
  moves: (count) => `${count}\u00a0${plural(count, "ход", "хода", "ходов")}`,
  number: (number) => grouped(number, "\u00a0"),
  suits: SUITS,
  readingLetter: "Р",
};
