// The setup of a deal in stages: what lies after each, and how the reader goes through it. No DOM, no rules.
import type { CardText, SetupStage } from "./protocol.ts";
import { type Piles, type Recording, type Step, changed, stepped } from "./recording.ts";

/** The noun of a place, as each language counts: «ряд, ряда, рядов», «row, rows». */
export interface Noun {
  readonly ru: readonly [one: string, few: string, many: string];
  readonly en: readonly [one: string, many: string];
}

/** What the page calls its places. */
export interface PlaceNames {
  /** By place; those of a noun are counted together. */
  readonly nouns: ReadonlyMap<string, Noun>;
  /** All that the page has. */
  readonly places: readonly string[];
}

export interface Setup {
  readonly stages: readonly SetupStage[];
  /** The table once each stage lies. */
  readonly positions: readonly Piles[];
  readonly names: PlaceNames;
}

/** A stage that is shown. */
export interface Dealing {
  readonly setup: Setup;
  readonly at: number;
  /** The stages go on by themselves; all cards lie on the table already, those of later stages unseen. */
  readonly auto: boolean;
}

/** The stages as they lie; null where there are none. */
export function setupOf(stages: readonly SetupStage[], names: PlaceNames): Setup | null {
  const positions: Piles[] = [];
  const empty = Object.fromEntries(names.places.map((place): [string, CardText[]] => [place, []]));
  for (const { change } of stages) positions.push(changed(positions.at(-1) ?? empty, change));
  return stages.length === 0 ? null : { stages, positions, names };
}

/** The cards of a pile that a stage lays: from this one, counted from the bottom, up to but not including that. */
export function laidBy({ positions }: Setup, at: number, place: string): { readonly from: number; readonly to: number } {
  const [former, now] = [positions[at - 1]?.[place] ?? [], positions[at]?.[place] ?? []];
  const differs = now.findIndex((card, index) => card !== former[index]);
  return { from: differs < 0 ? now.length : differs, to: now.length };
}

/** All stages together take so long at most, and one of them, in milliseconds. */
const LONGEST = 2_300;
const LONGEST_STAGE = 700;

/** How long a stage is shown when they go on by themselves, in milliseconds. */
export function stageTime({ stages }: Setup): number {
  return Math.min(LONGEST_STAGE, LONGEST / stages.length);
}

/** Where the reader stands in the demonstration: at a stage of its setup, or so many moves on; null: elsewhere. */
export interface Shown {
  readonly dealing: Dealing | null;
  readonly recorded: number | null;
}

/**
 * The step from there. Before the first move come the stages of the setup, as far as there are any.
 *
 * `deal` shows them from the first on: by themselves where `motion` is wanted, else one more at each step.
 */
export function walked(recording: Recording, setup: Setup | null, shown: Shown, step: Step, motion: boolean): Shown {
  const stage = (at: number, auto = false): Shown =>
    setup === null ? { dealing: null, recorded: 0 } : { dealing: at < setup.stages.length ? { setup, at, auto } : null, recorded: 0 };
  const { recorded } = shown;
  // A deal of the reader's own that is being laid is no part of the demonstration.
  const at = recorded === null || shown.dealing === null ? null : shown.dealing.at;
  if (step === "end") return { dealing: null, recorded: stepped(recording, recorded, step) };
  if (step === "deal") return motion || at === null ? stage(0, motion) : stage(at + 1);
  if (at !== null) return stage({ start: 0, back: Math.max(0, at - 1), on: at + 1 }[step]);
  if (recorded === 0 && setup !== null && step !== "on") return stage(step === "start" ? 0 : setup.stages.length - 1);
  return { dealing: null, recorded: stepped(recording, recorded, step) };
}

/** Which steps lead anywhere. */
export function possibleSteps(recording: Recording, setup: Setup | null, { dealing, recorded }: Shown): Readonly<Record<Step, boolean>> {
  const within = recorded !== null && dealing !== null;
  const last = recording.moves.length;
  const before = recorded !== null && (within ? dealing.at > 0 : recorded > 0 || setup !== null);
  return { deal: setup !== null, start: recorded === null || before, back: before, on: within || recorded !== last, end: within || recorded !== last };
}
