// <rasklad-board game deal>: the element that joins the play (conductor.ts), the drawing and the page's address.
//
// Attribute `state`: idle | loading | ready | failed. Properties `position` (masked text form) and `moves`.
// Events, bubbling: `rasklad:change`, with `detail.position`, after every change of the position; `rasklad:loaded`,
// with the addresses of the engine's files in `detail.files`, when it has started.
import { beforePaint } from "./before_paint.ts";
import { darkenAll, light, scrollOnPhone } from "./clauses.ts";
import { framePlaces, listenForClauses } from "./clause_places.ts";
import { Conductor } from "./conductor.ts";
import type { Motion } from "./dealing.ts";
import { parseDeal } from "./deals.ts";
import { CustomDialog } from "./custom_dialog.ts";
import { settle } from "./drag.ts";
import { engine as pageEngine } from "./engine.ts";
import { type Controls, listen } from "./events.ts";
import type { Shared } from "./inquiries.ts";
import { linkOfFragment, listenForLinks } from "./links.ts";
import { motionWanted, moved } from "./motion.ts";
import { drawProgress } from "./progress.ts";
import type { Move } from "./protocol.ts";
import { remember } from "./reading/address.ts";
import { demonstrationOf } from "./recording.ts";
import { readRecording } from "./recording_page.ts";
import { relabel } from "./relabel.ts";
import { render } from "./render.ts";
import { drawStage, readSetup } from "./setup_page.ts";
import { settingsOnPage } from "./aids/settings.ts";
import { Keeper } from "./keeper.ts";
import { setAside, takeDown } from "./shelf.ts";
import { openShareDialog } from "./share_dialog.ts";
import type { Intent, Readings } from "./intents.ts";
import { type State, initialState } from "./state.ts";
import { isFurther } from "./solution.ts";
import type { Stored } from "./stored.ts";
import { type Switch, readSwitched, readingWords, writeSwitched } from "./switches.ts";
import { changing, placesOf } from "./table.ts";
import { followLanguage } from "./tongue.ts";
import { enliven, showSwitched, switchesOnPage } from "./switches_page.ts";
import { rememberPlay, warmUp } from "./warm_up.ts";
import { newDeal } from "./winnable.ts";

/** The parameter of the address that holds the switched readings. */
const PARAMETER = "readings";

let boards = 0;

/** For what goes on by itself. */
const MOTION: Motion = { wanted: motionWanted, wait: (time) => new Promise((resolve) => setTimeout(resolve, time)) };

/** Of what the reader reads of now: a clause pointed at, a stage of the setup. */
function framedPlaces({ asked, dealing }: State): readonly string[] {
  return asked?.places ?? dealing?.setup.stages[dealing.at]?.places ?? [];
}

/** Does the address ask for no other readings than the kept play's? */
function agrees({ play }: Stored, asked: string | null, switches: readonly Switch[]): boolean {
  return asked === null || asked === writeSwitched(play.readings, switches);
}

export class RaskladBoard extends HTMLElement implements Controls {
  readonly #session = `b${++boards}`;
  #conductor: Conductor | null = null;
  #ending: AbortController | null = null;
  #position = "";
  /** What was drawn last: moves are shown from there. */
  #drawn: State = initialState("", 0);
  readonly #custom = new CustomDialog(this, (intent) => this.intend(intent), () => this.#state.note);
  #keeper: Keeper | null = null;
  /** The engine's generation whose files were told. */
  #told = 0;
  /** The play whose dialog was opened last. */
  #shared: Shared | null = null;

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
    this.#keeper = new Keeper(signal);
    const unsubscribe = [
      pageEngine.onBoot((sign) => conductor.heard(sign)),
      pageEngine.onLoss((fault) => conductor.fail(fault)),
    ];
    signal.addEventListener("abort", () => unsubscribe.forEach((end) => end()));
    conductor.record(readRecording(this, deal), readSetup(this));
    conductor.moving(MOTION);
    for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, (event) => this.#hurry(event), { signal });
    enliven();
    followLanguage(this, () => this.#retell(), signal);
    this.#begin(conductor);
    render(this, conductor.state);
    listen(this, this, signal);
    warmUp(this, pageEngine, conductor.state.game, signal);
    listenForLinks((link, shown) => {
      this.querySelector("[data-stuck]")?.scrollIntoView({ block: "nearest", behavior: "instant" });
      this.intend({ kind: "link", link, shown });
    }, signal);
    listenForClauses(
      this,
      (pointed) => this.intend({ kind: "clause", asked: { ...pointed, bearing: null } }),
      () => framedPlaces(this.#state),
      signal,
    );
    // An older entry of the history may say otherwise: what holds on the table is written into it.
    addEventListener("popstate", () => this.#writeAddress(this.#state.readings), { signal });
  }

  disconnectedCallback(): void {
    this.#keeper?.now();
    this.#conductor?.layAll();
    this.#ending?.abort();
    this.#custom.remove();
    darkenAll();
  }

  intend(intent: Intent): void {
    void this.#conductor?.intend(intent);
  }

  retry(): void {
    this.#conductor?.retry();
  }

  newDeal(): void {
    const { game, deal, readings } = this.#state;
    const adopted = writeSwitched(readings, switchesOnPage()) === null;
    void newDeal(game, deal, adopted, settingsOnPage().deals).then((intent) => this.intend(intent));
  }

  writeDeal(): void {
    this.#custom.open(this.position);
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

  /** The first touch or key ends the laying of cards; the buttons that step through it lead on from where it is. */
  #hurry({ target }: Event): void {
    if (!(target instanceof Element && target.closest("[data-stepper]"))) this.#conductor?.layAll();
  }

  /**
   * What the page begins with: the kept play, unless the address asks for another.
   *
   * Readings that the address switches need the engine to deal by them: it is woken at once.
   */
  #begin(conductor: Conductor): void {
    const switches = switchesOnPage();
    const asked = new URLSearchParams(location.search).get(PARAMETER);
    const { readings, faults } = readSwitched(asked, switches);
    const { stored, damaged } = takeDown(conductor.state.game, placesOf(this));
    const goesOn = stored !== null && linkOfFragment(location.hash) === null && agrees(stored, asked, switches);
    const holding = goesOn ? stored.play.readings : readings;
    const chosen = !goesOn && Object.keys(readings).length > 0;
    if (damaged) conductor.begin(holding, { about: "address", misread: { of: "record" } });
    else if (faults.length > 0) conductor.begin(holding, { about: "address", misread: { of: "readings", parts: faults } });
    else if (chosen) conductor.begin(holding, { about: "reading", words: readingWords(readings, switches), anew: false });
    if (goesOn) conductor.restore(stored, () => setAside(conductor.state.game));
    else if (stored !== null) conductor.shelve(stored.play);
    showSwitched(holding);
    this.#writeAddress(holding);
    if (chosen) void conductor.wake();
  }

  /** The board speaks another language now. */
  #retell(): void {
    relabel(this, demonstrationOf(this.#state.recording));
    render(this, this.#state);
    light(this.#state);
  }

  #writeAddress(readings: Readings): void {
    const value = writeSwitched(readings, switchesOnPage());
    if (new URLSearchParams(location.search).get(PARAMETER) !== value) remember(PARAMETER, value);
  }

  #show(state: State): void {
    if (state.boot === "failed") this.dataset["fault"] = state.cause; // for whoever looks into it
    const drawn = this.#drawn;
    this.#drawn = state;
    if (isFurther(drawn, state)) return drawProgress(this, state);
    const another = state.view !== drawn.view || state.recorded !== drawn.recorded;
    const from = state.note.about === "played" ? state.note.move.from : null;
    moved(this, another ? changing(this, state) : [], () => render(this, state), from);
    drawStage(this, state.dealing);
    settle(this);
    this.#custom.heard(state);
    this.#keeper?.soon(state);
    light(state);
    framePlaces(this, framedPlaces(state));
    if (state.shared !== null && state.shared !== this.#shared) openShareDialog(this, state.shared);
    this.#shared = state.shared;
    const stuck = this.querySelector<HTMLElement>("[data-stuck]");
    if (stuck !== null) beforePaint("phone", () => scrollOnPhone(state, stuck));
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
