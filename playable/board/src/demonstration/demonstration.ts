// A recorded game that can be stepped through without an engine: the page's list of moves, replayed on its table.
import { HIDDEN } from "../cards.ts";
import { replaceContent } from "../patch.ts";
import { type Piles, changed, laidOn } from "../recording.ts";
import { pileHtml } from "./pile.ts";

interface Told {
  /** The move, its clauses and a comment, as the list has them. */
  readonly entry: HTMLElement;
  readonly change: string;
}

export class Demonstration extends HTMLElement {
  #moves: readonly Told[] = [];
  #positions: readonly Piles[] = [];
  #opening = "";
  #made = 0;

  connectedCallback(): void {
    if (this.#positions.length > 0) return;
    this.#moves = [...this.querySelectorAll<HTMLElement>("[data-moves] > [data-change]")].map((entry) => ({ entry, change: entry.dataset["change"] ?? "" }));
    const positions = [this.#dealt()];
    for (const { change } of this.#moves) positions.push(changed(positions.at(-1) ?? {}, change));
    this.#positions = positions;
    this.#opening = this.#told?.innerHTML ?? "";
    this.querySelector<HTMLElement>("[data-stepper]")?.removeAttribute("hidden");
    this.addEventListener("click", ({ target }) => {
      const step = target instanceof Element ? target.closest<HTMLElement>("[data-step]")?.dataset["step"] : undefined;
      if (step !== undefined) this.#go(step === "on" ? 1 : -1);
    });
    this.querySelector("[data-stepper]")?.addEventListener("keydown", (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[(event as KeyboardEvent).key];
      if (by === undefined) return;
      event.preventDefault();
      this.#go(by);
    });
    this.#draw(null);
  }

  /** How many moves are shown. */
  get made(): number {
    return this.#made;
  }

  get #told(): HTMLElement | null {
    return this.querySelector<HTMLElement>("[data-told]");
  }

  get #piles(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>("[data-place]")];
  }

  #dealt(): Piles {
    const lying = this.#piles.map((pile) => {
      const cards = [...pile.querySelectorAll<HTMLElement>(".card")].map((card) => card.dataset["card"] ?? HIDDEN);
      return [pile.dataset["place"] ?? "", cards] as const;
    });
    return Object.fromEntries(lying);
  }

  #go(by: number): void {
    const made = Math.min(this.#moves.length, Math.max(0, this.#made + by));
    if (made === this.#made) return;
    const before = this.#positions[this.#made] ?? {};
    this.#made = made;
    this.#draw(before);
    this.#tell();
  }

  /** Draw the piles that differ from what lay there before; null: only the buttons. */
  #draw(before: Piles | null): void {
    const after = this.#positions[this.#made] ?? {};
    const laid = laidOn(this.#moves[this.#made - 1]?.change ?? "");
    for (const pile of before === null ? [] : this.#piles) {
      const { place = "", sign = "" } = pile.dataset;
      const cards = after[place] ?? [];
      if (cards.join() !== (before?.[place] ?? []).join()) {
        pile.dataset["n"] = String(cards.length);
        replaceContent(pile, pileHtml(sign, cards));
      }
      pile.querySelector(".top")?.toggleAttribute("data-laid", laid.includes(place));
    }
    const at = this.querySelector("[data-step-number]");
    if (at !== null) at.textContent = `Ход ${this.#made} из ${this.#moves.length}`.replace(/ /gu, "\u00a0");
    for (const [step, last] of [["back", 0], ["on", this.#moves.length]] as const) {
      this.querySelector(`[data-step="${step}"]`)?.setAttribute("aria-disabled", String(this.#made === last));
    }
  }

  /** Say the move and, in words, the clause that permits it: the first of those that it names. */
  #tell(): void {
    const told = this.#told;
    if (told === null) return;
    const entry = this.#moves[this.#made - 1]?.entry;
    if (entry === undefined) {
      told.innerHTML = this.#opening;
      return;
    }
    const part = (selector: string): string => entry.querySelector(selector)?.innerHTML ?? "";
    const comment = part(".comment");
    const clause = entry.querySelector<HTMLElement>("[data-cited]")?.dataset["cited"] ?? "";
    const law = this.querySelector(`[data-law="${CSS.escape(clause)}"] dd`)?.innerHTML ?? "";
    told.innerHTML =
      `<p><b>${part(".told-move")}</b> <span class="cites">${part(".cites")}</span></p><p class="law">${law}</p>` +
      (comment === "" ? "" : `<p class="comment">${comment}</p>`);
  }
}

customElements.define("rasklad-demonstration", Demonstration);
