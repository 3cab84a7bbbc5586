// Where plays are kept: one entry of the browser's storage for each game. Where nothing may be stored, nothing is kept.
import { type Stored, readStored } from "./stored.ts";

const KEPT = "rasklad-play-";
/** A record that can't be read is put here: whoever looks for a lost play can find it. */
const DAMAGED = "rasklad-damaged-";

/** The game's kept play; `damaged`: there was a record, but it can't be read. */
export function takeDown(game: string, places: readonly string[]): { readonly stored: Stored | null; readonly damaged: boolean } {
  const text = reading(() => localStorage.getItem(KEPT + game));
  if (text === null) return { stored: null, damaged: false };
  const stored = readStored(text, game, places);
  if (stored === null) setAside(game);
  return { stored, damaged: stored === null };
}

/** Keep a record in place of the game's former one. */
export function keep(game: string, record: string): void {
  reading(() => localStorage.setItem(KEPT + game, record));
}

/** Put the game's record where it is not read again. */
export function setAside(game: string): void {
  reading(() => {
    const text = localStorage.getItem(KEPT + game);
    localStorage.removeItem(KEPT + game);
    if (text !== null) localStorage.setItem(DAMAGED + game, text);
  });
}

/** Storage may be forbidden, or full: then the play lives as long as the page. */
function reading<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}
