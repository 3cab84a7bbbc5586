// The words that the board speaks now. A page has one board, and a board one language at a time.
import { russian } from "./ru/board.ts";
import type { BoardWords } from "./words.ts";

let spoken: BoardWords = russian(new Map());

/** The board's words in the language that it speaks now; they are to be asked for anew for each sentence. */
export function words(): BoardWords {
  return spoken;
}

/** Speak so from now on. What is drawn already stays as it is. */
export function speak(chosen: BoardWords): void {
  spoken = chosen;
}
