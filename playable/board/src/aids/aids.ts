// «Управление» and «Настройки»: two small dialogs, made when they are first opened. On a page without a board the
// script adds the button of the settings to the comparison's bar: its letters, too, can be switched off.
import type { AidWords } from "../../messages/aids.ts";
import { russianAids } from "../../messages/ru/aids.ts";
import { fetchEnglish } from "../english.ts";
import { helpHtml, keysOf } from "./help.ts";
import { CHOICES, choose, isChoice, languageOnPage, settingsOnPage, singleKeys } from "./settings.ts";
import { settingsHtml } from "./settings_dialog.ts";

type Aid = "help" | "settings";

const CROSS = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>';

let dialog: HTMLDialogElement | null = null;

export function listenForAids(): void {
  const bar = document.querySelector(".comparison-bar");
  if (document.querySelector("rasklad-board") === null && bar !== null) {
    bar.insertAdjacentHTML("beforeend", `<button type="button" class="to-settings" data-opens="settings" aria-haspopup="dialog">${russianAids.titles.settings}</button>`);
  }
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-opens]") : null;
    const aid = button?.dataset["opens"];
    if (aid === "help" || aid === "settings") void open(aid);
  });
  document.addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.key !== "?" || !singleKeys() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target?.closest("input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable], dialog")) return;
    event.preventDefault();
    void open("help");
  });
}

/** The words of the dialogs: as the board speaks; on a page without one, Russian. */
async function aidWords(): Promise<AidWords> {
  if (document.querySelector("rasklad-board") === null || languageOnPage() === "ru") return russianAids;
  return fetchEnglish().then(
    ({ englishAids }) => englishAids,
    () => russianAids, // as the board does, which can't speak it either
  );
}

async function open(aid: Aid): Promise<void> {
  dialog ??= makeDialog();
  await fill(dialog, aid);
  if (!dialog.open) dialog.showModal();
}

async function fill(into: HTMLDialogElement, aid: Aid): Promise<void> {
  const words = await aidWords();
  const board = document.querySelector("rasklad-board") !== null;
  const inside =
    aid === "help"
      ? helpHtml(keysOf((selector) => document.querySelector(selector) !== null), words)
      : settingsHtml(settingsOnPage(), board, words);
  into.lang = words.lang;
  into.innerHTML =
    `<div class="inside"><header><h2 id="aid-title">${words.titles[aid]}</h2>` +
    `<button type="button" class="close" aria-label="${words.close}">${CROSS}</button></header>${inside}</div>`;
}

/** The dialog speaks as the board does from now on; the choice keeps the focus. */
async function retell(into: HTMLDialogElement, input: HTMLInputElement): Promise<void> {
  await fill(into, "settings");
  into.querySelector<HTMLInputElement>(`[name="${input.name}"][value="${input.value}"]`)?.focus();
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
    if (input === null || !isChoice(name, input.value) || !(name in CHOICES)) return;
    choose(name, input.value);
    if (name === "language") void retell(made, input);
  });
  document.body.append(made);
  return made;
}
