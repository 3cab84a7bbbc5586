// A play as it can be set up again: from a deal or a position, by its moves.
import type { OpenRequest } from "./protocol.ts";
import type { Readings } from "./intents.ts";
import type { State } from "./state.ts";

/** Everything needed to set a play up again: after the engine was lost, or when it was put aside. */
export interface Play {
  readonly deal: number | null;
  /** The text form of the position that it began with, if that was no deal. */
  readonly start: string | null;
  readonly readings: Readings;
  /** Moves made, then those taken back; `at`: how many are made. */
  readonly moves: readonly string[];
  readonly at: number;
}

export function playOf(state: State): Play {
  const { deal, readings, view, stored } = state;
  if (view === null && stored !== null) return stored.play;
  if (view === null) return { deal, start: null, readings, moves: [], at: 0 };
  const played = view.history.map((move) => move.move);
  return { deal, start: view.start ?? null, readings, moves: [...played, ...view.redo], at: played.length };
}

/** The recorded game, or a solution, as a play that stands where it is shown; null while neither is. */
export function recordedPlay({ recording, recorded }: State): Play | null {
  if (recording === null || recorded === null) return null;
  const { deal, moves, solution } = recording;
  if (solution !== undefined) return { ...solution.play, at: solution.play.at + recorded };
  return { deal, start: null, readings: {}, moves: moves.map(({ move }) => move), at: recorded };
}

/** The play to keep when another takes the table: this one if a move was made, else the one kept already. */
export function putAside(state: State): Play | null {
  const play = playOf(state);
  return play.moves.length > 0 ? play : state.former;
}

/** A deal without moves. */
export function fresh(deal: number, readings: Readings): Play {
  return { deal, start: null, readings, moves: [], at: 0 };
}

/** The request that sets a play up. */
export function openRequest(game: string, { deal, start, ...rest }: Play): OpenRequest {
  return start === null ? { verb: "open", game, deal: deal ?? 0, ...rest } : { verb: "open", game, position: start, ...rest };
}
