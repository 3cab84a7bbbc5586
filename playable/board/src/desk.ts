// What the conductor's helpers have in hand: the state and how to change it, the engine and how to take its answers.
import type { Play } from "./plays.ts";
import type { Answer, Request } from "./protocol.ts";
import type { Note } from "./intents.ts";
import type { State } from "./state.ts";

export interface Desk {
  readonly state: State;
  show(state: State): void;
  ask(request: Request): Promise<Answer>;
  /**
   * Take over an answer: a view, which the note goes with, a refusal with a view, or an error.
   *
   * `former`: the play that the view's play puts aside; left out where that goes on.
   */
  take(answer: Answer, note: Note, former?: Play | null): void;
}

export const NOTHING: Note = { about: "nothing" };
