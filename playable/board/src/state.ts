// The board's state as data, and how it changes: no DOM here, so all of it is tested by itself.
import { HIDDEN } from "./cards.ts";
import type { Asked } from "./asked.ts";
import type { Shared } from "./inquiries.ts";
import type { Hand, Note, Readings, Shown } from "./intents.ts";
import type { Play } from "./plays.ts";
import type { Answer, FaultKind, Move, Refusal, Stage, View } from "./protocol.ts";
import { type Piles, type Recording, demonstrationOf } from "./recording.ts";
import type { Searching } from "./solution.ts";
import type { Dealing, Setup } from "./setup.ts";
import type { Stored } from "./stored.ts";

export type Boot = "idle" | "loading" | "ready" | "failed";

export interface State {
  readonly boot: Boot;
  /** What is being loaded, while `boot` is loading. */
  readonly stage: Stage | null;
  /** How many bytes of it have come, unpacked, of how many. */
  readonly progress: { readonly loaded: number; readonly total: number } | null;
  /** The load takes longer than usual. */
  readonly slow: boolean;
  /** What went wrong, while `boot` is failed, or before a running engine was started anew. */
  readonly fault: FaultKind | null;
  /** Its technical message. */
  readonly cause: string;
  readonly game: string;
  /** The deal's number; null for a play that began with a position written down. */
  readonly deal: number | null;
  /** The readings that hold; before the engine's first word those that the address switches. */
  readonly readings: Readings;
  /** The engine's last word; null until the first. */
  readonly view: View | null;
  readonly hand: Hand | null;
  readonly refusal: Refusal | null;
  readonly note: Note;
  /** The clause whose stored position lies on the table, until the reader goes on. */
  readonly shown: Shown | null;
  /** The play that the browser kept, drawn until the engine has set it up again. */
  readonly stored: Stored | null;
  /** The clause that the reader pointed at, until the reader goes on. */
  readonly asked: Asked | null;
  /** The play to hand on; a new object each time it is asked for. */
  readonly shared: Shared | null;
  /** The play that a fresh deal put aside. */
  readonly former: Play | null;
  /** The search for a solution that is under way. */
  readonly searching: Searching | null;
  /** The recorded game of the demonstration deal, if the page has one; in its place a solution, while that is shown. */
  readonly recording: Recording | null;
  /** So many of its moves are shown on the table, in place of the play; null: the play is. */
  readonly recorded: number | null;
  /** How the deal that the page shows first is laid; null where the page doesn't say. */
  readonly setup: Setup | null;
  /** The stage of a setup that is shown: of the demonstration's while `recorded` is 0, else of the play's own deal. */
  readonly dealing: Dealing | null;
  /** «Возможные ходы» is open. */
  readonly listed: boolean;
  /** Moves of the stock and the like that were ever offered: place → move. A touch of the place asks for it. */
  readonly actions: Readonly<Record<string, string>>;
}

/** What to do about an intent: change the state, ask the engine, or nothing. */
export type Step =
  | { readonly do: "nothing" }
  | { readonly do: "take"; readonly hand: Hand | null }
  | { readonly do: "play"; readonly move: string }
  | { readonly do: "explain"; readonly attempt: string; readonly hand: Hand | null };

const NOTHING: Step = { do: "nothing" };

export function initialState(game: string, deal: number): State {
  return {
    boot: "idle",
    stage: null,
    progress: null,
    slow: false,
    fault: null,
    cause: "",
    game,
    deal,
    readings: {},
    view: null,
    hand: null,
    refusal: null,
    note: { about: "nothing" },
    shown: null,
    stored: null,
    asked: null,
    shared: null,
    former: null,
    searching: null,
    recording: null,
    recorded: null,
    setup: null,
    dealing: null,
    listed: false,
    actions: {},
  };
}

/** A pair or an exchange: either of its two cards may be taken first. */
export function isMutual(move: Pick<Move, "move">): boolean {
  return /[+~]/u.test(move.move);
}

/** How many cards the hand holds to make a move: of a pair the one that was touched. */
export function cardsTaken(move: Move): number {
  return isMutual(move) ? 1 : move.count;
}

/** The moves that the cards in hand can make. */
export function movesOf(view: View, hand: Hand): readonly Move[] {
  return view.moves.filter((move) => {
    if (move.action !== null || cardsTaken(move) !== hand.count) return false;
    return isMutual(move) ? move.places.includes(hand.place) : move.from === hand.place;
  });
}

/** Where a move of the cards in hand goes: of a pair to the other card. */
export function goalOf(move: Move, hand: Hand): string {
  if (!isMutual(move)) return move.to;
  return move.places.find((place) => place !== hand.place) ?? move.to;
}

/** Where the cards in hand may go: place → the move that takes them there. */
export function targets(state: State): ReadonlyMap<string, Move> {
  const found = new Map<string, Move>();
  const { view, hand } = state;
  if (view === null || hand === null) return found;
  for (const move of movesOf(view, hand)) {
    const goal = goalOf(move, hand);
    if (!found.has(goal)) found.set(goal, move);
  }
  return found;
}

/** The text form of an attempt: `R1>R4`, `R1>R4:2`, `R3>` (just to take). */
export function attemptText(hand: Hand, to: string): string {
  return `${hand.place}>${to}${hand.count > 1 ? `:${hand.count}` : ""}`;
}

/**
 * A touch of a pile, `depth` cards from its top (1 = the top card, 0 = the empty place).
 *
 * With cards in hand, another pile is where they shall go: a move, or an attempt to be explained. Without,
 * the touch takes the cards; where the engine has no move for them it is asked why.
 */
export function touch(state: State, place: string, depth: number): Step {
  const { view, hand } = state;
  if (view === null) return NOTHING;
  if (hand !== null && hand.place !== place) {
    const move = targets(state).get(place);
    return move ? { do: "play", move: move.move } : { do: "explain", attempt: attemptText(hand, place), hand: null };
  }
  if (hand !== null && hand.count === depth) return { do: "take", hand: null };
  const taken: Hand = { place, count: depth };
  if (depth > 0 && movesOf(view, taken).length > 0) return { do: "take", hand: taken };
  const card = view.piles[place]?.at(-depth);
  // A hidden card stands for its packet's move. One with a face is asked about itself: the waste is no stock.
  if (card === undefined || card === HIDDEN) {
    const acts = view.moves.filter((move) => move.action !== null);
    // An empty place is filled by touching it: of several gaps the reader chooses one.
    const action = acts.find((move) => move.from === place) ?? acts.find((move) => depth === 0 && move.to === place);
    if (action) return { do: "play", move: action.move };
    const known = state.actions[place];
    if (known !== undefined) return { do: "explain", attempt: known, hand: null };
  }
  if (depth === 0) {
    const refill = view.moves.filter((move) => move.to === place);
    return refill.length > 0 ? NOTHING : { do: "explain", attempt: `${place}>`, hand: null };
  }
  return { do: "explain", attempt: attemptText(taken, ""), hand: taken };
}

/** The engine's view took the place of the former one. */
export function viewed(state: State, view: View, note: Note): State {
  const actions = { ...state.actions };
  for (const move of view.moves) if (move.action !== null) actions[move.from] = move.move;
  const { deal, readings } = view;
  const table = { hand: null, refusal: null, note, shown: null, stored: null, asked: null, searching: null, recorded: null, dealing: null };
  return { ...state, ...table, boot: "ready", view, deal, readings, recording: demonstrationOf(state.recording), actions };
}

/** Is it a move to a place (`R1>R4`), not just an attempt to take (`R1>`)? */
export function isMove(attempt: string): boolean {
  return /^[^>]+>[^:]/u.test(attempt);
}

/** The engine's answer to an attempt: a refusal, or (null) nothing against taking these cards. */
export function explained(state: State, answer: Answer, hand: Hand | null): State {
  const next = { ...state, shown: null, note: { about: "nothing" } as const };
  if (answer.error !== undefined) return { ...next, hand: null, refusal: null, note: { about: "error", message: answer.error, column: null } };
  return answer.refusal ? { ...next, hand: null, refusal: answer.refusal } : { ...next, hand, refusal: null };
}

/**
 * What lies on the table: a stage of the setup or the recorded game's position while that is shown, else the play's
 * or the kept one's; null before any. While the stages go on by themselves all cards lie there.
 */
export function onTable({ view, stored, recording, recorded, dealing }: State): Piles | null {
  if (dealing !== null && !dealing.auto) return dealing.setup.positions[dealing.at] ?? null;
  return (recorded === null ? undefined : recording?.positions[recorded]) ?? view?.piles ?? stored?.piles ?? null;
}
