// All that the board says, as one typed interface; each language is a folder that implements it. Words only: no HTML but
// where a comment says so, no DOM, no state. Numbers and cards come as data, each language has its own grammar for them.
import type { List } from "../src/intents.ts";
import type { CardText, FaultKind, Hint, Move, Refusal, Stage } from "../src/protocol.ts";
import type { Noun } from "../src/setup.ts";

/** The words that stand on the page as it is built; the build reads `ru/labels.json`. */
export type Labels = Readonly<Record<keyof typeof import("./ru/labels.json"), string>>;

export type Language = "ru" | "en";

/** A place of the game's table, as a language names it. */
export interface NamedPlace {
  /** «левый ряд 1» */
  readonly name: string;
  readonly role: string;
}

/** The table's places by their ids. */
export type Places = ReadonlyMap<string, NamedPlace>;

/** A move as far as its words need it: the engine's, or one of the recorded game. */
export type Told = Pick<Move, "move" | "from" | "to" | "count" | "card" | "onto" | "action" | "kind" | "text" | "say">;

/** An action by what it does, where it takes the cards, and how many of them. */
export type Doing = Pick<Move, "kind" | "from" | "count">;

/** An editor's reading that was switched: its label on the page («Р2») and the option's words, both the edition's. */
export interface SwitchedReading {
  readonly short: string;
  readonly words: string;
}

/** What of the address, or of the kept play, was not understood. */
export type Misread =
  | { readonly of: "readings"; readonly parts: readonly string[] }
  /** The record can't be read; the engine refuses its moves. */
  | { readonly of: "record" | "moves" };

/** How a clause stands after the first words: «по пункту 7» or «пункт 7»; `forbids`: where they say that it forbids. */
export type Naming = "by" | "plain" | "forbids";

/** Words of the strip under the table. */
export interface Words {
  /** The first words, set in bold, without a full stop. */
  readonly lead: string;
  readonly naming?: Naming;
  /** What the engine or the edition says in Russian, if the board speaks another language. */
  readonly russian?: string;
  readonly rest: string;
}

export interface CardWords {
  /** `QS` → «дама пик»; a hidden card → «закрытая карта». */
  card(card: CardText): string;
  /** «5 карт» */
  cards(count: number): string;
  /** «5 ходов» */
  moves(count: number): string;
  /** 195259 → «195 259» */
  number(number: number): string;
  /** By the letter of their sign (`s`, `h`, `d`, `c`), as they are read aloud after a rank: «пик». */
  readonly suits: Readonly<Record<string, string>>;
  /** The letter of the readings' labels, where the page doesn't give one. */
  readonly readingLetter: string;
}

export interface MoveWords {
  /** «Семёрка пик на восьмёрку пик», without a full stop. */
  move(move: Told): string;
  /** «7♠ на 8♠» */
  moveText(move: Told): string;
  /** Where it goes: «на восьмёрку пик». */
  whither(move: Told): string;
  /** What an action's button says; `built`: what the build wrote there. */
  action(doing: Doing, built: string): string;
}

export interface TableWords {
  /** «левый ряд 1»; the id of an unknown place. */
  place(id: string): string;
  /** «левый ряд 1, левый ряд 2 и ещё 8»; "" of none. */
  places(ids: readonly string[]): string;
  /** The name of a pile's top: «Левый ряд 4, сверху дама пик, 5 карт». */
  pile(name: string, cards: readonly CardText[]): string;
  /** «дама пик, накрыта» */
  covered(card: CardText): string;
  /** «Левый ряд 4, …; сюда можно, пункт 7» */
  mayGo(pile: string, label: string): string;
  /** «Левый ряд 1: раскрыто, 3 карты снизу вверх: …» */
  opened(name: string, cards: readonly CardText[]): string;
  /** `deal`: null for a position that was written down. */
  table(deal: number | null, made: number): string;
  recordedTable(move: number): string;
  /** «6,2 из 12,5 МБ»; both in bytes. */
  megabytes(loaded: number, total: number): string;
  /** «ход 12 из 87» */
  stepOf(move: number, last: number): string;
  /** Made and taken back: «3 хода, отменено 2». */
  history(made: number, undone: number): string;
  readonly cameOut: string;
  readonly noMoves: string;
  /** «п. », before clauses in a list. */
  readonly clauses: string;
  /** Around a citation in a sentence: «— по пункту», «по пунктам»; `and` joins the last two. */
  readonly citing: Readonly<Record<Naming, { readonly before: string; readonly clause: Nouns; readonly reading: Nouns }>>;
  readonly and: string;
  /** The row of a clause: «Ход 12». */
  recordedNow(move: number): string;
  readonly permitsNow: string;
  /** «Позиции» */
  readonly positions: string;
}

/** A noun before one label, and before several. */
export type Nouns = readonly [one: string, many: string];

export interface SaidWords {
  readonly faults: Readonly<Record<FaultKind, string>>;
  readonly stages: Readonly<Record<Stage, string>>;
  readonly buttons: Readonly<Record<"retry" | "startHere" | "leave" | "goOn" | "finish" | "former" | "stop", string>>;
  readonly badNumber: Words;
  readonly restarting: Words;
  readonly slow: string;
  readonly preparing: string;
  misread(what: Misread): string;
  readonly onlyHome: string;
  keptPlay(made: number): string;
  readonly recordingBegins: string;
  readonly recordingEnds: string;
  recordedMove(number: number, text: string): string;
  error(message: string): Words;
  readonly noHome: string;
  refused(refusal: Refusal): Words;
  hint(hint: Hint): Words;
  /** Of cards in hand that have no move. */
  readonly idleHand: string;
  /** Of a pair: so many other cards fit. */
  alsoCards(count: number): string;
  alsoPlaces(count: number): string;
  also(whither: readonly string[]): string;
  won(sentence: string, made: number): Words;
  stuck(sentence: string): Words;
  played(number: number, move: Told): string;
  readonly undone: string;
  readonly restarted: string;
  readonly formerBack: string;
  readonly finishing: Words;
  readonly placed: string;
  readonly linked: string;
  /** «Сделано 12 ходов.» */
  made(count: number): string;
  reading(readings: readonly SwitchedReading[]): Words;
  readonly dealtAnew: string;
  /** «Разложено: 52 карты» */
  laid(cards: number): string;
  readonly yourMove: string;
  /** «Сейчас возможно 6 ходов.» */
  choice(moves: number): string;
  readonly ruleOnTable: string;
  possible(move: Told): string;
}

/** How a deal is laid, stage by stage. */
export interface StageWords {
  /** «Раскладка 2 из 4» */
  stage(number: number, last: number): string;
  /** The table's name meanwhile; `stage` in the words above. */
  stagedTable(stage: string): string;
  /** Of a stage that lays nothing: «В колоде 52 карты». */
  inPack(cards: number): string;
  /** «10 рядов» */
  placesOf(noun: Noun, count: number): string;
  /** «10 рядов по 5–6 карт», «колода: 35 карт»: `sizes` of each of the places that are named. */
  laidOn(named: string, sizes: readonly number[]): string;
  stillEmpty(named: string): string;
  baseCard(card: CardText): string;
  moreClauses(count: number): string;
}

/** What the solver found, and new deals that come out. `peeks`: it knew what the player can't. */
export interface SolverWords {
  searching(peeks: boolean): Words;
  /** «12 000 из 200 000 позиций» */
  positionsTried(states: number, budget: number): string;
  /** Proven: no line wins. */
  lost(peeks: boolean): Words;
  /** None was found, which proves nothing. */
  notFound(states: number, peeks: boolean): Words;
  readonly notLoaded: Words;
  /** Beside a hint: «Решение за 20 000 позиций не найдено.» */
  beyondHint(states: number): string;
  solutionFound(moves: number): string;
  solutionBegins(peeks: boolean): string;
  solutionMove(number: number, text: string): string;
  readonly solutionEnds: string;
  solutionTable(move: number): string;
  readonly dealtFrom: Readonly<Record<List, string>>;
}

/** What a clause that the reader points at says to the table. */
export interface AskedWords {
  readonly namesNoPlace: string;
  readonly framed: string;
  /** «Сейчас разрешены 2 хода» */
  allowed(moves: number): string;
  readonly noMovesNow: string;
  readonly stops: string;
  readonly givesNone: string;
  readonly noneByIt: string;
  readonly stopsForOne: string;
  readonly byThisClause: string;
  /** «… и ещё 5» */
  more(listed: string, count: number): string;
}

export interface DialogWords {
  readonly close: string;
  readonly sharing: Readonly<
    Record<"link" | "copyLink" | "record" | "copyRecord" | "picture" | "saveSvg" | "savePng" | "saved" | "noPng" | "copied" | "notCopied", string>
  >;
  /** The words under a shared picture: `title` and `start` are the record's first lines. */
  caption(title: string, start: string, deal: number | null, made: number): string;
  readonly writing: Readonly<Record<"how" | "text" | "deal" | "example" | "showExample" | "places", string>>;
  /** What is wrong in a written deal; `line` and `column` where it has several lines, else null. */
  faultIn(message: string, at: { readonly line: number; readonly column: number } | null): Pick<Words, "lead" | "russian">;
}

export interface BoardWords extends CardWords, MoveWords, TableWords, SaidWords, StageWords, SolverWords, AskedWords, DialogWords {
  readonly lang: Language;
  readonly labels: Labels;
}

/** A language's words for a table. */
export type Speech = (places: Places) => BoardWords;
