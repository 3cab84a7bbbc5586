// What the catalogue says.
import { plural } from "../../messages/ru/cards.ts";

const NO_BREAK = "\u00a0";

/** «1 игра», «3 игры», «19 игр». */
export function games(count: number): string {
  return `${count}${NO_BREAK}${plural(count, "игра", "игры", "игр")}`;
}

/** How many remain of all. */
export function remaining(count: number, all: number): string {
  return `${games(count)} из${NO_BREAK}${all}`;
}

/** What an address asks for that the catalogue doesn't know. */
export function unknownSentence(unknown: readonly string[]): string {
  const listed = unknown.map((one) => `«${one}»`).join(", ");
  return `В${NO_BREAK}адресе страницы есть то, чего каталог не${NO_BREAK}знает: ${listed}. Остальное учтено.`;
}

/** The way back from an empty list: take away what was added last. */
export function backWords(label: string): string {
  return `Убрать «${label}»`;
}

/** Beside a game that a name found which isn't the one in its heading; or the name of its family. */
export function foundBy(name: string, isFamily: boolean): string {
  return isFamily ? `Семейство: ${name}` : `Найдено по${NO_BREAK}имени «${name}»`;
}
