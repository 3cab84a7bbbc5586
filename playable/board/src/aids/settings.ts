// The reader's choices of language, deck, deals and keys: kept in the browser, shown by attributes of the root element, which style
// sheets and key handlers read. `scripts/theme/assets/site/settings.js` sets the same attributes before the first paint.

import type { Language } from "../../messages/words.ts";

/** Where they are kept. */
export const STORED = "rasklad-settings";

/** Each choice: the default first. */
export const CHOICES = {
  language: ["russian", "english"],
  suits: ["two", "four"],
  indices: ["russian", "latin"],
  deals: ["any", "winnable"],
  keys: ["on", "off"],
} as const;

/** The tag of each language that can be chosen, as `lang` has it. */
export const LANGUAGES: Readonly<Record<(typeof CHOICES)["language"][number], Language>> = { russian: "ru", english: "en" };

export type Choice = keyof typeof CHOICES;

export type Settings = { readonly [name in Choice]: (typeof CHOICES)[name][number] };

export const DEFAULTS: Settings = { language: "russian", suits: "two", indices: "russian", deals: "any", keys: "on" };

const NAMES = Object.keys(CHOICES) as Choice[];

/** Is it a choice and one of its values? */
export function isChoice(name: string, value: string): name is Choice {
  return NAMES.some((each) => each === name && CHOICES[each].some((option) => option === value));
}

/** The settings in a stored record; what is not understood has its default. */
export function readSettings(stored: string | null): Settings {
  let record: unknown = null;
  try {
    record = JSON.parse(stored ?? "null");
  } catch {
    return DEFAULTS;
  }
  if (typeof record !== "object" || record === null) return DEFAULTS;
  const understood = Object.entries(record).filter(([name, value]) => typeof value === "string" && isChoice(name, value));
  return { ...DEFAULTS, ...Object.fromEntries(understood) };
}

/** The record to store: what differs from the defaults; null if nothing does. */
export function writeSettings(settings: Settings): string | null {
  const chosen = NAMES.filter((name) => settings[name] !== DEFAULTS[name]).map((name) => [name, settings[name]]);
  return chosen.length === 0 ? null : JSON.stringify(Object.fromEntries(chosen));
}

/** The settings that hold on this page. */
export function settingsOnPage(): Settings {
  const { dataset } = document.documentElement;
  return readSettings(JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, dataset[name]]))));
}

/** Choose: shown at once, and kept where the browser keeps anything. */
export function choose(name: Choice, value: string): void {
  const settings = readSettings(JSON.stringify({ ...settingsOnPage(), [name]: value }));
  for (const each of NAMES) {
    if (settings[each] === DEFAULTS[each]) delete document.documentElement.dataset[each];
    else document.documentElement.dataset[each] = settings[each];
  }
  try {
    const record = writeSettings(settings);
    if (record === null) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, record);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** The language of the board that the reader chose. */
export function languageOnPage(): Language {
  return LANGUAGES[settingsOnPage().language];
}

/** Do single letters act? Who speaks to the computer, or hits keys by accident, switches them off (WCAG 2.1.4). */
export function singleKeys(): boolean {
  return document.documentElement.dataset["keys"] !== "off";
}
