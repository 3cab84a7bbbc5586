// «Новый расклад»: any number, or one of those that are known to come out, as the reader chose in «Настройки». The list
// of a game (playable/deals) is fetched when it is first needed, and holds for the adopted readings alone.
import type { Settings } from "./aids/settings.ts";
import { parseDeal, randomDeal } from "./deals.ts";
import type { Intent } from "./intents.ts";

/** What a list is fetched with; tests give their own. */
export type Fetching = (address: URL) => Promise<Response>;

const lists = new Map<string, readonly number[]>();

/** The numbers of a list: one a line, after a line that tells how it was made. */
export function readList(text: string): readonly number[] {
  return text.split("\n").flatMap((line) => parseDeal(line) ?? []);
}

async function listOf(game: string, fetching: Fetching): Promise<readonly number[] | null> {
  const known = lists.get(game);
  if (known !== undefined) return known;
  try {
    const response = await fetching(new URL(`deals/${encodeURIComponent(game)}.txt`, import.meta.url));
    if (!response.ok) return null;
    const list = readList(await response.text());
    lists.set(game, list);
    return list;
  } catch {
    return null; // no network
  }
}

/**
 * What to deal next. `deal`: the one on the table, which is not dealt again; `adopted`: the adopted readings hold.
 *
 * Where a deal that comes out is wanted and none can be had, it is any, and the intent says why.
 */
export async function newDeal(
  game: string,
  deal: number | null,
  adopted: boolean,
  wanted: Settings["deals"],
  fetching: Fetching = (address) => fetch(address),
): Promise<Extract<Intent, { kind: "deal" }>> {
  const any = { kind: "deal", deal: randomDeal() } as const;
  if (wanted === "any") return any;
  if (!adopted) return { ...any, list: "other-readings" };
  const list = await listOf(game, fetching);
  if (list === null) return { ...any, list: "missing" };
  const others = list.filter((number) => number !== deal);
  const chosen = others[randomDeal() % others.length];
  return chosen === undefined ? { ...any, list: "empty" } : { kind: "deal", deal: chosen, list: "listed" };
}
