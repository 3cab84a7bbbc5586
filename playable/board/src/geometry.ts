// Which pile lies next in a direction: the arrow keys walk the table as the eye sees it.

export interface Spot {
  readonly place: string;
  readonly x: number;
  readonly y: number;
}

export type Direction = "left" | "right" | "up" | "down";

/** How much a step aside counts against a step ahead. */
const ASIDE = 2.2;

/**
 * The nearest pile from `from` in a direction, or null at the edge.
 *
 * Only piles that lie more ahead than aside are candidates; if there are none, any that lies ahead is.
 */
export function neighbour(spots: readonly Spot[], from: string, direction: Direction): string | null {
  const here = spots.find((spot) => spot.place === from);
  if (here === undefined) return null;
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  const level = direction === "left" || direction === "right";
  let best: { place: string; cost: number } | null = null;
  for (const loose of [false, true]) {
    for (const spot of spots) {
      const [dx, dy] = [spot.x - here.x, spot.y - here.y];
      const ahead = sign * (level ? dx : dy);
      const aside = Math.abs(level ? dy : dx);
      if (spot.place === from || ahead <= 0.5 || (!loose && aside > ahead)) continue;
      const cost = ahead + ASIDE * aside;
      if (best === null || cost < best.cost) best = { place: spot.place, cost };
    }
    if (best !== null) return best.place;
  }
  return null;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a pile takes a card: its top card's box. `open`: the cards in hand may go there. */
export interface Zone {
  readonly place: string;
  readonly box: Box;
  readonly open: boolean;
}

/** A card that covers less of a place is meant for none. */
const MEANT = 0.12;

/** The place that a dragged card is meant for: of those it covers an open one, else the one it covers most. */
export function dropPlace(card: Box, zones: readonly Zone[]): string | null {
  const covered = zones
    .map((zone) => ({ ...zone, share: overlap(card, zone.box) / (card.width * card.height) }))
    .filter(({ share }) => share >= MEANT)
    .toSorted((a, b) => Number(b.open) - Number(a.open) || b.share - a.share);
  return covered[0]?.place ?? null;
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
