// The board's keys of one letter: one table for what they do and for the help that names them.
import type { HelpWords } from "../messages/aids.ts";

export interface Shortcut {
  /** The key by its place, whatever letter the layout gives it. */
  readonly code: string;
  readonly shift: boolean;
  /** The button that it presses, by its `data-action`; `home`, `number`: no button. */
  readonly action: keyof HelpWords["does"];
}

const of = (code: string, action: Shortcut["action"], shift = false): Shortcut => ({ code, shift, action });

export const SHORTCUTS: readonly Shortcut[] = [
  of("KeyU", "undo"),
  of("KeyU", "redo", true),
  of("KeyF", "home"),
  of("KeyD", "play"),
  of("KeyH", "hint"),
  of("KeyA", "solve"),
  of("KeyE", "finish"),
  of("KeyL", "list"),
  of("KeyR", "restart"),
  of("KeyN", "new"),
  of("KeyG", "number"),
  of("KeyW", "custom"),
  of("KeyS", "share"),
];

/** The same keys of a Russian keyboard. */
const RUSSIAN: Readonly<Record<string, string>> = {
  KeyU: "Г", KeyF: "А", KeyD: "В", KeyH: "Р", KeyA: "Ф", KeyE: "У", KeyL: "Д", KeyR: "К", KeyN: "Т", KeyG: "П", KeyW: "Ц", KeyS: "Ы",
};

/** What is written on a key: its Latin and its Russian letter. */
export function lettersOf(code: string): readonly string[] {
  const russian = RUSSIAN[code];
  return russian === undefined ? [code.replace("Key", "")] : [code.replace("Key", ""), russian];
}

/** The shortcut that a key event asks for; null if it is something else. */
export function shortcutOf(
  event: Pick<KeyboardEvent, "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">,
): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return SHORTCUTS.find(({ code, shift }) => code === event.code && shift === event.shiftKey) ?? null;
}
