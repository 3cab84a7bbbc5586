// Start the engine before it is asked for: for readers who have played here before, whose browser therefore has its
// files, when the board is in sight and the browser has nothing else to do. Nobody's metered line is used.
import type { Engine } from "./engine.ts";

const PLAYED = "rasklad-played";

/** What some browsers tell of the line (Network Information API). */
interface Line {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

/** Is the line one on which bytes cost, or are slow? Where the browser doesn't tell it is not. */
export function isMetered(line: Line | undefined): boolean {
  if (line === undefined) return false;
  return line.saveData === true || line.type === "cellular" || /^(?:slow-)?2g$|^3g$/u.test(line.effectiveType ?? "");
}

/** Remember that the engine's files are here. */
export function rememberPlay(): void {
  try {
    localStorage.setItem(PLAYED, "1");
  } catch {
    // Where nothing may be stored the engine waits for the first touch.
  }
}

function hasPlayed(): boolean {
  try {
    return localStorage.getItem(PLAYED) === "1";
  } catch {
    return false;
  }
}

/** Watch until the board is in sight, then start the engine when the browser is idle. */
export function warmUp(board: HTMLElement, engine: Pick<Engine, "boot">, game: string, signal: AbortSignal): void {
  const { connection } = navigator as Navigator & { readonly connection?: Line };
  if (!hasPlayed() || isMetered(connection) || !("requestIdleCallback" in globalThis)) return;
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    watch.disconnect();
    // A start that fails is told when somebody asks for the engine.
    requestIdleCallback(() => signal.aborted || void engine.boot(game).catch(() => undefined));
  });
  watch.observe(board);
  signal.addEventListener("abort", () => watch.disconnect());
}
