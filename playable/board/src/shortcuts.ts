// The board's keys of one letter: one table for what they do and for the help that names them.

export interface Shortcut {
  /** The key by its place, whatever letter the layout gives it. */
  readonly code: string;
  readonly shift: boolean;
  /** The button that it presses, by its `data-action`; `home`, `number`: no button. */
  readonly action: string;
  /** What it does, for the help. */
  readonly does: string;
}

const of = (code: string, action: string, does: string, shift = false): Shortcut => ({ code, shift, action, does });

export const SHORTCUTS: readonly Shortcut[] = [
  of("KeyU", "undo", "отменить ход"),
  of("KeyU", "redo", "вернуть отменённый ход", true),
  of("KeyF", "home", "выбранную карту\u00a0— на\u00a0основание"),
  of("KeyD", "play", "взять из\u00a0колоды, сдать, переложить: первая кнопка под\u00a0столом"),
  of("KeyH", "hint", "подсказка"),
  of("KeyE", "finish", "закончить партию"),
  of("KeyL", "list", "возможные ходы"),
  of("KeyR", "restart", "расклад с\u00a0начала"),
  of("KeyN", "new", "новый расклад"),
  of("KeyG", "number", "ввести номер расклада"),
  of("KeyW", "custom", "записать свой расклад"),
  of("KeyS", "share", "поделиться партией"),
];

/** The same keys of a Russian keyboard. */
const RUSSIAN: Readonly<Record<string, string>> = {
  KeyU: "Г", KeyF: "А", KeyD: "В", KeyH: "Р", KeyE: "У", KeyL: "Д", KeyR: "К", KeyN: "Т", KeyG: "П", KeyW: "Ц", KeyS: "Ы",
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
