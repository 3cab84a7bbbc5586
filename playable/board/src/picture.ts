// A picture of the table as an SVG file that needs nothing else: symbols within, colours spelled out. No DOM.
import { HIDDEN } from "./cards.ts";
import { escapeHtml } from "./html.ts";
import type { CardText } from "./protocol.ts";

/** A pile as the table declares it: in card widths and heights, as in the page's `data-x` … `data-spare`. */
export interface PicturedPile {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** Steps that its fan may take before it is squeezed. */
  readonly room: number;
  readonly cards: readonly CardText[];
  /** The suit drawn in the empty place (`s`, `h`, `d`, `c`), or "". */
  readonly sign: string;
  /** The number of its cards is told. */
  readonly counted: boolean;
}

/** What the picture is drawn with. */
export interface Paints {
  /** The markup of a symbol of the page's sprite, by id; null if there is none. */
  symbol(id: string): string | null;
  /** The value of a custom property, spelled out: a number or a colour that every program reads. */
  value(property: string): string | null;
}

export interface Picture {
  readonly piles: readonly PicturedPile[];
  readonly caption: string;
}

const WIDTH = 60;
const HEIGHT = 84;
const EDGE = 20;
const CAPTION = 34;
const SIGN = 26;
const FONT = `font-family="'Source Sans 3','Noto Sans',Arial,sans-serif"`;

/** The picture as the text of an SVG file, in units of a sixtieth of a card's width. */
export function pictureSvg({ piles, caption }: Picture, paints: Paints): string {
  const symbols = new Map<string, string>();
  const drawn = piles.map((pile) => drawPile(pile, paints, symbols)).join("\n");
  const ends = piles.flatMap((pile) => [cornerOf(pile, 0), cornerOf(pile, pile.cards.length - 1)]);
  const left = Math.min(...ends.map(([x]) => x)) - EDGE;
  const top = Math.min(...ends.map(([, y]) => y)) - EDGE;
  const width = Math.max(...ends.map(([x]) => x)) + WIDTH + EDGE - left;
  const height = Math.max(...ends.map(([, y]) => y)) + HEIGHT + EDGE + CAPTION - top;
  const box = [left, top, width, height].map(rounded).join(" ");
  const baize = paints.value("--baize") ?? "#2f5f4b";
  const ink = paints.value("--baize-ink") ?? "#fff";
  const words = escapeHtml(caption);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${rounded(width)}" height="${rounded(height)}" role="img">\n` +
    `<title>${words}</title>\n<defs>\n${[...symbols.values()].join("\n")}\n</defs>\n` +
    `<rect x="${rounded(left)}" y="${rounded(top)}" width="${rounded(width)}" height="${rounded(height)}" rx="6" fill="${baize}"/>\n` +
    `${drawn}\n<text x="${rounded(left + EDGE)}" y="${rounded(top + height - 18)}" fill="${ink}" font-size="18" ${FONT}>${words}</text>\n</svg>\n`
  );
}

/** The left upper corner of a pile's card: as on the page, a pile that outgrows its room is squeezed. */
function cornerOf({ x, y, dx, dy, room, cards }: PicturedPile, index: number): [number, number] {
  const squeeze = Math.min(1, room / Math.max(1, cards.length - 1));
  const steps = Math.max(0, index) * squeeze;
  return [(x + dx * steps) * WIDTH, (y + dy * steps) * HEIGHT];
}

function drawPile(pile: PicturedPile, paints: Paints, symbols: Map<string, string>): string {
  const [x, y] = cornerOf(pile, pile.cards.length - 1);
  if (pile.cards.length === 0) return drawPlace(pile, x, y, paints, symbols);
  const cards = pile.cards.map((card, index) => {
    const [at, down] = cornerOf(pile, index);
    const id = addCard(card, index < pile.cards.length - 1, paints, symbols);
    return `<use href="#${id}" x="${rounded(at)}" y="${rounded(down)}" width="${WIDTH}" height="${HEIGHT}"/>`;
  });
  return cards.join("") + (pile.counted ? drawCount(pile.cards.length, x, y, paints) : "");
}

function drawPlace({ sign }: PicturedPile, x: number, y: number, paints: Paints, symbols: Map<string, string>): string {
  const line = paints.value("--baize-line") ?? "#fff";
  const frame = `<rect x="${rounded(x + 1)}" y="${rounded(y + 1)}" width="${WIDTH - 2}" height="${HEIGHT - 2}" rx="4.5" fill="none" stroke="${line}" stroke-width="1.5"/>`;
  if (sign === "") return frame;
  addSymbol(`s-${sign}`, `s-${sign}`, (text) => text, paints, symbols);
  const [across, down] = [x + (WIDTH - SIGN) / 2, y + (HEIGHT - SIGN) / 2];
  return `${frame}<use href="#s-${sign}" x="${rounded(across)}" y="${rounded(down)}" width="${SIGN}" height="${SIGN}" fill="${line}"/>`;
}

function drawCount(count: number, x: number, y: number, paints: Paints): string {
  const [across, down] = [x + WIDTH - 4, y + 3];
  const deep = paints.value("--baize-deep") ?? "#1f4234";
  const ink = paints.value("--baize-ink") ?? "#fff";
  return (
    `<circle cx="${rounded(across)}" cy="${rounded(down)}" r="12" fill="${deep}" stroke="${ink}"/>` +
    `<text x="${rounded(across)}" y="${rounded(down + 5)}" fill="${ink}" font-size="14" text-anchor="middle" ${FONT}>${count}</text>`
  );
}

/** The symbol of a card; a covered one hides its centre, as on the page. */
function addCard(card: CardText, covered: boolean, paints: Paints, symbols: Map<string, string>): string {
  const name = card === HIDDEN ? "back" : card;
  const id = covered && card !== HIDDEN ? `c-${name}-covered` : `c-${name}`;
  addSymbol(`c-${name}`, id, (text) => text.replaceAll(/var\(--centre,\s*1\)/gu, covered ? "0" : "1"), paints, symbols);
  return id;
}

/** Take a symbol into the picture under `id`, with all that it uses, its custom properties spelled out. */
function addSymbol(name: string, id: string, change: (text: string) => string, paints: Paints, symbols: Map<string, string>): void {
  if (symbols.has(id)) return;
  const markup = paints.symbol(name);
  if (markup === null) return;
  const spelled = change(markup).replaceAll(/var\((--[\w-]+)(?:,\s*([^()]+))?\)/gu, (_, property: string, otherwise?: string) => {
    return paints.value(property) ?? otherwise ?? "none";
  });
  symbols.set(id, spelled.replace(`id="${name}"`, `id="${id}"`));
  for (const [, used = ""] of markup.matchAll(/href="#([\w-]+)"/gu)) addSymbol(used, used, (text) => text, paints, symbols);
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}
