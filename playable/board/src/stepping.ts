// Where a step leads: through the recorded game and its deal, through a solution, or from either back to the play.
import type { Intent } from "./intents.ts";
import { demonstrationOf } from "./recording.ts";
import { walked } from "./setup.ts";
import type { State } from "./state.ts";

/** The state after it; needs no engine. `motion`: what goes on by itself may. */
export function steppedTo(state: State, intent: Extract<Intent, { kind: "step" | "leave" }>, motion: boolean): State {
  const leaves = intent.kind === "leave";
  const recording = leaves || intent.recorded === true ? demonstrationOf(state.recording) : state.recording;
  if (recording === null && !leaves) return state;
  // A solution begins where the play stands: no deal goes before it.
  const setup = recording?.solution === undefined ? state.setup : null;
  const next = leaves || recording === null ? { recorded: null, dealing: null } : walked(recording, setup, state, intent.step, motion);
  const still = { hand: null, refusal: null, shown: null, asked: null, searching: null, note: { about: "nothing" } } as const;
  return { ...state, ...still, ...next, recording, boot: state.boot === "failed" ? "idle" : state.boot };
}
