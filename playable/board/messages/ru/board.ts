// The board's words in Russian: the language of the page as it is built.
import type { Speech } from "../words.ts";
import { CARDS } from "./cards.ts";
import { DIALOGS } from "./dialogs.ts";
import labels from "./labels.json" with { type: "json" };
import { ASKED, SAID } from "./sentences.ts";
import { SOLVER } from "./solver.ts";
import { STAGES } from "./stages.ts";
import { MOVES, tableWords } from "./table.ts";

export const russian: Speech = (places) => ({
  lang: "ru",
  labels,
  ...CARDS,
  ...MOVES,
  ...tableWords(places),
  ...SAID,
  ...STAGES,
  ...SOLVER,
  ...ASKED,
  ...DIALOGS,
});
