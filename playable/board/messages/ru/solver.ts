// What the solver found, and new deals that come out, in Russian.
import { capital } from "../../src/cards.ts";
import type { SolverWords } from "../words.ts";
import { CARDS, plural } from "./cards.ts";

/** «за 20 000 позиций», «за 21 позицию» */
function within(states: number): string {
  return `за\u00a0${CARDS.number(states)}\u00a0${plural(states, "позицию", "позиции", "позиций")}`;
}

export const SOLVER: SolverWords = {
  searching: (peeks) => ({
    lead: "Ищется решение",
    rest: peeks ? "Решатель смотрит и\u00a0под карты, которых вы не\u00a0видите. Играть можно и\u00a0дальше: ход прервёт поиск." : "Играть можно и\u00a0дальше: ход прервёт поиск.",
  }),
  positionsTried: (states, budget) => `${CARDS.number(states)} из\u00a0${CARDS.number(budget)} позиций`,
  lost: (peeks) => ({
    lead: "Доказано: из\u00a0этой позиции партию не\u00a0выиграть",
    rest: `Проверены все продолжения${peeks ? ", с\u00a0картами, которых вы не\u00a0видите" : ""}. Отмените ход или начните сначала.`,
  }),
  notFound: (states, peeks) => ({
    lead: states === 0 ? "Поиск остановлен" : `${capital(within(states))} решение не\u00a0найдено`,
    rest: `Есть ли оно, неизвестно${peeks && states > 0 ? ", хотя решатель смотрел и\u00a0под карты" : ""}.`,
  }),
  notLoaded: { lead: "Решатель не\u00a0загрузился", rest: "Проверьте связь; играть можно и\u00a0без него." },
  beyondHint: (states) => `Решение ${within(states)} не\u00a0найдено.`,
  solutionFound: (moves) => `Решение найдено: ${CARDS.moves(moves)}`,
  solutionBegins: (peeks) => (peeks ? "Решатель смотрел и\u00a0под карты. Шагайте вперёд: каждый ход назовёт свой пункт." : "Шагайте вперёд: каждый ход назовёт свой пункт."),
  solutionMove: (number, text) => `Решение, ход\u00a0${number}: ${text}`,
  solutionEnds: "Так пасьянс сходится.",
  solutionTable: (move) => `Стол: решение, ход\u00a0${move}`,
  dealtFrom: {
    listed: "Этот расклад сходится: решение для него найдено.",
    "other-readings": "Сходится\u00a0ли он, неизвестно: список сходящихся верен для принятых чтений.",
    missing: "Сходится\u00a0ли он, неизвестно: список сходящихся не\u00a0загрузился.",
    empty: "Сходится\u00a0ли он, неизвестно: список сходящихся пуст.",
  },
};
