// The engine's worker: boots Pyodide from this site, imports `rasklad`, and answers requests as text.
//
// All files are asked for at once, and what Pyodide would fetch itself is handed to it. `loadPyodide` may stay
// pending for ever when a file doesn't come or may not be compiled, so nothing is left to it that can fail: files
// are fetched and compiled here, and the page has time limits of its own (engine.ts).
import { Downloads, type Part, sparingly } from "./download.ts";
import { type Answer, type FromWorker, SOLVER, type Stage, type ToWorker } from "./protocol.ts";
import archivesScript from "./archives.py";

interface Pyodide {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
  runPython(code: string): unknown;
}
type Loader = { loadPyodide(options: Readonly<Record<string, unknown>>): Promise<Pyodide> };
interface Scope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

/** Names and sizes of the files, told by scripts/pyodide/bundle.mjs. */
declare const ENGINE_FILES: Readonly<Record<"engine" | "library" | "plainLibrary" | "wasm", { name: string; size: number }>>;
/** The folder beside this file with what each game needs besides, and the solver. */
declare const GAMES: string;
/** Pyodide's lock file without its packages: none is ever loaded, and the whole has 119 kB. */
declare const NO_PACKAGES: string;

const scope = globalThis as unknown as Scope;
const RUNTIME = new URL("../pyodide/", import.meta.url);
const HERE = new URL("./", import.meta.url);
const LOADERS = ["pyodide.mjs", "pyodide.asm.mjs"] as const;
/** Import the engine; what is there then stays, and the search for garbage (archives.py) leaves it out. */
const ENGINE = "import gc; from rasklad.session import handle; gc.freeze(); gc.enable(); handle";
/** A message to the page at most so often, in milliseconds. */
const PROGRESS_EVERY = 50;

/** What is being done: a fault while files come is told in other words than one of the engine. */
let doing: Stage = "runtime";
let handle: ((request: string) => string) | null = null;
let takeIn: ((archive: Uint8Array) => void) | null = null;
/** What is there besides the engine, or on its way: the rules of games, the solver. */
const archives = new Map<string, Promise<Uint8Array>>();
/** Requests are answered in the order in which they came. */
let tail: Promise<void> = Promise.resolve();

function tell(message: FromWorker): void {
  scope.postMessage(message);
}

function stage(name: Stage): void {
  doing = name;
  tell({ type: "stage", stage: name });
}

function fail(kind: "fetch" | "crash", fault: unknown): void {
  // An error of Pyodide carries a line of 1.2 MB in its stack: only the message is passed on.
  const message = fault instanceof Error ? fault.message.slice(0, 2000) : String(fault);
  tell({ type: "fault", kind, message });
}

function part(name: keyof typeof ENGINE_FILES, folder: URL): Part & { readonly size: number } {
  const file = ENGINE_FILES[name];
  return { url: new URL(file.name, folder), size: file.size };
}

/** Tell the page how many bytes of so many have come, not at every chunk. */
function reporter(total: number): (loaded: number) => void {
  return sparingly((loaded) => tell({ type: "progress", loaded, total }), PROGRESS_EVERY);
}

/**
 * Hand over to Pyodide what it asks the browser for, the library's bytes and the compiled module, as they come; the
 * function that is returned ends that.
 */
function serve(library: Promise<Uint8Array<ArrayBuffer>>, module: Promise<WebAssembly.Module>): () => void {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (request) => {
    const name = String(request instanceof Request ? request.url : request);
    if (name.endsWith(".zip")) return new Response(await library);
    if (name.endsWith(".wasm")) return new Response(null);
    throw new TypeError(`the engine asks for ${name}, which it was not given`);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const compiled = await module;
    return { module: compiled, instance: await WebAssembly.instantiate(compiled, imports ?? {}) };
  };
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

function addressOf(archive: string): URL {
  return new URL(`${GAMES}/${encodeURIComponent(archive)}.zip`, HERE);
}

/** The archive with the rules of a game, or with the solver; asked for once. */
function archiveCalled(name: string): Promise<Uint8Array> {
  let coming = archives.get(name);
  if (coming === undefined) {
    coming = new Downloads(() => undefined).bytes({ url: addressOf(name), size: null });
    archives.set(name, coming);
  }
  return coming;
}

/** `plain`: take npm's own standard library, in case the trimmed and compiled one is what didn't work. */
async function boot(game: string, plain: boolean): Promise<void> {
  stage("runtime");
  const parts = {
    wasm: part("wasm", RUNTIME),
    library: part(plain ? "plainLibrary" : "library", RUNTIME),
    engine: part("engine", HERE),
  };
  const downloads = new Downloads(reporter(parts.wasm.size + parts.library.size + parts.engine.size));
  const module = WebAssembly.compileStreaming(downloads.counted(parts.wasm));
  const library = downloads.bytes(parts.library);
  const engine = downloads.bytes(parts.engine);
  const rules = archiveCalled(game);
  const loaders = Promise.all([
    import(new URL(LOADERS[0], RUNTIME).href) as Promise<Loader>,
    import(new URL(LOADERS[1], RUNTIME).href) as Promise<unknown>, // the first finds it there
  ]);
  // Pyodide's own script is read while the module is still being compiled.
  const pyodideComing = loaders.then(async ([{ loadPyodide }]) => {
    const end = serve(library, module);
    const started = await loadPyodide({ indexURL: RUNTIME.href, lockFileContents: NO_PACKAGES, args: ["-S"] });
    end();
    return started;
  });
  pyodideComing.catch(() => undefined); // told below; or what it waits for has failed, and that is told
  await Promise.all([module, library, engine, rules, loaders]);
  stage("python");
  const pyodide = await pyodideComing;
  stage("rules");
  const readArchive = pyodide.runPython(archivesScript) as () => void;
  takeIn = (archive) => {
    pyodide.FS.writeFile("/archive.zip", archive);
    readArchive();
  };
  takeIn(await engine);
  takeIn(await rules);
  handle = pyodide.runPython(ENGINE) as (request: string) => string;
  const used = [...Object.values(parts).map(({ url }) => url.href), ...LOADERS.map((name) => new URL(name, RUNTIME).href)];
  tell({ type: "ready", files: [import.meta.url, ...used, addressOf(game).href] });
}

async function answer(id: number, archive: string | null, request: string): Promise<void> {
  if (handle === null || takeIn === null) return fail("crash", new Error("asked before it was ready"));
  try {
    if (archive !== null && !archives.has(archive)) takeIn(await archiveCalled(archive));
  } catch (fault) {
    if (archive !== SOLVER) return fail("fetch", fault);
    // The play goes on without it; it may come the next time.
    archives.delete(archive);
    const without: Answer = { search: null, missing: true };
    return tell({ type: "answer", id, reply: JSON.stringify(without) });
  }
  try {
    tell({ type: "answer", id, reply: handle(request) });
  } catch (fault) {
    fail("crash", fault);
  }
}

scope.onmessage = (event) => {
  const message = event.data;
  if (message.type === "boot") {
    boot(message.game, message.plain).catch((fault: unknown) => fail(doing === "runtime" ? "fetch" : "crash", fault));
    return;
  }
  tail = tail.then(() => answer(message.id, message.archive, message.request));
};
