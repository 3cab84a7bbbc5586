// Draws how far a thing has come that takes its time: the engine's files, or a search for a solution.
import { words } from "../messages/language.ts";
import type { State } from "./state.ts";

interface Progress {
  /** The key of the bar's name. */
  readonly called: "loading" | "searching";
  readonly done: number;
  readonly of: number;
  /** Beside the bar, for the eye; the bar tells itself. */
  readonly words: string;
}

function progressOf({ boot, progress, searching }: State): Progress | null {
  if (boot === "loading" && progress !== null) {
    const { loaded, total } = progress;
    return { called: "loading", done: loaded, of: total, words: words().megabytes(loaded, total) };
  }
  if (boot !== "ready" || searching === null) return null;
  const { states, budget } = searching;
  return { called: "searching", done: Math.min(states, budget), of: budget, words: words().positionsTried(states, budget) };
}

export function drawProgress(board: HTMLElement, state: State): void {
  const line = board.querySelector<HTMLElement>("[data-progress]");
  const bar = line?.querySelector("progress");
  const told = line?.querySelector("span");
  if (!line || !bar || !told) return;
  const progress = progressOf(state);
  line.hidden = progress === null;
  if (progress === null) return;
  bar.max = progress.of;
  bar.value = progress.done;
  bar.dataset["called"] = progress.called;
  bar.setAttribute("aria-label", words().labels[progress.called]);
  told.textContent = progress.words;
}
