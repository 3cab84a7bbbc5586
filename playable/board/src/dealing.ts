// Shows the stages of a setup one after the other, for a deal of the reader's own or for the demonstration. No DOM.
import type { Desk } from "./desk.ts";
import type { List } from "./intents.ts";
import { dealStaged } from "./opening.ts";
import type { Play } from "./plays.ts";
import { type Dealing, setupOf, stageTime } from "./setup.ts";

/** Whether the reader wants what moves by itself, and the time that passes meanwhile. */
export interface Motion {
  wanted(): boolean;
  /** Resolves after so many milliseconds. */
  wait(time: number): Promise<void>;
}

export const NO_MOTION: Motion = { wanted: () => false, wait: () => Promise.resolve() };

/** Deal anew, and show how it is laid; that goes on by itself, and waits for nothing. `list`: of the winnable deals. */
export async function dealNew(desk: Desk, play: Play, motion: Motion, list?: List): Promise<void> {
  const { setup } = desk.state;
  const stages = await dealStaged(desk, play, list === undefined ? { about: "dealt" } : { about: "dealt", list }, setup !== null && motion.wanted());
  const own = setup === null ? null : setupOf(stages, setup.names);
  if (own === null) return;
  const first = { setup: own, at: 0, auto: true };
  desk.show({ ...desk.state, dealing: first });
  void layOut(desk, first, motion);
}

/** From this stage, which is shown, to the last, until all lies or the reader wants anything else. */
export async function layOut(desk: Desk, first: Dealing, motion: Motion): Promise<void> {
  const { setup } = first;
  let shown = first;
  await motion.wait(stageTime(setup));
  while (desk.state.dealing === shown) {
    const at: number = shown.at + 1;
    if (at === setup.stages.length) return desk.show({ ...desk.state, dealing: null });
    shown = { setup, at, auto: true };
    desk.show({ ...desk.state, dealing: shown });
    await motion.wait(stageTime(setup));
  }
}

/** The cards lie at once: the reader has begun to do something. */
export function layAll(desk: Desk): void {
  if (desk.state.dealing?.auto === true) desk.show({ ...desk.state, dealing: null });
}
