// The two lists beside the board: the moves that were made, and all moves that can be made now.
import { words } from "../messages/language.ts";
import { type Labels, citeShort } from "./citations.ts";
import { escapeHtml } from "./html.ts";
import { edition, suited } from "./markup.ts";
import type { Move, View } from "./protocol.ts";

/** What the list tells of a move. */
export type Told = Pick<Move, "text" | "clauses">;

/** The played moves, each with its clauses; the last one is marked. */
export function historyItems(history: readonly Told[], labels: Labels): string[] {
  return history.map((move, index) => {
    const current = index === history.length - 1 ? ' aria-current="step"' : "";
    return `<li${current}><span class="number">${index + 1}</span><span>${named(move)}</span>${cites(move, labels)}</li>`;
  });
}

/** A move of the engine in the board's language; of a kept play, before there is an engine, as it was told then. */
function named(move: Told): string {
  return isWhole(move) ? suited(words().moveText(move)) : edition(move.text);
}

function isWhole(move: Told): move is Move {
  return "move" in move;
}

/** «3 хода, отменено 2». */
export function historySummary(made: number, takenBack: number): string {
  return made === 0 && takenBack === 0 ? "" : words().history(made, takenBack);
}

/** All legal moves; each entry plays its move. */
export function possibleItems(view: View, labels: Labels): string[] {
  return view.moves.map((move) => {
    const name = `<button type="button" data-action="play" data-move="${escapeHtml(move.move)}">${suited(words().moveText(move))}</button>`;
    return `<li>${name}${cites(move, labels)}</li>`;
  });
}

/** «6 ходов», or why there are none. */
export function possibleSummary(view: View): string {
  const count = view.moves.length;
  if (view.state === "won") return words().cameOut;
  return count === 0 ? words().noMoves : words().moves(count);
}

function cites(move: Told, labels: Labels): string {
  return `<span class="cites">${citeShort(move.clauses, labels)}</span>`;
}
