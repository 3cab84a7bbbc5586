// The layers of marks: what the reader hides stands in the address (`?hide=ocr,print`). The styles alone hide
// the marks; here the address is kept, and the keyboard passes the words that are plain text now.
import { remember } from "./address.ts";
import { close } from "./explain.ts";
import { keepingPlace } from "./place.ts";
import { hiddenLayers, setStops } from "./words.ts";

/** The layers that an address hides. */
export function layersOfAddress(search: string): ReadonlySet<string> {
  const named = new URLSearchParams(search).get("hide") ?? "";
  return new Set(named.split(",").filter((layer) => /^[a-z]+$/u.test(layer)));
}

export function listenForLayers(): void {
  document.addEventListener("change", (event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.dataset["layer"] === undefined) return;
    close();
    keepingPlace(setStops);
    const hidden = [...hiddenLayers()];
    remember("hide", hidden.length === 0 ? null : hidden.join(","));
  });
}

/** Take the layers from the address. A browser that restores a form on reload must not contradict it. */
export function restoreLayers(): void {
  const hidden = layersOfAddress(location.search);
  for (const box of document.querySelectorAll<HTMLInputElement>("[data-comparison] [data-layer]")) {
    box.checked = !hidden.has(box.dataset["layer"] ?? "");
  }
  if (hidden.size > 0) setStops();
}
