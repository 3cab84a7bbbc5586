// «Свой расклад»: a dialog in which the reader writes a position down, or pastes one, or a link to a play. Made when it
// is first opened; the engine reads the text, and what it can't read is told here and selected.
import { faultSentence, faultyWord, linkIn, oneLine } from "./custom_deal.ts";
import { escapeHtml } from "./markup.ts";
import type { Intent, State } from "./state.ts";
import { sentenceOf } from "./sentence.ts";
import { pilesOf } from "./table.ts";

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
    this.#dialog ??= this.#make();
    const text = this.#text();
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
    this.#tell(faultSentence(message, asked, column));
    text.setAttribute("aria-invalid", "true");
    text.focus();
    if (column !== null && text.value === asked) text.setSelectionRange(...faultyWord(asked, column));
  }

  #tell(words: string): void {
    this.#text().removeAttribute("aria-invalid");
    const fault = this.#dialog?.querySelector("[data-custom-fault]");
    if (fault && fault.textContent !== words) fault.textContent = words;
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
      .map((pile) => `<dt>${escapeHtml(pile.dataset["place"] ?? "")}</dt><dd>${escapeHtml(pile.dataset["spoken"] ?? "")}</dd>`)
      .join("");
  }
}

function insideHtml(example: string, places: string): string {
  return (
    `<form class="inside"><header><h2 id="custom-title">Свой расклад</h2>` +
    `<button type="button" class="close" aria-label="Закрыть">${CROSS}</button></header>` +
    `<p id="custom-how">Место, двоеточие, его карты снизу вверх; между местами точка с\u00a0запятой или новая строка. ` +
    `Карты латиницей: достоинство A\u00a0K\u00a0Q\u00a0J\u00a010…2 и\u00a0масть S\u00a0(пики), H\u00a0(черви), D\u00a0(бубны), C\u00a0(трефы); ` +
    `закрытая карта\u00a0— #QH. Карт может быть меньше, чем в\u00a0колоде. Годится и\u00a0ссылка на\u00a0партию.</p>` +
    `<label for="custom-text">Расклад</label>` +
    `<textarea id="custom-text" rows="8" spellcheck="false" autocapitalize="off" autocomplete="off" ` +
    `aria-describedby="custom-how custom-fault"></textarea>` +
    `<p id="custom-fault" class="custom-fault" data-custom-fault role="alert"></p>` +
    `<p class="custom-buttons"><button type="submit">Разложить</button>` +
    `<button type="button" data-custom-example>Показать пример</button></p>` +
    `<p>Пример: <code>${escapeHtml(example)}</code></p>` +
    `<details><summary>Места на\u00a0столе</summary><dl class="custom-places">${places}</dl></details></form>`
  );
}
