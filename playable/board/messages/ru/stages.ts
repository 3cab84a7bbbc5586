// How a deal is laid, in Russian.
import type { StageWords } from "../words.ts";
import { CARDS, plural } from "./cards.ts";

export const STAGES: StageWords = {
  stage: (number, last) => `Раскладка\u00a0${number} из\u00a0${last}`,
  stagedTable: (stage) => `Стол: ${stage.toLowerCase()}`,
  inPack: (cards) => `В\u00a0колоде ${CARDS.cards(cards)}`,
  placesOf: ({ ru }, count) => `${count}\u00a0${plural(count, ...ru)}`,
  laidOn(named, sizes) {
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    if (sizes.length === 1) return `${named}: ${CARDS.cards(most)}`;
    return `${named} по\u00a0${least === most ? "" : `${least}–`}${most}\u00a0${plural(most, "карте", "карты", "карт")}`;
  },
  stillEmpty: (named) => `Пока без\u00a0карт: ${named}`,
  baseCard: (card) => `Базовая карта: ${CARDS.card(card)}.`,
  moreClauses: (count) => `И\u00a0ещё ${count}\u00a0${plural(count, "пункт", "пункта", "пунктов")}.`,
};
