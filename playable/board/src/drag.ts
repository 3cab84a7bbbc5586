// Dragging cards with mouse, pen or finger. The cards are taken as by a touch, follow the pointer, and are laid on
// the place that they cover; what may be laid where is the engine's to say, as ever.
import { type Zone, dropPlace } from "./geometry.ts";
import { land } from "./motion.ts";
import type { Intent } from "./intents.ts";
import { depthOf, pilesOf } from "./table.ts";

/** So many pixels a pointer may tremble in a touch that is no drag. */
const TREMBLE = { mouse: 5, pen: 8, touch: 10 } as const;
/** A drag's end is followed by a click, which means nothing; so many milliseconds later none follows any more. */
const CLICK_AFTER = 60;

interface Drag {
  readonly pointer: number;
  readonly pile: HTMLElement;
  readonly depth: number;
  /** Where it began, and where in its card. */
  readonly x: number;
  readonly y: number;
  readonly inCard: { readonly x: number; readonly y: number };
  readonly tremble: number;
  moving: boolean;
}

/** Listen on the board until the signal ends it. */
export function listenForDrags(board: HTMLElement, intend: (intent: Intent) => void, signal: AbortSignal): void {
  let drag: Drag | null = null;

  board.addEventListener("pointerdown", (event) => (drag = begun(board, event)), { signal });
  document.addEventListener(
    "pointermove",
    (event) => {
      if (drag === null || event.pointerId !== drag.pointer) return;
      if (!drag.moving) {
        if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < drag.tremble) return;
        drag.moving = true;
        board.toggleAttribute("data-dragging", true);
        intend({ kind: "hold", place: drag.pile.dataset["place"] ?? "", depth: drag.depth });
      }
      follow(drag, event);
    },
    { signal },
  );
  document.addEventListener(
    "pointerup",
    (event) => {
      if (drag === null || event.pointerId !== drag.pointer) return;
      const ended = drag;
      drag = null;
      if (!ended.moving) return;
      swallowClick();
      follow(ended, event);
      const place = under(board, ended.pile);
      board.toggleAttribute("data-dragging", false);
      // Cards that a refusal has taken out of the hand already are not laid anywhere.
      if (held(ended.pile).length > 0) intend(place === null ? { kind: "cancel" } : { kind: "touch", place, depth: 1 });
    },
    { signal },
  );
  document.addEventListener(
    "pointercancel",
    (event) => {
      if (drag === null || event.pointerId !== drag.pointer) return;
      const { moving } = drag;
      drag = null;
      board.toggleAttribute("data-dragging", false);
      if (moving) intend({ kind: "cancel" });
    },
    { signal },
  );
}

/** Cards that are out of the hand go back to their place; called after each drawing. */
export function settle(board: HTMLElement): void {
  for (const card of board.querySelectorAll<HTMLElement>(".card[style]:not([data-selected])")) card.removeAttribute("style");
}

function begun(board: HTMLElement, event: PointerEvent): Drag | null {
  const card = event.target instanceof Element ? event.target.closest<HTMLElement>(".card") : null;
  const pile = card?.closest<HTMLElement>("[data-place]") ?? null;
  if (card === null || pile === null || !event.isPrimary || event.button !== 0) return null;
  // Before the engine is there a finger scrolls the page; a mouse wakes the engine as a click does.
  if (board.getAttribute("state") !== "ready" && event.pointerType !== "mouse") return null;
  const box = card.getBoundingClientRect();
  return {
    pointer: event.pointerId,
    pile,
    depth: depthOf(pile, card),
    x: event.clientX,
    y: event.clientY,
    inCard: { x: event.clientX - box.x, y: event.clientY - box.y },
    tremble: TREMBLE[event.pointerType as keyof typeof TREMBLE] ?? TREMBLE.touch,
    moving: false,
  };
}

function held(pile: HTMLElement): HTMLElement[] {
  return [...pile.querySelectorAll<HTMLElement>(".card[data-selected]")];
}

/** The cards in hand under the pointer, the lowest of them as it was taken. */
function follow(drag: Drag, event: PointerEvent): void {
  const cards = held(drag.pile);
  const [lowest] = cards;
  if (lowest === undefined) return; // the engine hasn't said yet whether they may be held
  const pile = drag.pile.getBoundingClientRect();
  const x = event.clientX - drag.inCard.x - (pile.x + lowest.offsetLeft);
  const y = event.clientY - drag.inCard.y - (pile.y + lowest.offsetTop);
  for (const card of cards) card.style.translate = `${x}px ${y}px`;
}

/** The place that the dragged cards cover, or null. */
function under(board: HTMLElement, from: HTMLElement): string | null {
  const [lowest] = held(from);
  if (lowest === undefined) return null;
  land(board);
  const zones: Zone[] = [];
  for (const pile of pilesOf(board)) {
    if (pile === from) continue;
    const top = pile.querySelector(".top")?.getBoundingClientRect();
    if (top === undefined) continue;
    zones.push({ place: pile.dataset["place"] ?? "", box: top, open: pile.hasAttribute("data-target") });
  }
  return dropPlace(lowest.getBoundingClientRect(), zones);
}

function swallowClick(): void {
  const ending = new AbortController();
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener("click", swallow, { capture: true, signal: ending.signal });
  setTimeout(() => ending.abort(), CLICK_AFTER);
}
