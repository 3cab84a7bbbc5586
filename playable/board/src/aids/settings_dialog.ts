// The inside of «Настройки»: a group of radio buttons for each choice.
import type { AidWords } from "../../messages/aids.ts";
import { CHOICES, type Choice, LANGUAGES, type Settings } from "./settings.ts";

const OF_THE_BOARD: readonly Choice[] = ["language", "suits", "indices", "deals"];

/** `board`: the page has a table, so its deck can be chosen, and its language; other words than its may have come. */
export function settingsHtml(settings: Settings, board: boolean, words: AidWords): string {
  const choices: readonly Choice[] = board ? [...OF_THE_BOARD, "keys"] : ["keys"];
  const missing = board && LANGUAGES[settings.language] !== words.lang ? `<p role="alert">${words.notCome}</p>` : "";
  return `${choices.map((choice) => groupHtml(choice, settings, words)).join("")}${missing}<p>${words.kept}</p>`;
}

function groupHtml(name: Choice, settings: Settings, words: AidWords): string {
  const { legend, options, note } = words.settings[name];
  const radios = CHOICES[name].map(
    (value) =>
      `<label><input type="radio" name="setting-${name}" value="${value}"${settings[name] === value ? " checked" : ""}>` +
      `<span${langOf(value, name)}>${options[value] ?? value}</span></label>`,
  );
  return `<fieldset><legend>${legend}</legend>${radios.join("")}${note === "" ? "" : `<p>${note}</p>`}</fieldset>`;
}

/** Each language is called by its own name. */
function langOf(value: string, name: Choice): string {
  return name === "language" ? ` lang="${LANGUAGES[value as keyof typeof LANGUAGES]}"` : "";
}
