// <rasklad-board game deal>: the element that joins the play (conductor.ts), the drawing and the page's address.
//
// Attribute `state`: idle | loading | ready | failed. Properties `position` (masked text form) and `moves`.
// Events, bubbling: `rasklad:change`, with `detail.position`, after every change of the position; `rasklad:loaded`,
// with the addresses of the engine's files in `detail.files`, when it has started.
import { darkenAll, light, showOnPhone } from "./clauses.ts";
import { Conductor } from "./conductor.ts";
import { parseDeal, randomDeal } from "./deals.ts";
import { engine as pageEngine } from "./engine.ts";
import { type Controls, listen } from "./events.ts";
import { listenForLinks } from "./links.ts";
import type { Move } from "./protocol.ts";
import { remember } from "./reading/address.ts";
import { readRecording } from "./recording_page.ts";
import { render } from "./render.ts";
import { type Intent, type Readings, type State, initialState } from "./state.ts";
import { faultWords, readSwitched, readingWords, writeSwitched } from "./switches.ts";
import { enliven, showSwitched, switchesOnPage } from "./switches_page.ts";
import { rememberPlay, warmUp } from "./warm_up.ts";

/** The parameter of the address that holds the switched readings. */
const PARAMETER = "readings";

let boards = 0;

export class RaskladBoard extends HTMLElement implements Controls {
  readonly #session = `b${++boards}`;
  #conductor: Conductor | null = null;
  #ending: AbortController | null = null;
  #position = "";
  /** The engine's generation whose files were told. */
  #told = 0;

  /** The position's text form, hidden cards masked; "" before the engine's first answer. */
  get position(): string {
    return this.#state.view?.position ?? "";
  }

  /** The addresses of the files that the engine was made of; none before it runs. */
  get files(): readonly string[] {
    return pageEngine.files;
  }

  /** All legal moves now. */
  get moves(): readonly Move[] {
    return this.#state.view?.moves ?? [];
  }

  get holding(): boolean {
    return this.#state.hand !== null;
  }

  get #state(): State {
    return this.#conductor?.state ?? initialState("", 0);
  }

  connectedCallback(): void {
    const deal = parseDeal(this.getAttribute("deal") ?? "") ?? 0;
    const conductor = new Conductor(pageEngine, this.#session, this.getAttribute("game") ?? "", deal, (state) => this.#show(state));
    this.#conductor = conductor;
    this.#position = "";
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    const unsubscribe = [
      pageEngine.onBoot((sign) => conductor.heard(sign)),
      pageEngine.onLoss((fault) => conductor.fail(fault)),
    ];
    signal.addEventListener("abort", () => unsubscribe.forEach((end) => end()));
    const recording = readRecording(this, deal);
    if (recording !== null) conductor.record(recording);
    enliven();
    this.#readAddress(conductor);
    render(this, conductor.state);
    listen(this, this, signal);
    warmUp(this, pageEngine, conductor.state.game, signal);
    listenForLinks((link, shown) => {
      this.querySelector("[data-stuck]")?.scrollIntoView({ block: "nearest", behavior: "instant" });
      this.intend({ kind: "link", link, shown });
    }, signal);
    // An older entry of the history may say otherwise: what holds on the table is written into it.
    addEventListener("popstate", () => this.#writeAddress(this.#state.readings), { signal });
  }

  disconnectedCallback(): void {
    this.#ending?.abort();
    darkenAll();
  }

  intend(intent: Intent): void {
    void this.#conductor?.intend(intent);
  }

  retry(): void {
    this.#conductor?.retry();
  }

  newDeal(): void {
    this.intend({ kind: "deal", deal: randomDeal() });
  }

  dealTyped(text: string): void {
    const deal = parseDeal(text);
    if (deal === null) this.#conductor?.tell({ about: "bad-number" });
    else this.intend({ kind: "deal", deal });
  }

  switched(readings: Readings, touched: string): void {
    const words = readingWords({ [touched]: readings[touched] ?? "" }, switchesOnPage());
    this.#writeAddress(readings); // a reload that comes before the engine's answer keeps them
    this.intend({ kind: "readings", readings, words });
  }

  /** Readings that the address switches need the engine to deal by them: it is woken at once. */
  #readAddress(conductor: Conductor): void {
    const switches = switchesOnPage();
    const { readings, faults } = readSwitched(new URLSearchParams(location.search).get(PARAMETER), switches);
    showSwitched(readings);
    const chosen = Object.keys(readings).length > 0;
    if (faults.length > 0) conductor.begin(readings, { about: "address", words: faultWords(faults) });
    else if (chosen) conductor.begin(readings, { about: "reading", words: readingWords(readings, switches), anew: false });
    this.#writeAddress(readings);
    if (chosen) void conductor.wake();
  }

  #writeAddress(readings: Readings): void {
    const value = writeSwitched(readings, switchesOnPage());
    if (new URLSearchParams(location.search).get(PARAMETER) !== value) remember(PARAMETER, value);
  }

  #show(state: State): void {
    if (state.boot === "failed") this.dataset["fault"] = state.cause; // for whoever looks into it
    render(this, state);
    light(state);
    const stuck = this.querySelector<HTMLElement>("[data-stuck]");
    if (stuck !== null) showOnPhone(state, stuck);
    if (state.boot === "ready" && state.view !== null) {
      showSwitched(state.readings);
      this.#writeAddress(state.readings);
    }
    if (state.boot === "ready" && this.#told !== pageEngine.generation) {
      this.#told = pageEngine.generation;
      rememberPlay();
      this.dispatchEvent(new CustomEvent("rasklad:loaded", { bubbles: true, detail: { files: this.files } }));
    }
    const position = state.view?.position ?? "";
    if (position === this.#position) return;
    this.#position = position;
    this.dispatchEvent(new CustomEvent("rasklad:change", { bubbles: true, detail: { position } }));
  }
}
