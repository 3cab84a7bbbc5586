// Carries out what the reader wants: wakes the engine, asks it, keeps the state. No DOM: tested under Node.
import { act } from "./acts.ts";
import { type Motion, NO_MOTION, layAll, layOut } from "./dealing.ts";
import { type Desk, NOTHING } from "./desk.ts";
import { type Engine, EngineFault } from "./engine.ts";
import { deal, open } from "./opening.ts";
import { type Play, recordedPlay } from "./plays.ts";
import type { Answer, BootSign, FaultKind, Request } from "./protocol.ts";
import type { Recording } from "./recording.ts";
import { Restarts } from "./restarts.ts";
import type { Setup } from "./setup.ts";
import type { Intent, Note, Readings } from "./intents.ts";
import { type State, initialState, viewed } from "./state.ts";
import { steppedTo } from "./stepping.ts";
import type { Stored } from "./stored.ts";

/** After so many milliseconds of loading the reader is told that it takes long, and may start again. */
const SLOW_AFTER = 20_000;

/** What the play needs of the engine. */
export type Asked = Pick<Engine, "ask" | "boot" | "abandon" | "generation">;

/** What needs the play on the table: of the recorded game it makes one. */
const PLAYS_ON: ReadonlySet<Intent["kind"]> = new Set(["touch", "hold", "home", "play", "undo", "redo", "restart", "hint", "solve", "finish"]);

/** What puts another play on the table, whatever lies there. */
const OPENS: ReadonlySet<Intent["kind"]> = new Set(["link", "deal", "position"]);

export class Conductor {
  #state: State;
  readonly #engine: Asked;
  readonly #session: string;
  readonly #shown: (state: State) => void;
  /** The deal that the page shows first: what a reader gets whose link is broken. */
  readonly #demonstration: number;
  /** What was wanted while the engine was not there, in order. */
  #pending: Intent[] = [];
  /** The engine's generation that knows this board. */
  #opened = 0;
  #tail: Promise<void> = Promise.resolve();
  /** Counts what was wanted: the moves that end a game stop for anything else. */
  #wanted = 0;
  /** Lets time pass between those moves, and between the stages of a setup, so that they are seen. */
  #motion = NO_MOTION;
  /** Told that the engine refused the kept play. */
  #refused: () => void = () => undefined;
  /** Counts the starts, so that the end of one given up doesn't end the next. */
  #attempt = 0;
  readonly #restarts: Restarts;
  readonly #desk: Desk;

  /** `session`: the board's name in the engine; `shown` is called with every new state. */
  constructor(engine: Asked, session: string, game: string, deal: number, shown: (state: State) => void, restarts = new Restarts()) {
    this.#restarts = restarts;
    this.#engine = engine;
    this.#session = session;
    this.#demonstration = deal;
    this.#shown = shown;
    this.#state = initialState(game, deal);
    const stateOf = (): State => this.#state;
    this.#desk = {
      get state() {
        return stateOf();
      },
      show: (state) => this.#show(state),
      ask: (request) => this.#ask(request),
      take: (answer, note, former) => this.#take(answer, note, former),
    };
  }

  get state(): State {
    return this.#state;
  }

  /** Begin with what the address says: readings, and a note about what of it was not understood. */
  begin(readings: Readings, note: Note): void {
    this.#show({ ...this.#state, readings, note });
  }

  /** The play that the browser kept: the table shows it, the engine sets it up when it is woken. */
  restore(stored: Stored, refused: () => void): void {
    this.#refused = refused;
    const { deal, readings } = stored.play;
    this.#show({ ...this.#state, stored, deal, readings });
  }

  /** The play that the browser kept, where the address asks for another: it can be taken back. */
  shelve(former: Play): void {
    if (former.moves.length > 0) this.#state = { ...this.#state, former };
  }

  /** The recorded game that the page holds, and how its deal is laid. */
  record(recording: Recording | null, setup: Setup | null = null): void {
    this.#state = { ...this.#state, recording, setup };
  }

  /** Let time pass so between what goes on by itself. */
  moving(motion: Motion): void {
    this.#motion = motion;
  }

  /** The reader has begun to do something: cards that are still being laid lie at once. */
  layAll(): void {
    layAll(this.#desk);
  }

  /** Carry out what the reader wants; wakes the engine first where it has to. */
  intend(intent: Intent): Promise<void> {
    this.#wanted += 1;
    if (intent.kind === "step" || intent.kind === "leave") return Promise.resolve(this.#step(intent));
    this.layAll();
    if (this.#state.boot === "ready") {
      this.#tail = this.#tail.then(() => this.#carryOut(intent));
      return this.#tail;
    }
    if (intent.kind === "clause") this.#show({ ...this.#state, asked: intent.asked });
    if (intent.kind === "cancel" && this.#state.asked !== null) this.#show({ ...this.#state, asked: null });
    if (intent.kind === "cancel" || intent.kind === "clause") return Promise.resolve();
    if (intent.kind === "readings" && this.#state.boot === "idle" && this.#state.view === null && this.#state.stored === null) {
      // Nothing is under way: the first deal is by these readings.
      this.#show({ ...this.#state, readings: intent.readings, recorded: null, note: { about: "reading", words: intent.words, anew: false } });
      return this.wake();
    }
    // Of several touches, numbers, switches only the last is still wanted.
    this.#pending = [...this.#pending.filter((former) => former.kind !== intent.kind), intent];
    return this.#state.boot === "idle" ? this.wake() : Promise.resolve();
  }

  retry(): void {
    if (this.#state.boot === "loading" && this.#state.slow) this.#engine.abandon();
    if (this.#state.boot === "failed") void this.wake();
  }

  /** Change what is told without the engine. */
  tell(note: Note): void {
    this.#show({ ...this.#state, hand: null, refusal: null, note });
  }

  /** The engine is at this stage of its start, or so much of it has come. */
  heard(sign: BootSign): void {
    if (this.#state.boot !== "loading") return;
    if (sign.type === "stage") this.#show({ ...this.#state, stage: sign.stage, progress: null });
    // The count of the last bytes may come after the next stage has begun.
    else if (this.#state.stage === "runtime") this.#show({ ...this.#state, progress: { loaded: sign.loaded, total: sign.total } });
  }

  fail(fault: unknown): void {
    if (this.#state.boot === "idle" || this.#state.boot === "failed") return;
    const kind = fault instanceof EngineFault ? fault.kind : "crash";
    const cause = fault instanceof Error ? fault.message : String(fault);
    const running = this.#state.boot === "ready";
    this.#show({ ...this.#state, boot: "failed", stage: null, progress: null, fault: kind, cause, searching: null, hand: null, refusal: null });
    if (running && this.#restarts.take()) void this.wake(kind);
  }

  /** Start the engine; `lost`: how a running one was lost. */
  async wake(lost: FaultKind | null = null): Promise<void> {
    const attempt = ++this.#attempt;
    const note = this.#state.note.about === "address" || this.#state.note.about === "reading" ? this.#state.note : NOTHING;
    this.#show({ ...this.#state, boot: "loading", stage: "runtime", progress: null, slow: false, fault: lost, note });
    const slow = setTimeout(() => {
      if (this.#state.boot === "loading" && attempt === this.#attempt) this.#show({ ...this.#state, slow: true });
    }, SLOW_AFTER);
    try {
      await this.#engine.boot(this.#state.game);
      await this.#begin(note);
    } catch (fault) {
      if (attempt === this.#attempt) this.fail(fault);
      return;
    } finally {
      clearTimeout(slow);
    }
    const pending = this.#pending.filter((intent) => intent.kind !== "start");
    this.#pending = [];
    await Promise.all(pending.map((intent) => this.intend(intent)));
  }

  /** Through the recorded game, without the engine: also while that loads, or after it failed. */
  #step(intent: Extract<Intent, { kind: "step" | "leave" }>): void {
    const next = steppedTo(this.#state, intent, this.#motion.wanted());
    this.#show(next);
    if (next.dealing?.auto === true) void layOut(this.#desk, next.dealing, this.#motion);
  }

  /** Set the board up in the engine; where a play is waited for already, that one and no other before it. */
  async #begin(note: Note): Promise<void> {
    const waiting = this.#pending.findLast(({ kind }) => OPENS.has(kind));
    if (waiting === undefined || this.#state.view !== null) return this.#open(note);
    this.#pending = this.#pending.filter((intent) => intent !== waiting);
    this.#opened = this.#engine.generation;
    await this.#act(waiting);
    // What was written down may not be a position: then the table lies as the page shows it.
    if (this.#state.view === null) await this.#open(this.#state.note);
  }

  /** Set the board up in the engine. */
  #open(note: Note): Promise<void> {
    this.#opened = this.#engine.generation;
    return open(this.#desk, note, this.#demonstration, this.#refused);
  }

  async #carryOut(intent: Intent): Promise<void> {
    if (this.#state.boot !== "ready") return;
    try {
      if (this.#opened !== this.#engine.generation) await this.#open(NOTHING);
      await this.#act(intent);
    } catch (fault) {
      this.fail(fault);
    }
  }

  async #act(intent: Intent): Promise<void> {
    const wanted = this.#wanted;
    const record = recordedPlay(this.#state);
    // Whoever moves a card of the recorded game plays on from there.
    if (record !== null && PLAYS_ON.has(intent.kind)) await deal(this.#desk, record, NOTHING);
    if (intent.kind !== "share") this.#state = { ...this.#state, asked: null };
    return act(this.#desk, intent, {
      session: this.#session,
      ask: (board, request) => this.#engine.ask(board, request),
      motion: this.#motion,
      clock: () => performance.now(),
      demonstration: this.#demonstration,
      overtaken: () => this.#wanted !== wanted,
    });
  }

  #ask(request: Request): Promise<Answer> {
    return this.#engine.ask(this.#session, request);
  }

  #take(answer: Answer, about: Note, former: Play | null = this.#state.former): void {
    if (answer.error !== undefined) {
      const note = { about: "error", message: answer.error, column: answer.column ?? null } as const;
      this.#show({ ...this.#state, boot: "ready", hand: null, refusal: null, note });
      return;
    }
    if (answer.view === undefined) return;
    const next = viewed({ ...this.#state, former }, answer.view, answer.refusal ? NOTHING : about);
    this.#show(answer.refusal ? { ...next, refusal: answer.refusal } : next);
  }

  #show(state: State): void {
    this.#state = state;
    this.#shown(state);
  }
}
