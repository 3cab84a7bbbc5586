// Keeps the play while it goes on: not amid a move, but as soon as it is drawn, and at the latest when the page is left.
import { linkOfFragment } from "./links.ts";
import { dropFragment } from "./reading/address.ts";
import { keep } from "./shelf.ts";
import type { State } from "./state.ts";
import { isOwn, writeStored } from "./stored.ts";

export class Keeper {
  #latest: State | null = null;
  #waiting = false;
  /** The record that was kept last. */
  #kept = "";

  /** Listens until the signal ends it. */
  constructor(signal: AbortSignal) {
    addEventListener("pagehide", () => this.now(), { signal });
  }

  /** Keep this state's play, unless another state comes before. */
  soon(state: State): void {
    this.#latest = state;
    if (this.#waiting) return;
    this.#waiting = true;
    setTimeout(() => this.now());
  }

  /** Keep what is waiting; a link to another play, which the address may still hold, is done with. */
  now(): void {
    const state = this.#latest;
    this.#latest = null;
    this.#waiting = false;
    const record = state !== null && isOwn(state) ? writeStored(state) : null;
    if (state === null || record === null || record === this.#kept) return;
    this.#kept = record;
    keep(state.game, record);
    if (linkOfFragment(location.hash) !== null) dropFragment();
  }
}
