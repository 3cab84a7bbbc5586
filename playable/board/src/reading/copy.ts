// The buttons that copy a text to the clipboard, and say so.
import { announce } from "./status.ts";
import { type Column, wholeText } from "./texts.ts";

const SAID_FOR = 2000;

/** What is said of a copy. */
interface Said {
  readonly copied: string;
  readonly notCopied: string;
}

const SAID: Said = { copied: "Скопировано", notCopied: "Браузер не дал скопировать: выделите текст сами" };

export function listenForCopies(): void {
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button[data-copy]") : null;
    const comparison = button?.closest("[data-comparison]");
    const column: Column = button?.dataset["copy"] === "new" ? "new" : "old";
    if (button && comparison) void copy(wholeText(comparison, column), button);
  });
}

/** Copy a text; the button shows that it was done, and it is said aloud. */
export async function copy(text: string, button: HTMLElement, said: Said = SAID): Promise<void> {
  const done = await written(text);
  announce(done ? said.copied : said.notCopied);
  button.dataset["copied"] = String(done);
  setTimeout(() => delete button.dataset["copied"], SAID_FOR);
}

async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writtenTheOldWay(text);
  }
}

/** On a page that isn't served by https there is no clipboard API. */
function writtenTheOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  const focused = document.activeElement;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}
