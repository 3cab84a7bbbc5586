// What the solver found, and new deals that come out, in English.
import type { SolverWords } from "../words.ts";
import { CARDS } from "./cards.ts";

function positions(states: number): string {
  return `${CARDS.number(states)}\u00a0${states === 1 ? "position" : "positions"}`;
}

export const SOLVER: SolverWords = {
  searching: (peeks) => ({
    lead: "Looking for a solution",
    rest: `${peeks ? "The solver looks under the cards that you don’t see, too. " : ""}You may play on: a move ends the search.`,
  }),
  positionsTried: (states, budget) => `${CARDS.number(states)} of ${CARDS.number(budget)} positions`,
  lost: (peeks) => ({
    lead: "Proven: this position can’t be won",
    rest: `All that can follow was looked at${peeks ? ", the cards that you don’t see known" : ""}. Undo a move or start again.`,
  }),
  notFound: (states, peeks) => ({
    lead: states === 0 ? "The search is stopped" : `No solution found in ${positions(states)}`,
    rest: `Whether there is one isn’t known${peeks && states > 0 ? ", though the solver looked under the cards" : ""}.`,
  }),
  notLoaded: { lead: "The solver could not be loaded", rest: "Check the connection; you can play without it." },
  beyondHint: (states) => `No solution was found in ${positions(states)}.`,
  solutionFound: (moves) => `A solution is found: ${CARDS.moves(moves)}`,
  solutionBegins: (peeks) => `${peeks ? "The solver looked under the cards, too. " : ""}Step forward: each move will name its clause.`,
  solutionMove: (number, text) => `Solution, move\u00a0${number}: ${text}`,
  solutionEnds: "So the patience comes out.",
  solutionTable: (move) => `Table: solution, move\u00a0${move}`,
  dealtFrom: {
    listed: "This deal comes out: a solution of it was found.",
    "other-readings": "Whether it comes out isn’t known: the list of those that do holds for the adopted readings.",
    missing: "Whether it comes out isn’t known: the list of those that do could not be loaded.",
    empty: "Whether it comes out isn’t known: the list of those that do is empty.",
  },
};
