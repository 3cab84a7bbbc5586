// What the reader asks about without changing the play: what a clause says to what lies on the table. No DOM.
import { words } from "../messages/language.ts";
import type { Words } from "../messages/words.ts";
import { capital } from "./cards.ts";
import { escapeHtml } from "./html.ts";
import { edition, suited } from "./markup.ts";
import type { Bearing, Move, Refusal } from "./protocol.ts";

/** A clause that the reader pointed at. */
export interface Asked {
  readonly clause: string;
  /** The places that it speaks of. */
  readonly places: readonly string[];
  /** What the engine says about it; null while that is not there. */
  readonly bearing: Bearing | null;
}

const LISTED_MOVES = 12;
const SPOKEN_MOVES = 3;

/** The words of the sentence under the table: lead, how the clause is cited after it, rest. */
export function askedWords({ places, bearing }: Asked): Words {
  const say = words();
  if (bearing === null) {
    if (places.length === 0) return { lead: say.namesNoPlace, rest: "" };
    return { lead: say.framed, rest: `${capital(say.places(places))}.` };
  }
  const { moves, moving, refusal, why } = bearing;
  const count = moves.length;
  if (count > 0) return { lead: say.allowed(count), naming: "by", rest: `${listed(moves, SPOKEN_MOVES, (move) => say.moveText(move))}.` };
  const told = inRussian(refusal === null ? why : refusedWords(refusal));
  if (moving) return { lead: say.noMovesNow, naming: "by", ...told };
  return { lead: refusal === null ? say.givesNone : say.stops, ...told };
}

/** The engine's own words, where they belong in a sentence. */
function inRussian(told: string): Pick<Words, "russian" | "rest"> {
  return words().lang === "ru" ? { rest: told } : { russian: told, rest: "" };
}

/** The words in the clause's own row, as HTML: moves now, or none, or why none, and an attempt that it stops. */
export function askedNow({ bearing }: Asked): string {
  if (bearing === null) return "";
  const say = words();
  const { moves, moving, refusal, why } = bearing;
  const none = moving ? `<b>${say.noneByIt}</b>` : refusal === null ? `<b>${say.givesNone}.</b>` : "";
  const now = moves.length > 0 ? movesNow(say.byThisClause, moves) : none;
  const rest = refusal === null ? edition(why) : `<b>${say.stopsForOne}</b> ${edition(refusedWords(refusal))}`;
  return [now, rest].filter((part) => part !== "").join(" ");
}

function refusedWords({ say, reason }: Refusal): string {
  return `${say}. ${reason}`;
}

/** «Сейчас разрешает 6 ходов: Д♠ на К♠, …», as HTML. */
export function movesNow(lead: string, moves: readonly Move[]): string {
  const say = words();
  const named = listed(moves, LISTED_MOVES, (move) => suited(say.moveText(move)));
  return `<b>${escapeHtml(`${lead} ${say.moves(moves.length)}`)}:</b> ${named}.`;
}

function listed(moves: readonly Move[], most: number, name: (move: Move) => string): string {
  const more = moves.length - most;
  const named = moves.slice(0, most).map(name).join(", ");
  return more > 0 ? words().more(named, more) : named;
}
