// The hint once more: after the engine's quick look ahead the solver searches for a moment, and what it finds takes the
// hint's place, as long as the reader has wanted nothing else. No DOM: tested under Node.
import type { Desk } from "./desk.ts";
import type { Hint } from "./protocol.ts";
import { beside, searched } from "./solution.ts";
import { type State, cardsTaken } from "./state.ts";

/** So many positions are tried for a hint, and for so long, in milliseconds. */
const BUDGET = 20_000;
const LONGEST = 4_000;

/** The state with a hint: its cards are in hand. */
export function hinted(state: State, hint: Hint): State {
  const hand = hint.move.action === null ? { place: hint.move.from, count: cardsTaken(hint.move) } : null;
  return { ...state, hand, refusal: null, shown: null, note: { about: "hint", hint } };
}

/** Search on behind the hint that is shown; the request is refused where a solver would look under the cards. */
export function lookDeeper(desk: Desk, clock: () => number): void {
  if (desk.state.searching === null) beside(look(desk, clock));
}

async function look(desk: Desk, clock: () => number): Promise<void> {
  const { note, view } = desk.state;
  const [end, tried] = [clock() + LONGEST, { states: 0 }];
  const wanted = (): boolean => desk.state.note === note && desk.state.view === view && desk.state.searching === null;
  const found = await searched(desk, { verb: "solve", budget: BUDGET, hint: true }, () => wanted() && clock() < end, ({ states }) => {
    tried.states = states;
  });
  if (!wanted() || note.about !== "hint" || found === "missing") return;
  const { verdict = "unknown", states = tried.states, hint } = found ?? {};
  if (verdict === "solved" && hint !== undefined) desk.show(hinted(desk.state, hint));
  else if (verdict === "unsolvable") desk.show({ ...desk.state, hand: null, note: { about: "searched", found: verdict, states, peeks: false } });
  else if (states > 0) desk.show({ ...desk.state, note: { ...note, beyond: states } });
}
