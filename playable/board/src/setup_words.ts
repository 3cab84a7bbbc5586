// What the board says about the stages of a setup.
import { capital, cardCount, cardName, plural } from "./cards.ts";
import { type Dealing, type Noun, type Setup, laidBy } from "./setup.ts";

/** «Раскладка 2 из 4» */
export function stageNumber({ setup, at }: Dealing): string {
  return `Раскладка\u00a0${at + 1} из\u00a0${setup.stages.length}`;
}

/** The table's name meanwhile: «Стол: раскладка 2 из 4». */
export function tableStage(dealing: Dealing): string {
  return `Стол: ${stageNumber(dealing).toLowerCase()}`;
}

/** «10 рядов по 5–6 карт», «Колода: 35 карт»; of places that stay empty «Пока без карт: 4 основания, подвал». */
export function stageWords({ setup, at }: Dealing): string {
  const places = setup.stages[at]?.places ?? [];
  if (places.length === 0) return `В\u00a0колоде ${cardCount(Object.values(setup.positions.at(-1) ?? {}).flat().length)}`;
  const sizes = new Map(places.map((place) => [place, sizeOf(setup, at, place)]));
  const laid = places.filter((place) => (sizes.get(place) ?? 0) > 0);
  if (laid.length === 0) return `Пока без\u00a0карт: ${alike(setup, places).map((some) => counted(setup, some)).join(", ")}`;
  const parts = alike(setup, laid).map((some) => {
    const cards = some.map((place) => sizes.get(place) ?? 0);
    return some.length === 1 ? `${counted(setup, some)}: ${cardCount(cards[0] ?? 0)}` : `${counted(setup, some)} ${each(cards)}`;
  });
  return capital(parts.join(", "));
}

/** «Базовая карта: девятка пик.», where the stage has shown it; else "". */
export function baseWords({ setup, at }: Dealing): string {
  const base = setup.stages[at]?.base ?? null;
  return base === null ? "" : `Базовая карта: ${cardName(base)}.`;
}

/** «И ещё 6 пунктов.»: clauses that are lit, but not cited; "" where there are none. */
export function moreClauses(more: number): string {
  return more > 0 ? `И\u00a0ещё ${more}\u00a0${plural(more, "пункт", "пункта", "пунктов")}.` : "";
}

function sizeOf(setup: Setup, at: number, place: string): number {
  const { from, to } = laidBy(setup, at, place);
  return to - from;
}

/** The places by their nouns, in the order of the first of each. */
function alike({ names }: Setup, places: readonly string[]): readonly (readonly string[])[] {
  const found = new Map<Noun | string, string[]>();
  for (const place of places) {
    const key = names.nouns.get(place) ?? place;
    found.set(key, [...(found.get(key) ?? []), place]);
  }
  return [...found.values()];
}

/** «10 рядов»; one place by its name: «угол 1». */
function counted({ names }: Setup, places: readonly string[]): string {
  const [first = ""] = places;
  const noun = names.nouns.get(first);
  if (places.length === 1 || noun === undefined) return names.spoken.get(first) ?? first;
  return `${places.length}\u00a0${plural(places.length, ...noun)}`;
}

/** «по 5 карт», «по 1 карте», «по 5–6 карт». */
function each(sizes: readonly number[]): string {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return `по\u00a0${least === most ? "" : `${least}–`}${most}\u00a0${plural(most, "карте", "карты", "карт")}`;
}
