// A play as the browser keeps it over a reload: one record for each game, written after each move, read strictly.
// It holds the play, and how the table lay, so that this can be drawn before there is an engine. No DOM.
import { HIDDEN } from "./cards.ts";
import type { Told } from "./lists.ts";
import type { Play } from "./plays.ts";
import { playOf } from "./plays.ts";
import type { CardText } from "./protocol.ts";
import type { Piles } from "./recording.ts";
import type { Note, Readings } from "./intents.ts";
import type { State } from "./state.ts";

/** Of another version nothing is understood. */
const VERSION = 1;
/** What is longer was never written here; in characters, moves, cards. */
const LONGEST = 400_000;
const MOST_MOVES = 20_000;
const MOST_CARDS = 208;
const LAST_DEAL = 999_999_999;
/** Of a move's words, in characters, and of its clauses. */
const LONGEST_WORDS = 200;
const MOST_CLAUSES = 24;

const CARD = /^(?:#|(?:A|[2-9]|10|J|Q|K)[SHDC])$/u;
const NAME = /^[A-Za-z][A-Za-z0-9]{0,31}$/u;
const OPTION = /^[A-Za-z0-9]{1,32}$/u;
const MOVE = /^[A-Za-z]\w{0,31}(?:[>+~=]\w{1,32}(?::[1-9]\d?)?)?$/u;
const CLAUSE = /^[\w.-]{1,80}$/u;
const START = /^[A-Za-z0-9_:;=# ]{1,4000}$/u;

/** A kept play, and the cards on the table, hidden ones as `#`. */
export interface Stored {
  readonly play: Play;
  readonly piles: Piles;
  /** The moves made, as the list tells them: in their text form where the record has no words. */
  readonly told: readonly Told[];
}

/** The notes of what the reader did; a link that was opened, or a reading that the address switched, is none. */
const DONE: ReadonlySet<Note["about"]> = new Set(["played", "undone", "restarted", "dealt", "former", "placed", "finishing"]);

/** Did the reader just make the play on the table what it is? Only then it takes the kept one's place. */
export function isOwn({ boot, view, note }: State): boolean {
  return boot === "ready" && view !== null && (DONE.has(note.about) || (note.about === "reading" && note.anew));
}

/** The record of the play on the table, as text; null before there is one. */
export function writeStored(state: State): string | null {
  if (state.view === null) return null;
  const { deal, start, readings, moves, at } = playOf(state);
  const piles = Object.entries(state.view.piles).map(([place, cards]): [string, string] => [place, cards.join(" ")]);
  const told = state.view.history.map(({ text, clauses }) => [text, ...clauses]);
  return JSON.stringify({ version: VERSION, game: state.game, deal, start, readings, moves, at, piles: Object.fromEntries(piles), told });
}

/** Read a record; null if it is damaged, or another game's. `places`: those of the page's table. */
export function readStored(text: string, game: string, places: readonly string[]): Stored | null {
  const record = text.length > LONGEST ? null : parsed(text);
  if (record === null || record["version"] !== VERSION || record["game"] !== game) return null;
  const play = readPlay(record);
  const piles = readPiles(record["piles"], places);
  return play === null || piles === null ? null : { play, piles, told: readTold(record["told"], play) };
}

/** The words of the moves made; records without them, or with others, tell the moves themselves. */
function readTold(value: unknown, { moves, at }: Play): readonly Told[] {
  const made = moves.slice(0, at);
  const words = Array.isArray(value) && value.length === at ? value.map(readWords) : [];
  return made.map((move, index) => words[index] ?? { text: move, clauses: [] });
}

function readWords(value: unknown): Told | null {
  if (!Array.isArray(value) || !value.every((part) => typeof part === "string")) return null;
  const [text = "", ...clauses] = value;
  const whole = text !== "" && text.length <= LONGEST_WORDS && clauses.length <= MOST_CLAUSES;
  return whole && clauses.every((clause) => CLAUSE.test(clause)) ? { text, clauses } : null;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parsed(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

function readPlay({ deal, start, readings, moves, at }: Fields): Play | null {
  const dealt = isCount(deal, LAST_DEAL) && start === null;
  const placed = deal === null && typeof start === "string" && START.test(start);
  const chosen = readReadings(readings);
  if (!(dealt || placed) || chosen === null || !isMoves(moves) || !isCount(at, moves.length)) return null;
  return { deal: dealt ? deal : null, start: placed ? start : null, readings: chosen, moves, at };
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;
}

function isMoves(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= MOST_MOVES && value.every((move) => typeof move === "string" && MOVE.test(move));
}

function readReadings(value: unknown): Readings | null {
  if (!isFields(value)) return null;
  const chosen: [string, string][] = [];
  for (const [name, option] of Object.entries(value)) {
    if (!NAME.test(name) || typeof option !== "string" || !OPTION.test(option)) return null;
    chosen.push([name, option]);
  }
  return Object.fromEntries(chosen);
}

function readPiles(value: unknown, places: readonly string[]): Piles | null {
  if (!isFields(value)) return null;
  const piles: [string, readonly CardText[]][] = [];
  let count = 0;
  for (const [place, written] of Object.entries(value)) {
    if (!places.includes(place) || typeof written !== "string" || written.length > LONGEST) return null;
    const cards = written === "" ? [] : written.split(" ");
    count += cards.length;
    if (count > MOST_CARDS || !cards.every((card) => card === HIDDEN || CARD.test(card))) return null;
    piles.push([place, cards]);
  }
  // A table with a place too few is not this game's.
  return piles.length === places.length ? Object.fromEntries(piles) : null;
}
