// The board's words in English.
import type { Labels, Speech } from "../words.ts";
import { CARDS } from "./cards.ts";
import { DIALOGS } from "./dialogs.ts";
import written from "./labels.json" with { type: "json" };
import { ASKED, sentences } from "./sentences.ts";
import { SOLVER } from "./solver.ts";
import { STAGES } from "./stages.ts";
import { moveWords, tableWords } from "./table.ts";

const labels: Labels = written;

export const english: Speech = (places) => {
  const [moves, table] = [moveWords(places), tableWords(places)];
  return { lang: "en", labels, ...CARDS, ...moves, ...table, ...sentences(moves, table), ...STAGES, ...SOLVER, ...ASKED, ...DIALOGS };
};
