// Work that asks where things lie: done together just before the browser paints, when all is drawn. Asked amid the
// drawing, each such question would have the whole page laid out anew.

/** Asks, and returns what is to be done with the answer: nothing is changed before all have asked. */
type Work = () => (() => void) | undefined;

const waiting = new Map<string, Work>();

/** Do this before the next painting; of several pieces of work under one name the last alone is done. */
export function beforePaint(name: string, work: Work): void {
  if (waiting.size === 0) requestAnimationFrame(carryOut);
  waiting.set(name, work);
}

function carryOut(): void {
  const all = [...waiting.values()];
  waiting.clear();
  for (const change of all.map((work) => work())) change?.();
}
