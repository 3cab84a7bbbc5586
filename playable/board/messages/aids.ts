// What the dialogs of help and settings say, as one typed interface; `ru/aids.ts` and `en/aids.ts` implement it. Apart
// from `words.ts`, because another script needs them.
import type { Choice } from "../src/aids/settings.ts";
import type { Language } from "./words.ts";

/** A row of the help: by what, and what it does. */
export type Gesture = readonly [how: string, does: string];

export interface HelpWords {
  readonly byHand: string;
  readonly take: Gesture;
  readonly drag: Gesture;
  readonly twice: Gesture;
  readonly covered: Gesture;
  readonly byKeys: string;
  readonly arrows: string;
  readonly arrow: string;
  readonly space: string;
  readonly neighbour: string;
  readonly along: string;
  readonly takeOrLay: string;
  readonly letGo: string;
  readonly undo: string;
  readonly steps: string;
  readonly byLetters: string;
  readonly sameKey: string;
  /** By the action of a shortcut, what it does. */
  readonly does: Readonly<
    Record<"undo" | "redo" | "home" | "play" | "hint" | "solve" | "finish" | "list" | "restart" | "new" | "number" | "custom" | "share", string>
  >;
  readonly onPage: string;
  readonly oldText: string;
  readonly newText: string;
  readonly bothTexts: string;
  readonly search: string;
  readonly help: string;
  readonly lettersOff: string;
  readonly boardSettings: string;
}

/** A choice of the settings: its legend, its options by value, and a note ("" for none). */
export interface SettingWords {
  readonly legend: string;
  readonly options: Readonly<Record<string, string>>;
  readonly note: string;
}

/** Each language by its own name, in whichever the settings are read. */
export const OWN_NAMES = { russian: "русский", english: "English" } as const;

export interface AidWords {
  readonly lang: Language;
  readonly titles: Readonly<Record<"help" | "settings", string>>;
  readonly close: string;
  readonly help: HelpWords;
  readonly settings: Readonly<Record<Choice, SettingWords>>;
  readonly kept: string;
  /** The words of the chosen language did not come. */
  readonly notCome: string;
}
