// The engine's worker: boots Pyodide from this site, imports `rasklad`, and answers requests as text.
//
// `loadPyodide` may stay pending for ever when a file doesn't come or may not be compiled, so every fetch and
// every compilation is watched here, and the page has time limits of its own (engine.ts).
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

const scope = globalThis as unknown as Scope;
const RUNTIME = new URL("../pyodide/", import.meta.url);
const HERE = new URL("./", import.meta.url);

let handle: ((request: string) => string) | null = null;

function tell(message: FromWorker): void {
  scope.postMessage(message);
}

function stage(name: Stage): void {
  tell({ type: "stage", stage: name });
}

function messageOf(fault: unknown): string {
  // An error of Pyodide carries a line of 1.2 MB in its stack: only the message is passed on.
  return fault instanceof Error ? fault.message.slice(0, 2000) : String(fault);
}

function fail(kind: "fetch" | "crash", fault: unknown): void {
  tell({ type: "fault", kind, message: messageOf(fault) });
}

/** Report a failed fetch or compilation at once; the callers get the outcome unchanged. */
function watchTheNetwork(): void {
  const fetched = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (...request) => {
    try {
      const response = await fetched(...request);
      if (!response.ok) fail("fetch", new Error(`${response.status} ${response.url}`));
      return response;
    } catch (fault) {
      fail("fetch", fault);
      throw fault;
    }
  };
  const compile = WebAssembly.instantiateStreaming.bind(WebAssembly);
  WebAssembly.instantiateStreaming = async (...source) => {
    try {
      return await compile(...source);
    } catch (fault) {
      fail("fetch", fault);
      throw fault;
    }
  };
}

async function bytes(url: URL): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url.href}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** `plain`: take npm's own standard library, in case the compiled one is what didn't work. */
async function boot(plain: boolean): Promise<void> {
  watchTheNetwork();
  stage("runtime");
  const runtime = import(new URL("pyodide.mjs", RUNTIME).href) as Promise<Loader>;
  const named = fetch(new URL("engine.json", HERE), { cache: "no-cache" }).then(
    (response) => response.json() as Promise<{ engine: string; stdlib: string }>,
  );
  const [{ loadPyodide }, names] = await Promise.all([runtime, named]);
  const engine = bytes(new URL(names.engine, HERE));
  engine.catch(() => undefined); // awaited below; until then a failure has been told by the watch
  const pyodide = await loadPyodide({
    indexURL: RUNTIME.href,
    stdLibURL: new URL(plain ? "python_stdlib.zip" : names.stdlib, RUNTIME).href,
  });
  stage("rules");
  pyodide.FS.writeFile("/engine.zip", await engine);
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
