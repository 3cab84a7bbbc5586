// The editor's readings that can be switched, and how the address names them:
// `?readings=emptyPlace:never,turned:must`, those alone that are not the adopted ones. No DOM.
import type { SwitchedReading } from "../messages/words.ts";
import type { Readings } from "./intents.ts";

/** A reading with its options, as the page's text has it. */
export interface Switch {
  readonly name: string;
  /** The reading's short label: «Р2». */
  readonly short: string;
  readonly adopted: string;
  /** Option → its words: «сразу верхняя карта резерва». */
  readonly options: ReadonlyMap<string, string>;
}

export interface ReadAddress {
  readonly readings: Readings;
  /** The parts that name no reading or no option of it, or one a second time. */
  readonly faults: readonly string[];
}

/** Read the value of `readings` in an address; what can't be read is ignored and named. */
export function readSwitched(value: string | null, switches: readonly Switch[]): ReadAddress {
  const readings: Record<string, string> = {};
  const faults: string[] = [];
  for (const part of value === null || value === "" ? [] : value.split(",")) {
    const [name = "", option = "", ...rest] = part.split(":");
    const known = switches.find((each) => each.name === name);
    if (known === undefined || !known.options.has(option) || rest.length > 0 || Object.hasOwn(readings, name)) faults.push(part);
    else readings[name] = option;
  }
  return { readings: switched(readings, switches), faults };
}

/** The value of `readings` for an address; null where the adopted ones hold. */
export function writeSwitched(readings: Readings, switches: readonly Switch[]): string | null {
  const pairs = Object.entries(switched(readings, switches)).map(([name, option]) => `${name}:${option}`);
  return pairs.length > 0 ? pairs.join(",") : null;
}

/** Of these readings those that are not the adopted ones, in the page's order. */
function switched(readings: Readings, switches: readonly Switch[]): Readings {
  const differ = switches.flatMap(({ name, adopted }): [string, string][] => {
    const option = readings[name];
    return option === undefined || option === adopted ? [] : [[name, option]];
  });
  return Object.fromEntries(differ);
}

/** Is a place there that exists under these options (`cellar:one divan:8`) alone? */
export function holdsUnder(under: string, readings: Readings): boolean {
  return under.split(" ").every((pair) => {
    const [name = "", option] = pair.split(":");
    return readings[name] === option;
  });
}

/** The readings as the page has them in words, those that are among the switches. */
export function readingWords(readings: Readings, switches: readonly Switch[]): readonly SwitchedReading[] {
  return switches.flatMap(({ name, short, options }) => {
    const words = options.get(readings[name] ?? "");
    return words === undefined ? [] : [{ short, words }];
  });
}
