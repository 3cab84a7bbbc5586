// The reader's place: the clause that is looked at stays where it is on the screen, whatever changes above it.

/** The clause held in place by the last change, and where: until the reader scrolls, the next one holds it too. */
let held: { row: HTMLElement; top: number } | null = null;

/** Do a change that moves the text, and scroll so that the clause in sight doesn't move. */
export function keepingPlace(change: () => void): void {
  const still = held !== null && Math.abs(held.row.getBoundingClientRect().top - held.top) < 2;
  const row = still && held !== null ? held.row : rowInSight();
  const top = row?.getBoundingClientRect().top ?? 0;
  change();
  if (row === null) return;
  scrollBy({ top: row.getBoundingClientRect().top - top, behavior: "instant" });
  held = { row, top: row.getBoundingClientRect().top };
}

/**
 * The first clause whose beginning the reader sees, below what sticks to the top; where one long clause fills
 * the screen, that one. Null if the text is not in sight.
 */
export function rowInSight(): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-comparison] [data-clause]")];
  const covered = stuckHeight();
  const boxes = rows.map((row) => ({ row, box: row.getBoundingClientRect() }));
  const begins = boxes.find(({ box }) => box.top >= covered && box.top < innerHeight);
  return (begins ?? boxes.find(({ box }) => box.top < covered && box.bottom > covered))?.row ?? null;
}

/** How much of the text's column is under what sticks to the top, in pixels. */
export function stuckHeight(): number {
  const stuck = [...document.querySelectorAll<HTMLElement>("[data-stuck], .comparison-bar")];
  const bottoms = stuck
    .filter((element) => getComputedStyle(element).position === "sticky")
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.top <= 1 && box.left < innerWidth / 2)
    .map((box) => box.bottom);
  return Math.max(0, ...bottoms);
}

/** Links between the two pages of a game lead to the clause in sight, with the view and the layers chosen. */
export function listenForWays(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-keep-place]") : null;
    if (link === null) return;
    const row = rowInSight();
    link.search = location.search;
    link.hash = row === null ? "" : row.id;
  });
}
