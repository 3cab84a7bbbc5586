// What the board and the engine say to each other: the JSON of `rasklad.session`, and the messages that
// carry it to the worker and back. The board knows no rules; every fact about the play comes in here.

/** A card's text form (`QS`, `10H`), or `#` for a face that the page is not told. */
export type CardText = string;

/** A legal move, or one that was played. */
export interface Move {
  /** Text form: `R1>R4`, `R1>R4:2`, `stock>open`. */
  readonly move: string;
  readonly from: string;
  readonly to: string;
  /** Every place that it touches; of a pair or an exchange (`R1+R7`, `R1~R7`) either may come first. */
  readonly places: readonly string[];
  readonly count: number;
  /** The card that moves; null where its face is not known beforehand. */
  readonly card: CardText | null;
  /** The card that it comes to lie on. */
  readonly onto: CardText | null;
  /** The button's label of a move without a card of the reader's choice («Открыть карту»). */
  readonly action: string | null;
  /** What such a move does; null of all others. */
  readonly kind: ActionKind | null;
  /** Ids of the clauses that permit it, the most specific first. */
  readonly clauses: readonly string[];
  /** Short: «7♠ на 8♠». */
  readonly text: string;
  /** In words: «Семёрка пик на восьмёрку пик». */
  readonly say: string;
}

/** What a move without a card of the reader's choice does: `KINDS` of `rasklad.phrases`. */
export type ActionKind =
  | "turn"
  | "turn-over"
  | "shuffle"
  | "dispense"
  | "deal"
  | "deal-row"
  | "deal-round"
  | "gather"
  | "fill-up"
  | "close-up"
  | "reverse"
  | "build-up"
  | "build-down";

/** Why an attempt is not a move. Without clauses, nothing permits it. */
export interface Refusal {
  readonly move: string;
  readonly clauses: readonly string[];
  readonly say: string;
  readonly reason: string;
  readonly blocking: readonly { readonly place: string; readonly card: CardText }[];
}

/** How a clause bears on a position. */
export interface Bearing {
  readonly clause: string;
  /** The places that it speaks of. */
  readonly places: readonly string[];
  /** The legal moves that cite it. */
  readonly moves: readonly Move[];
  /** Does it permit moves at all, if not now? */
  readonly moving: boolean;
  /** An attempt that it forbids now, if one was found. */
  readonly refusal: Refusal | null;
  /** Why it neither permits nor forbids; else empty. */
  readonly why: string;
}

/** The whole position as the page may see it. */
export interface View {
  readonly game: string;
  /** The deal's number; null for a play that began with a position written down. */
  readonly deal: number | null;
  /** That position's text form, or null. */
  readonly start?: string | null;
  /** The play as a link's fragment holds it, after `#play-`. */
  readonly link?: string;
  /** Every reading that can be switched: name → the option that holds. */
  readonly readings: Readonly<Record<string, string>>;
  readonly position: string;
  /** Every place of the game, each pile from the bottom up. */
  readonly piles: Readonly<Record<string, readonly CardText[]>>;
  readonly moves: readonly Move[];
  readonly history: readonly Move[];
  readonly redo: readonly string[];
  /** Nothing is left to decide: moves onto foundations alone win. */
  readonly finish: boolean;
  readonly state: "play" | "won" | "stuck";
  readonly sentence: string;
  readonly clauses: readonly string[];
}

/** A stage in which a deal is laid. */
export interface SetupStage {
  /** The clauses that order it, in the order of the law, readings last. */
  readonly clauses: readonly string[];
  /** The places that it speaks of, also those that stay empty. */
  readonly places: readonly string[];
  /** What it lays, as a recorded move's change. */
  readonly change: string;
  /** The card that it lays with whose rank foundations begin, if so. */
  readonly base: CardText | null;
}

export interface OpenRequest {
  readonly verb: "open";
  readonly game: string;
  /** A deal's number, a position's text form or a link's: one of the three. */
  readonly deal?: number;
  readonly position?: string;
  readonly link?: string;
  readonly readings?: Readonly<Record<string, string>>;
  readonly moves?: readonly string[];
  readonly at?: number;
}

export type Request =
  | OpenRequest
  | { readonly verb: "play" | "why_not"; readonly move: string }
  | { readonly verb: "clause"; readonly clause: string }
  | { readonly verb: "undo" | "redo" | "restart" | "hint" | "finish" | "record" | "setup" }
  /** Begin a search for the position, of so many states at most; `hint`: for the next move alone, and never with a peek. */
  | { readonly verb: "solve"; readonly budget: number; readonly hint?: true }
  /** Go on with it for a slice of time; end it. */
  | { readonly verb: "search" | "stop" };

/** A move to make now, and what for. */
export interface Hint {
  readonly move: Move;
  /** A Russian sentence. */
  readonly reason: string;
  /** The same as data. */
  readonly why?: Why;
}

/** What a hint is good for. */
export interface Why {
  /**
   * `recorded`: so the recorded game goes; `only`: no other move; `home`: a card comes to its foundation; `away`: cards
   * leave the table; `empty`: a place is emptied; `turns`: a card is turned; `widest`: leaves most to choose from;
   * `back`: all moves lead back to where the play has been; `solution`: a line that wins begins so, no more is to be told.
   */
  readonly kind: "recorded" | "only" | "home" | "away" | "empty" | "turns" | "widest" | "back" | "solution";
  /** After so many moves, this one included. */
  readonly moves: number;
  /** The card that comes home, and the one that the move uncovers; null where there is none, or it isn't told. */
  readonly card: CardText | null;
  readonly uncovers: CardText | null;
  /** The place that is emptied. */
  readonly place: string | null;
  /** The line that the solver found has so many moves, this one included; 0 where it wasn't asked or found none. */
  readonly left?: number;
}

/** A move of a line that wins, and what it changes on the table (`changed` of recording.ts). */
export type LineMove = Move & { readonly change: string };

/** How far a search has come. */
export interface Search {
  /** Positions tried so far, of how many at most. */
  readonly states: number;
  readonly budget: number;
  /** The solver knows what the player can't: hidden cards, how a talon will be shuffled. */
  readonly peeks: boolean;
  /** null: it goes on. `unsolvable` is a proof, `unknown` says only that none was found. */
  readonly verdict: "solved" | "unsolvable" | "unknown" | null;
  /** Of a solved position the moves that win; or, where a hint was asked for, the first of them. */
  readonly line?: readonly LineMove[];
  readonly hint?: Hint;
}

export interface Answer {
  readonly view?: View;
  readonly refusal?: Refusal | null;
  readonly bearing?: Bearing;
  /** The play as text, and the link to it as a fragment holds it after `#play-`. */
  readonly record?: string;
  readonly link?: string;
  readonly error?: string;
  /** Where a written position goes wrong: the index of a character. */
  readonly column?: number;
  /** The answer to `hint`; null where no move is legal. */
  readonly hint?: Hint | null;
  /** The answer to `finish`: the moves that win, not yet made. */
  readonly moves?: readonly string[];
  /** The answer to `setup`: how the play's deal was laid; empty where it began with no deal. */
  readonly setup?: readonly SetupStage[];
  /** The answer to `solve`, `search` and `stop`; null where there is nothing to search, or a hint would peek. */
  readonly search?: Search | null;
  /** The solver did not come over the network. */
  readonly missing?: true;
}

/** The session's answer: a bare view, or an object with `refusal`, `view`, `error`. */
export function readAnswer(reply: string): Answer {
  const parsed: unknown = JSON.parse(reply);
  if (typeof parsed !== "object" || parsed === null) throw new TypeError("the engine's answer is not an object");
  return "piles" in parsed ? { view: parsed as View } : (parsed as Answer);
}

/** The name of the archive that holds the solver, beside those of the games. */
export const SOLVER = "solver";

/** What is being fetched or done while the engine starts. */
export type Stage = "runtime" | "python" | "rules";

export type ToWorker =
  /** `game`: whose rules will be asked for first; `plain`: with npm's own standard library. */
  | { readonly type: "boot"; readonly game: string; readonly plain: boolean }
  /** `archive`: what the request needs besides the engine: a game's rules, or the solver. */
  | { readonly type: "ask"; readonly id: number; readonly archive: string | null; readonly request: string };

/** A sign of life while the engine starts: a new stage, or so many bytes of its files, unpacked, of all. */
export type BootSign =
  | { readonly type: "stage"; readonly stage: Stage }
  | { readonly type: "progress"; readonly loaded: number; readonly total: number };

export type FromWorker =
  | BootSign
  /** `files`: the addresses of all that was fetched. */
  | { readonly type: "ready"; readonly files: readonly string[] }
  | { readonly type: "answer"; readonly id: number; readonly reply: string }
  | { readonly type: "fault"; readonly kind: FaultKind; readonly message: string };

/** `fetch`: a file did not come; `crash`: the engine stopped; `silent`: no answer in time. */
export type FaultKind = "fetch" | "crash" | "silent";
