// Cards that changed their pile are seen on their way: each starts where it lay and goes to where it lies.
// `transform` alone, for a fifth of a second; not at all where the reader wants less motion.
import { HIDDEN } from "./cards.ts";
import { pilesOf } from "./table.ts";

const DURATION = 190;
/** More cards than these are another deal, not a move. */
const MOST = 16;

interface Lying {
  readonly card: string;
  readonly place: string;
  /** Cards below it. */
  readonly below: number;
  readonly box: DOMRect;
}

/** Do readers want what moves? */
export function motionWanted(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Draw, and show which cards moved.
 *
 * `from`: the place that cards without a former place come from, if a move was made: a turned card's stock.
 */
export function moved(board: HTMLElement, draw: () => void, from: string | null): void {
  if (!motionWanted() || !("animate" in Element.prototype)) return draw();
  const before = lying(board);
  const source = from === null ? undefined : board.querySelector(`[data-place="${CSS.escape(from)}"] .top`)?.getBoundingClientRect();
  draw();
  const elements = new Map<Lying, HTMLElement>();
  const after = lying(board, elements);
  const was = new Set(before.map(spotOf));
  const is = new Set(after.map(spotOf));
  const left = before.filter((each) => !is.has(spotOf(each)));
  const come = after.filter((each) => !was.has(spotOf(each)));
  if (come.length === 0 || come.length > MOST) return;
  for (const each of come) {
    const index = left.findIndex(({ card }) => card === each.card);
    const [origin] = index < 0 ? [] : left.splice(index, 1);
    const start = origin?.box ?? (each.card === HIDDEN ? undefined : source);
    const element = elements.get(each);
    if (element !== undefined && start !== undefined) travel(element, start, each.box);
  }
}

function spotOf({ card, place, below }: Lying): string {
  return `${place} ${below} ${card}`;
}

function lying(board: HTMLElement, elements?: Map<Lying, HTMLElement>): Lying[] {
  return pilesOf(board).flatMap((pile) =>
    [...pile.querySelectorAll<HTMLElement>(".card")].map((element, below) => {
      const card = element.dataset["card"] ?? HIDDEN;
      const each = { card, place: pile.dataset["place"] ?? "", below, box: element.getBoundingClientRect() };
      elements?.set(each, element);
      return each;
    }),
  );
}

function travel(card: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (x === 0 && y === 0) return;
  const pile = card.closest<HTMLElement>("[data-place]");
  pile?.toggleAttribute("data-moving", true);
  const ways = [{ transform: `translate(${x}px,${y}px)` }, { transform: "none" }];
  const end = (): void => void pile?.toggleAttribute("data-moving", false);
  const animation = card.animate(ways, { duration: DURATION, easing: "cubic-bezier(.2,.7,.3,1)" });
  animation.onfinish = end;
  animation.oncancel = end;
}
