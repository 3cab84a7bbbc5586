// From a query to what the list shows: pages, each with the places in it that match.
import { fold } from "./fold.ts";
import { type Line, clauseLines, parts } from "./lines.ts";
import type { PageData, Pagefind, SubResult } from "./pagefind.ts";
import { stem } from "./stem.ts";
import { terms } from "./terms.ts";

const PAGES = 6;
/** What the page of a game is called beside its title (building/searchable.py). */
const GAME = "Игра";
/** How many pages are fetched of those that Pagefind names, and of how many it is asked whether a word is known. */
const LOADED = 10;
const VERIFIED = 3;
/** From how many letters on stems may differ by one. */
const LONG = 4;
const PLACES = 3;
/** Between a clause's number, its old text and its heading in the title of its sub-result (building/searchable.py). */
const BETWEEN = "\u241f";
/** «Р1» a reading of the editor, «В1» a statement restored: they are called by their labels alone. */
const OURS = /^[РВ]\d/u;

export interface Place {
  readonly url: string;
  readonly kind: "clause" | "heading";
  /** «п. 7», «Р1», or the heading's words. */
  readonly label: string;
  /** The heading that a clause stands under, on a page with several games. */
  readonly under: string;
  readonly old: Line | null;
  readonly modern: Line;
}

export interface Result {
  readonly url: string;
  readonly title: string;
  readonly section: string;
  /** Where no clause and no heading matches: what the page says there. */
  readonly excerpt: Line | null;
  readonly places: readonly Place[];
}

export interface Found {
  /** The first few pages, the best first. */
  readonly results: readonly Result[];
  /** How many pages there are in all. */
  readonly pages: number;
  /** The words that stand in no text, as they were typed. */
  readonly unknown: readonly string[];
}

/** Ask the index. A query of which a word stands nowhere finds nothing: Pagefind alone would guess. */
export async function find(index: Pagefind, query: string): Promise<Found> {
  const asked = terms(query);
  const known: (string | null)[] = [];
  // One after the other: two searches at once share a page's record in Pagefind, and mix their matches in it.
  for (const { forms } of asked) known.push(await knownForm(index, forms));
  const unknown = asked.filter((_, at) => known[at] === null).map(({ typed }) => typed);
  if (asked.length === 0 || unknown.length > 0) return { results: [], pages: 0, unknown };
  const words = known.flatMap((form) => form?.split(" ") ?? []);
  const { results } = await index.search(words.join(" "));
  const loaded = await Promise.all(results.slice(0, LOADED).map((result) => result.data()));
  const matching = loaded.filter((page) => words.every((word) => matches(page, word)));
  const pages = results.length > LOADED ? results.length : matching.length;
  // A game that is called just so goes before books and families that bear its name.
  const first = matching.toSorted((one, other) => Number(isCalled(other, query)) - Number(isCalled(one, query)));
  return { results: first.slice(0, PAGES).map((page) => resultOf(page, words)), pages, unknown };
}

/** Is it the page of a game whose name, in either spelling, is the whole query? */
function isCalled(page: PageData, query: string): boolean {
  const names = (page.meta["title"] ?? "").split(" / ").map(fold);
  return page.meta["section"] === GAME && names.includes(fold(query.trim()));
}

/** The first form that stands in a text, in whatever case or number, or that a word there begins with; or null. */
async function knownForm(index: Pagefind, forms: readonly string[]): Promise<string | null> {
  for (const form of forms) {
    const { results } = await index.search(form);
    const pages = await Promise.all(results.slice(0, VERIFIED).map((result) => result.data()));
    if (pages.some((page) => form.split(" ").every((word) => matches(page, word)))) return form;
  }
  return null;
}

/** Does the page truly have the word? Pagefind answers with the nearest words where it has none. */
function matches(page: PageData, word: string): boolean {
  const words = wordsOf(page.content);
  const hit = page.sub_results.flatMap(({ locations }) => locations.map((at) => words[at] ?? ""));
  const named = wordsOf(`${page.meta["names"] ?? ""} ${page.meta["forms"] ?? ""}`);
  return [...hit, ...named].some((found) => isFormOf(parts(found).key, word));
}

/** Is the found word a form of the asked one, or does it begin with it? Both are folded. */
export function isFormOf(found: string, asked: string): boolean {
  if (found.startsWith(asked)) return true;
  const [one, other] = [stem(found), stem(asked)].toSorted((a, b) => a.length - b.length) as [string, string];
  // «султан» loses its н as if it were an ending, «султаном» doesn't: a letter more is still the same word.
  return one === other || (one.length >= LONG && other.startsWith(one) && other.length - one.length === 1);
}

function resultOf(page: PageData, asked: readonly string[]): Result {
  const title = page.meta["title"] ?? page.url;
  const places = page.sub_results
    .filter(({ anchor }) => anchor !== undefined)
    .map((place, order) => ({ place, ranks: [-wordsMatched(place, page, asked), sourceFirst(place), -score(place), order] }))
    .toSorted((one, other) => one.ranks.map((rank, at) => rank - (other.ranks[at] ?? 0)).find((by) => by !== 0) ?? 0)
    .slice(0, PLACES);
  const [own] = page.sub_results.filter(({ anchor }) => anchor === undefined);
  return {
    url: page.url,
    title,
    section: page.meta["section"] ?? "",
    excerpt: places.length === 0 && own !== undefined ? cut(page, own, 0, title).modern : null,
    places: places.map(({ place }) => placeOf(place, page)),
  };
}

/** How many of the words that were asked for stand in the place. */
function wordsMatched({ locations }: SubResult, page: PageData, asked: readonly string[]): number {
  const words = wordsOf(page.content);
  const keys = locations.map((at) => parts(words[at] ?? "").key);
  return asked.filter((word) => keys.some((key) => isFormOf(key, word))).length;
}

/** The source's own clauses stand before what we say about them. */
function sourceFirst({ title }: SubResult): number {
  return title.includes(BETWEEN) && !OURS.test(title) ? 0 : 1;
}

function score(place: SubResult): number {
  return place.weighted_locations.reduce((sum, location) => sum + location.balanced_score, 0);
}

function placeOf(place: SubResult, page: PageData): Place {
  const [label = "", old = "", under = ""] = place.title.split(BETWEEN);
  // Ids of clauses and readings have their full stops, those of headings have none.
  const clause = place.anchor?.id.includes(".") ?? false;
  return {
    url: place.url,
    kind: clause ? "clause" : "heading",
    label: clause && !OURS.test(label) ? `п.\u00a0${label}` : label,
    under,
    ...cut(page, place, place.anchor?.location ?? 0, clause ? "" : label, old),
  };
}

/** What a result shows of a part of the page that begins at a word, without the heading's own words. */
function cut(page: PageData, { locations }: SubResult, from: number, heading: string, old = ""): { old: Line | null; modern: Line } {
  const next = page.anchors.map(({ location }) => location).filter((location) => location > from);
  const words = wordsOf(page.content).slice(from, next.length > 0 ? Math.min(...next) : undefined);
  const said = heading === "" ? [] : wordsOf(heading);
  const skipped = said.every((word, at) => words[at]?.startsWith(word)) ? said.length : 0;
  const hits = locations.map((location) => location - from - skipped);
  // What matches in the heading is seen there: the text is then shown from its beginning.
  if (hits.some((at) => at < 0)) hits.length = 0;
  return clauseLines(words.slice(skipped), old === "" ? null : old.split(" "), hits);
}

function wordsOf(content: string): string[] {
  return content.split(/[^\S\uFEFF]+/u);
}
