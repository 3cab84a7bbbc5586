// The catalogue of games: the form narrows the list. What is chosen stands in the address, so that a list can be
// sent to somebody, and the browser's «back» gives the former list.
import { ALL, type Known, type Listed, type Narrowing, counts, isNarrowed, nameFound, nameKey, parse, remains, toSearch, withValue } from "./state.ts";
import { backWords, foundBy, remaining, unknownSentence } from "./words.ts";

const WAIT = 150;

interface Shown extends Listed {
  readonly card: HTMLElement;
}

class Catalogue {
  readonly #root: HTMLElement;
  readonly #boxes: readonly HTMLInputElement[];
  readonly #games: readonly Shown[];
  readonly #known: Known;
  readonly #name: HTMLInputElement;
  readonly #first: string;
  #narrowing: Narrowing = ALL;
  /** What was chosen last: the first to go where nothing is left. */
  #last: HTMLInputElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#boxes = [...root.querySelectorAll<HTMLInputElement>("input[data-facet]")];
    this.#games = [...root.querySelectorAll<HTMLElement>("[data-game][data-answers]")].map(listed);
    this.#known = knownOf(this.#boxes);
    this.#name = this.#need("input[data-catalogue-names]") as HTMLInputElement;
    this.#first = this.#need("[data-catalogue-count]").textContent ?? "";
    this.#listen();
    this.#need("[data-catalogue-form]").hidden = false;
    this.#need(".catalogue-names").hidden = false;
    // On a phone the form is closed until it is asked for: the games are what the page is for.
    if (matchMedia("(max-width: 760px)").matches) this.#need(".facets-all").removeAttribute("open");
    this.#read();
  }

  #need(selector: string): HTMLElement {
    const found = this.#root.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`the catalogue has no ${selector}`);
    return found;
  }

  #listen(): void {
    this.#root.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.dataset["facet"] === undefined) return;
      this.#last = target;
      this.#go(withValue(this.#narrowing, target.dataset["facet"], target.value, target.checked));
    });
    this.#root.addEventListener("submit", (event) => event.preventDefault());
    this.#name.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#last = this.#name;
        const typed = this.#name.value.trim();
        // Each letter is no page of its own: «back» leaves the name as a whole.
        this.#go({ ...this.#narrowing, name: nameKey(typed) === "" ? "" : typed }, this.#narrowing.name === "" ? "push" : "replace");
      }, WAIT);
    });
    this.#root.addEventListener("click", (event) => this.#click(event));
    addEventListener("popstate", () => this.#read());
  }

  #click(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("[data-catalogue-reset], [data-catalogue-clear]")) this.#leave(ALL);
    else if (target?.closest("[data-catalogue-back]")) this.#leave(this.#withoutLast());
    const example = target?.closest<HTMLAnchorElement>("a[data-example]");
    if (!example || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#last = null;
    this.#go(parse(example.search, this.#known).narrowing);
  }

  /** Take back a choice; if its button is gone the focus goes to the count, where no keyboard opens on a phone. */
  #leave(narrowing: Narrowing): void {
    const hadFocus = document.activeElement;
    this.#last = null;
    this.#go(narrowing);
    if (hadFocus instanceof HTMLElement && hadFocus.closest("[hidden]") !== null) this.#need("[data-catalogue-count]").focus();
  }

  #withoutLast(): Narrowing {
    const last = this.#last;
    if (last === null) return ALL;
    if (last === this.#name) return { ...this.#narrowing, name: "" };
    return withValue(this.#narrowing, last.dataset["facet"] ?? "", last.value, false);
  }

  /** Show another state, and write it into the address. */
  #go(narrowing: Narrowing, how: "push" | "replace" = "push"): void {
    const address = `${location.pathname}${toSearch(narrowing, this.#known)}`;
    history[`${how}State`](null, "", address);
    this.#fault([]);
    this.#narrowing = narrowing;
    this.#draw();
  }

  /** Show what the address asks for. */
  #read(): void {
    const { narrowing, unknown } = parse(location.search, this.#known);
    this.#narrowing = narrowing;
    this.#last = null;
    this.#fault(unknown);
    this.#draw();
  }

  #fault(unknown: readonly string[]): void {
    const fault = this.#need("[data-catalogue-fault]");
    fault.hidden = unknown.length === 0;
    fault.textContent = unknown.length === 0 ? "" : unknownSentence(unknown);
  }

  #draw(): void {
    const narrowing = this.#narrowing;
    const narrowed = isNarrowed(narrowing);
    let left = 0;
    for (const game of this.#games) {
      const shown = remains(game, narrowing);
      game.card.hidden = !shown;
      if (shown) left += 1;
      this.#drawFoundBy(game);
    }
    this.#drawForm();
    const count = this.#need("[data-catalogue-count]");
    const said = narrowed ? remaining(left, this.#games.length) : this.#first;
    count.dataset["catalogueCount"] = String(left);
    if (count.textContent !== said) count.textContent = said;
    this.#need("[data-catalogue-reset]").hidden = !narrowed;
    this.#drawNothing(left === 0);
  }

  #drawFoundBy({ card, names }: Shown): void {
    const place = card.querySelector<HTMLElement>("[data-found-by]");
    if (place === null) return;
    const { name } = this.#narrowing;
    const found = name === "" ? null : nameFound({ id: "", answers: new Set(), names }, name);
    const heading = nameKey(card.querySelector("h2")?.textContent ?? "");
    place.hidden = found === null || nameKey(found) === heading;
    place.textContent = found === null ? "" : foundBy(found, found === names.at(-1));
  }

  #drawForm(): void {
    const { chosen, name } = this.#narrowing;
    const found = counts(this.#games, this.#narrowing, this.#known);
    for (const box of this.#boxes) {
      const facet = box.dataset["facet"] ?? "";
      box.checked = chosen.get(facet)?.includes(box.value) === true;
      const count = found.get(`${facet}=${box.value}`) ?? 0;
      const label = box.closest("label");
      label?.toggleAttribute("data-none", count === 0);
      const shown = label?.querySelector("[data-facet-count]");
      if (shown) shown.textContent = String(count);
    }
    const many = [...chosen.values()].reduce((sum, values) => sum + values.length, 0);
    this.#need("[data-facets-chosen]").textContent = many === 0 ? "" : `(${many})`;
    if (document.activeElement !== this.#name) this.#name.value = name;
    // A rule that an address asks for is shown where it is chosen.
    const rules = this.#root.querySelector<HTMLDetailsElement>(".facets-rules");
    if (rules?.querySelector("input:checked")) rules.open = true;
  }

  #drawNothing(nothing: boolean): void {
    this.#need("[data-catalogue-none]").hidden = !nothing;
    const back = this.#need("[data-catalogue-back]");
    back.hidden = !nothing || this.#last === null;
    const label = this.#last === this.#name ? this.#name.value : this.#last?.nextElementSibling?.textContent;
    back.textContent = backWords(label?.trim() ?? "");
  }
}

function listed(card: HTMLElement): Shown {
  const { game = "", answers = "", names = "[]" } = card.dataset;
  return { id: game, answers: new Set(answers.split(" ")), names: JSON.parse(names) as string[], card };
}

function knownOf(boxes: readonly HTMLInputElement[]): Known {
  const known = new Map<string, string[]>();
  for (const box of boxes) {
    const facet = box.dataset["facet"] ?? "";
    known.set(facet, [...(known.get(facet) ?? []), box.value]);
  }
  return known;
}

for (const root of document.querySelectorAll<HTMLElement>("[data-catalogue]")) new Catalogue(root);
