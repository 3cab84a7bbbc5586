// Fetches the English words: a script beside this one, which the board shares with the dialogs of help and settings. Its
// address is made here, so that the bundler leaves it apart.
type English = typeof import("../messages/en/english.ts");

/** The English words; rejects where the script does not come. */
export function fetchEnglish(): Promise<English> {
  return import(new URL("english.mjs", import.meta.url).href) as Promise<English>;
}
