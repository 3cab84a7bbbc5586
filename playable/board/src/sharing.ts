// What a play is called where it is handed on: its address, its files, the words under its picture. No DOM.
import { words } from "../messages/language.ts";
import type { Shared } from "./inquiries.ts";
import type { View } from "./protocol.ts";

/** The page's address with the play in its fragment; the readings stand in the link itself. */
export function addressOf({ origin, pathname }: { readonly origin: string; readonly pathname: string }, link: string): string {
  return `${origin}${pathname}#play-${link}`;
}

/** `krepost-1-195259-12.svg`: game, deal, moves made. */
export function fileName({ game, deal, history }: View, form: "svg" | "png"): string {
  return `${game}-${deal ?? "position"}-${history.length}.${form}`;
}

/** «Крѣпость / Крепость · Расклад № 195 259 · ход 12»: the record's head, and how far the play has come. */
export function captionOf({ record, view }: Shared): string {
  const [title = "", start = ""] = record.split("\n");
  return words().caption(title, start, view.deal, view.history.length);
}
