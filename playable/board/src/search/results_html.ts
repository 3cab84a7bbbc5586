// What was found, as HTML and as a sentence.
import { plural } from "../../messages/ru/cards.ts";
import { escapeHtml } from "../html.ts";
import type { Line } from "./lines.ts";
import type { Found, Place, Result } from "./results.ts";

/** The options of the list, a group for each page: the page itself, then its places. */
export function resultsHtml(results: readonly Result[]): string {
  let options = 0;
  const option = (url: string, kind: string, inside: string): string => {
    options += 1;
    return `<a role="option" aria-selected="false" tabindex="-1" id="found-${options}" class="${kind}" href="${escapeHtml(url)}">${inside}</a>`;
  };
  return results
    .map((result, at) => {
      const section = result.section === "" ? "" : `<small>${escapeHtml(result.section)}</small>`;
      const excerpt = result.excerpt === null ? "" : `<span class="found-new">${lineHtml(result.excerpt)}</span>`;
      const page = option(result.url, "found-page", `<b>${titleHtml(result.title)}</b>${section}${excerpt}`);
      const places = result.places.map((place) => option(place.url, "found-place", placeHtml(place)));
      return `<div role="group" aria-label="Страница ${at + 1}">${page}${places.join("")}</div>`;
    })
    .join("");
}

/** «Крѣпость / Крепость»: the second spelling stands back, as in the page's heading. */
function titleHtml(title: string): string {
  const [first = "", second] = title.split(" / ");
  if (second === undefined) return escapeHtml(title);
  return `${escapeHtml(first)} <span>/ ${escapeHtml(second)}</span>`;
}

function placeHtml({ kind, label, under, old, modern }: Place): string {
  const oldLine = old === null ? "" : `<span class="found-old" lang="ru-petr1708">${lineHtml(old)}</span>`;
  return (
    `<span class="found-${kind}">${escapeHtml(label)}</span>` +
    (under === "" ? "" : `<span class="found-under">${escapeHtml(under)}</span>`) +
    `<span class="found-text">${oldLine}<span class="found-new">${lineHtml(modern)}</span></span>`
  );
}

function lineHtml(line: Line): string {
  return line.map(({ text, hit }) => (hit ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join("");
}

/** «Найдено 12 страниц, показаны первые 6.», or which word stands nowhere. */
export function foundSentence({ results, pages, unknown }: Found): string {
  const [word] = unknown;
  if (word !== undefined) return `Ничего не найдено: слова «${word}» нет ни в одном тексте.`;
  if (pages === 0) return "Ничего не найдено: на одной странице эти слова не встречаются.";
  const rest = pages > results.length ? `, показаны первые ${results.length}` : "";
  return `${pages % 10 === 1 && pages % 100 !== 11 ? "Найдена" : "Найдено"} ${counted(pages)}${rest}.`;
}

function counted(pages: number): string {
  return `${pages}\u00a0${plural(pages, "страница", "страницы", "страниц")}`;
}
