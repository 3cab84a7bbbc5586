// The sentences under the table in Russian. Refusals, reasons and ends are the engine's own.
import { capital, stripStop } from "../../src/cards.ts";
import type { AskedWords, Misread, SaidWords } from "../words.ts";
import { CARDS, plural } from "./cards.ts";
import { MOVES, made } from "./table.ts";

/** The longest part of an address that is quoted to the reader, in characters. */
const QUOTED = 40;

export const SAID: SaidWords = {
  faults: {
    fetch: "Не удалось загрузить движок. Проверьте связь: текст и карты остаются на\u00a0месте",
    crash: "Движок остановился из-за ошибки. Партия не\u00a0потеряна",
    silent: "Движок не\u00a0отвечает. Партия не\u00a0потеряна",
  },
  stages: {
    runtime: "Загружается Python: в первый раз по\u00a0сети идёт около четырёх мегабайт.",
    python: "Запускается Python.",
    rules: "Читаются правила игры.",
  },
  buttons: {
    retry: "Повторить",
    startHere: "Играть отсюда",
    leave: "К\u00a0партии",
    goOn: "Продолжить",
    finish: "Закончить",
    former: "Вернуть партию",
    stop: "Остановить",
  },
  badNumber: { lead: "Такого расклада нет", rest: "Номер\u00a0— целое число от\u00a00 до\u00a0999\u00a0999\u00a0999." },
  restarting: { lead: "Движок остановился и\u00a0запускается заново", rest: "Партия не\u00a0потеряна." },
  slow: "Загрузка идёт дольше обычного",
  preparing: "Готовим стол",
  misread(what) {
    if (what.of === "readings") return unknownReadings(what.parts);
    return `Сохранённую партию ${what.of === "record" ? "прочитать" : "повторить"} не\u00a0удалось, она отложена`;
  },
  onlyHome: "Дальше решать нечего: остальные карты лягут на\u00a0основания одна за\u00a0другой.",
  keptPlay: (count) => `Партия продолжается, ${made(count)}`,
  recordingBegins: "Шагайте вперёд: каждый ход назовёт свой пункт.",
  recordingEnds: "Партия показана до\u00a0конца.",
  recordedMove: (number, text) => `Ход\u00a0${number}: ${text}`,
  error: (message) => ({ lead: stripStop(message), rest: "" }),
  noHome: "На\u00a0основание этой карте сейчас нельзя",
  refused: ({ say, reason }) => ({ lead: stripStop(say), rest: reason }),
  hint: ({ move, reason }) => ({ lead: `Подсказка: ${lower(stripStop(move.say))}`, rest: reason }),
  idleHand: "С\u00a0этой картой сейчас ходов нет. Выберите место, и\u00a0правила скажут почему.",
  alsoCards: (count) => `Подходит и\u00a0ещё ${CARDS.cards(count)}.`,
  alsoPlaces: (count) => `Можно и\u00a0ещё на\u00a0${count}\u00a0${plural(count, "место", "места", "мест")}.`,
  also: (whither) => `Можно и\u00a0${whither.join(", и\u00a0")}.`,
  won: (sentence, count) => ({ lead: stripStop(sentence), rest: count === 0 ? "" : `${capital(made(count))}.` }),
  stuck: (sentence) => ({ lead: stripStop(sentence), rest: "Отмените ход или начните сначала." }),
  // Of a turned card, which one it was: «Открыть карту: семёрка пик».
  played(number, move) {
    const turned = move.action !== null && move.card !== null ? `: ${CARDS.card(move.card)}` : "";
    return `Ход\u00a0${number}. ${MOVES.move(move)}${turned}`;
  },
  undone: "Ход отменён",
  restarted: "Расклад с\u00a0начала",
  formerBack: "Прежняя партия снова на\u00a0столе",
  finishing: { lead: "Партия доигрывается сама", rest: "Escape или любая карта остановят её." },
  placed: "Разложено, как вы записали",
  linked: "Открыта партия по\u00a0ссылке",
  made: (count) => `${capital(made(count))}.`,
  reading(readings) {
    const named = readings.map(({ short, words }) => `${short}: ${words}`);
    return { lead: stripStop(`${named.length > 1 ? "Чтения" : "Чтение"} ${named.join(", ")}`), rest: "" };
  },
  dealtAnew: "Расклад начат сначала.",
  laid: (cards) => `Разложено: ${CARDS.cards(cards)}`,
  yourMove: "Ваш ход",
  choice: (count) => `Сейчас ${plural(count, "возможен", "возможны", "возможно")} ${CARDS.moves(count)}.`,
  ruleOnTable: "Правило на\u00a0столе",
  possible: (move) => `Можно: ${MOVES.move(move)}`,
};

export const ASKED: AskedWords = {
  namesNoPlace: "Мест на\u00a0столе не\u00a0называет",
  framed: "В\u00a0рамке места, о\u00a0которых идёт речь",
  allowed: (count) => `Сейчас ${plural(count, "разрешён", "разрешены", "разрешено")} ${CARDS.moves(count)}`,
  noMovesNow: "Сейчас ходов нет",
  stops: "Сейчас не\u00a0пускает",
  givesNone: "Ходов не\u00a0даёт",
  noneByIt: "Сейчас по\u00a0нему ходов нет.",
  stopsForOne: "Не\u00a0пускает, например:",
  byThisClause: "Сейчас по\u00a0этому пункту",
  more: (listed, count) => `${listed} и\u00a0ещё\u00a0${count}`,
};

/** «Чтения «foo:1» у этой игры нет, оно не учтено» */
function unknownReadings(parts: Extract<Misread, { of: "readings" }>["parts"]): string {
  const quoted = parts.map((part) => `«${part.length > QUOTED ? `${part.slice(0, QUOTED)}…` : part}»`);
  const [first = "", second] = quoted;
  if (second === undefined) return `Чтения ${first} у\u00a0этой игры нет, оно не\u00a0учтено`;
  const last = quoted.length > 2 ? "других" : second;
  return `Чтений ${first} и\u00a0${last} у\u00a0этой игры нет, они не\u00a0учтены`;
}

function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
