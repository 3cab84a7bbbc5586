// Names of cards and numbers in Russian words, for labels that are read aloud.
import type { CardText } from "./protocol.ts";

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
const SUITS: Readonly<Record<string, string>> = { S: "пик", H: "червей", D: "бубен", C: "треф" };

/** The face that the page is not told. */
export const HIDDEN: CardText = "#";

/** `QS` → «дама пик»; a hidden card → «закрытая карта». */
export function cardName(card: CardText): string {
  if (card === HIDDEN) return "закрытая карта";
  return `${RANKS[card.slice(0, -1)] ?? card} ${SUITS[card.slice(-1)] ?? ""}`;
}

/** The noun's form after a number: 1 карта, 2 карты, 5 карт, 11 карт, 21 карта. */
export function plural(count: number, one: string, few: string, many: string): string {
  const [tens, units] = [Math.floor((count % 100) / 10), count % 10];
  if (tens === 1 || units === 0 || units >= 5) return many;
  return units === 1 ? one : few;
}

/** «5 карт», with a no-break space. */
export function cardCount(count: number): string {
  return `${count}\u00a0${plural(count, "карта", "карты", "карт")}`;
}

/** 195259 → «195 259», with no-break spaces. */
export function dealNumber(deal: number): string {
  return String(deal).replace(/\B(?=(\d{3})+$)/gu, "\u00a0");
}

/** First letter capital. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
