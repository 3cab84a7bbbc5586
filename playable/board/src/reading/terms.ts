// The terms of the glossary in the text: which one an element is, and what the page tells of it.
import { hiddenLayers } from "./words.ts";

/** What the page carries of a term: its name and its definition, both HTML of the build. */
export type Definition = readonly [name: string, says: string];

/** The term that an element is a use of: a link of the glossary names it in its fragment. */
export function termOf(element: HTMLElement): string {
  return element.dataset["term"] ?? (element instanceof HTMLAnchorElement ? element.hash.slice(1) : "");
}

/** The definitions that the page carries, from all its blocks. */
export function definitions(page: Document): Readonly<Record<string, Definition>> {
  const blocks = [...page.querySelectorAll("script[data-terms]")];
  return Object.assign({}, ...blocks.map((block) => JSON.parse(block.textContent ?? "{}"))) as Record<string, Definition>;
}

/** Is the use marked? The reader may have hidden the terms of the comparison; then it is plain text. */
export function isTermMarked(use: HTMLElement, hidden: ReadonlySet<string> = hiddenLayers()): boolean {
  return use.closest("[data-comparison]") === null || !hidden.has("terms");
}

/** The same use in the other column; null outside the comparison. */
export function twinOfTerm(use: HTMLElement): HTMLElement | null {
  const [own, other] = use.closest(".clause-old") ? [".clause-old", ".clause-new"] : [".clause-new", ".clause-old"];
  const row = use.closest(".clause-row");
  const alike = (column: string): HTMLElement[] =>
    [...(row?.querySelectorAll<HTMLElement>(`${column} .term`) ?? [])].filter((each) => termOf(each) === termOf(use));
  const index = alike(own).indexOf(use);
  return index < 0 ? null : (alike(other)[index] ?? null);
}

/** The section of the panel that tells of a term; `address` is its place in the glossary. */
export function termHtml([name, says]: Definition, address: string): string {
  return (
    `<section class="term-told"><p class="explanation-word">${name}</p><p>${says}</p>` +
    `<p><a href="${address}">В\u00a0словаре</a></p></section>`
  );
}
