// <rasklad-board game deal>: the element that joins state, engine and drawing.
//
// Attribute `state`: idle | loading | ready | failed. Properties `position` (masked text form) and `moves`.
// Event `rasklad:change`, bubbling, with `detail.position`, after every change of the position.
import { darkenAll, light, showOnPhone } from "./clauses.ts";
import { type Engine, EngineFault, engine as pageEngine } from "./engine.ts";
import { type Controls, listen } from "./events.ts";
import type { Answer, FaultKind, Move, Request } from "./protocol.ts";
import { render } from "./render.ts";
import {
  type Intent,
  type Note,
  type State,
  explained,
  initialState,
  isMove,
  parseDeal,
  randomDeal,
  playOf,
  touch,
  viewed,
} from "./state.ts";

const FAULTS: Readonly<Record<FaultKind, string>> = {
  fetch: "Не удалось загрузить движок. Проверьте связь: текст и карты остаются на\u00a0месте",
  crash: "Движок остановился из-за ошибки. Партия не\u00a0потеряна",
  silent: "Движок не\u00a0отвечает. Партия не\u00a0потеряна",
};

/** After so many milliseconds of loading the reader is told that it takes long, and may start again. */
const SLOW_AFTER = 20_000;

let boards = 0;

export class RaskladBoard extends HTMLElement implements Controls {
  readonly #engine: Engine = pageEngine;
  readonly #session = `b${++boards}`;
  #state: State = initialState("", 0);
  #ending: AbortController | null = null;
  /** What was wanted while the engine was not there. */
  #pending: Intent | null = null;
  /** The engine's generation that knows this board. */
  #opened = 0;
  #tail: Promise<void> = Promise.resolve();
  /** Counts the starts, so that the end of one given up doesn't end the next. */
  #attempt = 0;

  /** The position's text form, hidden cards masked; "" before the engine's first answer. */
  get position(): string {
    return this.#state.view?.position ?? "";
  }

  /** The addresses of the files that the engine was made of; none before it runs. */
  get files(): readonly string[] {
    return this.#engine.files;
  }

  /** All legal moves now. */
  get moves(): readonly Move[] {
    return this.#state.view?.moves ?? [];
  }

  connectedCallback(): void {
    this.#state = initialState(this.getAttribute("game") ?? "", parseDeal(this.getAttribute("deal") ?? "") ?? 0);
    this.#opened = 0;
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    listen(this, this, signal);
    const unsubscribe = [
      this.#engine.onBoot((sign) => {
        if (this.#state.boot === "loading" && sign.type === "stage") this.#show({ ...this.#state, stage: sign.stage });
      }),
      this.#engine.onLoss((fault) => this.#fail(fault)),
    ];
    signal.addEventListener("abort", () => unsubscribe.forEach((end) => end()));
  }

  disconnectedCallback(): void {
    this.#ending?.abort();
    darkenAll();
  }

  /** Carry out what the reader wants; wakes the engine first where it has to. */
  intend(intent: Intent): void {
    if (this.#state.boot === "ready") {
      this.#tail = this.#tail.then(() => this.#carryOut(intent));
      return;
    }
    if (intent.kind === "cancel") return;
    this.#pending = intent;
    if (this.#state.boot === "idle") void this.#wake();
  }

  retry(): void {
    if (this.#state.boot === "loading" && this.#state.slow) this.#engine.abandon();
    if (this.#state.boot === "failed") void this.#wake();
  }

  newDeal(): void {
    this.intend({ kind: "deal", deal: randomDeal() });
  }

  dealTyped(text: string): void {
    const deal = parseDeal(text);
    if (deal === null) this.#show({ ...this.#state, hand: null, refusal: null, note: { about: "bad-number" } });
    else this.intend({ kind: "deal", deal });
  }

  async #wake(): Promise<void> {
    const attempt = ++this.#attempt;
    this.#show({ ...this.#state, boot: "loading", stage: "runtime", slow: false, fault: "", note: { about: "nothing" } });
    const slow = setTimeout(() => {
      if (this.#state.boot === "loading" && attempt === this.#attempt) this.#show({ ...this.#state, slow: true });
    }, SLOW_AFTER);
    try {
      await this.#engine.boot(this.#state.game);
      this.dispatchEvent(new CustomEvent("rasklad:loaded", { bubbles: true, detail: { files: this.files } }));
      await this.#open();
    } catch (fault) {
      if (attempt === this.#attempt) this.#fail(fault);
      return;
    } finally {
      clearTimeout(slow);
    }
    const intent = this.#pending;
    this.#pending = null;
    if (intent !== null && intent.kind !== "start") this.intend(intent);
  }

  /** Set the board up in the engine: as it was, where there was a play already. */
  async #open(): Promise<void> {
    this.#opened = this.#engine.generation;
    const request = { verb: "open", game: this.#state.game, ...playOf(this.#state) } as const;
    this.#take(await this.#ask(request), { about: "nothing" });
  }

  async #carryOut(intent: Intent): Promise<void> {
    if (this.#state.boot !== "ready") return;
    try {
      if (this.#opened !== this.#engine.generation) await this.#open();
      await this.#act(intent);
    } catch (fault) {
      this.#fail(fault);
    }
  }

  async #act(intent: Intent): Promise<void> {
    switch (intent.kind) {
      case "touch":
        return this.#touch(intent.place, intent.depth);
      case "play":
        return this.#play(intent.move);
      case "undo":
        return this.#take(await this.#ask({ verb: "undo" }), { about: "undone" });
      case "redo": {
        const answer = await this.#ask({ verb: "redo" });
        const redone = answer.view?.history.at(-1);
        return this.#take(answer, redone ? { about: "played", move: redone } : { about: "nothing" });
      }
      case "restart":
        return this.#take(await this.#ask({ verb: "restart" }), { about: "restarted" });
      case "deal":
        return this.#deal(intent.deal, this.#state.readings, { about: "dealt" });
      case "reading":
        return this.#deal(this.#state.deal, { ...this.#state.readings, [intent.name]: intent.value }, { about: "reading" });
      case "list":
        return this.#show({ ...this.#state, listed: !this.#state.listed });
      case "cancel":
        return this.#show({ ...this.#state, hand: null, refusal: null, note: { about: "nothing" } });
      case "start":
        return undefined;
    }
  }

  async #touch(place: string, depth: number): Promise<void> {
    const step = touch(this.#state, place, depth);
    if (step.do === "take") this.#show({ ...this.#state, hand: step.hand, refusal: null, note: { about: "nothing" } });
    if (step.do === "play") await this.#play(step.move);
    if (step.do !== "explain") return;
    const answer = await this.#ask({ verb: "why_not", move: step.attempt });
    // Of places that are alike the engine lists one; nothing stands against another.
    if (answer.refusal === null && isMove(step.attempt)) await this.#play(step.attempt);
    else this.#show(explained(this.#state, answer, step.hand));
  }

  async #play(move: string): Promise<void> {
    const answer = await this.#ask({ verb: "play", move });
    const played = answer.view?.history.at(-1);
    this.#take(answer, played ? { about: "played", move: played } : { about: "nothing" });
  }

  /** A fresh deal: another number, or other readings. */
  async #deal(deal: number, readings: State["readings"], note: Note): Promise<void> {
    const answer = await this.#ask({ verb: "open", game: this.#state.game, deal, readings });
    if (answer.view !== undefined) this.#state = { ...this.#state, readings };
    this.#take(answer, note);
  }

  #ask(request: Request): Promise<Answer> {
    return this.#engine.ask(this.#session, request);
  }

  /** Take over the engine's answer: a view, a refusal with a view, or an error. */
  #take(answer: Answer, note: Note): void {
    if (answer.error !== undefined) {
      this.#show({ ...this.#state, boot: "ready", hand: null, refusal: null, note: { about: "error", message: answer.error } });
      return;
    }
    if (answer.view === undefined) return;
    const former = this.position;
    const next = viewed(this.#state, answer.view, answer.refusal ? { about: "nothing" } : note);
    this.#show(answer.refusal ? { ...next, refusal: answer.refusal } : next);
    if (this.position === former) return;
    const detail = { position: this.position };
    this.dispatchEvent(new CustomEvent("rasklad:change", { bubbles: true, detail }));
  }

  #fail(fault: unknown): void {
    if (this.#state.boot === "idle" || this.#state.boot === "failed") return;
    const kind = fault instanceof EngineFault ? fault.kind : "crash";
    // The sentence is for the reader; whoever looks into it finds the cause on the element.
    this.dataset["fault"] = fault instanceof Error ? fault.message : String(fault);
    this.#show({ ...this.#state, boot: "failed", stage: null, fault: FAULTS[kind], hand: null, refusal: null });
  }

  #show(state: State): void {
    this.#state = state;
    render(this, state);
    light(state);
    const stuck = this.querySelector<HTMLElement>("[data-stuck]");
    if (stuck !== null) showOnPhone(state, stuck);
  }
}
