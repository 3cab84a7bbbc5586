// The words of an explanation, from what the page says about a word and about the rules.
import { capital } from "../cards.ts";
import { escapeHtml } from "../html.ts";
import type { Alike } from "./alike.ts";

/** A rule of the spelling reform as the page carries it. */
export interface RuleText {
  readonly change: string;
  readonly sentence: string;
  readonly decree: number | string | null;
  readonly history?: string;
  /** Address of the rule's section on the page of rules. */
  readonly page?: string;
}

export type Rules = Readonly<Record<string, RuleText>>;

const CORRECTIONS: Readonly<Record<string, string>> = {
  ocr: "исправлена ошибка распознавания",
  print: "исправлена опечатка",
  typography: "исправлено оформление",
};

/** The rules that the page quotes, from its data block; none if it has no such block. */
export function readRules(page: Document): Rules {
  const data = page.querySelector("#orthography-rules")?.textContent ?? "{}";
  return JSON.parse(data) as Rules;
}

type WordData = Readonly<Record<string, string | undefined>>;

export const CLOSE =
  '<button type="button" class="close" aria-label="Закрыть"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg></button>';

/**
 * The explanation of a word: its `data-…` attributes by their script names, and other words like it.
 * `edition` is the address of the page with the editorial rules that a correction quotes by number.
 */
export function wordHtml(word: WordData, rules: Rules, alike: Alike | null = null, edition = ""): string {
  return `<p class="explanation-word">${title(word)}</p>${told(word, rules, edition)}${alikeHtml(alike, rules)}`;
}

/** The same behind the word's own line, for one word of several. */
export function foldedHtml(word: WordData, rules: Rules, edition = ""): string {
  return `<details class="one-word"><summary>${title(word)}</summary>${told(word, rules, edition)}</details>`;
}

function title(word: WordData): string {
  const [old, modern] = [word["old"] ?? word["corr"] ?? "", word["new"]];
  return modern === undefined ? escapeHtml(old) : arrowed(`${old} → ${modern}`);
}

function told(word: WordData, rules: Rules, edition: string): string {
  return steps(word, rules) + mended(word, edition);
}

function steps(word: WordData, rules: Rules): string {
  const applied = (word["steps"] ?? "").split(" ").filter((id) => id !== "");
  if (applied.length === 0) return "";
  const items = applied.map((id) => {
    const rule = rules[id];
    if (rule === undefined) return `<li><b>${escapeHtml(id)}</b></li>`;
    return `<li><b>${arrowed(rule.change)}</b><span>${escapeHtml(rule.sentence)}${source(rule)}${history(rule, applied.length)}</span></li>`;
  });
  return `<ol>${items.join("")}</ol>`;
}

/** The item of the decree, only where it was verified, and the way to the rule's own section. */
function source(rule: RuleText): string {
  const parts = [
    rule.decree === null ? "" : `Реформа, п.\u00a0${escapeHtml(String(rule.decree))}`,
    rule.page ? `<a href="${escapeHtml(rule.page)}">Подробнее<span class="unseen"> о\u00a0правиле ${escapeHtml(rule.change)}</span></a>` : "",
  ].filter((part) => part !== "");
  return parts.length === 0 ? "" : `<small>${parts.join(" · ")}</small>`;
}

/** The history of a lone rule is told at once; of several, each on demand: the panel must not grow over the text. */
function history(rule: RuleText, rules: number): string {
  if (!rule.history) return "";
  const told = escapeHtml(rule.history);
  return rules === 1 ? `<small>${told}</small>` : `<details><summary>История</summary><small>${told}</small></details>`;
}

function alikeHtml(alike: Alike | null, rules: Rules): string {
  if (alike === null) return "";
  const links = alike.words.map(({ id, old }) => `<a href="#${escapeHtml(id)}" lang="ru-petr1708">${escapeHtml(old)}</a>`);
  const more = alike.more > 0 ? ` и\u00a0ещё\u00a0${alike.more}` : "";
  const change = rules[alike.rule]?.change ?? "";
  return `<p class="alike">Так же ${alike.where}${change === "" ? "" : ` (${arrowed(change)})`}: ${links.join(", ")}${more}.</p>`;
}

function mended(word: WordData, edition: string): string {
  const kinds = (word["correction"] ?? "").split(" ").filter((kind) => kind !== "");
  if (kinds.length === 0) return "";
  const names = kinds.map((kind) => CORRECTIONS[kind] ?? kind).join(", ");
  const reason = word["reason"] ? `: ${escapeHtml(word["reason"])}` : "";
  const sic = word["sic"] ? `В\u00a0файле источника: <b>${escapeHtml(word["sic"])}</b>. ` : "";
  const unsure = word["unsure"] === undefined ? "" : " Чтение предположительное.";
  return `<p class="mended">${sic}${capital(names)}${reason.replace(/\.$/u, "")}.${unsure}${quoted(word, edition)}</p>`;
}

/** The numbers of the editorial rules by which a word was mended, each a link to its rule. */
function quoted(word: WordData, edition: string): string {
  const numbers = (word["rule"] ?? "").split(" ").filter((number) => number !== "");
  const links = numbers.map((number) => {
    const name = `Правило\u00a0издания\u00a0${escapeHtml(number)}`;
    return `<a href="${escapeHtml(`${edition}#rule-${number}`)}">${name}</a>`;
  });
  return links.length === 0 ? "" : ` <small>${links.join(" · ")}</small>`;
}

const ARROW =
  '<svg class="arrow" viewBox="0 0 14 10" aria-hidden="true"><path d="M1 5h12M9 1l4 4-4 4"/></svg><span class="unseen"> → </span>';

/** The fonts of the page have no arrow: it is drawn, and read aloud by its sign. */
function arrowed(text: string): string {
  return escapeHtml(text).replace(/ ?→ ?/gu, ARROW);
}
