// The two lists beside the board: the moves that were made, and all moves that can be made now.
import { words } from "../messages/language.ts";
import { type Labels, citeShort } from "./citations.ts";
import { escapeHtml } from "./html.ts";
import { suited } from "./markup.ts";
import type { Move, View } from "./protocol.ts";

/** The played moves, each with its clauses; the last one is marked. */
export function historyItems(view: View, labels: Labels): string {
  return view.history
    .map((move, index) => {
      const current = index === view.history.length - 1 ? ' aria-current="step"' : "";
      return `<li${current}><span class="number">${index + 1}</span><span>${suited(words().moveText(move))}</span>${cites(move, labels)}</li>`;
    })
    .join("");
}

/** «Сделано 3 хода, отменено 2». */
export function historySummary(view: View): string {
  const made = view.history.length;
  return made === 0 && view.redo.length === 0 ? "" : words().history(made, view.redo.length);
}

/** All legal moves; each entry plays its move. */
export function possibleItems(view: View, labels: Labels): string {
  return view.moves
    .map((move) => {
      const name = `<button type="button" data-action="play" data-move="${escapeHtml(move.move)}">${suited(words().moveText(move))}</button>`;
      return `<li>${name}${cites(move, labels)}</li>`;
    })
    .join("");
}

/** «6 ходов», or why there are none. */
export function possibleSummary(view: View): string {
  const count = view.moves.length;
  if (view.state === "won") return words().cameOut;
  return count === 0 ? words().noMoves : words().moves(count);
}

function cites(move: Move, labels: Labels): string {
  return `<span class="cites">${citeShort(move.clauses, labels)}</span>`;
}
