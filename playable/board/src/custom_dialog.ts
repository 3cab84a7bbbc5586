// «Свой расклад»: a dialog in which the reader writes a position down, or pastes one, or a link to a play. Made when it
// is first opened; the engine reads the text, and what it can't read is told here and selected.
import { words } from "../messages/language.ts";
import { faultyPlace, faultyWord, linkIn, oneLine } from "./custom_deal.ts";
import { escapeHtml } from "./html.ts";
import { edition } from "./markup.ts";
import type { Intent } from "./intents.ts";
import type { State } from "./state.ts";
import { sentenceOf } from "./sentence.ts";
import { pilesOf, spokenOf } from "./table.ts";

const CROSS = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>';

export class CustomDialog {
  readonly #board: HTMLElement;
  readonly #intend: (intent: Intent) => void;
  /** What the board tells now; the answer is told after it. */
  readonly #note: () => State["note"];
  #dialog: HTMLDialogElement | null = null;
  /** The text under the engine's eyes; null while nothing is waited for. */
  #asked: string | null = null;
  /** The note that was told before it was asked. */
  #before: State["note"] | null = null;

  constructor(board: HTMLElement, intend: (intent: Intent) => void, note: () => State["note"]) {
    this.#board = board;
    this.#intend = intend;
    this.#note = note;
  }

  /** Open it; `position`: what lies on the table, to be changed, if no card of it is hidden. */
  open(position: string): void {
    // Made anew when the board speaks another language; what was written down stays.
    const written = this.#dialog === null ? "" : this.#text().value;
    if (this.#dialog?.lang !== words().lang) this.remove();
    this.#dialog ??= this.#make();
    const text = this.#text();
    if (written !== "") text.value = written;
    if (text.value === "" && !position.includes("#")) text.value = position.replaceAll("; ", ";\n");
    this.#tell("");
    this.#dialog.showModal();
    text.focus();
  }

  /** The board's state changed: is it the answer? */
  heard(state: State): void {
    if (this.#asked === null || this.#dialog === null) return;
    if (state.boot === "failed") this.#asked = null;
    if (state.boot !== "ready") return this.#tell(`${sentenceOf(state).lead}…`);
    if (state.note === this.#before) return;
    const { note } = state;
    if (note.about === "placed" || note.about === "linked") {
      this.#asked = null;
      this.#dialog.close();
    } else if (note.about === "error") this.#fault(note.message, note.column);
  }

  /** The board leaves the page. */
  remove(): void {
    this.#dialog?.remove();
    this.#dialog = null;
  }

  #ask(): void {
    const { value } = this.#text();
    const link = linkIn(value);
    this.#asked = value;
    this.#before = this.#note();
    this.#tell("");
    this.#intend(link === null ? { kind: "position", text: oneLine(value) } : { kind: "link", link, shown: null });
  }

  #fault(message: string, column: number | null): void {
    const text = this.#text();
    const asked = this.#asked ?? "";
    this.#asked = null;
    const { lead, russian = "" } = words().faultIn(message, faultyPlace(asked, column));
    this.#tell(lead, russian);
    text.setAttribute("aria-invalid", "true");
    text.focus();
    if (column !== null && text.value === asked) text.setSelectionRange(...faultyWord(asked, column));
  }

  /** `russian`: the engine's own words after those of the board. */
  #tell(told: string, russian = ""): void {
    this.#text().removeAttribute("aria-invalid");
    const fault = this.#dialog?.querySelector("[data-custom-fault]");
    const html = escapeHtml(told) + (russian === "" ? "" : `: ${edition(russian)}`);
    if (fault && fault.innerHTML !== html) fault.innerHTML = html;
  }

  #text(): HTMLTextAreaElement {
    const text = this.#dialog?.querySelector("textarea");
    if (!text) throw new Error("the dialog of a written deal has no text");
    return text;
  }

  #make(): HTMLDialogElement {
    const example = this.#board.querySelector<HTMLElement>("[data-example]")?.dataset["example"] ?? "";
    const dialog = document.createElement("dialog");
    dialog.className = "clause-dialog custom-dialog";
    dialog.lang = words().lang;
    dialog.setAttribute("aria-labelledby", "custom-title");
    dialog.innerHTML = insideHtml(example, this.#placesHtml());
    dialog.addEventListener("click", (event) => {
      const target = event.target instanceof Element ? event.target : null;
      // A click on the dialog itself is a click on the page behind it: its inside is all covered.
      if (target === dialog || target?.closest(".close")) dialog.close();
      if (!target?.closest("[data-custom-example]")) return;
      this.#text().value = example;
      this.#tell("");
      this.#text().focus();
    });
    dialog.addEventListener("close", () => (this.#asked = null));
    dialog.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#ask();
    });
    document.body.append(dialog);
    return dialog;
  }

  /** «R1 — левый ряд 1», for each place that is on the table. */
  #placesHtml(): string {
    return pilesOf(this.#board)
      .map((pile) => `<dt>${escapeHtml(pile.dataset["place"] ?? "")}</dt><dd>${escapeHtml(spokenOf(pile))}</dd>`)
      .join("");
  }
}

function insideHtml(example: string, places: string): string {
  const { close, labels, writing: say } = words();
  return (
    `<form class="inside"><header><h2 id="custom-title">${labels.custom}</h2>` +
    `<button type="button" class="close" aria-label="${close}">${CROSS}</button></header>` +
    `<p id="custom-how">${say.how}</p>` +
    `<label for="custom-text">${say.text}</label>` +
    `<textarea id="custom-text" rows="8" spellcheck="false" autocapitalize="off" autocomplete="off" ` +
    `aria-describedby="custom-how custom-fault"></textarea>` +
    `<p id="custom-fault" class="custom-fault" data-custom-fault role="alert"></p>` +
    `<p class="custom-buttons"><button type="submit">${say.deal}</button>` +
    `<button type="button" data-custom-example>${say.showExample}</button></p>` +
    `<p>${say.example} <code>${escapeHtml(example)}</code></p>` +
    `<details><summary>${say.places}</summary><dl class="custom-places">${places}</dl></details></form>`
  );
}
