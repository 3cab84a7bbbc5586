// HTML of a pile of the small table. `scripts/edition/pages/demonstration.py` writes the same at build time.
import { HIDDEN } from "../cards.ts";
import { escapeHtml } from "../html.ts";
import type { CardText } from "../protocol.ts";

/** Its cards from the bottom up, or its empty place with the suit's sign (`s`, `h`, `d`, `c`, or ""). */
export function pileHtml(sign: string, cards: readonly CardText[]): string {
  if (cards.length === 0) {
    const drawn = sign === "" ? "" : `<svg class="sign" viewBox="0 0 20 20"><use href="#s-${sign}"/></svg>`;
    return `<span class="slot top">${drawn}</span>`;
  }
  return cards
    .map((card, at) => {
      const data = card === HIDDEN ? "" : ` data-card="${escapeHtml(card)}"`;
      const symbol = card === HIDDEN ? "back" : escapeHtml(card);
      return `<span class="card ${at < cards.length - 1 ? "covered" : "top"}"${data}><svg viewBox="0 0 60 84"><use href="#c-${symbol}"/></svg></span>`;
    })
    .join("");
}
