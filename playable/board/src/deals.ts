// Numbers of deals.

const LARGEST_DEAL = 999_999_999;

/** A typed number of a deal («195 259»), or null if it is none. */
export function parseDeal(text: string): number | null {
  const digits = text.replace(/[\s\u00a0\u202f]/gu, "");
  if (!/^\d{1,9}$/u.test(digits)) return null;
  const deal = Number(digits);
  return deal <= LARGEST_DEAL ? deal : null;
}

/** A number for «Новый расклад», each equally likely. */
export function randomDeal(): number {
  const drawn = new Uint32Array(1);
  // 2³² isn't a multiple of 10⁹: the rest is drawn again, or low numbers would come more often.
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= 4_000_000_000);
  return (drawn[0] ?? 0) % (LARGEST_DEAL + 1);
}
