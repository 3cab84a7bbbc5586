// Cards and words as every language has them.
import type { CardText } from "./protocol.ts";

/** The face that the page is not told. */
export const HIDDEN: CardText = "#";

/** 195259 → «195 259»: digits by threes, with this between them. */
export function grouped(number: number, between: string): string {
  return String(number).replace(/\B(?=(\d{3})+$)/gu, between);
}

/** First letter capital. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A sentence without its full stop. */
export function stripStop(text: string): string {
  return text.replace(/[.\s]+$/u, "");
}
