// The switch old / new / both. The choice stands in the address (`?view=old`), and the clause that the reader
// looks at stays where it is on the screen.

const VIEWS = ["old", "new", "both"] as const;
type View = (typeof VIEWS)[number];

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
    if (target?.closest("input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable], rasklad-board")) return;
    const view = viewOfKey(event);
    if (view === null || document.querySelector("[data-comparison]") === null) return;
    event.preventDefault();
    choose(view);
  });
}

/** Take the view from the address; name the keys on the buttons. */
export function restoreView(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-view-switch] [data-view]")) {
    const view = VIEWS.find((each) => each === button.dataset["view"]);
    if (view === undefined) continue;
    button.setAttribute("aria-keyshortcuts", LETTERS[view]);
    button.title = `Клавиша ${LETTERS[view]}`;
  }
  const view = viewOfAddress(location.search);
  if (view !== null) show(view);
}

/** The clause held in place by the last switch, and where: until the reader scrolls, the next one holds it too. */
let held: { row: HTMLElement; top: number } | null = null;

function choose(view: View): void {
  const still = held !== null && Math.abs(held.row.getBoundingClientRect().top - held.top) < 2;
  const row = still && held !== null ? held.row : rowInSight();
  const top = row?.getBoundingClientRect().top ?? 0;
  show(view);
  if (row !== null) {
    scrollBy({ top: row.getBoundingClientRect().top - top, behavior: "instant" });
    held = { row, top: row.getBoundingClientRect().top };
  }
  const address = new URL(location.href);
  if (view === "both") address.searchParams.delete("view");
  else address.searchParams.set("view", view);
  history.replaceState(history.state, "", address);
}

function show(view: View): void {
  for (const comparison of document.querySelectorAll<HTMLElement>("[data-comparison]")) comparison.dataset["view"] = view;
  for (const button of document.querySelectorAll<HTMLElement>("[data-view-switch] [data-view]")) {
    button.setAttribute("aria-pressed", String(button.dataset["view"] === view));
  }
}

/** The first clause whose beginning the reader sees, below what sticks to the top; null if none is in sight. */
function rowInSight(): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-comparison] [data-clause]")];
  const covered = stuckHeight();
  return rows.find((row) => row.getBoundingClientRect().top >= covered && row.getBoundingClientRect().top < innerHeight) ?? null;
}

function stuckHeight(): number {
  const stuck = [...document.querySelectorAll<HTMLElement>("[data-stuck], .comparison-bar")];
  const bottoms = stuck
    .filter((element) => getComputedStyle(element).position === "sticky")
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.top <= 1 && box.left < innerWidth / 2)
    .map((box) => box.bottom);
  return Math.max(0, ...bottoms);
}
