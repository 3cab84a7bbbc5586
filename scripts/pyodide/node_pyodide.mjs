// npm's Pyodide under Node: the same interpreter that the reader's browser gets.
import { join } from "node:path";

import { loadPyodide } from "pyodide";

import { PYODIDE } from "./root.mjs";

/**
 * Boot Pyodide with folders of this machine mounted: `{"/tools": "/home/…/build/tools"}`.
 * `stdlib`: another standard library than npm's (a path of this machine); `options`: Python's own, like `-OO`.
 */
export async function bootPyodide({ mounts = {}, environment = {}, stdlib, options = [] } = {}) {
  const pyodide = await loadPyodide({
    indexURL: PYODIDE,
    stdLibURL: stdlib ?? join(PYODIDE, "python_stdlib.zip"),
    args: options,
    env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1", ...environment },
  });
  for (const [place, folder] of Object.entries(mounts)) {
    pyodide.FS.mkdirTree(place);
    pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, place);
  }
  return pyodide;
}

/** Run a main function; an error of Pyodide carries a line of 1.2 MB in its stack, so only the message is told. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : String(fault));
    process.exitCode = 1;
  }
}
