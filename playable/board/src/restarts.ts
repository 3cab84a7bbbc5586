// When an engine that was lost in the middle of a play is started anew by itself: once in a while.

/** One that is lost again sooner than so many milliseconds waits for the reader. */
const RESTING = 60_000;

export class Restarts {
  readonly #now: () => number;
  #last = Number.NEGATIVE_INFINITY;

  /** `now`: the time in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** May it be started now? Then this counts as the last time. */
  take(): boolean {
    const now = this.#now();
    if (now - this.#last < RESTING) return false;
    this.#last = now;
    return true;
  }
}
