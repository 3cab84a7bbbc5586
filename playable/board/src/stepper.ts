// Draws the buttons that step through the recorded game, or through a solution while that is shown.
import { words } from "../messages/language.ts";
import { fill } from "./patch.ts";
import { markRecorded } from "./recording_page.ts";
import { possibleSteps } from "./setup.ts";
import { stageNumber } from "./setup_words.ts";
import type { State } from "./state.ts";

export function drawStepper(board: HTMLElement, { recording, recorded, setup, dealing }: State): void {
  const stepper = board.querySelector<HTMLElement>("[data-stepper]");
  if (stepper === null || recording === null) return;
  stepper.hidden = false;
  const isSolution = recording.solution !== undefined;
  callStepper(stepper, isSolution ? "solution" : "recorded");
  for (const [step, possible] of Object.entries(possibleSteps(recording, isSolution ? null : setup, { dealing, recorded }))) {
    stepper.querySelector(`[data-step="${step}"]`)?.setAttribute("aria-disabled", String(!possible));
  }
  if (recorded !== null && dealing !== null) return fill(board, "[data-step-number]", stageNumber(dealing).toLowerCase());
  const last = recording.moves.length;
  const number = recorded === null ? words().moves(last) : words().stepOf(recorded, last);
  fill(board, "[data-step-number]", number);
  markRecorded(board, isSolution ? null : recorded);
}

/** Say what is stepped through: in words and aloud, by keys that a change of language follows. */
function callStepper(stepper: HTMLElement, key: "recorded" | "solution"): void {
  const title = stepper.querySelector<HTMLElement>("[data-step-said] b");
  if (title === null || title.dataset["words"] === key) return;
  title.dataset["words"] = key;
  title.textContent = words().labels[key];
  stepper.dataset["called"] = key;
  stepper.setAttribute("aria-label", words().labels[key]);
}
