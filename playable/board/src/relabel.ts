// Writes what the build wrote on the board in the language that it speaks now. What is drawn from the state follows with
// the next drawing.
import { words } from "../messages/language.ts";
import type { Labels } from "../messages/words.ts";
import type { ActionKind } from "./protocol.ts";
import type { Recording } from "./recording.ts";
import { retellRecording } from "./recording_page.ts";
import { closeRow } from "./rows.ts";
import { retellPiles } from "./table.ts";

/** `recording`: the recorded game, if the page has one. */
export function relabel(board: HTMLElement, recording: Recording | null): void {
  const { lang, labels, action } = words();
  board.lang = lang;
  for (const element of board.querySelectorAll<HTMLElement>("[data-words]")) {
    write(element, labels[element.dataset["words"] as keyof Labels]);
  }
  for (const element of board.querySelectorAll<HTMLElement>("[data-called]")) {
    const name = labels[element.dataset["called"] as keyof Labels];
    element.setAttribute("aria-label", name);
    if (element.hasAttribute("title")) element.title = name;
  }
  for (const button of board.querySelectorAll<HTMLElement>("[data-actions] [data-kind]")) {
    button.dataset["built"] ??= button.textContent ?? "";
    const { kind, move = "", count = "1", built } = button.dataset;
    write(button, action({ kind: kind as ActionKind, from: move.split(">")[0] ?? "", count: Number(count) }, built ?? ""));
  }
  closeRow(board);
  retellPiles(board);
  if (recording !== null) retellRecording(board, recording);
}

/** Put words in place of those that stand beside an element's icon or field; the space around them stays. */
function write(element: HTMLElement, written: string): void {
  const text = [...element.childNodes].find((node) => node instanceof Text && node.data.trim() !== "");
  if (text instanceof Text) text.data = text.data.replace(/\S(?:.*\S)?/su, () => written);
}
