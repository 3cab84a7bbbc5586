// Where the explanation stands on the screen.
import { stuckHeight } from "./place.ts";

const GAP = 10;
const EDGE = 8;
/** Narrower, the panel's words would break too often. */
const LEAST_WIDTH = 300;

/** What must stay free of the sheet on a phone, in pixels: the word with a line above and below it. */
const KEPT_FREE = 92;
const LEAST_HEIGHT = 150;

/** On a phone: scroll so far that neither the sheet at the bottom nor a board stuck to the top lies on the word. */
export function uncover(word: HTMLElement, panel: HTMLElement): void {
  const room = innerHeight - stuckHeight() - KEPT_FREE;
  if (panel.getBoundingClientRect().height > room) panel.style.maxHeight = `${Math.max(LEAST_HEIGHT, room)}px`;
  const hidden = word.getBoundingClientRect().bottom + GAP - panel.getBoundingClientRect().top;
  if (hidden > 0) scrollBy({ top: hidden, behavior: "instant" });
  const under = stuckHeight() + GAP - word.getBoundingClientRect().top;
  if (under > 0) scrollBy({ top: -under, behavior: "instant" });
}

/** What a panel stands in, so that the Tab key goes from it on to what follows: the clause, or a line of the brief. */
export function frameOf(word: HTMLElement): HTMLElement {
  return word.closest<HTMLElement>(".clause-row, .brief dd") ?? document.body;
}

/**
 * Above the word's row where there is room (that is read already); else beside the text; else below the row.
 * Never on the row itself, and on the rows below it only if nothing else is left.
 */
export function placePanel(word: HTMLElement, panel: HTMLElement): void {
  // The page's policy forbids style attributes in markup, not properties set by a script.
  const frame = frameOf(word);
  const row = frame.getBoundingClientRect();
  const size = panel.getBoundingClientRect();
  const [width, height] = [document.documentElement.clientWidth, document.documentElement.clientHeight];
  const covered = stuckHeight();
  let left = Math.max(EDGE, Math.min(word.getBoundingClientRect().left - 18, width - size.width - EDGE));
  let top = row.top - size.height - GAP;
  if (top < covered) {
    const beside = row.right + GAP;
    const room = width - beside - EDGE;
    if (room >= LEAST_WIDTH) {
      if (room < size.width) panel.style.width = `${room}px`;
      left = beside;
      top = Math.max(EDGE, Math.min(row.top, height - panel.getBoundingClientRect().height - EDGE));
    } else top = row.bottom + GAP;
  }
  panel.style.top = `${top - row.top - frame.clientTop}px`;
  panel.style.left = `${left - row.left - frame.clientLeft}px`;
}
