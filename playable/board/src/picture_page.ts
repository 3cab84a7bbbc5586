// The picture of the table, drawn with what the page holds: its places, its card symbols, its colours.
import { pictureSvg, type Paints, type PicturedPile } from "./picture.ts";
import type { CardText } from "./protocol.ts";
import { pilesOf } from "./table.ts";

/** Pixels of the bitmap to a unit of the drawing, whose card is 60 units wide. */
const SCALE = 2;

/** The table of the board as the text of an SVG file. */
export function drawnSvg(board: HTMLElement, piles: Readonly<Record<string, readonly CardText[]>>, caption: string): string {
  const probe = document.createElement("span");
  board.append(probe);
  try {
    const pictured = pilesOf(board).map((pile) => picturedPile(pile, piles[pile.dataset["place"] ?? ""] ?? []));
    return pictureSvg({ piles: pictured, caption }, paintsOf(board, probe));
  } finally {
    probe.remove();
  }
}

function picturedPile(pile: HTMLElement, cards: readonly CardText[]): PicturedPile {
  const number = (name: string): number => Number(pile.dataset[name] ?? 0);
  const role = pile.dataset["role"] ?? "";
  return {
    x: number("x"),
    y: number("y"),
    dx: number("dx"),
    dy: number("dy"),
    room: number("room") + number("spare"),
    cards,
    sign: pile.dataset["sign"] ?? "",
    counted: role === "stock" || role === "waste",
  };
}

/** `probe`: an element on the board by which the browser is asked what a colour comes to. */
function paintsOf(board: HTMLElement, probe: HTMLElement): Paints {
  const values = new Map<string, string | null>();
  const style = getComputedStyle(board);
  const value = (property: string): string | null => {
    const raw = style.getPropertyValue(property).trim();
    if (raw === "" || /^[\d.]+$/u.test(raw)) return raw === "" ? null : raw;
    probe.style.color = `var(${property})`;
    return getComputedStyle(probe).color;
  };
  return {
    symbol: (id) => {
      const symbol = document.getElementById(id);
      return symbol === null ? null : symbol.outerHTML;
    },
    value: (property) => {
      const known = values.get(property);
      if (known !== undefined) return known;
      const found = value(property);
      values.set(property, found);
      return found;
    },
  };
}

/** The picture as a bitmap (PNG). Rejects where the browser cannot draw it. */
export async function drawnPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("the canvas gave no picture")) : resolve(blob)), "image/png");
  });
}
