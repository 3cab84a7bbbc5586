// Why a word looks different in the new text: the steps that changed it, or what the edition mended in it.
// Shown on focus, on hover and on tap; it stays while the pointer is on it, and Escape closes it.
import { explanationHtml, readRules } from "./explanation.ts";

const OPEN_AFTER = 220;
const CLOSE_AFTER = 240;
const GAP = 10;
const PHONE = "(max-width: 760px)";
const ID = "word-explanation";

let shown: { word: HTMLElement; panel: HTMLElement } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export function listenForExplanations(): void {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const target = event.target instanceof Element ? event.target : null;
    clearTimeout(timer);
    if (target?.closest(".explanation")) return;
    const word = wordAt(target);
    if (word !== null && word !== shown?.word) timer = setTimeout(() => open(word), OPEN_AFTER);
    else if (word === null && shown !== null && shown.word !== document.activeElement) timer = setTimeout(close, CLOSE_AFTER);
  });
  document.addEventListener("focusin", (event) => {
    const word = wordAt(event.target instanceof Element ? event.target : null);
    // Focus that comes by a finger is followed by a click. Opened at once, the sheet would take that click away.
    if (word?.matches(":focus-visible")) open(word);
  });
  document.addEventListener("focusout", (event) => {
    const next = event.relatedTarget instanceof Element ? event.relatedTarget : null;
    if (shown?.word === event.target && !next?.closest(".explanation")) close();
  });
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(".explanation .close")) return close();
    if (target?.closest(".explanation")) return undefined;
    const word = wordAt(target);
    return word === null ? close() : open(word);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && shown !== null) close();
  });
}

function wordAt(target: Element | null): HTMLElement | null {
  return target?.closest<HTMLElement>("[data-comparison] .word") ?? null;
}

function open(word: HTMLElement): void {
  clearTimeout(timer);
  if (shown?.word === word) return;
  close();
  const panel = document.createElement("div");
  panel.className = "explanation";
  panel.id = ID;
  panel.setAttribute("role", "note");
  panel.innerHTML = explanationHtml(word.dataset, readRules(document));
  document.body.append(panel);
  word.classList.add("explained");
  word.setAttribute("aria-describedby", ID);
  shown = { word, panel };
  if (matchMedia(PHONE).matches) uncover(word, panel);
  else place(word, panel);
}

function close(): void {
  clearTimeout(timer);
  if (shown === null) return;
  shown.panel.remove();
  shown.word.classList.remove("explained");
  shown.word.removeAttribute("aria-describedby");
  shown = null;
}

/** Scroll so far that the sheet at the bottom doesn't lie on its word. */
function uncover(word: HTMLElement, panel: HTMLElement): void {
  const hidden = word.getBoundingClientRect().bottom + GAP - panel.getBoundingClientRect().top;
  if (hidden > 0) scrollBy({ top: hidden, behavior: "instant" });
}

/** Above the word's row where there is room (what is read already), else below it: never on the row itself. */
function place(word: HTMLElement, panel: HTMLElement): void {
  const row = (word.closest("[data-clause]") ?? word).getBoundingClientRect();
  const box = word.getBoundingClientRect();
  const size = panel.getBoundingClientRect();
  const bar = document.querySelector(".comparison-bar")?.getBoundingClientRect();
  const covered = bar && bar.top <= 1 ? bar.bottom : 0;
  const above = row.top - size.height - GAP;
  const top = above >= covered ? above : row.bottom + GAP;
  const left = Math.max(8, Math.min(box.left - 18, document.documentElement.clientWidth - size.width - 8));
  // The page's policy forbids style attributes in markup, not properties set by a script.
  panel.style.top = `${top + scrollY}px`;
  panel.style.left = `${left + scrollX}px`;
}
