// Points from the text at the table: the places that a clause speaks of are framed on hover, focus and touch.
import { words } from "../messages/language.ts";
import { pilesOf } from "./table.ts";

/** A clause of this page's game, with the ids of its places. */
export interface Pointed {
  readonly clause: string;
  readonly places: readonly string[];
}

/** Which places each clause speaks of: the page's own data, `{"R1 R2": "clause clause"}`. */
function placesByClause(board: HTMLElement): ReadonlyMap<string, readonly string[]> {
  const data = board.querySelector("[data-clause-places]")?.textContent ?? "{}";
  const found = new Map<string, readonly string[]>();
  for (const [places, clauses] of Object.entries(JSON.parse(data) as Record<string, string>)) {
    for (const clause of clauses.split(" ")) found.set(clause, places === "" ? [] : places.split(" "));
  }
  return found;
}

/** Frame these places, and no others. */
export function framePlaces(board: HTMLElement, places: readonly string[]): void {
  for (const pile of board.querySelectorAll<HTMLElement>("[data-place]")) {
    pile.toggleAttribute("data-framed", places.includes(pile.dataset["place"] ?? ""));
  }
}

/** The links to the stored positions of a clause that stand on the page, as HTML; "" where there are none. */
export function storedLinks(clause: string): string {
  const id = CSS.escape(clause);
  const links = document.querySelectorAll<HTMLElement>(`.seen :is(a[data-works="${id}"],a[data-forbids="${id}"])`);
  return links.length === 0 ? "" : `${words().positions}: ${[...links].map(linkHtml).join(", ")}.`;
}

/** A link of the page's text: Russian, whatever the board speaks. */
function linkHtml(link: HTMLElement): string {
  return words().lang === "ru" ? link.outerHTML : `<span lang="ru">${link.outerHTML}</span>`;
}

/**
 * Call `pointed` for each clause of the page's game that the reader focuses or touches outside the board, by its
 * number or a link to it; while one is hovered over, its places are framed, then again those that `framed` tells.
 */
export function listenForClauses(
  board: HTMLElement,
  pointed: (clause: Pointed) => void,
  framed: () => readonly string[],
  signal: AbortSignal,
): void {
  const places = placesByClause(board);
  const clauseOf = (event: Event, selector: string): string | null => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null;
    if (link === null || board.contains(link)) return null;
    const clause = decodeURI(link.hash.slice(1));
    return link.pathname === location.pathname && places.has(clause) ? clause : null;
  };
  const point = (clause: string | null): void => {
    if (clause === null) return;
    const there = pilesOf(board).filter((pile) => places.get(clause)?.includes(pile.dataset["place"] ?? ""));
    pointed({ clause, places: there.map((pile) => pile.dataset["place"] ?? "") });
  };
  const options = { signal };
  document.addEventListener("click", (event) => point(clauseOf(event, 'a[href*="#"]')), options);
  document.addEventListener(
    "focusin",
    (event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) point(clauseOf(event, "a.clause-number"));
    },
    options,
  );
  document.addEventListener(
    "pointerover",
    (event) => {
      const clause = event.pointerType === "mouse" ? clauseOf(event, "a.clause-number") : null;
      if (clause !== null) framePlaces(board, places.get(clause) ?? []);
    },
    options,
  );
  document.addEventListener("pointerout", (event) => clauseOf(event, "a.clause-number") !== null && framePlaces(board, framed()), options);
}
