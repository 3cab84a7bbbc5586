// «Управление» and «Настройки»: two small dialogs, made when they are first opened. On a page without a board the
// script adds the button of the settings to the comparison's bar: its letters, too, can be switched off.
import { helpHtml, keysOf } from "./help.ts";
import { CHOICES, choose, isChoice, settingsOnPage, singleKeys } from "./settings.ts";
import { settingsHtml } from "./settings_dialog.ts";

const TITLES = { help: "Управление", settings: "Настройки" } as const;
type Aid = keyof typeof TITLES;

const CROSS = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>';

let dialog: HTMLDialogElement | null = null;

export function listenForAids(): void {
  const bar = document.querySelector(".comparison-bar");
  if (document.querySelector("rasklad-board") === null && bar !== null) {
    bar.insertAdjacentHTML("beforeend", '<button type="button" class="to-settings" data-opens="settings" aria-haspopup="dialog">Настройки</button>');
  }
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-opens]") : null;
    const aid = button?.dataset["opens"];
    if (aid === "help" || aid === "settings") open(aid);
  });
  document.addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.key !== "?" || !singleKeys() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target?.closest("input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable], dialog")) return;
    event.preventDefault();
    open("help");
  });
}

function open(aid: Aid): void {
  const board = document.querySelector("rasklad-board");
  const inside =
    aid === "help" ? helpHtml(keysOf((selector) => document.querySelector(selector) !== null)) : settingsHtml(settingsOnPage(), board !== null);
  dialog ??= makeDialog();
  dialog.innerHTML =
    `<div class="inside"><header><h2 id="aid-title">${TITLES[aid]}</h2>` +
    `<button type="button" class="close" aria-label="Закрыть">${CROSS}</button></header>${inside}</div>`;
  dialog.showModal();
}

function makeDialog(): HTMLDialogElement {
  const made = document.createElement("dialog");
  made.className = "clause-dialog aid-dialog";
  made.setAttribute("aria-labelledby", "aid-title");
  made.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    // A click on the dialog itself is a click on the page behind it: its inside is all covered.
    if (target === made || target?.closest(".close")) made.close();
  });
  made.addEventListener("change", (event) => {
    const input = event.target instanceof HTMLInputElement ? event.target : null;
    const name = input?.name.replace("setting-", "") ?? "";
    if (input !== null && isChoice(name, input.value) && name in CHOICES) choose(name, input.value);
  });
  document.body.append(made);
  return made;
}
