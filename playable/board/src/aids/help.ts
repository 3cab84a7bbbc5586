// The inside of «Управление»: what hands can do on this page, by pointer and by key. The letters come from the board's
// own table of shortcuts, and only those whose button is on the page are named.
import type { AidWords, Gesture, HelpWords } from "../../messages/aids.ts";
import { SHORTCUTS, type Shortcut, lettersOf } from "../shortcuts.ts";

export interface Keys {
  readonly board: boolean;
  readonly comparison: boolean;
  readonly recorded: boolean;
  readonly shortcuts: readonly Shortcut[];
}

/** What keys do on a page; `has` tells whether a selector finds something there. */
export function keysOf(has: (selector: string) => boolean): Keys {
  const there = ({ action }: Shortcut): boolean => {
    if (action === "home") return has('rasklad-board [data-role="foundation"]');
    if (action === "number") return has("rasklad-board [data-deal-number]");
    if (action === "play") return has('rasklad-board [data-actions] [data-action="play"]');
    return has(`rasklad-board [data-action="${action}"]`);
  };
  return {
    board: has("rasklad-board"),
    comparison: has("[data-comparison]"),
    recorded: has("rasklad-board [data-stepper]"),
    shortcuts: SHORTCUTS.filter(there),
  };
}

export function helpHtml(keys: Keys, { help }: Pick<AidWords, "help">): string {
  return (keys.board ? boardHtml(keys, help) : "") + pageHtml(keys, help);
}

function boardHtml({ shortcuts, recorded }: Keys, say: HelpWords): string {
  const home = shortcuts.some(({ action }) => action === "home");
  const hands = [say.take, say.drag, ...(home ? [say.twice] : []), say.covered];
  const tables: Gesture[] = [
    [keyed(say.arrows), say.neighbour],
    [chord("Shift", say.arrow), say.along],
    [keyed("Enter", say.space), say.takeOrLay],
    [keyed("Esc"), say.letGo],
    [chord("Ctrl", "Z"), say.undo],
    ...(recorded ? [[keyed(say.arrows, "Home", "End"), say.steps] as const] : []),
  ];
  const letters = shortcuts.map(({ code, shift, action }): Gesture => [
    shift ? chord("Shift", ...lettersOf(code)) : keyed(...lettersOf(code)),
    say.does[action],
  ]);
  return section(say.byHand, hands) + section(say.byKeys, tables) + section(say.byLetters, letters, say.sameKey);
}

function pageHtml({ board, comparison }: Keys, say: HelpWords): string {
  // The letters of the site's own keys.
  const texts: Gesture[] = [
    [keyed("С"), say.oldText],
    [keyed("Н"), say.newText],
    [keyed("Р"), say.bothTexts],
  ];
  const rows: Gesture[] = [...(comparison ? texts : []), [keyed("/"), say.search], [keyed("?"), say.help]];
  return section(say.onPage, rows, board ? `${say.lettersOff} ${say.boardSettings}` : say.lettersOff);
}

function section(title: string, rows: readonly Gesture[], note = ""): string {
  const list = rows.map(([how, does]) => `<div><dt>${how}</dt><dd>${does}</dd></div>`).join("");
  return `<section><h3>${title}</h3><dl>${list}</dl>${note === "" ? "" : `<p>${note}</p>`}</section>`;
}

function keyed(...keys: readonly string[]): string {
  // A letter that only a Russian keyboard has is read as one in every language.
  return keys.map((key) => (/\p{Script=Cyrillic}/u.test(key) ? `<kbd lang="ru">${key}</kbd>` : `<kbd>${key}</kbd>`)).join(" ");
}

/** «Shift + U, Г»: the keys after the first are its alternatives. */
function chord(held: string, ...keys: readonly string[]): string {
  return `<kbd>${held}</kbd>\u00a0+\u00a0${keyed(...keys)}`;
}
