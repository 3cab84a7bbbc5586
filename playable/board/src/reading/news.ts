// Marks, in the histories of the texts, what was changed since the reader's last visit, and the clauses concerned.
import { type Visits, isNews, visitsOf } from "./visits.ts";

const KEPT = "rasklad-visits";

/** Mark what is new on this page, and keep this visit. Where nothing may be stored, nothing is marked. */
export function markNews(): void {
  const visits = kept(new Date().toLocaleDateString("sv")); // 2026-11-30, by the reader's own clock
  for (const time of document.querySelectorAll<HTMLTimeElement>(".revisions time")) {
    if (isNews(time.dateTime, visits)) mark(time);
  }
}

/** The visits as of today, kept. Whoever forbids storage is a first visitor each time. */
function kept(today: string): Visits {
  try {
    const visits = visitsOf(localStorage.getItem(KEPT), today);
    localStorage.setItem(KEPT, JSON.stringify(visits));
    return visits;
  } catch {
    return visitsOf(null, today);
  }
}

function mark(time: HTMLTimeElement): void {
  const sign = document.createElement("b");
  sign.className = "news";
  sign.textContent = "Новое.";
  time.before(sign);
  for (const link of time.parentElement?.querySelectorAll<HTMLAnchorElement>(".clause-ref") ?? []) {
    const here = link.getAttribute("href")?.startsWith("#") ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null;
    here?.setAttribute("data-news", "");
  }
}
