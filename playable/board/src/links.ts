// Links to a play: fragments that begin with `#play-`. What follows is the engine's to read; here they are only
// noticed, in the address and under the reader's finger.
import type { Shown } from "./intents.ts";

const PREFIX = "#play-";

/** What a fragment says about a play, or null if it is another one. */
export function linkOfFragment(fragment: string): string | null {
  return fragment.startsWith(PREFIX) ? fragment.slice(PREFIX.length) : null;
}

/**
 * The clause that a link in the text shows at work, or forbidding.
 *
 * `data-works` and `data-forbids` hold the clause's id; without a value it is the clause that the link stands in.
 * `data-move` is the move that is legal, or refused, by it.
 */
export function shownBy(link: HTMLElement): Shown | null {
  const { works, forbids, move } = link.dataset;
  const named = works ?? forbids;
  if (named === undefined) return null;
  const clause = named === "" ? (link.closest<HTMLElement>("[data-clause]")?.dataset["clause"] ?? "") : named;
  return { clause, works: works !== undefined, move: move === undefined || move === "" ? null : move };
}

/** Call `opened` with the play of the address now, of each that comes, and of each link that is followed. */
export function listenForLinks(opened: (link: string, shown: Shown | null) => void, signal: AbortSignal): void {
  document.addEventListener(
    "click",
    (event) => {
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[href^="${PREFIX}"]`) : null;
      // With a modifier it is opened elsewhere, and read there.
      if (anchor === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
      const fragment = anchor.getAttribute("href") ?? "";
      event.preventDefault();
      if (location.hash !== fragment) history.pushState(history.state, "", fragment);
      opened(linkOfFragment(fragment) ?? "", shownBy(anchor));
    },
    { signal },
  );
  const follow = (): void => {
    const link = linkOfFragment(location.hash);
    if (link !== null) opened(link, null);
  };
  // Back and forward between such addresses, or one typed.
  addEventListener("hashchange", follow, { signal });
  follow();
}
