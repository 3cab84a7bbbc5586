// «Поделиться»: the link to the play, its record as text, the position as a picture. One dialog for the page.
import { words } from "../messages/language.ts";
import { escapeHtml } from "./html.ts";
import type { Shared } from "./inquiries.ts";
import { drawnPng, drawnSvg } from "./picture_page.ts";
import { copy } from "./reading/copy.ts";
import { announce } from "./reading/status.ts";
import { addressOf, captionOf, fileName } from "./sharing.ts";

const CROSS = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>';
/** A click on a link with a blob's address is followed at once; the blob may go then. */
const KEPT_FOR = 10_000;

/** Open the dialog for a play; closed, it leaves the page. */
export function openShareDialog(board: HTMLElement, shared: Shared): void {
  document.querySelector("dialog.share-dialog")?.remove();
  const dialog = document.createElement("dialog");
  dialog.className = "clause-dialog share-dialog";
  dialog.lang = words().lang;
  dialog.setAttribute("aria-labelledby", "share-title");
  dialog.innerHTML = contents(shared);
  dialog.addEventListener("click", (event) => clicked(dialog, event, board, shared));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function contents(shared: Shared): string {
  const { close, labels, sharing: say } = words();
  const rows = Math.min(10, shared.record.split("\n").length);
  return (
    `<div class="inside"><header><h2 id="share-title">${labels.share}</h2>` +
    `<button type="button" class="close" aria-label="${close}">${CROSS}</button></header>` +
    `<section><h3><label for="share-link">${say.link}</label></h3>` +
    `<input id="share-link" readonly value="${escapeHtml(addressOf(location, shared.link))}">` +
    `<button type="button" data-copies="share-link">${say.copyLink}</button></section>` +
    `<section><h3><label for="share-record">${say.record}</label></h3>` +
    `<textarea id="share-record" lang="ru" readonly rows="${rows}">${escapeHtml(shared.record)}</textarea>` +
    `<button type="button" data-copies="share-record">${say.copyRecord}</button></section>` +
    `<section><h3 id="share-picture">${say.picture}</h3>` +
    '<div class="share-files" role="group" aria-labelledby="share-picture">' +
    `<button type="button" data-saves="svg">${say.saveSvg}</button><button type="button" data-saves="png">${say.savePng}</button>` +
    '</div></section><p class="dialog-status" role="status"></p></div>'
  );
}

function clicked(dialog: HTMLDialogElement, event: MouseEvent, board: HTMLElement, shared: Shared): void {
  const target = event.target instanceof Element ? event.target : null;
  if (target === dialog || target?.closest(".close")) return dialog.close();
  const copies = target?.closest<HTMLElement>("[data-copies]");
  if (copies) void copyField(dialog, copies);
  const saves = target?.closest<HTMLElement>("[data-saves]");
  if (saves) void save(board, shared, saves.dataset["saves"] === "png" ? "png" : "svg");
  return undefined;
}

/** Copy a field; where the browser doesn't let us, it is left selected. */
async function copyField(dialog: HTMLDialogElement, button: HTMLElement): Promise<void> {
  const field = dialog.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${button.dataset["copies"] ?? ""}`);
  if (field === null) return;
  const { copied, notCopied } = words().sharing;
  await copy(field.value, button, { copied, notCopied });
  if (button.dataset["copied"] !== "false") return;
  field.focus();
  field.select();
}

async function save(board: HTMLElement, shared: Shared, form: "svg" | "png"): Promise<void> {
  const svg = drawnSvg(board, shared.view.piles, captionOf(shared));
  try {
    download(form === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await drawnPng(svg), fileName(shared.view, form));
    announce(words().sharing.saved);
  } catch {
    announce(words().sharing.noPng);
  }
}

function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR);
}
