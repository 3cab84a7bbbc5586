// The recorded game's list on the page: read once, and its entry marked that is on the table.
import { words } from "../messages/language.ts";
import { beforePaint } from "./before_paint.ts";
import { HIDDEN } from "./cards.ts";
import { citeShort } from "./citations.ts";
import { clauseLabel } from "./clauses.ts";
import { suited } from "./markup.ts";
import type { ActionKind } from "./protocol.ts";
import { cardsOf } from "./table.ts";
import { type Recording, recordedMove, recordingOf } from "./recording.ts";

/** The recorded game that stands on the board's page; null where there is none. `board` must lie as it was dealt. */
export function readRecording(board: HTMLElement, deal: number): Recording | null {
  const list = board.querySelector("[data-recording]");
  if (list === null) return null;
  const dealt = [...board.querySelectorAll<HTMLElement>("[data-place]")].map((pile) => [
    pile.dataset["place"] ?? "",
    cardsOf(pile).map((card) => card.dataset["card"] ?? HIDDEN),
  ]);
  const moves = [...list.querySelectorAll<HTMLElement>("[data-change]")].map((entry) => ({
    move: entry.dataset["move"] ?? "",
    text: wordsOf(entry.children[1] ?? entry),
    clauses: [...entry.querySelectorAll<HTMLAnchorElement>(".cites a")].map((link) => decodeURI(link.hash.slice(1))),
    change: entry.dataset["change"] ?? "",
    ...(entry.dataset["kind"] === undefined ? {} : { kind: entry.dataset["kind"] as ActionKind, count: Number(entry.dataset["count"] ?? 1) }),
  }));
  const comments = [...list.querySelectorAll<HTMLElement>("[data-comment]")].map(
    (comment): [number, string] => [Number(comment.dataset["comment"]), comment.textContent ?? ""],
  );
  return recordingOf(deal, Object.fromEntries(dealt), moves, new Map(comments));
}

const SIGNS: Readonly<Record<string, string>> = { s: "♠", h: "♥", d: "♦", c: "♣" };

/** The words of an entry, its drawn suits as signs. */
function wordsOf(entry: Element): string {
  const copy = entry.cloneNode(true) as Element;
  for (const suit of copy.querySelectorAll<HTMLElement>("[data-suit]")) {
    suit.replaceWith(SIGNS[suit.getAttribute("data-suit") ?? ""] ?? "");
  }
  return copy.textContent ?? "";
}

/** Write the list's moves in the language that the board speaks; its comments are the edition's own Russian. */
export function retellRecording(board: HTMLElement, recording: Recording): void {
  const list = board.querySelector("[data-recording]");
  if (list === null) return;
  for (const comment of list.querySelectorAll<HTMLElement>("[data-comment]")) comment.lang = "ru";
  const count = list.querySelector("[data-recorded-count]");
  if (count !== null) count.textContent = words().moves(recording.moves.length);
  list.querySelectorAll<HTMLElement>("[data-change]").forEach((entry, index) => {
    const move = recordedMove(recording, index + 1);
    const [, told, cites] = entry.children;
    if (move === null || !told || !cites) return;
    told.innerHTML = suited(words().moveText(move));
    cites.innerHTML = citeShort(move.clauses, clauseLabel);
  });
}

/** Mark the last move shown, and keep it in sight within the list. */
export function markRecorded(board: HTMLElement, shown: number | null): void {
  const list = board.querySelector<HTMLDetailsElement>("details[data-recording]");
  if (list === null) return;
  const entry = shown === null ? undefined : list.querySelectorAll<HTMLElement>("[data-change]")[shown - 1];
  const former = list.querySelector("[aria-current]");
  if (former === entry) return;
  former?.removeAttribute("aria-current");
  entry?.setAttribute("aria-current", "step");
  const items = entry?.parentElement;
  // In a closed list nothing is measured: that would cost a layout at each step.
  if (!list.open || entry === undefined || !items) return;
  beforePaint("recording", () => {
    const top = entry.offsetTop - items.offsetTop - items.clientHeight / 2;
    return () => (items.scrollTop = top);
  });
}
