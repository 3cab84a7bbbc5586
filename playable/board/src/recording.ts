// The recorded game of the demonstration deal, as the page holds it: positions without rules and without an engine.
// A solution is stepped through likewise.
import { HIDDEN } from "./cards.ts";
import type { Told } from "../messages/words.ts";
import type { Play } from "./plays.ts";
import type { ActionKind, CardText } from "./protocol.ts";

export type Piles = Readonly<Record<string, readonly CardText[]>>;

/** A recorded move. */
export interface RecordedMove {
  /** Text form: `R7>R8`. */
  readonly move: string;
  /** Short: «7♠ на 8♠». */
  readonly text: string;
  readonly clauses: readonly string[];
  /** What it changes: `R8.5.QS;R7.4`, each pile with the number of its cards that stay and those that lie on them. */
  readonly change: string;
  /** What it does, of a move that is no laying of a chosen card, and with how many cards. */
  readonly kind?: ActionKind | null;
  readonly count?: number;
}

export interface Recording {
  readonly deal: number;
  readonly moves: readonly RecordedMove[];
  /** The table before the first move, after it, … */
  readonly positions: readonly Piles[];
  /** By the number of moves made, a sentence about the turning point that is reached. */
  readonly comments: ReadonlyMap<number, string>;
  /** Of a line that the solver found; left out of the recorded game. */
  readonly solution?: Solution;
}

/** What a solution has besides the moves that it consists of. */
export interface Solution {
  /** The play as it stands, the line's moves after those that were made. */
  readonly play: Play;
  /** The solver knew what the player can't. */
  readonly peeks: boolean;
  /** The recorded game, in whose place it is shown. */
  readonly demonstration: Recording | null;
}

/** The page's recorded game, whether a solution is shown in its place or not. */
export function demonstrationOf(recording: Recording | null): Recording | null {
  return recording?.solution === undefined ? recording : recording.solution.demonstration;
}

/** The table after a change; the piles that it doesn't name stay as they are. */
export function changed(piles: Piles, change: string): Piles {
  const named = change.split(";").filter((part) => part !== "").map((part): [string, CardText[]] => {
    const [place = "", kept = "0", ...added] = part.split(".");
    return [place, [...(piles[place] ?? []).slice(0, Number(kept)), ...added.flatMap(cardsOf)]];
  });
  return { ...piles, ...Object.fromEntries(named) };
}

/** `QS` is that card; `#40` are forty whose faces are hidden. */
function cardsOf(added: string): CardText[] {
  return added.startsWith(HIDDEN) ? Array.from({ length: Number(added.slice(1)) }, () => HIDDEN) : [added];
}

/** The places on which a change lays cards: where the eye should go. */
export function laidOn(change: string): readonly string[] {
  return change.split(";").map((part) => part.split(".")).filter((part) => part.length > 2).map(([place = ""]) => place);
}

export function recordingOf(deal: number, dealt: Piles, moves: readonly RecordedMove[], comments: ReadonlyMap<number, string>): Recording {
  const positions = [dealt];
  for (const { change } of moves) positions.push(changed(positions.at(-1) ?? dealt, change));
  return { deal, moves, positions, comments };
}

/** The move with this number, counted from 1, as the engine would tell it: null where there is none. */
export function recordedMove({ moves, positions }: Recording, number: number): (Told & Pick<RecordedMove, "clauses">) | null {
  const made = moves[number - 1];
  if (made === undefined) return null;
  const { move, text, clauses, kind = null } = made;
  const [, from = "", to = "", many = "1"] = /^([^>+~=:]*)[>+~=]([^:]*)(?::(\d+))?$/u.exec(move) ?? [];
  const count = made.count ?? Number(many);
  const before = positions[number - 1] ?? {};
  const [card = null, onto = null] = kind === null ? [before[from]?.at(-count), before[to]?.at(-1)] : [];
  return { move, from, to, count, card, onto, action: kind === null ? null : text, kind, text, say: text, clauses };
}

/** A step through the recorded game, or through its setup (`setup.ts`); `deal`: show that. */
export type Step = "deal" | "start" | "back" | "on" | "end";

export function isStep(text: string | undefined): text is Step {
  return text === "deal" || text === "start" || text === "back" || text === "on" || text === "end";
}

/** How many moves are shown after a step; `shown`: how many before it, null if another play is on the table. */
export function stepped(recording: Recording, shown: number | null, step: Exclude<Step, "deal">): number {
  const last = recording.moves.length;
  const from = shown ?? 0;
  return { start: 0, back: Math.max(0, from - 1), on: Math.min(last, from + 1), end: last }[step];
}
