// The service worker: what was visited can be read without a network, and after the first play the game played.
//
// The network comes first for everything, so a reader who is online sees what the host has now and never a mixture
// of two versions; the copy is for when nothing answers. It therefore needs no list of files and no version.

const CACHE = "rasklad-1";
/** So long a page may keep the reader waiting for the network while there is a copy, in milliseconds. */
const PATIENCE = 4000;

interface Scope extends EventTarget {
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  skipWaiting(): Promise<void>;
}
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
/** What a page asks: keep copies of these addresses, which it had before this worker watched. */
interface Keep {
  readonly keep: readonly string[];
}

const scope = globalThis as unknown as Scope;

scope.addEventListener("install", () => void scope.skipWaiting());

scope.addEventListener("activate", (event) => {
  (event as Lasting).waitUntil(Promise.all([scope.clients.claim(), removeFormer()]));
});

scope.addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  if (request.method !== "GET" || new URL(request.url).origin !== scope.location.origin) return;
  (event as Fetching).respondWith(answer(event as Fetching));
});

scope.addEventListener("message", (event) => {
  const data: unknown = (event as MessageEvent).data;
  if (isKeep(data)) (event as unknown as Lasting).waitUntil(keepAll(data.keep));
});

function isKeep(data: unknown): data is Keep {
  return typeof data === "object" && data !== null && "keep" in data && Array.isArray(data.keep);
}

/** The network's answer, or the copy where nothing answers, or a page not in time. */
async function answer(event: Fetching): Promise<Response> {
  const { request } = event;
  const fetched = fetch(request).then((response) => {
    if (response.ok && response.type === "basic") event.waitUntil(store(request.url, response.clone()));
    return response;
  });
  if (request.mode !== "navigate") return fetched.catch((fault: unknown) => copyOr(request.url, fault));
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  try {
    const first = await Promise.race([fetched, late]);
    return first ?? (await copyOf(request.url)) ?? (await fetched);
  } catch (fault) {
    return copyOr(request.url, fault);
  }
}

async function copyOr(url: string, fault: unknown): Promise<Response> {
  const copy = await copyOf(url);
  if (copy === undefined) throw fault;
  return copy;
}

async function copyOf(url: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return cache.match(addressOf(url));
}

/** A page's state stands in the query and the fragment; the page itself is the same. */
function addressOf(url: string): string {
  const address = new URL(url);
  address.search = "";
  address.hash = "";
  return address.href;
}

async function store(url: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(addressOf(url), response);
}

/** Keep copies of what isn't kept yet; what can't be had now is had at the next visit. */
async function keepAll(urls: readonly unknown[]): Promise<void> {
  const own = urls.filter((url): url is string => typeof url === "string" && url.startsWith(scope.location.origin));
  await Promise.all(
    own.map(async (url) => {
      if ((await copyOf(url)) !== undefined) return;
      const response = await fetch(url).catch(() => undefined);
      if (response?.ok) await store(url, response);
    }),
  );
}

/** Caches of another form of this worker. */
async function removeFormer(): Promise<void> {
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith("rasklad-") && name !== CACHE);
  await Promise.all(former.map((name) => caches.delete(name)));
}
