// How clauses are named in the board's sentences and lists. A clause's short label stands in its row on the page.
import { escapeHtml } from "./markup.ts";

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
  return escapeHtml(labels(clause)).replace(/ /gu, "\u00a0");
}

/** «п. 7, 13» or «Р2», each a link: for lists. */
export function citeShort(clauses: readonly string[], labels: Labels): string {
  const parts = clauses.map((clause) => link(clause, label(clause, labels)));
  const [first] = clauses;
  return `${first === undefined || isReading(first) ? "" : "п.\u00a0"}${parts.join(", ")}`;
}

/** «по пункту 7», «по пунктам 7 и 13», «по чтению Р2»; plain: «пункт I, в», «пункты 1 и 3», «чтение Р2». */
export function citeInSentence(clauses: readonly string[], naming: "by" | "plain", labels: Labels): string {
  const source = clauses.filter((clause) => !isReading(clause));
  const readings = clauses.filter(isReading);
  const nouns = naming === "by" ? (["пункту", "пунктам"] as const) : (["пункт", "пункты"] as const);
  const readingNouns = naming === "by" ? (["чтению", "чтениям"] as const) : (["чтение", "чтения"] as const);
  const groups = [group(source, nouns, labels), group(readings, readingNouns, labels)].filter((words) => words !== "");
  if (groups.length === 0) return "";
  return `${naming === "by" ? "по\u00a0" : ""}${groups.join(" и\u00a0")}`;
}

function group(clauses: readonly string[], [one, many]: readonly [string, string], labels: Labels): string {
  const [first, ...others] = clauses;
  if (first === undefined) return "";
  if (others.length === 0) return link(first, `${one}\u00a0${label(first, labels)}`);
  const links = clauses.map((clause) => link(clause, label(clause, labels)));
  return `${many}\u00a0${links.slice(0, -1).join(", ")} и\u00a0${links.at(-1) ?? ""}`;
}
