// What the reader asks about without changing the play: what a clause says to what lies on the table. No DOM.
import { plural } from "./cards.ts";
import { escapeHtml, suited } from "./markup.ts";
import type { Bearing, Move, Refusal } from "./protocol.ts";

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
  const { moves, moving, refusal, why } = bearing;
  const count = moves.length;
  if (count > 0) {
    const allowed = plural(count, "разрешён", "разрешены", "разрешено");
    const lead = `Сейчас ${allowed} ${count}\u00a0${plural(count, "ход", "хода", "ходов")}`;
    return { lead, naming: "by", rest: `${listed(moves, SPOKEN_MOVES, (move) => move.text)}.` };
  }
  if (moving) return { lead: "Сейчас ходов нет", naming: "by", rest: refusal === null ? why : refusedWords(refusal) };
  if (refusal !== null) return { lead: "Сейчас не\u00a0пускает", naming: "plain", rest: refusedWords(refusal) };
  return { lead: "Ходов не\u00a0даёт", naming: "plain", rest: why };
}

/** The words in the clause's own row, as HTML: moves now, or none, or why none, and an attempt that it stops. */
export function askedNow({ bearing }: Asked): string {
  if (bearing === null) return "";
  const { moves, moving, refusal, why } = bearing;
  const none = moving ? "<b>Сейчас по\u00a0нему ходов нет.</b>" : refusal === null ? "<b>Ходов не\u00a0даёт.</b>" : "";
  const now = moves.length > 0 ? movesNow("Сейчас по\u00a0этому пункту", moves) : none;
  const rest = refusal === null ? suited(why) : `<b>Не\u00a0пускает, например:</b> ${suited(refusedWords(refusal))}`;
  return [now, rest].filter((part) => part !== "").join(" ");
}

function refusedWords({ say, reason }: Refusal): string {
  return `${say}. ${reason}`;
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
