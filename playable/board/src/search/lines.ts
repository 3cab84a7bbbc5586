// The words of a place that matches, cut to what a result has room for, with the matching ones told apart.
import { fold } from "./fold.ts";

const ROOM = 20;
const BEFORE = 5;
/** Stands in the old text where the new one has a word more (scripts/building/searchable.py). */
const FILLER = "\u2060";

/** A piece of a line; `hit` if it is a word that matches. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}
export type Line = readonly Piece[];

/** A place's new words, its old ones (as many, or null if there are none of its own), the numbers of the matching ones. */
export function clauseLines(
  modern: readonly string[],
  old: readonly string[] | null,
  hits: readonly number[],
): { old: Line | null; modern: Line } {
  const first = Math.min(...(hits.length > 0 ? hits : [0]));
  const start = modern.length <= ROOM ? 0 : Math.max(0, Math.min(first - BEFORE, modern.length - ROOM));
  const marked = new Set(hits);
  const aligned = old !== null && old.length === modern.length;
  return {
    old: old === null ? null : line(old, start, aligned ? marked : new Set()),
    modern: line(modern, start, marked),
  };
}

function line(words: readonly string[], start: number, marked: ReadonlySet<number>): Line {
  const pieces: Piece[] = start > 0 ? [{ text: "… ", hit: false }] : [];
  const end = Math.min(words.length, start + ROOM);
  for (let at = start; at < end; at += 1) {
    const word = words[at] ?? "";
    if (word === FILLER) continue;
    if (pieces.length > 0 && at > start) pieces.push({ text: " ", hit: false });
    const { before, bare, after } = parts(word);
    pieces.push({ text: before, hit: false }, { text: bare, hit: marked.has(at) }, { text: after, hit: false });
  }
  if (end < words.length) pieces.push({ text: " …", hit: false });
  return pieces.filter(({ text }) => text !== "");
}

/** A word without the punctuation around it, and its key. */
export function parts(word: string): { before: string; bare: string; after: string; key: string } {
  const found = /^(?<before>[^\p{L}\p{N}]*)(?<bare>.*?)(?<after>[^\p{L}\p{N}]*)$/su.exec(word);
  const { before = "", bare = "", after = "" } = found?.groups ?? {};
  return { before, bare, after, key: fold(bare) };
}
