// The engine's worker: boots Pyodide from this site, imports `rasklad`, and answers requests as text.
//
// All files are asked for at once, and what Pyodide would fetch itself is handed to it. `loadPyodide` may stay
// pending for ever when a file doesn't come or may not be compiled, so nothing is left to it that can fail: files
// are fetched and compiled here, and the page has time limits of its own (engine.ts).
import { Downloads, type Part } from "./download.ts";
import type { FromWorker, Stage, ToWorker } from "./protocol.ts";

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
/** Pyodide's lock file without its packages: none is ever loaded, and the whole has 119 kB. */
declare const NO_PACKAGES: string;

const scope = globalThis as unknown as Scope;
const RUNTIME = new URL("../pyodide/", import.meta.url);
const HERE = new URL("./", import.meta.url);
/** A message to the page at most so often, in milliseconds. */
const PROGRESS_EVERY = 50;

let handle: ((request: string) => string) | null = null;

function tell(message: FromWorker): void {
  scope.postMessage(message);
}

function stage(name: Stage): void {
  tell({ type: "stage", stage: name });
}

function fail(kind: "fetch" | "crash", fault: unknown): void {
  // An error of Pyodide carries a line of 1.2 MB in its stack: only the message is passed on.
  const message = fault instanceof Error ? fault.message.slice(0, 2000) : String(fault);
  tell({ type: "fault", kind, message });
}

function part(name: keyof typeof ENGINE_FILES, folder: URL): Part {
  const file = ENGINE_FILES[name];
  return { url: new URL(file.name, folder), size: file.size };
}

/** Tell the page how many bytes have come, not at every chunk. */
function reporter(total: number): (loaded: number) => void {
  let last = 0;
  return (loaded) => {
    const now = performance.now();
    if (now - last < PROGRESS_EVERY && loaded < total) return;
    last = now;
    tell({ type: "progress", loaded, total });
  };
}

/** Hand over to Pyodide what it asks the browser for: the library's bytes, the compiled module. */
function serve(library: Uint8Array<ArrayBuffer>, module: Promise<WebAssembly.Module>): void {
  globalThis.fetch = async (request) => {
    const name = String(request instanceof Request ? request.url : request);
    if (name.endsWith(".zip")) return new Response(library);
    if (name.endsWith(".wasm")) return new Response(null);
    throw new TypeError(`the engine asks for ${name}, which it was not given`);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const compiled = await module;
    return { module: compiled, instance: await WebAssembly.instantiate(compiled, imports ?? {}) };
  };
}

/** `plain`: take npm's own standard library, in case the trimmed and compiled one is what didn't work. */
async function boot(plain: boolean): Promise<void> {
  stage("runtime");
  const parts = {
    wasm: part("wasm", RUNTIME),
    library: part(plain ? "plainLibrary" : "library", RUNTIME),
    engine: part("engine", HERE),
  };
  const downloads = new Downloads(reporter(parts.wasm.size + parts.library.size + parts.engine.size));
  const module = WebAssembly.compileStreaming(downloads.counted(parts.wasm));
  const loader = import(new URL("pyodide.mjs", RUNTIME).href) as Promise<Loader>;
  const glue = import(new URL("pyodide.asm.mjs", RUNTIME).href) as Promise<unknown>;
  const [library, engine, { loadPyodide }] = await Promise.all([
    downloads.bytes(parts.library),
    downloads.bytes(parts.engine),
    loader,
    glue,
    module,
  ]);
  stage("python");
  serve(library, module);
  const pyodide = await loadPyodide({ indexURL: RUNTIME.href, lockFileContents: NO_PACKAGES });
  stage("rules");
  pyodide.FS.writeFile("/engine.zip", engine);
  handle = pyodide.runPython(
    "import sys; sys.path.insert(0, '/engine.zip'); from rasklad.session import handle; handle",
  ) as (request: string) => string;
  tell({ type: "ready" });
}

scope.onmessage = (event) => {
  const message = event.data;
  if (message.type === "boot") {
    boot(message.plain).catch((fault: unknown) => fail("fetch", fault));
    return;
  }
  try {
    if (handle === null) throw new Error("asked before it was ready");
    tell({ type: "answer", id: message.id, reply: handle(message.request) });
  } catch (fault) {
    fail("crash", fault);
  }
};
