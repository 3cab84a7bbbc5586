// What is explained together: a marked word, or a term of the glossary with the marked words in it.
import { alikeWords } from "./alike.ts";
import { foldedHtml, readRules, wordHtml } from "./explanation.ts";
import { definitions, isTermMarked, termHtml, termOf, twinOfTerm } from "./terms.ts";
import { isMarked, twinOf } from "./words.ts";

export interface Subject {
  /** The element that is pointed at or focused: of a link to the glossary the link, else the word itself. */
  readonly stop: HTMLElement;
  readonly words: readonly HTMLElement[];
  readonly term: HTMLElement | null;
}

/** What an element of the page belongs to; null if there is nothing to explain. */
export function subjectAt(target: Element | null): Subject | null {
  const pointed = target?.closest<HTMLElement>("[data-comparison] .word") ?? null;
  const word = pointed !== null && isMarked(pointed) ? pointed : null;
  const use = target?.closest<HTMLElement>(".term") ?? null;
  const term = use !== null && isTermMarked(use) ? use : null;
  if (term instanceof HTMLAnchorElement) return { stop: term, term, words: markedWords(term) };
  const stop = word ?? term;
  return stop === null ? null : { stop, term, words: word === null ? [] : [word] };
}

function markedWords(term: HTMLElement): HTMLElement[] {
  return [...term.querySelectorAll<HTMLElement>("[data-comparison] .word")].filter((word) => isMarked(word));
}

/** What is lit while it is explained: in both columns. */
export function litBy({ words, term }: Subject): HTMLElement[] {
  const twins = [...words.map(twinOf), ...(term === null ? [] : [term, twinOfTerm(term)])];
  return [...words, ...twins].filter((each) => each !== null);
}

/** The panel's inside: the term, then the words; several words each on demand, or the panel would be too high. */
export function subjectHtml({ words, term }: Subject): string {
  const rules = readRules(document);
  const told = term === null ? undefined : definitions(document)[termOf(term)];
  const explained = words.map((word) =>
    words.length === 1 ? wordHtml(word.dataset, rules, alikeWords(word), editionOf(word)) : foldedHtml(word.dataset, rules, editionOf(word)),
  );
  return (told === undefined || term === null ? "" : termHtml(told, addressOf(term))) + explained.join("");
}

/** The page with the rules of the edition that the word's text is of. */
function editionOf(word: HTMLElement): string {
  return word.closest<HTMLElement>("[data-comparison]")?.dataset["rules"] ?? "";
}

/** A term's place in the glossary: every page that has terms has a link to one of them. */
function addressOf(term: HTMLElement): string {
  const link = term instanceof HTMLAnchorElement ? term : document.querySelector<HTMLAnchorElement>("a.term");
  const page = link?.getAttribute("href")?.split("#")[0] ?? "";
  return `${page}#${encodeURIComponent(termOf(term))}`;
}
