// «Поделиться» and «Свой расклад» in Russian.
import type { DialogWords } from "../words.ts";

export const DIALOGS: DialogWords = {
  close: "Закрыть",
  sharing: {
    link: "Ссылка на\u00a0партию",
    copyLink: "Скопировать ссылку",
    record: "Запись партии",
    copyRecord: "Скопировать запись",
    picture: "Рисунок позиции",
    saveSvg: "Сохранить SVG",
    savePng: "Сохранить PNG",
    saved: "Рисунок сохранён",
    noPng: "Браузер не\u00a0смог нарисовать PNG: сохраните SVG",
    copied: "Скопировано",
    notCopied: "Браузер не дал скопировать: выделите текст сами",
  },
  // «Крѣпость / Крепость · Расклад № 195 259 · ход 12»
  caption(title, start, deal, made) {
    const dealt = deal === null ? [] : [start];
    return [title, ...dealt, ...(made === 0 ? [] : [`ход\u00a0${made}`])].join(" · ");
  },
  writing: {
    how:
      "Место, двоеточие, его карты снизу вверх; между местами точка с\u00a0запятой или новая строка. " +
      "Карты латиницей: достоинство A\u00a0K\u00a0Q\u00a0J\u00a010…2 и\u00a0масть S\u00a0(пики), H\u00a0(черви), D\u00a0(бубны), C\u00a0(трефы); " +
      "закрытая карта\u00a0— #QH. Карт может быть меньше, чем в\u00a0колоде. Годится и\u00a0ссылка на\u00a0партию.",
    text: "Расклад",
    deal: "Разложить",
    example: "Пример:",
    showExample: "Показать пример",
    places: "Места на\u00a0столе",
  },
  // The engine's sentence names the column; of several lines it says which, too.
  faultIn(message, at) {
    if (at === null) return { lead: message };
    return { lead: message.replace(/^Столбец \d+/u, `Строка\u00a0${at.line}, столбец\u00a0${at.column}`) };
  },
};
