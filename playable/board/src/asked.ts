// What the reader asks about without changing the play: what a clause says to what lies on the table. No DOM.
import { plural } from "./cards.ts";
import { escapeHtml, suited } from "./markup.ts";
import type { Bearing, Move } from "./protocol.ts";

/** A clause that the reader pointed at. */
export interface Asked {
  readonly clause: string;
  /** The places that it speaks of. */
  readonly places: readonly string[];
  /** The same in words: «левый ряд 1, левый ряд 2 и ещё 8»; "" where it names none. */
  readonly named: string;
  /** What the engine says about it; null while that is not there. */
  readonly bearing: Bearing | null;
}

const LISTED_MOVES = 12;
const SPOKEN_MOVES = 3;
const NAMED_PLACES = 4;

/** «левый ряд 1, левый ряд 2 и ещё 8». */
export function namedPlaces(spoken: readonly string[]): string {
  const more = spoken.length - NAMED_PLACES;
  return more > 1 ? `${spoken.slice(0, NAMED_PLACES).join(", ")} и\u00a0ещё\u00a0${more}` : spoken.join(", ");
}

/** The words of the sentence under the table: lead, how the clause is cited after it, rest. */
export function askedWords({ named, bearing }: Asked): { readonly lead: string; readonly naming: "by" | "plain"; readonly rest: string } {
  if (bearing === null) {
    if (named === "") return { lead: "Мест на\u00a0столе не\u00a0называет", naming: "plain", rest: "" };
    return { lead: "В\u00a0рамке места, о\u00a0которых идёт речь", naming: "plain", rest: `${named.charAt(0).toUpperCase()}${named.slice(1)}.` };
  }
  const { moves, why } = bearing;
  if (moves.length === 0) return { lead: "Сейчас ходов нет", naming: "by", rest: why };
  const count = moves.length;
  const allowed = plural(count, "разрешён", "разрешены", "разрешено");
  const lead = `Сейчас ${allowed} ${count}\u00a0${plural(count, "ход", "хода", "ходов")}`;
  return { lead, naming: "by", rest: `${listed(moves, SPOKEN_MOVES, (move) => move.text)}.` };
}

/** The words in the clause's own row, as HTML: moves now, or why none, and an attempt that it stops. */
export function askedNow({ bearing }: Asked): string {
  if (bearing === null) return "";
  const { moves, refusal, why } = bearing;
  if (moves.length === 0) return `<b>Сейчас по\u00a0нему ходов нет.</b> ${suited(why)}`;
  const stopped = refusal === null ? "" : ` <b>Не\u00a0пускает, например:</b> ${suited(refusal.say)}. ${suited(refusal.reason)}`;
  return movesNow("Сейчас по\u00a0этому пункту", moves) + stopped;
}

/** «Сейчас разрешает 6 ходов: Д♠ на К♠, …», as HTML. */
export function movesNow(lead: string, moves: readonly Move[]): string {
  const count = `${moves.length}\u00a0${plural(moves.length, "ход", "хода", "ходов")}`;
  return `<b>${escapeHtml(`${lead} ${count}`)}:</b> ${listed(moves, LISTED_MOVES, (move) => suited(move.text))}.`;
}

function listed(moves: readonly Move[], most: number, words: (move: Move) => string): string {
  const more = moves.length - most;
  const named = moves.slice(0, most).map(words).join(", ");
  return more > 0 ? `${named} и\u00a0ещё\u00a0${more}` : named;
}
