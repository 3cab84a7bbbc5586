// «ё» in the modern text, where it is certain though the source's letters don't tell it: shown on request.
import { remember } from "./address.ts";
import { keepingPlace } from "./place.ts";

/** Does an address ask for ё? */
export function yoOfAddress(search: string): boolean {
  return new URLSearchParams(search).get("yo") === "1";
}

/** A letter with its dots, or without. */
export function dotted(letter: string, shown: boolean): string {
  const plain = { "ё": "е", "Ё": "Е" }[letter] ?? letter;
  return shown ? ({ "е": "ё", "Е": "Ё" }[plain] ?? plain) : plain;
}

export function listenForYo(): void {
  document.addEventListener("change", (event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.dataset["yo"] === undefined) return;
    const shown = event.target.checked;
    keepingPlace(() => show(shown));
    remember("yo", shown ? "1" : null);
  });
}

/** Take the choice from the address. */
export function restoreYo(): void {
  const shown = yoOfAddress(location.search);
  for (const box of document.querySelectorAll<HTMLInputElement>("[data-comparison] [data-yo]")) box.checked = shown;
  if (shown) show(true);
}

function show(shown: boolean): void {
  for (const letter of document.querySelectorAll("[data-comparison] i.yo")) {
    letter.textContent = dotted(letter.textContent ?? "", shown);
  }
}
