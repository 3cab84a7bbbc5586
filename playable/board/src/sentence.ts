// The sentence under the board: what it says in each state. Words only; `render.ts` draws them.
import { askedWords } from "./asked.ts";
import { capital, cardCount, cardName, plural } from "./cards.ts";
import type { FaultKind, Move, Stage, View } from "./protocol.ts";
import type { Recording } from "./recording.ts";
import { type Shown, type State, isMutual, targets } from "./state.ts";
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
  readonly naming: "by" | "plain";
  readonly rest: string;
  /** A button in the strip. */
  readonly button: { readonly action: "start" | "retry" | "former" | "leave" | "finish"; readonly label: string } | null;
}

const PLAIN: Sentence = { tone: "quiet", lead: "", clauses: [], naming: "plain", rest: "", button: null };

/** So many clauses of a stage its sentence cites; the text lights all. */
const CITED = 4;

const RETRY = { action: "retry", label: "Повторить" } as const;
const START_HERE = { action: "start", label: "Играть отсюда" } as const;
const LEAVE = { action: "leave", label: "К\u00a0партии" } as const;
const CONTINUE = { action: "start", label: "Продолжить" } as const;
const FINISH = { action: "finish", label: "Закончить" } as const;
const FORMER = { action: "former", label: "Вернуть партию" } as const;

const FAULTS: Readonly<Record<FaultKind, string>> = {
  fetch: "Не удалось загрузить движок. Проверьте связь: текст и карты остаются на\u00a0месте",
  crash: "Движок остановился из-за ошибки. Партия не\u00a0потеряна",
  silent: "Движок не\u00a0отвечает. Партия не\u00a0потеряна",
};

const STAGES: Readonly<Record<Stage, string>> = {
  runtime: "Загружается Python: в первый раз по\u00a0сети идёт около четырёх мегабайт.",
  python: "Запускается Python.",
  rules: "Читаются правила игры.",
};

export const IDLE: Sentence = {
  ...PLAIN,
  lead: "Карты разложены",
  rest: "Выберите карту: правила скажут, куда ей можно.",
  button: { action: "start", label: "Разложить" },
};

export function sentenceOf(state: State): Sentence {
  if (state.boot === "failed") {
    return { ...PLAIN, tone: "forbids", lead: FAULTS[state.fault ?? "crash"], button: RETRY };
  }
  if (state.note.about === "bad-number") {
    return {
      ...PLAIN,
      tone: "forbids",
      lead: "Такого расклада нет",
      rest: "Номер\u00a0— целое число от\u00a00 до\u00a0999\u00a0999\u00a0999.",
    };
  }
  if (state.boot === "loading") {
    const rest = STAGES[state.stage ?? "runtime"];
    if (state.fault !== null) return { ...PLAIN, lead: "Движок остановился и\u00a0запускается заново", rest: "Партия не\u00a0потеряна." };
    return state.slow ? { ...PLAIN, lead: "Загрузка идёт дольше обычного", rest, button: RETRY } : { ...PLAIN, lead: "Готовим стол", rest };
  }
  if (state.asked !== null) {
    const tone = state.asked.bearing !== null && state.asked.bearing.moves.length > 0 ? "permits" : "quiet";
    return { ...PLAIN, tone, clauses: [state.asked.clause], ...askedWords(state.asked) };
  }
  if (state.recording !== null && state.recorded !== null) {
    const button = state.view === null && state.stored === null ? START_HERE : LEAVE;
    const words = state.dealing === null ? recordedWords(state.recording, state.recorded) : dealingWords(state.dealing);
    return { ...words, button };
  }
  // Of a deal that is laid by itself only what it is: it passes quickly, and the strip keeps its height.
  if (state.dealing !== null) return { ...dealingWords(state.dealing), rest: "" };
  if (state.note.about === "address") {
    const rest = state.view === null ? IDLE.rest : choiceWords(state.view);
    return { ...PLAIN, tone: "forbids", lead: state.note.words, rest, button: state.view === null ? IDLE.button : null };
  }
  if (state.view === null) return state.stored === null ? IDLE : storedWords(state.stored);
  const spoken = played(state);
  const last = state.view.finish && state.hand === null && state.refusal === null && state.note.about !== "finishing";
  // «Отменить» brings the former play back, too.
  if (last) return { ...spoken, rest: "Дальше решать нечего: остальные карты лягут на\u00a0основания одна за\u00a0другой.", button: FINISH };
  return state.former !== null && isFresh(state) ? { ...spoken, button: FORMER } : spoken;
}

/** The play that the browser kept, before there is an engine. */
function storedWords({ play }: Stored): Sentence {
  if (play.moves.length === 0) return IDLE;
  return { ...IDLE, lead: `Партия продолжается, ${madeWords(play.at)}`, button: CONTINUE };
}

/** «сделано 12 ходов» */
function madeWords(made: number): string {
  return `${plural(made, "сделан", "сделано", "сделано")} ${made}\u00a0${plural(made, "ход", "хода", "ходов")}`;
}

/** «Раскладка 2 из 4. 10 рядов по 5–6 карт — по пунктам 1 и 2»; of many clauses the first are cited. */
function dealingWords(dealing: Dealing): Sentence {
  const { clauses = [] } = dealing.setup.stages[dealing.at] ?? {};
  const cited = clauses.length > CITED ? clauses.slice(0, CITED - 1) : clauses;
  const rest = [baseWords(dealing), moreClauses(clauses.length - cited.length)].filter((words) => words !== "").join(" ");
  return { ...PLAIN, tone: "permits", lead: `${stageNumber(dealing)}. ${stageWords(dealing)}`, clauses: cited, naming: "by", rest };
}

/** «Ход 12: 7♠ на 8♠ — по пункту 7», and at a turning point what it is. */
function recordedWords({ moves, comments }: Recording, shown: number): Sentence {
  const move = moves[shown - 1];
  const comment = comments.get(shown) ?? "";
  if (move === undefined) {
    return { ...PLAIN, lead: "Записанная партия", rest: comment === "" ? "Шагайте вперёд: каждый ход назовёт свой пункт." : comment };
  }
  const rest = comment === "" && shown === moves.length ? "Партия показана до\u00a0конца." : comment;
  return { ...PLAIN, tone: "permits", lead: `Ход\u00a0${shown}: ${move.text}`, clauses: move.clauses, naming: "by", rest };
}

/** Did another play just take the table? Then the former one can be taken back. */
function isFresh({ note, shown }: State): boolean {
  return shown !== null || ["reading", "dealt", "linked", "placed", "error"].includes(note.about);
}

function played(state: State): Sentence {
  if (state.note.about === "error") return { ...PLAIN, tone: "forbids", lead: stripStop(state.note.message) };
  if (state.note.about === "no-home") return { ...PLAIN, tone: "forbids", lead: "На\u00a0основание этой карте сейчас нельзя" };
  if (state.refusal !== null) {
    const { say, reason, clauses } = state.refusal;
    return { ...PLAIN, tone: "forbids", lead: stripStop(say), clauses, rest: reason };
  }
  if (state.note.about === "hint") {
    const { move, reason } = state.note.hint;
    return { ...PLAIN, tone: "permits", lead: `Подсказка: ${lower(stripStop(move.say))}`, clauses: move.clauses, naming: "by", rest: reason };
  }
  return state.hand === null ? atRest(state) : inHand(state);
}

function inHand(state: State): Sentence {
  const wanted = state.shown?.move ?? null;
  const moves = [...targets(state).values()].toSorted((a, b) => Number(b.move === wanted) - Number(a.move === wanted));
  const [first, ...others] = moves;
  if (first === undefined) {
    const cards = state.view?.piles[state.hand?.place ?? ""] ?? [];
    const card = cards.at(-(state.hand?.count ?? 1)) ?? "#";
    return { ...PLAIN, lead: capital(cardName(card)), rest: "С\u00a0этой картой сейчас ходов нет. Выберите место, и\u00a0правила скажут почему." };
  }
  return { ...PLAIN, tone: "permits", lead: stripStop(first.say), clauses: first.clauses, naming: "by", rest: alsoTo(others) };
}

/** «Можно и на валета пик, и на пустое место.» */
function alsoTo(moves: readonly Move[]): string {
  if (moves.length === 0) return "";
  if (moves.some(isMutual)) return `Подходит и\u00a0ещё ${cardCount(moves.length)}.`;
  const places = moves.map((move) => whereTo(move.say));
  if (places.length > 3) return `Можно и\u00a0ещё на\u00a0${places.length}\u00a0${plural(places.length, "место", "места", "мест")}.`;
  return `Можно и\u00a0${places.join(", и\u00a0")}.`;
}

/** «Дама пик на валета пик» → «на валета пик»; «Валет пик в угол 2» → «в угол 2». */
function whereTo(say: string): string {
  const found = /\s(?:на|в)\s.*$/u.exec(stripStop(say));
  return found ? found[0].trim() : stripStop(say).toLowerCase();
}

function atRest(state: State): Sentence {
  const view = state.view;
  if (view === null) return IDLE;
  if (view.state === "won") return { ...PLAIN, tone: "won", lead: stripStop(view.sentence), clauses: view.clauses, rest: wonWords(view) };
  if (view.state === "stuck") {
    return { ...PLAIN, tone: "forbids", lead: stripStop(view.sentence), clauses: view.clauses, rest: "Отмените ход или начните сначала." };
  }
  const choice = choiceWords(view);
  if (state.shown !== null) return shownWords(state.shown, view, choice);
  switch (state.note.about) {
    case "played":
      return { ...PLAIN, lead: `Ход\u00a0${view.history.length}. ${playedWords(state.note.move)}`, clauses: state.note.move.clauses, naming: "by", rest: choice };
    case "undone":
      return { ...PLAIN, lead: "Ход отменён", rest: choice };
    case "restarted":
      return { ...PLAIN, lead: "Расклад с\u00a0начала", rest: choice };
    case "former":
      return { ...PLAIN, lead: "Прежняя партия снова на\u00a0столе", rest: choice };
    case "finishing":
      return { ...PLAIN, lead: "Партия доигрывается сама", rest: "Escape или любая карта остановят её." };
    case "placed":
      return { ...PLAIN, lead: "Разложено, как вы записали", rest: choice };
    case "linked": {
      const made = view.history.length;
      const rest = made === 0 ? choice : `${capital(madeWords(made))}. ${choice}`;
      return { ...PLAIN, lead: "Открыта партия по\u00a0ссылке", rest };
    }
    case "reading":
      return { ...PLAIN, lead: stripStop(state.note.words), rest: state.note.anew ? `Расклад начат сначала. ${choice}` : choice };
    default: {
      const down = Object.values(view.piles).flat().length;
      const lead = view.history.length === 0 ? `Разложено: ${cardCount(down)}` : "Ваш ход";
      return { ...PLAIN, lead, rest: view.sentence === "" ? choice : `${stripStop(view.sentence)}. ${choice}` };
    }
  }
}

/** «Сделано 87 ходов.» */
function wonWords(view: View): string {
  return view.history.length === 0 ? "" : `${capital(madeWords(view.history.length))}.`;
}

function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** «Сейчас возможно 6 ходов.» */
function choiceWords(view: View): string {
  const count = view.moves.length;
  return `Сейчас ${plural(count, "возможен", "возможны", "возможно")} ${count}\u00a0${plural(count, "ход", "хода", "ходов")}.`;
}

/** A stored position where no card is in hand: a move of the stock that the clause permits, or a table that it made. */
function shownWords(shown: Shown, view: View, choice: string): Sentence {
  const move = view.moves.find((legal) => legal.move === shown.move);
  if (move === undefined) return { ...PLAIN, lead: "Правило на\u00a0столе", clauses: [shown.clause], rest: choice };
  return { ...PLAIN, tone: "permits", lead: `Можно: ${stripStop(move.say)}`, clauses: move.clauses, naming: "by", rest: choice };
}

/** «Дама пик на короля пик»; of a turned card, which one it was: «Открыть карту: семёрка пик». */
function playedWords(move: Move): string {
  const turned = move.action !== null && move.card !== null ? `: ${cardName(move.card)}` : "";
  return stripStop(move.say) + turned;
}

export function stripStop(text: string): string {
  return text.replace(/[.\s]+$/u, "");
}
