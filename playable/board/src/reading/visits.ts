// Days on which the reader was here: what is dated later than the visit before this one is new to the reader.

/** As the browser keeps it: the day of this visit and that of the one before, 2026-11-30; "" before the first. */
export interface Visits {
  readonly seen: string;
  readonly before: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** The visits as of today: a new day is a new visit. What is stored in another form counts as nothing stored. */
export function visitsOf(stored: string | null, today: string): Visits {
  const kept = read(stored);
  if (kept.seen === today) return kept;
  return { seen: today, before: kept.seen };
}

function read(stored: string | null): Visits {
  try {
    const { seen, before } = JSON.parse(stored ?? "null") as Partial<Visits>;
    if (isDay(seen) && (before === "" || isDay(before))) return { seen, before };
  } catch {
    // Nothing stored, or something strange.
  }
  return { seen: "", before: "" };
}

function isDay(value: unknown): value is string {
  return typeof value === "string" && DAY.test(value);
}

/** Is a change of that day new to whoever came with these visits? To a first visitor all is new, so nothing is. */
export function isNews(day: string, { before }: Visits): boolean {
  return before !== "" && day > before;
}
