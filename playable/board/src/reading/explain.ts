// Why a word looks different in the new text: the steps that changed it, or what the edition mended in it.
// Shown on focus, on hover and on tap. It stays while the pointer is on it; Enter goes into it, Escape closes it.
import { explanationHtml, readRules } from "./explanation.ts";
import { placePanel, uncover } from "./panel_place.ts";
import { stuckHeight } from "./place.ts";
import { announce } from "./status.ts";
import { alikeWords } from "./alike.ts";
import { isMarked, twinOf } from "./words.ts";

const OPEN_AFTER = 220;
/** While one is open, the pointer on its way to it may pass over other words. */
const CHANGE_AFTER = 450;
const CLOSE_AFTER = 240;
const PHONE = "(max-width: 760px)";
const ID = "word-explanation";

/** What has opened it: the pointer resting on a word, a click or tap, the keyboard. */
type Way = "hover" | "click" | "key";

let shown: { word: HTMLElement; twin: HTMLElement | null; panel: HTMLElement; way: Way } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export function listenForExplanations(): void {
  document.addEventListener("pointerover", hovered);
  document.addEventListener("focusin", focused);
  document.addEventListener("focusout", left);
  document.addEventListener("click", clicked);
  document.addEventListener("keydown", pressed);
}

function hovered(event: PointerEvent): void {
  if (event.pointerType !== "mouse") return;
  const target = event.target instanceof Element ? event.target : null;
  clearTimeout(timer);
  // What was clicked or entered stays until it is dismissed, wherever the pointer goes.
  if (target?.closest(".explanation") || (shown !== null && shown.way !== "hover")) return;
  const word = wordAt(target);
  if (word === null) timer = setTimeout(close, CLOSE_AFTER);
  else if (word !== shown?.word) timer = setTimeout(() => open(word, "hover"), shown === null ? OPEN_AFTER : CHANGE_AFTER);
}

function focused(event: FocusEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const word = wordAt(target);
  // Focus that comes by a finger is followed by a click. Opened at once, the sheet would take that click away.
  if (word?.matches(":focus-visible")) open(word, "key");
}

function left(event: FocusEvent): void {
  if (shown === null || !(event.relatedTarget instanceof Element)) return;
  const inside = shown.panel.contains(event.relatedTarget) || shown.word === event.relatedTarget;
  const was = event.target === shown.word || (event.target instanceof Node && shown.panel.contains(event.target));
  if (was && !inside) close();
}

function clicked(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(".explanation .close")) return closeAndReturn();
  const link = target?.closest<HTMLAnchorElement>('a[href^="#"]');
  if (link) return goToWord(link.hash.slice(1));
  if (target?.closest(".explanation")) return undefined;
  const word = wordAt(target);
  if (word === null) return close();
  open(word, "click");
  announce(shown?.panel.innerText.replace(/\s+/gu, " ") ?? "");
  return undefined;
}

function pressed(event: KeyboardEvent): void {
  if (event.key === "Escape" && shown !== null) {
    event.preventDefault();
    return closeAndReturn();
  }
  const word = wordAt(event.target instanceof Element ? event.target : null);
  if (word === null || word !== event.target || (event.key !== "Enter" && event.key !== " ")) return undefined;
  event.preventDefault();
  open(word, "key");
  shown?.panel.focus();
  return undefined;
}

/** A link to a word on this page: it is shown in whatever view, focused and explained. */
function goToWord(id: string): void {
  const word = document.getElementById(decodeURIComponent(id));
  if (!word?.matches("[data-comparison] .word")) return;
  close();
  // The one column that is shown may be the other one.
  const there = word.offsetParent === null ? (twinOf(word) ?? word) : word;
  // After the link has moved the page; where the word itself is hidden, nothing has moved.
  setTimeout(() => {
    const { top, bottom } = there.getBoundingClientRect();
    const covered = stuckHeight();
    const third = covered + (innerHeight - covered) / 3;
    if (top < covered || bottom > innerHeight) scrollBy({ top: top - third, behavior: "instant" });
    there.focus({ preventScroll: true });
    open(there, "key");
  });
}

function wordAt(target: Element | null): HTMLElement | null {
  const word = target?.closest<HTMLElement>("[data-comparison] .word") ?? null;
  return word !== null && isMarked(word) ? word : null;
}

function open(word: HTMLElement, way: Way): void {
  clearTimeout(timer);
  if (shown?.word === word) {
    // What the pointer only passed over stays open once it was clicked or entered.
    if (way !== "hover") shown.way = way;
    return;
  }
  close();
  const rules = readRules(document);
  const panel = document.createElement("div");
  panel.className = "explanation";
  panel.id = ID;
  panel.tabIndex = -1;
  panel.setAttribute("role", "dialog");
  panel.setAttribute("aria-label", "Объяснение слова");
  const edition = word.closest<HTMLElement>("[data-comparison]")?.dataset["rules"] ?? "";
  panel.innerHTML = explanationHtml(word.dataset, rules, alikeWords(word), edition);
  // In its row, so that the Tab key goes from the panel on to what follows the word's clause.
  (word.closest(".clause-row") ?? document.body).append(panel);
  const twin = twinOf(word);
  for (const each of [word, twin]) each?.classList.add("explained");
  word.setAttribute("aria-describedby", ID);
  shown = { word, twin, panel, way };
  if (matchMedia(PHONE).matches) uncover(word, panel);
  else placePanel(word, panel);
}

/** Close the explanation, if one is open. */
export function close(): void {
  clearTimeout(timer);
  if (shown === null) return;
  const { word, twin, panel } = shown;
  shown = null;
  panel.remove();
  for (const each of [word, twin]) each?.classList.remove("explained");
  word.removeAttribute("aria-describedby");
}

function closeAndReturn(): void {
  const word = shown?.panel.contains(document.activeElement) ? shown.word : null;
  close();
  word?.focus({ preventScroll: true });
  // Back by the keyboard, the word would explain itself at once.
  close();
}
