// The inside of «Настройки»: a group of radio buttons for each choice.
import { type Choice, type Settings } from "./settings.ts";

interface Group {
  readonly name: Choice;
  readonly legend: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly note: string;
}

const DECK: readonly Group[] = [
  {
    name: "suits",
    legend: "Масти",
    options: [
      ["two", "двух цветов"],
      ["four", "четырёх цветов: бубны синие, трефы зелёные"],
    ],
    note: "",
  },
  {
    name: "indices",
    legend: "Буквы на\u00a0картах",
    options: [
      ["russian", "русские: Т\u00a0К\u00a0Д\u00a0В"],
      ["latin", "латинские: A\u00a0K\u00a0Q\u00a0J"],
    ],
    note: "",
  },
];

const KEYS: Group = {
  name: "keys",
  legend: "Клавиши-буквы",
  options: [
    ["on", "действуют"],
    ["off", "выключены"],
  ],
  note: "Выключите их, если диктуете голосом или случайно задеваете клавиши. Стрелки, Enter, Esc и\u00a0Ctrl+Z действуют всегда.",
};

/** `board`: the page has a table, so its deck can be chosen. */
export function settingsHtml(settings: Settings, board: boolean): string {
  const groups = board ? [...DECK, KEYS] : [KEYS];
  return `${groups.map((group) => groupHtml(group, settings)).join("")}<p>Выбор хранится в\u00a0этом браузере.</p>`;
}

function groupHtml({ name, legend, options, note }: Group, settings: Settings): string {
  const radios = options.map(
    ([value, words]) =>
      `<label><input type="radio" name="setting-${name}" value="${value}"${settings[name] === value ? " checked" : ""}>` +
      `<span>${words}</span></label>`,
  );
  return `<fieldset><legend>${legend}</legend>${radios.join("")}${note === "" ? "" : `<p>${note}</p>`}</fieldset>`;
}
