// Moves, piles and lists in Russian. Moves come in Russian from the engine.
import { HIDDEN, capital, stripStop } from "../../src/cards.ts";
import type { MoveWords, Places, TableWords } from "../words.ts";
import { CARDS, plural } from "./cards.ts";

const NAMED_PLACES = 4;
const NAMED = { clause: ["пункт", "пункты"], reading: ["чтение", "чтения"] } as const;

export const MOVES: MoveWords = {
  move: ({ say }) => stripStop(say),
  moveText: ({ text }) => text,
  // «Дама пик на валета пик» → «на валета пик»; «Валет пик в угол 2» → «в угол 2».
  whither({ say }) {
    const found = /\s(?:на|в)\s.*$/u.exec(stripStop(say));
    return found ? found[0].trim() : stripStop(say).toLowerCase();
  },
  action: (_, built) => built,
};

export function tableWords(places: Places): TableWords {
  const place = (id: string): string => places.get(id)?.name ?? id;
  const pile: TableWords["pile"] = (name, cards) => {
    const top = cards.at(-1);
    if (top === undefined) return `${capital(name)}, пусто`;
    if (top === HIDDEN) return `${capital(name)}, ${CARDS.cards(cards.length)}`;
    return `${capital(name)}, сверху ${CARDS.card(top)}, ${CARDS.cards(cards.length)}`;
  };
  return {
    place,
    places(ids) {
      const more = ids.length - NAMED_PLACES;
      const named = (more > 1 ? ids.slice(0, NAMED_PLACES) : ids).map(place).join(", ");
      return more > 1 ? `${named} и\u00a0ещё\u00a0${more}` : named;
    },
    pile,
    covered: (card) => `${CARDS.card(card)}, накрыта`,
    mayGo: (pileName, label) => `${pileName}; сюда можно, пункт ${label}`,
    opened: (name, cards) =>
      `${capital(name)}: раскрыто, ${CARDS.cards(cards.length)} снизу вверх: ${cards.map((card) => CARDS.card(card)).join(", ")}`,
    table(deal, made) {
      const dealt = deal === null ? "расклад без\u00a0номера" : `расклад №\u00a0${CARDS.number(deal)}`;
      return `Стол: ${dealt}, сделано ходов: ${made}`;
    },
    recordedTable: (move) => `Стол: записанная партия, ход\u00a0${move}`,
    megabytes: (loaded, total) => `${decimal(loaded)} из\u00a0${decimal(total)}\u00a0МБ`,
    stepOf: (move, last) => `ход\u00a0${move} из\u00a0${last}`,
    history: (made, undone) => CARDS.moves(made) + (undone === 0 ? "" : `, отменено\u00a0${undone}`),
    cameOut: "пасьянс сошёлся",
    noMoves: "ходов нет",
    clauses: "п.\u00a0",
    citing: {
      by: { before: "\u00a0— по\u00a0", clause: ["пункту", "пунктам"], reading: ["чтению", "чтениям"] },
      plain: { before: "\u00a0— ", ...NAMED },
      forbids: { before: "\u00a0— ", ...NAMED },
    },
    and: " и\u00a0",
    recordedNow: (move) => `Ход\u00a0${move}`,
    permitsNow: "Сейчас разрешает",
    positions: "Позиции",
  };
}

/** 6200000 → «6,2». */
function decimal(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1).replace(".", ",");
}

/** «сделано 12 ходов» */
export function made(count: number): string {
  return `${plural(count, "сделан", "сделано", "сделано")} ${CARDS.moves(count)}`;
}
