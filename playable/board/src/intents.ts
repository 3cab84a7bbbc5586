// What the reader wants, and what the sentence under the table speaks of, as data.
import type { Asked } from "./asked.ts";
import type { Hint, Move } from "./protocol.ts";
import type { Step as RecordedStep } from "./recording.ts";
import type { Misread, SwitchedReading } from "../messages/words.ts";

/** Cards taken in hand: the upper `count` cards of a pile. */
export interface Hand {
  readonly place: string;
  readonly count: number;
}

/** The editor's readings that hold: name → option. */
export type Readings = Readonly<Record<string, string>>;

/** A clause whose stored position was opened: it works there (`move` is legal) or forbids (`move` is refused). */
export interface Shown {
  readonly clause: string;
  readonly works: boolean;
  readonly move: string | null;
}

/**
 * Whether a new deal comes from the list of those that come out: it does; the list holds for the adopted readings
 * alone; it didn't come, or names none.
 */
export type List = "listed" | "other-readings" | "missing" | "empty";

/** What the reader wants. It can wait for the engine, and is carried out when that is there. */
export type Intent =
  | { readonly kind: "start" } // wake the engine, nothing else
  | { readonly kind: "touch"; readonly place: string; readonly depth: number } // depth: cards from the touched one up; 0 = empty place
  | { readonly kind: "hold"; readonly place: string; readonly depth: number } // take these cards, whatever is in hand: a drag began
  | { readonly kind: "home"; readonly place: string; readonly depth: number; readonly foundations: readonly string[]; readonly else: "touch" | "tell" }
  | { readonly kind: "play"; readonly move: string }
  | { readonly kind: "undo" | "redo" | "restart" }
  | { readonly kind: "hint" | "finish" } // finish: make the moves that are left, one after the other
  | { readonly kind: "position"; readonly text: string } // a deal that the reader wrote down
  | { readonly kind: "deal"; readonly deal: number; readonly list?: List } // list: where the number comes from
  | { readonly kind: "readings"; readonly readings: Readings; readonly words: readonly SwitchedReading[] } // readings switched
  | { readonly kind: "former" } // take back the play that a fresh deal put aside
  | { readonly kind: "link"; readonly link: string; readonly shown: Shown | null } // what follows `#play-` in an address
  | { readonly kind: "solve" | "stop" } // look for a line that wins, and show it; give the search up
  | { readonly kind: "step"; readonly step: RecordedStep; readonly recorded?: true } // through the solution or the recorded game; recorded: that one
  | { readonly kind: "leave" } // from either back to the play
  | { readonly kind: "list" } // show or hide «Возможные ходы»
  | { readonly kind: "clause"; readonly asked: Asked } // what a clause says to the table; wakes no engine
  | { readonly kind: "share" } // hand the play on
  | { readonly kind: "cancel" }; // put the hand down, forget the refusal

/** What the sentence under the board speaks of, besides hand and refusal. */
export type Note =
  | { readonly about: "nothing" }
  | { readonly about: "played"; readonly move: Move }
  | { readonly about: "undone" | "restarted" | "former" | "linked" | "placed" | "finishing" }
  | { readonly about: "dealt"; readonly list?: List }
  | { readonly about: "hint"; readonly hint: Hint; readonly beyond?: number } // beyond: of so many positions none wins
  | { readonly about: "searched"; readonly found: "unsolvable" | "unknown" | "missing"; readonly states: number; readonly peeks: boolean }
  | { readonly about: "reading"; readonly words: readonly SwitchedReading[]; readonly anew: boolean } // anew: a deal was on the table before
  | { readonly about: "address"; readonly misread: Misread } // of the address, or of the kept play
  | { readonly about: "bad-number" | "no-home" }
  | { readonly about: "error"; readonly message: string; readonly column: number | null };
