// The sentence under the board: which one it is in each state. Its words are in `messages/`; `render.ts` draws them.
import { words } from "../messages/language.ts";
import type { Naming } from "../messages/words.ts";
import { askedWords } from "./asked.ts";
import { capital } from "./cards.ts";
import type { Move, View } from "./protocol.ts";
import { type Recording, recordedMove } from "./recording.ts";
import type { Note, Shown } from "./intents.ts";
import { type State, isMutual, targets } from "./state.ts";
import type { Dealing } from "./setup.ts";
import { baseWords, moreClauses, stageNumber, stageWords } from "./setup_words.ts";
import type { Stored } from "./stored.ts";

export type Tone = "quiet" | "permits" | "forbids" | "won";

export interface Sentence {
  readonly tone: Tone;
  /** The first words, set in bold, without a full stop. */
  readonly lead: string;
  /** Clauses named after the lead. */
  readonly clauses: readonly string[];
  /** How they are named: «по пункту 7» or «пункт I, в». */
  readonly naming: Naming;
  /** What the engine or the edition says in Russian, where the board speaks another language. */
  readonly russian: string;
  readonly rest: string;
  /** A button in the strip. */
  readonly button: { readonly action: "start" | "retry" | "former" | "leave" | "finish" | "stop"; readonly label: string } | null;
}

const PLAIN: Sentence = { tone: "quiet", lead: "", clauses: [], naming: "plain", russian: "", rest: "", button: null };

/** So many clauses of a stage its sentence cites; the text lights all. */
const CITED = 4;

/** Before anything was touched. */
function idle(): Sentence {
  const { laid, choose, start } = words().labels;
  return { ...PLAIN, lead: laid, rest: choose, button: { action: "start", label: start } };
}

export function sentenceOf(state: State): Sentence {
  const say = words();
  if (state.boot === "failed") {
    return { ...PLAIN, tone: "forbids", lead: say.faults[state.fault ?? "crash"], button: retry() };
  }
  if (state.note.about === "bad-number") return { ...PLAIN, tone: "forbids", ...say.badNumber };
  if (state.boot === "loading") {
    const rest = say.stages[state.stage ?? "runtime"];
    if (state.fault !== null) return { ...PLAIN, ...say.restarting };
    return state.slow ? { ...PLAIN, lead: say.slow, rest, button: retry() } : { ...PLAIN, lead: say.preparing, rest };
  }
  if (state.asked !== null) {
    const tone = state.asked.bearing !== null && state.asked.bearing.moves.length > 0 ? "permits" : "quiet";
    return { ...PLAIN, tone, clauses: [state.asked.clause], ...askedWords(state.asked) };
  }
  if (state.recording !== null && state.recorded !== null) {
    const from = state.view === null && state.stored === null;
    const button = from ? ({ action: "start", label: say.buttons.startHere } as const) : ({ action: "leave", label: say.buttons.leave } as const);
    const told = state.dealing === null ? recordedWords(state.recording, state.recorded) : dealingWords(state.dealing);
    return { ...told, button };
  }
  // Of a deal that is laid by itself only what it is: it passes quickly, and the strip keeps its height.
  if (state.dealing !== null) return { ...dealingWords(state.dealing), rest: "" };
  if (state.note.about === "address") {
    const { rest, button } = state.view === null ? idle() : { rest: say.choice(state.view.moves.length), button: null };
    return { ...PLAIN, tone: "forbids", lead: say.misread(state.note.misread), rest, button };
  }
  if (state.view === null) return state.stored === null ? idle() : storedWords(state.stored);
  const spoken = state.searching !== null && isQuiet(state) ? { ...PLAIN, ...say.searching(state.searching.peeks) } : played(state);
  if (state.searching !== null) return { ...spoken, button: { action: "stop", label: say.buttons.stop } };
  const last = state.view.finish && state.hand === null && state.refusal === null && state.note.about !== "finishing";
  // «Отменить» brings the former play back, too.
  if (last) return { ...spoken, rest: say.onlyHome, button: { action: "finish", label: say.buttons.finish } };
  return state.former !== null && isFresh(state) ? { ...spoken, button: { action: "former", label: say.buttons.former } } : spoken;
}

/** Has the reader wanted nothing since the search began? */
function isQuiet({ hand, refusal, note }: State): boolean {
  return hand === null && refusal === null && note.about === "nothing";
}

function retry(): Sentence["button"] {
  return { action: "retry", label: words().buttons.retry };
}

/** The play that the browser kept, before there is an engine. */
function storedWords({ play }: Stored): Sentence {
  if (play.moves.length === 0) return idle();
  return { ...idle(), lead: words().keptPlay(play.at), button: { action: "start", label: words().buttons.goOn } };
}

/** «Раскладка 2 из 4. 10 рядов по 5–6 карт — по пунктам 1 и 2»; of many clauses the first are cited. */
function dealingWords(dealing: Dealing): Sentence {
  const { clauses = [] } = dealing.setup.stages[dealing.at] ?? {};
  const cited = clauses.length > CITED ? clauses.slice(0, CITED - 1) : clauses;
  const rest = [baseWords(dealing), moreClauses(clauses.length - cited.length)].filter((part) => part !== "").join(" ");
  return { ...PLAIN, tone: "permits", lead: `${stageNumber(dealing)}. ${stageWords(dealing)}`, clauses: cited, naming: "by", rest };
}

/** «Ход 12: 7♠ на 8♠ — по пункту 7», and at a turning point what it is. */
function recordedWords(recording: Recording, shown: number): Sentence {
  const say = words();
  if (recording.solution !== undefined) return solutionWords(recording, recording.solution.peeks, shown);
  const comment = commented(recording.comments.get(shown) ?? "");
  const move = recordedMove(recording, shown);
  if (move === null) {
    const silent = recording.comments.get(shown) === undefined;
    return { ...PLAIN, lead: say.labels.recorded, rest: silent ? say.recordingBegins : "", ...comment };
  }
  const rest = shown === recording.moves.length ? say.recordingEnds : "";
  return { ...PLAIN, tone: "permits", lead: say.recordedMove(shown, say.moveText(move)), clauses: move.clauses, naming: "by", rest, ...comment };
}

/** «Решение, ход 12: 7♠ на 8♠ — по пункту 7» */
function solutionWords(solution: Recording, peeks: boolean, shown: number): Sentence {
  const say = words();
  const last = solution.moves.length;
  const move = recordedMove(solution, shown);
  if (move === null) return { ...PLAIN, tone: "permits", lead: say.solutionFound(last), rest: say.solutionBegins(peeks) };
  const rest = shown === last ? say.solutionEnds : "";
  return { ...PLAIN, tone: "permits", lead: say.solutionMove(shown, say.moveText(move)), clauses: move.clauses, naming: "by", rest };
}

/** A comment of the recorded game: the edition's own Russian. */
function commented(comment: string): Partial<Sentence> {
  if (comment === "") return {};
  return words().lang === "ru" ? { rest: comment } : { russian: comment, rest: "" };
}

/** Did another play just take the table? Then the former one can be taken back. */
function isFresh({ note, shown }: State): boolean {
  return shown !== null || ["reading", "dealt", "linked", "placed", "error"].includes(note.about);
}

function played(state: State): Sentence {
  const say = words();
  if (state.note.about === "error") return { ...PLAIN, tone: "forbids", ...say.error(state.note.message) };
  if (state.note.about === "no-home") return { ...PLAIN, tone: "forbids", lead: say.noHome };
  if (state.refusal !== null) return { ...PLAIN, tone: "forbids", clauses: state.refusal.clauses, ...say.refused(state.refusal) };
  if (state.note.about === "hint") {
    const { hint, beyond } = state.note;
    const { rest, ...told } = say.hint(hint);
    const known = beyond === undefined ? rest : `${rest} ${say.beyondHint(beyond)}`;
    return { ...PLAIN, tone: "permits", clauses: hint.move.clauses, naming: "by", ...told, rest: known };
  }
  if (state.note.about === "searched" && state.hand === null) return searchedWords(state.note);
  return state.hand === null ? atRest(state) : inHand(state);
}

/** What a search has come to that found no line: a proof, or nothing. */
function searchedWords({ found, states, peeks }: Extract<Note, { about: "searched" }>): Sentence {
  const say = words();
  if (found === "missing") return { ...PLAIN, tone: "forbids", ...say.notLoaded };
  if (found === "unsolvable") return { ...PLAIN, tone: "forbids", ...say.lost(peeks) };
  return { ...PLAIN, ...say.notFound(states, peeks) };
}

function inHand(state: State): Sentence {
  const say = words();
  const wanted = state.shown?.move ?? null;
  const moves = [...targets(state).values()].toSorted((a, b) => Number(b.move === wanted) - Number(a.move === wanted));
  const [first, ...others] = moves;
  if (first === undefined) {
    const cards = state.view?.piles[state.hand?.place ?? ""] ?? [];
    const card = cards.at(-(state.hand?.count ?? 1)) ?? "#";
    return { ...PLAIN, lead: capital(say.card(card)), rest: say.idleHand };
  }
  return { ...PLAIN, tone: "permits", lead: say.move(first), clauses: first.clauses, naming: "by", rest: alsoTo(others) };
}

/** «Можно и на валета пик, и на пустое место.» */
function alsoTo(moves: readonly Move[]): string {
  const say = words();
  if (moves.length === 0) return "";
  if (moves.some(isMutual)) return say.alsoCards(moves.length);
  return moves.length > 3 ? say.alsoPlaces(moves.length) : say.also(moves.map((move) => say.whither(move)));
}

function atRest(state: State): Sentence {
  const say = words();
  const view = state.view;
  if (view === null) return idle();
  if (view.state === "won") return { ...PLAIN, tone: "won", clauses: view.clauses, ...say.won(view.sentence, view.history.length) };
  if (view.state === "stuck") return { ...PLAIN, tone: "forbids", clauses: view.clauses, ...say.stuck(view.sentence) };
  const rest = say.choice(view.moves.length);
  if (state.shown !== null) return shownWords(state.shown, view, rest);
  switch (state.note.about) {
    case "played":
      return { ...PLAIN, lead: say.played(view.history.length, state.note.move), clauses: state.note.move.clauses, naming: "by", rest };
    case "undone":
      return { ...PLAIN, lead: say.undone, rest };
    case "restarted":
      return { ...PLAIN, lead: say.restarted, rest };
    case "former":
      return { ...PLAIN, lead: say.formerBack, rest };
    case "dealt": {
      const lead = say.laid(Object.values(view.piles).flat().length);
      return { ...PLAIN, lead, rest: state.note.list === undefined ? rest : say.dealtFrom[state.note.list] };
    }
    case "finishing":
      return { ...PLAIN, ...say.finishing };
    case "placed":
      return { ...PLAIN, lead: say.placed, rest };
    case "linked": {
      const made = view.history.length;
      return { ...PLAIN, lead: say.linked, rest: made === 0 ? rest : `${say.made(made)} ${rest}` };
    }
    case "reading":
      return { ...PLAIN, ...say.reading(state.note.words), rest: state.note.anew ? `${say.dealtAnew} ${rest}` : rest };
    default: {
      const down = Object.values(view.piles).flat().length;
      return { ...PLAIN, lead: view.history.length === 0 ? say.laid(down) : say.yourMove, rest };
    }
  }
}

/** A stored position where no card is in hand: a move of the stock that the clause permits, or a table that it made. */
function shownWords(shown: Shown, view: View, rest: string): Sentence {
  const move = view.moves.find((legal) => legal.move === shown.move);
  if (move === undefined) return { ...PLAIN, lead: words().ruleOnTable, clauses: [shown.clause], rest };
  return { ...PLAIN, tone: "permits", lead: words().possible(move), clauses: move.clauses, naming: "by", rest };
}
