// The clauses on the page: their labels and old text for the board's sentence, and the light on those that
// permit or forbid. They are found by `[data-clause]`; where a page has none, the board does without.
import { words } from "../messages/language.ts";
import { askedNow, movesNow } from "./asked.ts";
import { isReading } from "./citations.ts";
import { storedLinks } from "./clause_places.ts";
import { stripStop } from "./cards.ts";
import { edition, suited } from "./markup.ts";
import { motionWanted } from "./motion.ts";
import type { View } from "./protocol.ts";
import { recordedMove } from "./recording.ts";
import { stageNumber, stageWords } from "./setup_words.ts";
import { type State, targets } from "./state.ts";

const QUOTED_LENGTH = 110;

/** The rows that were found: every entry of the list of moves asks for its clauses' labels at every move. */
const rows = new Map<string, HTMLElement>();

function rowOf(clause: string): HTMLElement | null {
  const known = rows.get(clause);
  if (known?.isConnected === true) return known;
  const found = document.querySelector<HTMLElement>(`[data-clause="${CSS.escape(clause)}"]`);
  if (found !== null) rows.set(clause, found);
  return found;
}

/** The short label that the clause's row carries; without a row, the id's own tail. */
export function clauseLabel(clause: string): string {
  return rowOf(clause)?.dataset["short"] ?? clause.slice(clause.lastIndexOf(".") + 1).replace(/^R(?=\d)/u, words().readingLetter);
}

/** The beginning of the clause's old text (or its only one) with its language; null without a row. */
export function clauseQuote(clause: string): { text: string; lang: string } | null {
  const cell = rowOf(clause)?.querySelector<HTMLElement>(".clause-old, .clause-new");
  if (!cell || isReading(clause)) return null;
  const text = (cell.textContent ?? "").replace(/\s+/gu, " ").trim();
  if (text.length <= QUOTED_LENGTH) return { text, lang: cell.lang };
  const cut = text.slice(0, text.lastIndexOf(" ", QUOTED_LENGTH)).replace(/[\s,;:—–-]+$/u, "");
  return { text: `${cut}…`, lang: cell.lang };
}

/** `asked`: the reader pointed at it, and it permits nothing now. */
type Light = { readonly lit: "permits" | "forbids" | "asked"; readonly now: string };

/** What is to be lit in a state, clause by clause. */
export function lights(state: State): ReadonlyMap<string, Light> {
  const lit = new Map<string, Light>();
  const { asked } = state;
  if (asked !== null) {
    lit.set(asked.clause, { lit: asked.bearing?.moves.length ? "permits" : "asked", now: askedNow(asked) });
    return lit;
  }
  if (state.dealing !== null) {
    const { setup, at } = state.dealing;
    const now = `<b>${stageNumber(state.dealing)}.</b> ${stageWords(state.dealing)}.`;
    for (const clause of setup.stages[at]?.clauses ?? []) lit.set(clause, { lit: "permits", now });
    return lit;
  }
  if (state.recording !== null && state.recorded !== null) {
    const move = recordedMove(state.recording, state.recorded);
    const now = `<b>${words().recordedNow(state.recorded)}:</b> ${move === null ? "" : suited(words().moveText(move))}.`;
    for (const clause of move?.clauses ?? []) lit.set(clause, { lit: "permits", now });
    return lit;
  }
  if (state.boot !== "ready" || state.view === null) return lit;
  if (state.refusal !== null) {
    const { shown } = state;
    if (shown !== null && !shown.works) lit.set(shown.clause, { lit: "forbids", now: "" });
    const now = edition(`${stripStop(state.refusal.say)}.`, "b") + ` ${edition(state.refusal.reason)}`;
    for (const clause of state.refusal.clauses) lit.set(clause, { lit: "forbids", now });
    return lit;
  }
  const moves = state.note.about === "hint" ? [state.note.hint.move] : targets(state).values();
  for (const move of moves) {
    for (const clause of move.clauses) lit.set(clause, { lit: "permits", now: permittedNow(state.view, clause) });
  }
  const { shown } = state;
  if (shown !== null && !lit.has(shown.clause)) {
    const now = shown.works ? permittedNow(state.view, shown.clause) : "";
    lit.set(shown.clause, { lit: shown.works ? "permits" : "forbids", now });
  }
  return lit;
}

/** «Сейчас разрешает 6 ходов: Д♠ на К♠, …» */
function permittedNow(view: View, clause: string): string {
  const moves = view.moves.filter((move) => move.clauses.includes(clause));
  if (moves.length === 0) return "";
  return movesNow(words().permitsNow, moves);
}

/** What each row's own words were last: written again only where they differ. */
const told = new WeakMap<Element, string>();

/** Light the page's clauses anew; what another state lit goes out. */
export function light(state: State): void {
  const wanted = lights(state);
  for (const row of document.querySelectorAll<HTMLElement>("[data-clause][data-lit]")) {
    if (!wanted.has(row.dataset["clause"] ?? "")) darken(row);
  }
  for (const [clause, { lit, now }] of wanted) {
    const row = rowOf(clause);
    if (row === null) continue;
    if (row.dataset["lit"] !== lit) row.dataset["lit"] = lit;
    const place = row.querySelector<HTMLElement>(".clause-now");
    if (place === null) continue;
    const html = clause === state.asked?.clause ? [now, storedLinks(clause)].filter((part) => part !== "").join(" ") : now;
    if (told.get(place) !== html || place.textContent === "") place.innerHTML = html;
    told.set(place, html);
    place.lang = words().lang;
    place.hidden = html === "";
  }
}

/** Put out every light: the board leaves the page. */
export function darkenAll(): void {
  for (const row of document.querySelectorAll<HTMLElement>("[data-clause][data-lit]")) darken(row);
}

function darken(row: HTMLElement): void {
  delete row.dataset["lit"];
  const place = row.querySelector<HTMLElement>(".clause-now");
  if (place === null) return;
  place.hidden = true;
  place.textContent = "";
}

/**
 * What brings the first lit clause, on a phone, into the part of the page below the stuck board.
 *
 * Only while the board sticks to the top: there the text moves and the board stays under the finger.
 */
export function scrollOnPhone(state: State, stuck: HTMLElement): (() => void) | undefined {
  if (getComputedStyle(stuck).position !== "sticky") {
    // In a low window the words may lie below the table that is in view.
    if (state.refusal === null) return undefined;
    return () => stuck.querySelector("[data-say]")?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }
  // A deal of the reader's own is laid without being asked for: the text stays where it is.
  if (state.dealing?.auto === true && state.recorded === null) return undefined;
  const board = stuck.getBoundingClientRect();
  if (board.top > 1) return undefined;
  const [first] = lights(state).keys();
  const row = first === undefined ? null : rowOf(first);
  if (row === null) return undefined;
  const place = row.getBoundingClientRect();
  if (place.top >= board.bottom && place.bottom <= innerHeight) return undefined;
  return () => scrollBy({ top: place.top - board.bottom - 10, behavior: motionWanted() ? "smooth" : "instant" });
}
