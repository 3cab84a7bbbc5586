// «Показать решение»: a search by the solver, slice after slice, and the line that it finds, stepped through like the
// recorded game. No DOM: tested under Node.
import type { Desk } from "./desk.ts";
import { EngineFault } from "./engine.ts";
import { playOf } from "./plays.ts";
import type { Answer, LineMove, Request, Search, View } from "./protocol.ts";
import { type Recording, demonstrationOf, recordingOf } from "./recording.ts";
import type { State } from "./state.ts";

/** So many positions are tried for a solution: some ten seconds in a browser, half a minute in the slowest games. */
const BUDGET = 200_000;
/** The reader is told how far it has come so often at most, in milliseconds. */
const TOLD_EVERY = 200;

/** A search for a solution under way. */
export interface Searching {
  /** The play that it is about: another view ends it. */
  readonly view: View;
  /** Another search has another number. */
  readonly number: number;
  readonly states: number;
  readonly budget: number;
  readonly peeks: boolean;
}

let searches = 0;

/**
 * Search, slice after slice: each is a request of its own, so whatever else is asked meanwhile is answered between two.
 *
 * Returns the last word, or null where there is nothing to search, or nobody is `wanted` to know any more.
 */
export async function searched(desk: Desk, first: Request, wanted: () => boolean, heard: (search: Search) => void): Promise<Search | "missing" | null> {
  let answer: Answer = await desk.ask(first);
  while (wanted()) {
    if (answer.missing === true) return "missing";
    const { search = null } = answer;
    if (search === null || search.verdict !== null) return search;
    heard(search);
    answer = await desk.ask({ verb: "search" });
  }
  return null;
}

/** Let a search go on beside what else the reader wants. An engine that is lost meanwhile tells of itself. */
export function beside(search: Promise<void>): void {
  search.catch((fault: unknown) => {
    if (!(fault instanceof EngineFault)) throw fault;
  });
}

/** Has nothing changed but how far the same search has come? Then nothing but that is drawn. */
export function isFurther(former: State, state: State): boolean {
  const [before, after] = [former.searching, state.searching];
  if (before === null || after === null || before.number !== after.number || before.peeks !== after.peeks) return false;
  return (Object.keys(state) as (keyof State)[]).every((key) => key === "searching" || state[key] === former[key]);
}

/** Begin to look for a line that wins; it is shown once it is found. */
export function showSolution(desk: Desk, clock: () => number): void {
  const { view, searching } = desk.state;
  if (view === null || view.state !== "play" || searching !== null) return;
  const number = ++searches;
  const still = { hand: null, refusal: null, shown: null, note: { about: "nothing" } } as const;
  desk.show({ ...desk.state, ...still, searching: { view, number, states: 0, budget: BUDGET, peeks: false } });
  beside(search(desk, view, number, clock));
}

async function search(desk: Desk, view: View, number: number, clock: () => number): Promise<void> {
  const wanted = (): boolean => desk.state.searching?.number === number && desk.state.view === view;
  let told = -Infinity;
  const found = await searched(desk, { verb: "solve", budget: BUDGET }, wanted, ({ states, budget, peeks }) => {
    if (clock() - told < TOLD_EVERY) return;
    told = clock();
    desk.show({ ...desk.state, searching: { view, number, states, budget, peeks } });
  });
  if (wanted()) desk.show(concluded(desk.state, found));
}

/** Give the search up: what is known so far is that none was found. */
export async function stopSearch(desk: Desk): Promise<void> {
  if (desk.state.searching === null) return;
  const { states, peeks } = desk.state.searching;
  desk.show({ ...desk.state, searching: null, note: { about: "searched", found: "unknown", states, peeks } });
  await desk.ask({ verb: "stop" });
}

/** What a search has come to, in the state: a line to step through, or what is said of there being none. */
export function concluded(state: State, found: Search | "missing" | null): State {
  const ended = { ...state, searching: null };
  if (found === null) return ended;
  if (found === "missing") return { ...ended, note: { about: "searched", found, states: 0, peeks: false } };
  const { verdict, states, peeks, line = [] } = found;
  if (verdict === "solved") return { ...ended, hand: null, refusal: null, asked: null, recording: solutionOf(state, line, peeks), recorded: 0, dealing: null };
  return { ...ended, note: { about: "searched", found: verdict ?? "unknown", states, peeks } };
}

/** A line that wins, as it is stepped through: from the play as it stands. */
export function solutionOf(state: State, line: readonly LineMove[], peeks: boolean): Recording {
  const { moves, at, ...start } = playOf(state);
  const play = { ...start, moves: [...moves.slice(0, at), ...line.map(({ move }) => move)], at };
  const recording = recordingOf(state.deal ?? 0, state.view?.piles ?? {}, line, new Map());
  return { ...recording, solution: { play, peeks, demonstration: demonstrationOf(state.recording) } };
}
