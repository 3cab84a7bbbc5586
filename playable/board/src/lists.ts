// The two lists beside the board: the moves that were made, and all moves that can be made now.
import { type Labels, citeShort } from "./citations.ts";
import { plural } from "./cards.ts";
import { escapeHtml, suited } from "./markup.ts";
import type { Move, View } from "./protocol.ts";

/** What the list tells of a move. */
export type Told = Pick<Move, "text" | "clauses">;

/** The played moves, each with its clauses; the last one is marked. */
export function historyItems(history: readonly Told[], labels: Labels): string {
  return history
    .map((move, index) => {
      const current = index === history.length - 1 ? ' aria-current="step"' : "";
      return `<li${current}><span class="number">${index + 1}</span><span>${suited(move.text)}</span>${cites(move, labels)}</li>`;
    })
    .join("");
}

/** «3 хода, отменено 2». */
export function historySummary(made: number, takenBack: number): string {
  if (made === 0 && takenBack === 0) return "";
  const undone = takenBack === 0 ? "" : `, отменено\u00a0${takenBack}`;
  return `${made}\u00a0${plural(made, "ход", "хода", "ходов")}${undone}`;
}

/** All legal moves; each entry plays its move. */
export function possibleItems(view: View, labels: Labels): string {
  return view.moves
    .map((move) => {
      const name = `<button type="button" data-action="play" data-move="${escapeHtml(move.move)}">${suited(move.text)}</button>`;
      return `<li>${name}${cites(move, labels)}</li>`;
    })
    .join("");
}

/** «6 ходов», or why there are none. */
export function possibleSummary(view: View): string {
  const count = view.moves.length;
  if (view.state === "won") return "пасьянс сошёлся";
  return count === 0 ? "ходов нет" : `${count}\u00a0${plural(count, "ход", "хода", "ходов")}`;
}

function cites(move: Told, labels: Labels): string {
  return `<span class="cites">${citeShort(move.clauses, labels)}</span>`;
}
