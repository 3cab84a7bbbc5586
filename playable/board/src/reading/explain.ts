// Why a word looks different in the new text, and what a term means: the steps that changed the word, what the
// edition mended in it, the glossary's definition. Shown on focus, on hover and on tap. It stays while the pointer is on it; Enter goes into it, Escape closes it.
import { CLOSE } from "./explanation.ts";
import { frameOf, placePanel, uncover } from "./panel_place.ts";
import { stuckHeight } from "./place.ts";
import { announce } from "./status.ts";
import { type Subject, litBy, subjectAt, subjectHtml } from "./subject.ts";
import { twinOf } from "./words.ts";

const OPEN_AFTER = 220;
/** While one is open, the pointer on its way to it may pass over other words. */
const CHANGE_AFTER = 450;
const CLOSE_AFTER = 240;
const PHONE = "(max-width: 760px)";
const ID = "word-explanation";

/** What has opened it: the pointer resting on a word, a click or tap, the keyboard. */
type Way = "hover" | "click" | "key";

let shown: { stop: HTMLElement; lit: readonly HTMLElement[]; panel: HTMLElement; way: Way } | null = null;
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
  const subject = subjectAt(target);
  if (subject === null) timer = setTimeout(close, CLOSE_AFTER);
  else if (subject.stop !== shown?.stop) timer = setTimeout(() => open(subject, "hover"), shown === null ? OPEN_AFTER : CHANGE_AFTER);
}

function focused(event: FocusEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const subject = subjectAt(target);
  // Focus that comes by a finger is followed by a click. Opened at once, the sheet would take that click away.
  if (subject?.stop === target && target?.matches(":focus-visible")) open(subject, "key");
}

function left(event: FocusEvent): void {
  if (shown === null || !(event.relatedTarget instanceof Element)) return;
  const inside = shown.panel.contains(event.relatedTarget) || shown.stop === event.relatedTarget;
  const was = event.target === shown.stop || (event.target instanceof Node && shown.panel.contains(event.target));
  if (was && !inside) close();
}

function clicked(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(".explanation .close")) return closeAndReturn();
  const link = target?.closest<HTMLAnchorElement>('a[href^="#"]');
  if (link) return goToWord(link.hash.slice(1));
  if (target?.closest(".explanation")) return undefined;
  // A link to the glossary is explained here first; with a modifier it is followed, as any link.
  const term = target?.closest("a.term");
  if (term && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return undefined;
  if (term) event.preventDefault();
  const subject = subjectAt(target);
  if (subject === null) return close();
  open(subject, "click");
  announce(shown?.panel.innerText.replace(/\s+/gu, " ") ?? "");
  return undefined;
}

function pressed(event: KeyboardEvent): void {
  if (event.key === "Escape" && shown !== null) {
    event.preventDefault();
    return closeAndReturn();
  }
  const subject = subjectAt(event.target instanceof Element ? event.target : null);
  if (subject === null || subject.stop !== event.target || (event.key !== "Enter" && event.key !== " ")) return undefined;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  event.preventDefault();
  open(subject, "key");
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
    const subject = subjectAt(there);
    if (subject === null) return;
    subject.stop.focus({ preventScroll: true });
    open(subject, "key");
  });
}

function open(subject: Subject, way: Way): void {
  clearTimeout(timer);
  const { stop } = subject;
  if (shown?.stop === stop) {
    // What the pointer only passed over stays open once it was clicked or entered.
    if (way !== "hover") shown.way = way;
    return;
  }
  close();
  const panel = document.createElement("div");
  panel.className = "explanation";
  panel.id = ID;
  panel.tabIndex = -1;
  panel.setAttribute("role", "dialog");
  // The words are told from within: a panel's own name would be all that the description says.
  panel.innerHTML = `<div id="${ID}-text">${subjectHtml(subject)}</div>${CLOSE}`;
  panel.querySelector(".explanation-word")?.setAttribute("id", `${ID}-title`);
  panel.setAttribute("aria-labelledby", `${ID}-title`);
  // In its row, so that the Tab key goes from the panel on to what follows the word's clause.
  frameOf(stop).append(panel);
  const lit = litBy(subject);
  for (const each of lit) each.classList.add("explained");
  stop.setAttribute("aria-describedby", `${ID}-text`);
  shown = { stop, lit, panel, way };
  if (matchMedia(PHONE).matches) uncover(stop, panel);
  else placePanel(stop, panel);
}

/** Close the explanation, if one is open. */
export function close(): void {
  clearTimeout(timer);
  if (shown === null) return;
  const { stop, lit, panel } = shown;
  shown = null;
  panel.remove();
  for (const each of lit) each.classList.remove("explained");
  stop.removeAttribute("aria-describedby");
}

function closeAndReturn(): void {
  const stop = shown?.panel.contains(document.activeElement) ? shown.stop : null;
  close();
  stop?.focus({ preventScroll: true });
  // Back by the keyboard, the word would explain itself at once.
  close();
}
