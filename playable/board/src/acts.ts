// Carries one intent out, the engine being there.
import { type Motion, dealNew } from "./dealing.ts";
import { type Desk, NOTHING } from "./desk.ts";
import type { Engine } from "./engine.ts";
import { hold } from "./grasp.ts";
import { bearingOf, sharedOf } from "./inquiries.ts";
import { carry, finish, hint, play, redo, sendHome } from "./moving.ts";
import { deal, follow } from "./opening.ts";
import { fresh, playOf } from "./plays.ts";
import { showSolution, stopSearch } from "./solution.ts";
import type { Intent } from "./intents.ts";
import { touch } from "./state.ts";

/** Between the moves that end a game, in milliseconds. */
const PACE = 160;

/** What some intents need besides the desk. */
export interface Means {
  /** The board's name in the engine, and the engine for questions under other names. */
  readonly session: string;
  readonly ask: Engine["ask"];
  readonly motion: Motion;
  /** Milliseconds of a clock that goes on steadily. */
  clock(): number;
  /** The deal that the page shows first. */
  readonly demonstration: number;
  /** Has the reader wanted something else meanwhile? */
  overtaken(): boolean;
}

/** Carry it out: the desk shows what comes of it. Rejects with EngineFault when the engine is lost. */
export async function act(desk: Desk, intent: Intent, means: Means): Promise<void> {
  const { former, view, readings } = desk.state;
  switch (intent.kind) {
    case "touch":
      return carry(desk, touch(desk.state, intent.place, intent.depth));
    case "hold":
      return carry(desk, hold(desk.state, intent.place, intent.depth));
    case "home":
      return sendHome(desk, intent);
    case "play":
      return play(desk, intent.move);
    case "undo":
      // Before the first move there is nothing to take back but the fresh deal itself.
      if (former !== null && view?.history.length === 0) return deal(desk, former, { about: "former" });
      return desk.take(await desk.ask({ verb: "undo" }), { about: "undone" });
    case "redo":
      return redo(desk);
    case "restart":
      return desk.take(await desk.ask({ verb: "restart" }), { about: "restarted" });
    case "hint":
      return hint(desk, means.clock);
    case "solve":
      return showSolution(desk, means.clock);
    case "stop":
      return stopSearch(desk);
    case "finish":
      return finish(desk, () => means.motion.wait(means.motion.wanted() ? PACE : 0), means.overtaken);
    case "position":
      return deal(desk, { ...fresh(0, readings), deal: null, start: intent.text }, { about: "placed" });
    case "deal":
      return dealNew(desk, fresh(intent.deal, readings), means.motion, intent.list);
    case "readings": {
      const start = { ...playOf(desk.state), readings: { ...readings, ...intent.readings }, moves: [], at: 0 };
      return deal(desk, start, { about: "reading", words: intent.words, anew: true });
    }
    case "former":
      return former === null ? undefined : deal(desk, former, { about: "former" });
    case "link":
      return follow(desk, intent.link, intent.shown, means.demonstration);
    case "list":
      return desk.show({ ...desk.state, listed: !desk.state.listed });
    case "clause": {
      const bearing = await bearingOf(means.ask, means.session, desk.state, intent.asked.clause);
      return desk.show({ ...desk.state, refusal: null, asked: { ...intent.asked, bearing } });
    }
    case "share":
      return desk.show({ ...desk.state, shared: await sharedOf(means.ask, means.session, desk.state) });
    case "cancel":
      return desk.show({ ...desk.state, hand: null, refusal: null, shown: null, note: NOTHING });
    case "start":
    case "step":
    case "leave":
      return undefined;
  }
}
