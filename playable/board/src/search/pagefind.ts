// Pagefind's program and index, fetched from our own host when the first question is asked.

/** A place in a page that matches: the words' numbers in the page's content. */
export interface SubResult {
  readonly title: string;
  readonly url: string;
  readonly locations: readonly number[];
  readonly weighted_locations: readonly { readonly balanced_score: number }[];
  readonly anchor?: { readonly id: string; readonly location: number };
  readonly plain_excerpt: string;
}

/** A page that matches, as its fragment of the index tells it. */
export interface PageData {
  readonly url: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly anchors: readonly { readonly location: number; readonly title?: string; readonly element: string }[];
  readonly sub_results: readonly SubResult[];
}

export interface Pagefind {
  options(options: { baseUrl: string; ranking: { pageLength: number; metaWeights: Record<string, number> } }): Promise<void>;
  search(query: string): Promise<{ results: readonly { data(): Promise<PageData> }[] }>;
}

let loading: Promise<Pagefind> | null = null;

/** The program, ready to be asked; a failed attempt is forgotten, so that the next one tries again. */
export function pagefind(): Promise<Pagefind> {
  loading ??= load().catch((fault: unknown) => {
    loading = null;
    throw fault;
  });
  return loading;
}

async function load(): Promise<Pagefind> {
  // Built to assets/rasklad/search-panel.mjs: the index lies beside it, the site's root two levels up.
  const program = new URL("../pagefind/pagefind.js", import.meta.url);
  const found = (await import(program.href)) as Pagefind;
  await found.options({ baseUrl: new URL("../../", import.meta.url).pathname, ranking: { pageLength: 0.7, metaWeights: { names: 5, forms: 0.5, section: 0 } } });
  return found;
}
