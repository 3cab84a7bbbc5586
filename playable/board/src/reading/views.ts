// The switch old / new / both. The choice stands in the address (`?view=old`), and the clause that the reader
// looks at stays where it is on the screen.
import { singleKeys } from "../aids/settings.ts";
import { remember } from "./address.ts";
import { close } from "./explain.ts";
import { keepingPlace } from "./place.ts";
import { announce } from "./status.ts";
import { setStops } from "./words.ts";

const VIEWS = ["old", "new", "both"] as const;
export type View = (typeof VIEWS)[number];

/** Keys by letter and, for a Latin keyboard, by place: С — старая, Н — новая, Р — рядом. */
const KEYS: Readonly<Record<string, View>> = { с: "old", н: "new", р: "both", KeyC: "old", KeyY: "new", KeyH: "both" };
const LETTERS: Readonly<Record<View, string>> = { old: "С", new: "Н", both: "Р" };

/** The view that a click or a key asks for; null if it is something else. */
export function viewOfKey(event: Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">): View | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return KEYS[event.key.toLowerCase()] ?? KEYS[event.code] ?? null;
}

/** The view in an address, or null. */
export function viewOfAddress(search: string): View | null {
  const named = new URLSearchParams(search).get("view");
  return VIEWS.find((view) => view === named) ?? null;
}

export function listenForViews(): void {
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-view-switch] [data-view]") : null;
    const view = VIEWS.find((each) => each === button?.dataset["view"]);
    if (view !== undefined) choose(view);
  });
  document.addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable], dialog, rasklad-board")) return;
    const view = singleKeys() ? viewOfKey(event) : null;
    if (view === null || document.querySelector("[data-comparison]") === null) return;
    event.preventDefault();
    choose(view);
    announce(saidOf(view));
  });
}

/** Take the view from the address; name the keys on the buttons. */
export function restoreView(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-view-switch] [data-view]")) {
    const view = VIEWS.find((each) => each === button.dataset["view"]);
    if (view === undefined) continue;
    // The letter alone would be wrong on a Latin keyboard, where the key of the same place does it.
    button.setAttribute("aria-keyshortcuts", LETTERS[view]);
    button.title = `Клавиша ${LETTERS[view]}`;
  }
  const view = viewOfAddress(location.search);
  if (view !== null) show(view);
}

/** Show a view, keep the reader's place and put the choice into the address. */
export function choose(view: View): void {
  close();
  keepingPlace(() => show(view));
  remember("view", view === "both" ? null : view);
}

function show(view: View): void {
  for (const comparison of document.querySelectorAll<HTMLElement>("[data-comparison]")) comparison.dataset["view"] = view;
  for (const button of document.querySelectorAll<HTMLElement>("[data-view-switch] [data-view]")) {
    button.setAttribute("aria-pressed", String(button.dataset["view"] === view));
  }
  setStops();
}

function saidOf(view: View): string {
  const reformed = document.querySelector("[data-comparison][data-language=ru-petr1708]") !== null;
  const [old, modern] = reformed ? ["старый текст", "новый текст"] : ["текст источника", "текст в\u00a0нашей подаче"];
  return { old: `Показан ${old}`, new: `Показан ${modern}`, both: "Тексты показаны рядом" }[view];
}
