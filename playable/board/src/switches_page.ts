// The switches of the editor's readings in the page's text: `[data-reading]` with a radio button for each option.
// Built without a script they are a list; here they come to life, and follow the readings that hold.
import type { Readings } from "./intents.ts";
import type { Switch } from "./switches.ts";

function fieldsets(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("fieldset[data-reading]")];
}

function radiosOf(fieldset: HTMLElement): HTMLInputElement[] {
  return [...fieldset.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
}

/** The readings that the page lets the reader switch, in its order. */
export function switchesOnPage(): Switch[] {
  return fieldsets().map((fieldset) => ({
    name: fieldset.dataset["reading"] ?? "",
    short: fieldset.closest<HTMLElement>("[data-clause]")?.dataset["short"] ?? "",
    adopted: fieldset.dataset["adopted"] ?? "",
    options: new Map(radiosOf(fieldset).map((radio) => [radio.value, optionWords(radio)])),
  }));
}

function optionWords(radio: HTMLInputElement): string {
  return radio.closest("label")?.querySelector("[data-option]")?.textContent ?? radio.value;
}

/** Show the switches as such; until then no control pretends. */
export function enliven(): void {
  for (const fieldset of fieldsets()) {
    fieldset.toggleAttribute("data-live", true);
    for (const radio of radiosOf(fieldset)) radio.hidden = false;
  }
}

/** Set the switches to the readings that hold; of those not named to the adopted option. */
export function showSwitched(readings: Readings): void {
  for (const fieldset of fieldsets()) {
    const holds = readings[fieldset.dataset["reading"] ?? ""] ?? fieldset.dataset["adopted"];
    for (const radio of radiosOf(fieldset)) radio.checked = radio.value === holds;
  }
}

/** All readings as the reader has set them; null where the event was no such switch. */
export function switchedBy(event: Event): { readonly readings: Readings; readonly touched: string } | null {
  const radio = event.target instanceof HTMLInputElement ? event.target : null;
  const touched = radio?.closest<HTMLElement>("fieldset[data-reading]")?.dataset["reading"];
  if (touched === undefined) return null;
  const chosen = fieldsets().map((fieldset) => [
    fieldset.dataset["reading"] ?? "",
    radiosOf(fieldset).find((each) => each.checked)?.value ?? "",
  ]);
  return { readings: Object.fromEntries(chosen) as Readings, touched };
}
