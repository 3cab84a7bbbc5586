// A deal that the reader writes down: the text of the dialog as the engine reads it, and the engine's answer about it
// as the dialog shows it. No DOM.
import { linkOfFragment } from "./links.ts";

/** A position may be written a place a line; a line's end is then a semicolon. Each character keeps its index. */
export function oneLine(text: string): string {
  return text.replace(/\n/gu, (_, index: number) => {
    const before = text.slice(0, index);
    const after = text.slice(index).trimStart();
    // The first line's end after a place parts it from the next place; blank lines and ends beside a semicolon don't.
    return /(?:^|[;\n])\s*$/u.test(before) || /^(?:;|$)/u.test(after) ? " " : ";";
  });
}

/** The play that a pasted link leads to, or null if the text is no link. */
export function linkIn(text: string): string | null {
  const fragment = /#play-\S*$/u.exec(text.trim())?.[0];
  return fragment === undefined ? null : linkOfFragment(fragment);
}

/** What to select: from the character where the text goes wrong to the end of its word. */
export function faultyWord(text: string, column: number): readonly [number, number] {
  const rest = /^[^\s;]*/u.exec(text.slice(column))?.[0] ?? "";
  return [column, column + Math.max(1, rest.length)];
}

/** Where the text of several lines goes wrong; null of one line, or where no column is known. */
export function faultyPlace(text: string, index: number | null): { readonly line: number; readonly column: number } | null {
  if (index === null || !text.trimEnd().includes("\n")) return null;
  const lines = text.slice(0, index).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
