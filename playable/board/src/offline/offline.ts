// Registers the service worker and tells it what this page had before it watched: the page itself, its files, and,
// once a game was played, the engine's. Without it, or where it can't be had, nothing is missing but copies.

const SCRIPT = new URL("../../service-worker.js", import.meta.url);

async function register(): Promise<void> {
  await navigator.serviceWorker.register(SCRIPT);
  const { active } = await navigator.serviceWorker.ready;
  if (active === null) return;
  const keep = (urls: readonly string[]): void => active.postMessage({ keep: urls });
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  // The icon is none of the page's resources for the browser, which asks for it all the same.
  const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')].map((link) => link.href);
  keep([location.href, ...loaded, ...icons]);
  document.addEventListener("rasklad:loaded", (event) => keep((event as CustomEvent<{ files: string[] }>).detail.files));
  // A board that was started before this module came has told its files to nobody yet.
  const started = [...document.querySelectorAll<HTMLElement & { readonly files?: readonly string[] }>("rasklad-board")];
  for (const board of started) keep(board.files ?? []);
}

if ("serviceWorker" in navigator && window.isSecureContext) {
  // After the page has what it needs itself.
  const start = (): void => void register().catch(() => undefined);
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
}
