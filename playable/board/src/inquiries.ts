// Questions to the engine that leave the play as it is. No DOM: tested under Node.
import { openRequest, recordedPlay } from "./plays.ts";
import type { Answer, Bearing, Request, View } from "./protocol.ts";
import type { State } from "./state.ts";

/** A play to hand on: its record as text, the link to it (what follows `#play-`), and how it lies. */
export interface Shared {
  readonly record: string;
  readonly link: string;
  readonly view: View;
}

/** Ask the engine about the board of this name. */
export type Ask = (board: string, request: Request) => Promise<Answer>;

/**
 * The engine's board that lies as the table shows it, and its view.
 *
 * While the recorded game is shown, that is not the reader's own board: another is set up beside it.
 */
async function asShown(ask: Ask, session: string, state: State): Promise<{ board: string; view: View } | null> {
  const recorded = recordedPlay(state);
  if (recorded === null) return state.view === null ? null : { board: session, view: state.view };
  const board = `${session}-shown`;
  const { view } = await ask(board, openRequest(state.game, recorded));
  return view === undefined ? null : { board, view };
}

/** How a clause bears on what lies on the table; null where the engine doesn't know the clause. */
export async function bearingOf(ask: Ask, session: string, state: State, clause: string): Promise<Bearing | null> {
  const shown = await asShown(ask, session, state);
  if (shown === null) return null;
  return (await ask(shown.board, { verb: "clause", clause })).bearing ?? null;
}

/** The play that lies on the table, to hand on; null where there is none. */
export async function sharedOf(ask: Ask, session: string, state: State): Promise<Shared | null> {
  const shown = await asShown(ask, session, state);
  if (shown === null) return null;
  const { record, link } = await ask(shown.board, { verb: "record" });
  return record === undefined || link === undefined ? null : { record, link, view: shown.view };
}
