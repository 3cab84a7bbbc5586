// The worker as it would be with a memory snapshot instead of a start of Python. It speaks the board's protocol.
const RUNTIME = "/assets/pyodide/";
const bytes = async (path) => new Uint8Array(await (await fetch(path)).arrayBuffer());

let handle;
globalThis.onmessage = async ({ data }) => {
  if (data.type === "ask") {
    globalThis.postMessage({ type: "answer", id: data.id, reply: handle(data.request) });
    return;
  }
  const json = async (path) => (await fetch(path)).json();
  const [names, { info }, { loadPyodide }, snapshot] = await Promise.all([
    json("/assets/rasklad/engine.json"),
    json(`${RUNTIME}pyodide-lock.json`),
    import(`${RUNTIME}pyodide.mjs`),
    bytes("/assets/rasklad/memory.snapshot"),
    import(`${RUNTIME}pyodide.asm.mjs`),
  ]);
  const pyodide = await loadPyodide({
    indexURL: RUNTIME,
    stdLibURL: `${RUNTIME}${names.stdlib}`,
    lockFileContents: JSON.stringify({ info, packages: {} }),
    _loadSnapshot: snapshot,
  });
  // Every visitor would get the same numbers otherwise.
  handle = pyodide.runPython("import random; random.seed(); from rasklad.session import handle; handle");
  globalThis.postMessage({ type: "ready", files: [] });
};
