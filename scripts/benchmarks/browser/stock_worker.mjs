// The worker as stock Pyodide would have it: npm's files as they are, the engine as a wheel, loaded by
// loadPackage. It speaks the board's protocol, so that the page is the same.
import { loadPyodide } from "/assets/pyodide/pyodide.mjs";

let handle;
globalThis.onmessage = async ({ data }) => {
  if (data.type === "ask") {
    globalThis.postMessage({ type: "answer", id: data.id, reply: handle(data.request) });
    return;
  }
  const pyodide = await loadPyodide({ indexURL: "/assets/pyodide/" });
  await pyodide.loadPackage(new URL("/assets/rasklad/rasklad-0.0.0-py3-none-any.whl", globalThis.location.origin).href, {
    messageCallback: () => undefined,
  });
  handle = pyodide.runPython("from rasklad.session import handle; handle");
  globalThis.postMessage({ type: "ready" });
};
