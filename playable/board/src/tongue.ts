// The language that the reader chose for the board: another than the page's own is fetched when it is first wanted.
import { speak, words } from "../messages/language.ts";
import { russian } from "../messages/ru/board.ts";
import type { Language, Speech } from "../messages/words.ts";
import { languageOnPage } from "./aids/settings.ts";
import { fetchEnglish } from "./english.ts";
import { placesIn } from "./table.ts";

/** How each language comes. */
const SPEECHES: Readonly<Record<Language, () => Speech | Promise<Speech>>> = {
  ru: () => russian,
  en: async () => (await fetchEnglish()).english,
};

/**
 * Speak to this board in the language that the reader chose, now and whenever the choice changes; `changed` is called
 * when words that are drawn already are those of another language.
 *
 * Words that can't be fetched leave the board with those that it has; another choice, or the next page, tries again.
 */
export function followLanguage(board: HTMLElement, changed: () => void, signal: AbortSignal): void {
  speak(russian(placesIn(board, "ru")));
  const follow = async (): Promise<void> => {
    const lang = languageOnPage();
    if (lang === words().lang) return;
    try {
      const speech = await SPEECHES[lang]();
      if (signal.aborted || lang !== languageOnPage()) return;
      speak(speech(placesIn(board, lang)));
      changed();
    } catch (fault) {
      console.warn(`The board's words did not come (${lang}):`, fault);
    }
  };
  const watch = new MutationObserver(() => void follow());
  watch.observe(document.documentElement, { attributeFilter: ["data-language"] });
  signal.addEventListener("abort", () => watch.disconnect());
  void follow();
}
