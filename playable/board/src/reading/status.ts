// One quiet live region for what happens without moving the focus: a switched view, a copied text.
let region: HTMLElement | null = null;

/** Put the region on the page: it must be there before the first words come into it. */
export function prepareStatus(): void {
  region = document.createElement("div");
  region.className = "unseen reading-status";
  region.setAttribute("role", "status");
  document.body.append(region);
}

/** Have a sentence read aloud; in an open dialog, by the dialog's own region, as the page behind it is inert. */
export function announce(sentence: string): void {
  const place = document.querySelector<HTMLElement>("dialog[open] [role=status]") ?? region;
  if (place === null) return;
  place.textContent = "";
  // Two sentences alike are two events: the emptied region must be seen in between.
  requestAnimationFrame(() => (place.textContent = sentence));
}
