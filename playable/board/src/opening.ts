// Intents that put another play on the table, carried out with the engine's answers.
import type { Desk } from "./desk.ts";
import { type Play, fresh, openRequest, playOf, putAside, recordedPlay } from "./plays.ts";
import type { SetupStage } from "./protocol.ts";
import type { Note, Shown } from "./intents.ts";
import { cardsTaken, explained } from "./state.ts";

const NOT_REPEATED: Note = { about: "address", misread: { of: "moves" } };

/**
 * Set the board up in the engine: as it was, where there was a play already, else as the table shows it.
 *
 * A kept play that the engine refuses gives way to the `demonstration`; `refused` is told.
 */
export async function open(desk: Desk, note: Note, demonstration: number, refused: () => void): Promise<void> {
  const { view, recording, recorded, stored, game } = desk.state;
  const begun = view !== null || stored !== null;
  const play = begun ? playOf(desk.state) : (recordedPlay(desk.state) ?? playOf(desk.state));
  const answer = await desk.ask(openRequest(game, play));
  if (answer.view === undefined && stored !== null) {
    refused();
    desk.show({ ...desk.state, stored: null });
    return desk.take(await desk.ask(openRequest(game, fresh(demonstration, {}))), NOT_REPEATED);
  }
  desk.take(answer, note);
  if (begun && recorded !== null) desk.show({ ...desk.state, recording, recorded });
}

/** Another play takes the table; one with moves is put aside and can be taken back. */
export async function deal(desk: Desk, play: Play, note: Note): Promise<void> {
  await dealStaged(desk, play, note, false);
}

/** The same; `staged`: ask how its deal is laid, too, and return that. */
export async function dealStaged(desk: Desk, play: Play, note: Note, staged: boolean): Promise<readonly SetupStage[]> {
  const former = putAside(desk.state);
  const answer = await desk.ask(openRequest(desk.state.game, play));
  const { setup = [] } = staged && answer.view !== undefined ? await desk.ask({ verb: "setup" }) : {};
  desk.take(answer, note, note.about === "former" && former === play ? null : former);
  return setup;
}

/** Open the play that a link holds; a link that cannot be read gets its sentence and a fresh deal. */
export async function follow(desk: Desk, link: string, shown: Shown | null, demonstration: number): Promise<void> {
  const former = putAside(desk.state);
  const answer = await desk.ask({ verb: "open", game: desk.state.game, link });
  if (answer.view === undefined) {
    return deal(desk, fresh(demonstration, {}), { about: "error", message: answer.error ?? "", column: null });
  }
  desk.take(answer, { about: "linked" }, former);
  if (shown === null) return;
  const move = answer.view.moves.find((legal) => legal.move === shown.move);
  const hand = move === undefined || move.action !== null ? null : { place: move.from, count: cardsTaken(move) };
  if (shown.works || shown.move === null) return desk.show({ ...desk.state, hand, shown });
  const refusal = await desk.ask({ verb: "why_not", move: shown.move });
  desk.show({ ...explained(desk.state, refusal, null), shown });
}
