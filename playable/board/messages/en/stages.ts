// How a deal is laid, in English.
import type { StageWords } from "../words.ts";
import { CARDS, counted } from "./cards.ts";

export const STAGES: StageWords = {
  stage: (number, last) => `Laying out, ${number} of\u00a0${last}`,
  stagedTable: (stage) => `Table: ${stage.toLowerCase()}`,
  inPack: (cards) => `${CARDS.cards(cards)} in the pack`,
  placesOf: ({ en }, count) => counted(count, ...en),
  laidOn(named, sizes) {
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    if (sizes.length === 1) return `${named}: ${CARDS.cards(most)}`;
    return least === most ? `${named} of ${CARDS.cards(most)}` : `${named} of ${least}–${CARDS.cards(most)}`;
  },
  stillEmpty: (named) => `Still without cards: ${named}`,
  baseCard: (card) => `Base card: ${CARDS.card(card)}.`,
  moreClauses: (count) => `And ${counted(count, "more clause", "more clauses")}.`,
};
