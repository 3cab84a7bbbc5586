// Cards that changed their pile are seen on their way: each starts where it lay and goes to where it lies.
// `transform` alone, for a fifth of a second; not at all where the reader wants less motion.
import { beforePaint } from "./before_paint.ts";
import { HIDDEN } from "./cards.ts";
import { cardsOf } from "./table.ts";

const DURATION = 190;
/** More cards than these are another deal, not a move. */
const MOST = 16;

/** Let all cards lie at once: whoever measures the table asks where they lie, not where they are seen on their way. */
export function land(board: HTMLElement): void {
  for (const animation of board.getAnimations({ subtree: true })) animation.finish();
}

interface Lying {
  readonly card: string;
  readonly place: string;
  /** Cards below it. */
  readonly below: number;
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

/** Do readers want what moves? */
export function motionWanted(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Draw, and show which cards moved.
 *
 * `piles`: those on which other cards will lie. `from`: the place that cards without a former place come from, if a
 * move was made: a turned card's stock.
 */
export function moved(board: HTMLElement, piles: readonly HTMLElement[], draw: () => void, from: string | null): void {
  if (piles.length === 0 || !motionWanted() || !("animate" in Element.prototype)) return draw();
  const before = lying(piles);
  const source = from === null ? undefined : board.querySelector(`[data-place="${CSS.escape(from)}"] .top`)?.getBoundingClientRect();
  draw();
  beforePaint("motion", () => showMoved(before, piles, source));
}

/** Find out which cards moved; what is returned shows it. */
function showMoved(before: readonly Lying[], piles: readonly HTMLElement[], source: DOMRect | undefined): () => void {
  const after = lying(piles);
  const was = new Set(before.map(spotOf));
  const is = new Set(after.map(spotOf));
  const left = before.filter((each) => !is.has(spotOf(each)));
  const come = after.filter((each) => !was.has(spotOf(each)));
  return () => {
    if (come.length > MOST) return;
    for (const { card, element, box } of come) {
      const index = left.findIndex((each) => each.card === card);
      const [origin] = index < 0 ? [] : left.splice(index, 1);
      const start = origin?.box ?? (card === HIDDEN ? undefined : source);
      if (start !== undefined) travel(element, start, box);
    }
  };
}

function spotOf({ card, place, below }: Lying): string {
  return `${place} ${below} ${card}`;
}

function lying(piles: readonly HTMLElement[]): Lying[] {
  return piles.flatMap((pile) =>
    cardsOf(pile).map((element, below) => {
      const card = element.dataset["card"] ?? HIDDEN;
      return { card, place: pile.dataset["place"] ?? "", below, element, box: element.getBoundingClientRect() };
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
