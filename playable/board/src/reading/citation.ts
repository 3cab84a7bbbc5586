// A clause's citation and the report of a misprint in it, from the templates that the page carries.

/** What the page carries for it (`#clause-records`). */
export interface Records {
  readonly cite: Readonly<Record<"gost" | "bibtex" | "ris" | "csl" | "edition", string>>;
  /** The readings for errors that the text went through, each in a sentence. */
  readonly readings: readonly string[];
  /** Clause → the line of the received file on which it begins, its text there, which readings it went through. */
  readonly clauses: Readonly<Record<string, readonly [line: number, raw: string, readings: readonly number[]]>>;
}

/** A clause as it is cited. */
export interface Cited {
  readonly clause: string;
  readonly label: string;
  readonly address: string;
  readonly today: Date;
}

/** A clause as a misprint in it is reported. */
export interface Reported extends Cited {
  readonly old: string;
  readonly modern: string;
  readonly line: number;
  readonly raw: string;
  readonly edition: string;
}

export function gost(template: string, cited: Cited): string {
  return filled(template, { ...places(cited), accessed: isoDay(cited.today).split("-").reverse().join(".") });
}

/** An entry in BibTeX or in CSL-JSON. */
export function entry(template: string, cited: Cited): string {
  return filled(template, { ...places(cited), accessed: isoDay(cited.today) });
}

export function ris(template: string, cited: Cited): string {
  return filled(template, { ...places(cited), accessed: isoDay(cited.today).replaceAll("-", "/") });
}

function places({ clause, label, address }: Cited): Record<string, string> {
  // As `latin_key` in scripts/edition/citing/record.py.
  const key = `rasklad-${clause}`.toLowerCase().replace(/[^a-z0-9]+/gu, "-");
  return { clause: label, url: address, key };
}

/** The text of a report, complete but for the first line: what is wrong, the reader says. */
export function reportText(reported: Reported): string {
  return [
    "Что не так: ",
    "",
    `Пункт: ${reported.clause}`,
    `Страница: ${reported.address}`,
    `Читается: ${reported.old}`,
    ...(reported.modern === reported.old ? [] : [`Рядом: ${reported.modern}`]),
    ...(reported.raw === "" ? [] : [`В файле источника, строка ${reported.line}: ${reported.raw}`]),
    ...(reported.edition === "" ? [] : [`Редакция от ${reported.edition}`]),
  ].join("\n");
}

/** The address of the site's own form (`extra.report_url` in mkdocs.yml) with its places filled in. */
export function reportAddress(template: string, reported: Reported): string {
  const values = { clause: reported.clause, page: reported.address, raw: reported.raw, corrected: reported.old };
  const escaped = Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)]);
  return filled(template, Object.fromEntries(escaped) as Record<string, string>);
}

function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/gu, (place, name: string) => values[name] ?? place);
}

/** 2026-11-30, by the reader's own clock. */
function isoDay(day: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
