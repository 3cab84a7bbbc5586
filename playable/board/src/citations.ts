// How clauses are named in the board's sentences and lists. A clause's short label stands in its row on the page.
import { words } from "../messages/language.ts";
import type { Naming, Nouns } from "../messages/words.ts";
import { escapeHtml } from "./html.ts";

/** The label of a clause («7», «I, в», «Р2») for its id. */
export type Labels = (clause: string) => string;

/** Is it one of the editor's readings, not a clause of the source? */
export function isReading(clause: string): boolean {
  return /\.R\d+$/u.test(clause);
}

function link(clause: string, words: string): string {
  return `<a href="#${encodeURI(clause)}">${words}</a>`;
}

function label(clause: string, labels: Labels): string {
  const written = escapeHtml(labels(clause)).replace(/ /gu, "\u00a0");
  // «I, в», «Р2»: letters of the Russian text.
  return words().lang !== "ru" && /\p{Script=Cyrillic}/u.test(written) ? `<span lang="ru">${written}</span>` : written;
}

/** «п. 7, 13» or «Р2», each a link: for lists. */
export function citeShort(clauses: readonly string[], labels: Labels): string {
  const parts = clauses.map((clause) => link(clause, label(clause, labels)));
  const [first] = clauses;
  return `${first === undefined || isReading(first) ? "" : words().clauses}${parts.join(", ")}`;
}

/** « — по пункту 7», « — по пунктам 7 и 13», « — по чтению Р2»; plain: « — пункт I, в», « — чтение Р2»; "" of none. */
export function citeInSentence(clauses: readonly string[], naming: Naming, labels: Labels): string {
  const { before, clause, reading } = words().citing[naming];
  const source = clauses.filter((cited) => !isReading(cited));
  const readings = clauses.filter(isReading);
  const groups = [group(source, clause, labels), group(readings, reading, labels)].filter((cited) => cited !== "");
  return groups.length === 0 ? "" : `${before}${groups.join(words().and)}`;
}

function group(clauses: readonly string[], [one, many]: Nouns, labels: Labels): string {
  const [first, ...others] = clauses;
  if (first === undefined) return "";
  if (others.length === 0) return link(first, `${one}\u00a0${label(first, labels)}`);
  const links = clauses.map((clause) => link(clause, label(clause, labels)));
  return `${many}\u00a0${links.slice(0, -1).join(", ")}${words().and}${links.at(-1) ?? ""}`;
}
