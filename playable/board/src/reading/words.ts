// The marked words of the comparison: which of them show their marks now, and which the keyboard stops at.

/** The layers that a word belongs to. */
export function layersOf(word: HTMLElement): string[] {
  const corrections = (word.dataset["correction"] ?? "").split(" ").filter((kind) => kind !== "");
  return word.dataset["steps"] === undefined ? corrections : ["orthography", ...corrections];
}

/** The layers that the reader has hidden. */
export function hiddenLayers(): ReadonlySet<string> {
  const boxes = [...document.querySelectorAll<HTMLInputElement>("[data-comparison] [data-layer]")];
  return new Set(boxes.filter((box) => !box.checked).map((box) => box.dataset["layer"] ?? ""));
}

/** Is any mark of the word shown? A word without one is plain text: not explained, no stop of the Tab key. */
export function isMarked(word: HTMLElement, hidden: ReadonlySet<string> = hiddenLayers()): boolean {
  return layersOf(word).some((layer) => !hidden.has(layer));
}

/** The same word in the other column; null if it isn't marked there. */
export function twinOf(word: HTMLElement): HTMLElement | null {
  const name = word.dataset["old"] === undefined ? "corr" : "old";
  const alike = `.word[data-${name}="${CSS.escape(word.dataset[name] ?? "")}"]`;
  const [own, other] = word.closest(".clause-old") ? [".clause-old", ".clause-new"] : [".clause-new", ".clause-old"];
  const row = word.closest(".clause-row");
  const index = [...(row?.querySelectorAll(`${own} ${alike}`) ?? [])].indexOf(word);
  return index < 0 ? null : ([...(row?.querySelectorAll<HTMLElement>(`${other} ${alike}`) ?? [])][index] ?? null);
}

/** Let the Tab key stop once at each mark that is shown: in the main column, or in the only one shown. */
export function setStops(): void {
  const hidden = hiddenLayers();
  for (const comparison of document.querySelectorAll<HTMLElement>("[data-comparison]")) {
    const column = { old: ".clause-old", new: ".clause-new" }[comparison.dataset["view"] ?? ""];
    const main = comparison.dataset["language"] === "ru-petr1708" ? ".clause-old" : ".clause-new";
    for (const term of comparison.querySelectorAll<HTMLElement>(".term")) {
      term.toggleAttribute("data-unmarked", hidden.has("terms"));
      const here = term.closest(column ?? main) !== null;
      if (term instanceof HTMLAnchorElement) term.tabIndex = here && !hidden.has("terms") ? 0 : -1;
    }
    for (const word of comparison.querySelectorAll<HTMLElement>(".word")) {
      const here = column === undefined ? word.id !== "" : word.closest(column) !== null;
      const marked = isMarked(word, hidden);
      word.toggleAttribute("data-unmarked", !marked);
      // The link of a term that a word stands in is its stop.
      const within = word.closest("a.term:not([data-unmarked])") !== null;
      if (here && marked && !within) word.tabIndex = 0;
      else word.removeAttribute("tabindex");
    }
  }
}
