// The search field in the head of every page. What answers (search-panel.mjs, Pagefind, the index) is fetched when
// the field is first focused. The key «/» goes to the field from anywhere outside a field.
import { singleKeys } from "../aids/settings.ts";
import type { Panel } from "./panel.ts";

const field = document.querySelector<HTMLInputElement>("[data-search-field]");
let panel: Promise<Panel> | null = null;

/** The panel's module stands beside this one; its address is made here, so that the bundler leaves it apart. */
function open(input: HTMLInputElement): Promise<Panel> {
  panel ??= (import(new URL("search-panel.mjs", import.meta.url).href) as Promise<typeof import("./panel.ts")>)
    .then((module) => module.openPanel(input))
    .catch((fault: unknown) => {
      panel = null; // the next focus or key tries again
      throw fault;
    });
  return panel;
}

function isSearchKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !singleKeys()) return false;
  // On a Russian keyboard the same key gives a full stop.
  return event.key === "/" || (event.key === "." && event.code === "Slash");
}

if (field !== null) {
  const load = (): void => {
    open(field).catch(() => {
      const [box, status] = ["found", "status"].map((part) => document.querySelector<HTMLElement>(`[data-search-${part}]`));
      if (!box || !status) return;
      box.hidden = false;
      status.textContent = "Поиск не загрузился. Проверьте соединение и начните снова.";
    });
  };
  field.addEventListener("focus", load);
  field.addEventListener("input", load);
  document.addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!isSearchKey(event) || target?.closest("input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]")) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
  // The reader may have typed before this module came.
  if (document.activeElement === field) load();
}
