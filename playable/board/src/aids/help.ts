// The inside of «Управление»: what hands can do on this page, by pointer and by key. The letters come from the board's
// own table of shortcuts, and only those whose button is on the page are named.
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

export function helpHtml(keys: Keys): string {
  return (keys.board ? boardHtml(keys) : "") + pageHtml(keys);
}

function boardHtml({ shortcuts, recorded }: Keys): string {
  const home = shortcuts.some(({ action }) => action === "home");
  const hands: Row[] = [
    ["Коснуться карты, потом места", "взять и\u00a0положить; правила скажут, куда можно, а\u00a0куда нельзя и\u00a0почему"],
    ["Перетащить карту", "то\u00a0же одним движением; с\u00a0нею едут карты, которые на\u00a0ней лежат"],
    ...(home ? [["Коснуться дважды", "отправить карту на\u00a0основание, если туда можно"] as const] : []),
    ["Коснуться накрытой карты", "раскрыть тесный ряд"],
  ];
  const tables: Row[] = [
    [keyed("стрелки"), "перейти к\u00a0соседнему месту"],
    [chord("Shift", "стрелка"), "пройти по\u00a0картам ряда"],
    [keyed("Enter", "пробел"), "взять карту, положить её"],
    [keyed("Esc"), "закрыть раскрытый ряд, выпустить карту"],
    [chord("Ctrl", "Z"), "отменить ход; с\u00a0Shift\u00a0— вернуть"],
    ...(recorded ? [[keyed("стрелки", "Home", "End"), "на\u00a0кнопках записанной партии: шагать по\u00a0ней"] as const] : []),
  ];
  const letters = shortcuts.map(({ code, shift, does }): Row => [
    shift ? chord("Shift", ...lettersOf(code)) : keyed(...lettersOf(code)),
    does,
  ]);
  return (
    section("Мышью и\u00a0пальцем", hands) +
    section("Клавишами на\u00a0столе", tables) +
    section("Буквами на\u00a0столе", letters, "Клавиша одна и\u00a0та\u00a0же в\u00a0обеих раскладках.")
  );
}

function pageHtml({ comparison }: Keys): string {
  const rows: Row[] = [
    ...(comparison
      ? ([
          [keyed("С"), "старый текст"],
          [keyed("Н"), "новый текст"],
          [keyed("Р"), "оба рядом"],
        ] as const)
      : []),
    [keyed("/"), "поиск"],
    [keyed("?"), "эта справка"],
  ];
  return section("На\u00a0всей странице", rows, "Клавиши-буквы можно выключить в\u00a0настройках.");
}

type Row = readonly [how: string, does: string];

function section(title: string, rows: readonly Row[], note = ""): string {
  const list = rows.map(([how, does]) => `<div><dt>${how}</dt><dd>${does}</dd></div>`).join("");
  return `<section><h3>${title}</h3><dl>${list}</dl>${note === "" ? "" : `<p>${note}</p>`}</section>`;
}

function keyed(...keys: readonly string[]): string {
  return keys.map((key) => `<kbd>${key}</kbd>`).join(" ");
}

/** «Shift + U, Г»: the keys after the first are its alternatives. */
function chord(held: string, ...keys: readonly string[]): string {
  return `<kbd>${held}</kbd>\u00a0+\u00a0${keyed(...keys)}`;
}
