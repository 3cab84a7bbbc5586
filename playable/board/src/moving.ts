// Intents that move cards, or show how they could be moved, carried out with the engine's answers.
import { type Desk, NOTHING } from "./desk.ts";
import { hinted, lookDeeper } from "./deeper_hint.ts";
import { homeMove } from "./grasp.ts";
import type { Intent } from "./intents.ts";
import { type Step, explained, isMove, touch } from "./state.ts";

/** Do what a touch means. */
export async function carry(desk: Desk, step: Step): Promise<void> {
  if (step.do === "take") desk.show({ ...desk.state, hand: step.hand, refusal: null, shown: null, note: NOTHING });
  if (step.do === "play") await play(desk, step.move);
  if (step.do !== "explain") return;
  const answer = await desk.ask({ verb: "why_not", move: step.attempt });
  // Of places that are alike the engine lists one; nothing stands against another.
  if (answer.refusal === null && isMove(step.attempt)) await play(desk, step.attempt);
  else desk.show(explained(desk.state, answer, step.hand));
}

/** Send a card to a foundation. */
export async function sendHome(desk: Desk, { place, depth, foundations, else: otherwise }: Extract<Intent, { kind: "home" }>): Promise<void> {
  const move = homeMove(desk.state, place, depth, foundations);
  if (move !== null) return play(desk, move.move);
  if (otherwise === "touch") return carry(desk, touch(desk.state, place, depth));
  desk.show({ ...desk.state, hand: null, refusal: null, note: { about: "no-home" } });
}

export async function play(desk: Desk, move: string): Promise<void> {
  const answer = await desk.ask({ verb: "play", move });
  const played = answer.view?.history.at(-1);
  desk.take(answer, played ? { about: "played", move: played } : NOTHING);
}

export async function redo(desk: Desk): Promise<void> {
  const answer = await desk.ask({ verb: "redo" });
  const redone = answer.view?.history.at(-1);
  desk.take(answer, redone ? { about: "played", move: redone } : NOTHING);
}

/** Take the hint's cards in hand and say what for; the move is the reader's. The solver may know a better one. */
export async function hint(desk: Desk, clock: () => number): Promise<void> {
  const { hint: found } = await desk.ask({ verb: "hint" });
  if (!found) return;
  desk.show(hinted(desk.state, found));
  if (found.why?.kind !== "recorded") lookDeeper(desk, clock);
}

/** Make the moves that are left, each by itself and with a pause, until something else is wanted. */
export async function finish(desk: Desk, pause: () => Promise<void>, stopped: () => boolean): Promise<void> {
  const { moves = [] } = await desk.ask({ verb: "finish" });
  for (const move of moves) {
    if (stopped()) return;
    desk.take(await desk.ask({ verb: "play", move }), { about: "finishing" });
    await pause();
  }
}
