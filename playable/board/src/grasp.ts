// What hands do besides touching: drag cards, send one home. No DOM, no rules: what may move is in the view.
import type { Move, View } from "./protocol.ts";
import type { Hand } from "./intents.ts";
import { type State, type Step, attemptText, cardsTaken, isMutual, movesOf } from "./state.ts";

/**
 * Take the upper `depth` cards of a pile, whatever is in hand.
 *
 * Cards that have no move now are asked about: they may still be held, so that each place says why it doesn't take them.
 */
export function hold({ view }: State, place: string, depth: number): Step {
  if (view === null || depth === 0) return { do: "nothing" };
  const taken: Hand = { place, count: depth };
  if (movesOf(view, taken).length > 0) return { do: "take", hand: taken };
  // A stock is touched, not dragged; a waste that can be turned still gives its card.
  if (view.moves.some((move) => move.action !== null && move.from === place)) return { do: "nothing" };
  return { do: "explain", attempt: attemptText(taken, ""), hand: taken };
}

/** The legal move of the upper `depth` cards of a pile to one of the foundations; null if there is none. */
export function homeMove({ view }: State, place: string, depth: number, foundations: readonly string[]): Move | null {
  if (view === null) return null;
  const moves = movesOf(view, { place, count: depth });
  return moves.find((move) => !isMutual(move) && foundations.includes(move.to)) ?? null;
}

/** Which cards have a move now: `place:depth`, depth counted from the top. */
export function movableCards(view: View): ReadonlySet<string> {
  const found = new Set<string>();
  for (const move of view.moves) {
    if (move.action !== null) continue;
    for (const place of isMutual(move) ? move.places : [move.from]) found.add(`${place}:${cardsTaken(move)}`);
  }
  return found;
}
