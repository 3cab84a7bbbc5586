// «⋯» at a clause: its address, its citation, a report of a misprint. One dialog for the page, filled anew for
// each clause; without scripts the section «Источник и цитирование» has the form of a citation.
import { escapeHtml } from "../html.ts";
import { type Records, type Reported, entry, gost, reportAddress, reportText, ris } from "./citation.ts";
import { copy } from "./copy.ts";
import { close as closeExplanation } from "./explain.ts";
import { clauseText } from "./texts.ts";

const DOTS = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h.01M12 12h.01M19 12h.01"/></svg>';
const CROSS = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>';

let dialog: HTMLDialogElement | null = null;

/** Give each clause its button. Without the page's records there is nothing to show, and no button. */
export function prepareClauseTools(): void {
  if (readRecords() === null) return;
  for (const row of document.querySelectorAll<HTMLElement>(".clause-row[data-clause]")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "clause-tools";
    button.setAttribute("aria-haspopup", "dialog");
    button.setAttribute("aria-label", `Пункт ${row.dataset["short"] ?? ""}: ссылка, цитата, опечатка`);
    button.innerHTML = DOTS;
    row.querySelector(".clause-number")?.after(button);
  }
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const row = target?.closest(".clause-tools")?.closest<HTMLElement>(".clause-row");
    if (row) open(row);
  });
}

function readRecords(): Records | null {
  const data = document.querySelector("#clause-records")?.textContent;
  return data ? (JSON.parse(data) as Records) : null;
}

function open(row: HTMLElement): void {
  const records = readRecords();
  const clause = row.dataset["clause"];
  if (records === null || clause === undefined) return;
  closeExplanation();
  const [line, raw] = records.clauses[clause] ?? [0, "", []];
  const reported: Reported = {
    clause,
    label: row.dataset["short"] ?? clause,
    address: addressOf(row, clause),
    today: new Date(),
    old: clauseText(row, "old"),
    modern: clauseText(row, "new"),
    line,
    raw,
    edition: records.cite.edition,
  };
  dialog ??= makeDialog();
  dialog.innerHTML = contents(reported, records);
  dialog.showModal();
}

/** The clause's permanent address: the game's own page, whichever page shows the clause here. */
function addressOf(row: HTMLElement, clause: string): string {
  const page = row.closest<HTMLElement>("[data-comparison]")?.dataset["page"] ?? "";
  const address = new URL(page, location.href);
  address.search = "";
  address.hash = clause;
  return address.href;
}

function makeDialog(): HTMLDialogElement {
  const made = document.createElement("dialog");
  made.className = "clause-dialog";
  made.setAttribute("aria-labelledby", "clause-dialog-title");
  made.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    // A click on the dialog itself is a click on the page behind it: its inside is all covered by sections.
    if (target === made || target?.closest(".close")) return made.close();
    const button = target?.closest<HTMLElement>("[data-copies]");
    const source = button ? made.querySelector(`#${button.dataset["copies"] ?? ""}`) : null;
    if (button && source) void copy(textOf(source), button);
    return undefined;
  });
  document.body.append(made);
  return made;
}

function textOf(source: Element): string {
  const field = source instanceof HTMLInputElement || source instanceof HTMLTextAreaElement;
  return field ? source.value : (source.textContent ?? "");
}

function contents(reported: Reported, records: Records): string {
  const form = document.querySelector<HTMLMetaElement>("meta[name=report-url]")?.content ?? "";
  const send =
    form === ""
      ? "<p>Допишите, что не так, скопируйте и отправьте издателям сайта:</p>"
      : `<p><a href="${escapeHtml(reportAddress(form, reported))}">Открыть форму</a>: пункт и оба чтения в\u00a0ней уже названы. Или скопируйте сообщение:</p>`;
  return (
    `<div class="inside"><header><h2 id="clause-dialog-title">Пункт\u00a0${escapeHtml(reported.label)}</h2>` +
    `<button type="button" class="close" aria-label="Закрыть">${CROSS}</button></header>` +
    `<section><h3><label for="clause-address">Постоянный адрес</label></h3>` +
    `<input id="clause-address" readonly value="${escapeHtml(reported.address)}">${button("clause-address", "адрес")}</section>` +
    `<section><h3>Ссылка по\u00a0ГОСТ\u00a0Р\u00a07.0.100</h3>` +
    `<p id="clause-gost" class="sample">${escapeHtml(gost(records.cite.gost, reported))}</p>${button("clause-gost", "ссылку")}</section>` +
    `<section><h3>Для\u00a0программ</h3>` +
    `<pre id="clause-bibtex" class="sample" tabindex="0">${escapeHtml(entry(records.cite.bibtex, reported))}</pre>` +
    // The other two are for programs alone: copied, not shown.
    `<pre id="clause-ris" hidden>${escapeHtml(ris(records.cite.ris, reported))}</pre>` +
    `<pre id="clause-csl" hidden>${escapeHtml(entry(records.cite.csl, reported))}</pre>` +
    `<p class="copies"><span aria-hidden="true">Скопировать</span>${named("clause-bibtex", "BibTeX")}${named("clause-ris", "RIS")}${named("clause-csl", "CSL-JSON")}</p></section>` +
    proofread(reported.clause, records) +
    `<section><h3><label for="clause-report">Сообщить об\u00a0опечатке</label></h3>${send}` +
    `<textarea id="clause-report" rows="7">${escapeHtml(reportText(reported))}</textarea>${button("clause-report", "сообщение")}</section>` +
    '<p class="dialog-status" role="status"></p></div>'
  );
}

/** One of several buttons behind one word «Скопировать». */
function named(copies: string, what: string): string {
  return `<button type="button" data-copies="${copies}"><span class="unseen">Скопировать </span>${what}</button>`;
}

/** How often the clause was read for errors, when and against what. */
function proofread(clause: string, { readings, clauses }: Records): string {
  const through = (clauses[clause]?.[2] ?? []).map((number) => readings[number] ?? "");
  if (through.length === 0) return "";
  const items = through.map((reading) => `<li>${escapeHtml(reading)}</li>`).join("");
  return `<section><h3>Вычитан</h3><ol class="clause-readings">${items}</ol></section>`;
}

function button(copies: string, what: string): string {
  return `<button type="button" data-copies="${copies}">Скопировать<span class="unseen"> ${what}</span></button>`;
}
