// The words of an explanation, from what the page says about a word and about the rules.
import { capital } from "../cards.ts";
import { escapeHtml } from "../markup.ts";

/** A rule of the spelling reform as the page carries it. */
export interface RuleText {
  readonly change: string;
  readonly sentence: string;
  readonly decree: number | string | null;
}

const CORRECTIONS: Readonly<Record<string, string>> = {
  ocr: "исправлена ошибка распознавания",
  print: "исправлена опечатка",
  typography: "исправлено оформление",
};

/** The rules that the page quotes, from its data block; none if it has no such block. */
export function readRules(page: Document): Readonly<Record<string, RuleText>> {
  const data = page.querySelector("#orthography-rules")?.textContent ?? "{}";
  return JSON.parse(data) as Record<string, RuleText>;
}

type WordData = Readonly<Record<string, string | undefined>>;

/** The explanation of a word: its `data-…` attributes by their script names. */
export function explanationHtml(word: WordData, rules: Readonly<Record<string, RuleText>>): string {
  const [old, modern] = [word["old"] ?? word["corr"] ?? "", word["new"]];
  const title = modern === undefined ? escapeHtml(old) : arrowed(`${old} → ${modern}`);
  return (
    `<p class="explanation-word">${title}</p>` +
    '<button type="button" class="close" aria-label="Закрыть"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg></button>' +
    steps(word, rules) +
    mended(word)
  );
}

function steps(word: WordData, rules: Readonly<Record<string, RuleText>>): string {
  const applied = (word["steps"] ?? "").split(" ").filter((id) => id !== "");
  if (applied.length === 0) return "";
  const items = applied.map((id) => {
    const rule = rules[id];
    if (rule === undefined) return `<li><b>${escapeHtml(id)}</b></li>`;
    const decree = rule.decree === null ? "" : `<small>Реформа, п.\u00a0${escapeHtml(String(rule.decree))}</small>`;
    return `<li><b>${arrowed(rule.change)}</b><span>${escapeHtml(rule.sentence)}${decree}</span></li>`;
  });
  return `<ol>${items.join("")}</ol>`;
}

function mended(word: WordData): string {
  const kinds = (word["correction"] ?? "").split(" ").filter((kind) => kind !== "");
  if (kinds.length === 0) return "";
  const names = kinds.map((kind) => CORRECTIONS[kind] ?? kind).join(", ");
  const reason = word["reason"] ? `: ${escapeHtml(word["reason"])}` : "";
  const sic = word["sic"] ? `В\u00a0файле источника: <b>${escapeHtml(word["sic"])}</b>. ` : "";
  return `<p class="mended">${sic}${capital(names)}${reason.replace(/\.$/u, "")}.</p>`;
}

const ARROW =
  '<svg class="arrow" viewBox="0 0 14 10" aria-hidden="true"><path d="M1 5h12M9 1l4 4-4 4"/></svg><span class="unseen"> → </span>';

/** The fonts of the page have no arrow: it is drawn, and read aloud by its sign. */
function arrowed(text: string): string {
  return escapeHtml(text).replace(/ ?→ ?/gu, ARROW);
}
