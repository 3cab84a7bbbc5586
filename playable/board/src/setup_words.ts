// What the board says about the stages of a setup. No DOM.
import { words } from "../messages/language.ts";
import { capital } from "./cards.ts";
import { type Dealing, type Noun, type Setup, laidBy } from "./setup.ts";

/** «Раскладка 2 из 4» */
export function stageNumber({ setup, at }: Dealing): string {
  return words().stage(at + 1, setup.stages.length);
}

/** «10 рядов по 5–6 карт», «Колода: 35 карт»; of places that stay empty «Пока без карт: 4 основания, подвал». */
export function stageWords({ setup, at }: Dealing): string {
  const say = words();
  const places = setup.stages[at]?.places ?? [];
  if (places.length === 0) return say.inPack(Object.values(setup.positions.at(-1) ?? {}).flat().length);
  const sizes = new Map(places.map((place) => [place, sizeOf(setup, at, place)]));
  const laid = places.filter((place) => (sizes.get(place) ?? 0) > 0);
  if (laid.length === 0) return say.stillEmpty(alike(setup, places).map((some) => counted(setup, some)).join(", "));
  const parts = alike(setup, laid).map((some) => say.laidOn(counted(setup, some), some.map((place) => sizes.get(place) ?? 0)));
  return capital(parts.join(", "));
}

/** «Базовая карта: девятка пик.», where the stage has shown it; else "". */
export function baseWords({ setup, at }: Dealing): string {
  const base = setup.stages[at]?.base ?? null;
  return base === null ? "" : words().baseCard(base);
}

/** «И ещё 6 пунктов.»: clauses that are lit, but not cited; "" where there are none. */
export function moreClauses(more: number): string {
  return more > 0 ? words().moreClauses(more) : "";
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
  return places.length === 1 || noun === undefined ? words().place(first) : words().placesOf(noun, places.length);
}
