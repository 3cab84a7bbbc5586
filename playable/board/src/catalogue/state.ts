// What the catalogue is narrowed to: values of facets and a name. Pure: no page, no history.
import { fold } from "../search/fold.ts";

/** A game as its card tells it. */
export interface Listed {
  readonly id: string;
  /** Its answers: `decks=1`. */
  readonly answers: ReadonlySet<string>;
  /** Its names in every spelling and language, its family last. */
  readonly names: readonly string[];
}

/** Which values there are, by facet; in the order of the page. */
export type Known = ReadonlyMap<string, readonly string[]>;

export interface Narrowing {
  /** Chosen values by facet; a facet of which none is chosen is left out. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
  readonly name: string;
}

export const ALL: Narrowing = { chosen: new Map(), name: "" };
export const LONGEST_NAME = 60;
const NAME = "name";

/** Letters alike in either spelling; any dash, apostrophe or gap as one space. */
export function nameKey(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** The state that an address (`location.search`) asks for, and what in it nobody knows: «decks=7», «colour». */
export function parse(search: string, known: Known): { readonly narrowing: Narrowing; readonly unknown: readonly string[] } {
  const chosen = new Map<string, string[]>();
  const unknown: string[] = [];
  let name = "";
  for (const [key, value] of new URLSearchParams(search)) {
    if (key === NAME && nameKey(value) !== "" && value.length <= LONGEST_NAME) name = value.trim();
    else if (key !== NAME && known.get(key)?.includes(value) === true) chosen.set(key, [...(chosen.get(key) ?? []).filter((one) => one !== value), value]);
    else if (!(key === NAME && value.trim() === "")) unknown.push(known.has(key) || key === NAME ? `${key}=${value}` : key);
  }
  return { narrowing: { chosen, name }, unknown };
}

/** The address of a state: «?decks=1&suit=same», or "" of all games. Facets stand in the order of the page. */
export function toSearch({ chosen, name }: Narrowing, known: Known): string {
  const parameters = new URLSearchParams();
  for (const [facet, values] of known) {
    for (const value of values) if (chosen.get(facet)?.includes(value) === true) parameters.append(facet, value);
  }
  if (name !== "") parameters.append(NAME, name);
  const written = parameters.toString();
  return written === "" ? "" : `?${written}`;
}

export function isNarrowed({ chosen, name }: Narrowing): boolean {
  return chosen.size > 0 || name !== "";
}

/** With a value chosen, or no longer. */
export function withValue(narrowing: Narrowing, facet: string, value: string, wanted: boolean): Narrowing {
  const others = (narrowing.chosen.get(facet) ?? []).filter((one) => one !== value);
  const values = wanted ? [...others, value] : others;
  const chosen = new Map(narrowing.chosen);
  if (values.length === 0) chosen.delete(facet);
  else chosen.set(facet, values);
  return { ...narrowing, chosen };
}

/** The name by which a game is found; null if by none. Its own names go before its family. */
export function nameFound(game: Listed, name: string): string | null {
  const asked = nameKey(name);
  return game.names.find((one) => ` ${nameKey(one)}`.includes(` ${asked}`)) ?? null;
}

/** Values of one facet are alternatives, facets are conditions that all hold; `except` leaves one facet out. */
export function remains(game: Listed, { chosen, name }: Narrowing, except = ""): boolean {
  if (name !== "" && nameFound(game, name) === null) return false;
  return [...chosen].every(([facet, values]) => facet === except || values.some((value) => game.answers.has(`${facet}=${value}`)));
}

/** How many games each value would leave, chosen beside what other facets ask: by `facet=value`. */
export function counts(games: readonly Listed[], narrowing: Narrowing, known: Known): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [facet, values] of known) {
    const left = games.filter((game) => remains(game, narrowing, facet));
    for (const value of values) {
      const answer = `${facet}=${value}`;
      found.set(answer, left.filter(({ answers }) => answers.has(answer)).length);
    }
  }
  return found;
}
