// The list under the search field: a combobox with a list of links. The focus stays in the field, the arrow keys
// choose, Enter goes, Escape closes; a live region says how much was found.
import { pagefind } from "./pagefind.ts";
import { type Found, find } from "./results.ts";
import { foundSentence, resultsHtml } from "./results_html.ts";

const WAIT = 120;
const LIST = "search-results";
const FAULT = "Поиск не загрузился. Проверьте соединение и начните снова.";

/** Take the field over; the panel is then ready for whatever is typed, or was typed already. */
export async function openPanel(field: HTMLInputElement): Promise<Panel> {
  await styles();
  return new Panel(field, need(document, "[data-search]"));
}

function need(within: ParentNode, selector: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`the search field has no ${selector}`);
  return found;
}

/** The panel's own styles; a page that isn't searched needn't fetch them. */
function styles(): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL("search.css", import.meta.url).href;
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

export class Panel {
  readonly #field: HTMLInputElement;
  readonly #box: HTMLElement;
  readonly #status: HTMLElement;
  readonly #list = document.createElement("div");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = "";
  #active = -1;

  constructor(field: HTMLInputElement, root: HTMLElement) {
    this.#field = field;
    this.#box = need(root, "[data-search-found]");
    this.#status = need(root, "[data-search-status]");
    this.#list.id = LIST;
    this.#list.dataset["searchResults"] = "";
    this.#list.setAttribute("role", "listbox");
    this.#list.setAttribute("aria-label", "Найденное");
    this.#box.append(this.#list);
    for (const [name, value] of Object.entries({ role: "combobox", "aria-controls": LIST, "aria-haspopup": "listbox", "aria-autocomplete": "list", "aria-expanded": "false" }))
      field.setAttribute(name, value);
    field.addEventListener("input", () => this.#soon());
    field.addEventListener("focus", () => this.#ask());
    field.addEventListener("keydown", (event) => this.#key(event));
    root.addEventListener("focusout", (event) => {
      const next = (event as FocusEvent).relatedTarget;
      if (!(next instanceof Node && root.contains(next))) this.#show(false);
    });
    // A press on the list must not take the focus out of the field before the click comes.
    this.#box.addEventListener("mousedown", (event) => event.preventDefault());
    this.#box.addEventListener("click", (event) => {
      const modified = event.ctrlKey || event.metaKey || event.shiftKey;
      if (event.target instanceof Element && event.target.closest("a") && !modified) this.#leave();
    });
    void this.#ask();
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), WAIT);
  }

  /** Ask for what stands in the field; an answer that comes after a newer question is dropped. */
  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    const query = this.#field.value.trim();
    if (query === this.#asked) return this.#show(query !== "");
    this.#asked = query;
    if (query === "") {
      this.#fill(null);
      return this.#show(false);
    }
    let found: Found | null;
    try {
      found = await find(await pagefind(), query);
    } catch {
      found = null;
    }
    if (query !== this.#asked) return undefined;
    this.#fill(found, found === null ? FAULT : foundSentence(found));
    if (found === null) this.#asked = ""; // so that the same words can be tried again
    return this.#show(document.activeElement === this.#field);
  }

  #fill(found: Found | null, sentence = ""): void {
    this.#list.innerHTML = found === null ? "" : resultsHtml(found.results);
    this.#choose(-1);
    this.#status.textContent = sentence;
    this.#box.scrollTop = 0;
    this.#field.dataset["answered"] = this.#asked;
  }

  #show(shown: boolean): void {
    this.#box.hidden = !shown;
    if (!shown) this.#choose(-1);
    this.#field.setAttribute("aria-expanded", String(shown && this.#options().length > 0));
  }

  #options(): HTMLAnchorElement[] {
    return [...this.#list.querySelectorAll<HTMLAnchorElement>("[role=option]")];
  }

  #choose(at: number): void {
    const options = this.#options();
    options[this.#active]?.setAttribute("aria-selected", "false");
    this.#active = at;
    const option = options[at];
    if (option === undefined) return this.#field.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    return this.#field.setAttribute("aria-activedescendant", option.id);
  }

  #key(event: KeyboardEvent): void {
    const options = this.#options();
    if (event.key === "Escape" && !this.#box.hidden) {
      event.preventDefault(); // the field keeps its words: a second Escape clears it
      this.#show(false);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (options.length === 0) return;
      event.preventDefault();
      this.#show(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      // One stop more than there are options: the field itself.
      this.#choose(((this.#active + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (this.#field.value.trim() === this.#asked) options[Math.max(0, this.#active)]?.click();
      else void this.#ask();
    }
  }

  /** A result was followed; on the same page nothing is loaded, so the list has to go by itself. */
  #leave(): void {
    this.#show(false);
    this.#field.blur();
  }
}
