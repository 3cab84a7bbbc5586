// Marks the hint on the table: where its cards go, or the button that makes it. The cards are in hand already.
import { type State, goalOf } from "./state.ts";

export function drawHint(board: HTMLElement, { note, hand }: State): void {
  for (const former of board.querySelectorAll("[data-hinted]")) former.removeAttribute("data-hinted");
  if (note.about !== "hint") return;
  const { move } = note.hint;
  const marked =
    hand === null
      ? `[data-actions] [data-move="${CSS.escape(move.move)}"]`
      : `[data-place="${CSS.escape(goalOf(move, hand))}"]`;
  board.querySelector(marked)?.setAttribute("data-hinted", "");
}
