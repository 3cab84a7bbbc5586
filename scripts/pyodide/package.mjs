// Package what the browser needs to run the engine: node scripts/pyodide/package.mjs --out DIR
//
//   DIR/rasklad/engine-<hash>.zip   the package `rasklad`, compiled (.pyc, stored)
//   DIR/rasklad/engine.json         the names of the two archives, for the worker
//   DIR/pyodide/…                   the npm files of Pyodide, unmodified, with their licences
//   DIR/pyodide/stdlib-<hash>.zip   of the standard library what the engine needs (standard_library.txt),
//                                   compiled and stored: Pyodide's own is source, which each boot compiles anew
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { compilerTools } from "./compiler_tools.mjs";
import { bootPyodide, runMain } from "./node_pyodide.mjs";
import { PYODIDE, ROOT } from "./root.mjs";

const SCRIPTS = join(ROOT, "scripts/pyodide");
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
const LICENCES = { "LICENSE-Pyodide.txt": "MPL-2.0.txt", "LICENSE-Python.txt": "Python.txt" };

const CACHE = join(ROOT, "build/pyodide-stdlib");

/** Compile the engine, and the standard library unless that was done before; returns the bytes of both archives. */
export async function compileArchives() {
  const tools = compilerTools();
  const work = mkdtempSync(join(tmpdir(), "rasklad-package-"));
  const cached = cachedLibrary();
  try {
    const pyodide = await bootPyodide({
      mounts: {
        "/tools": tools.folder,
        "/scripts": SCRIPTS,
        "/engine": join(ROOT, "playable/rasklad"),
        "/npm": PYODIDE,
        "/work": work,
      },
      // py_compile writes a hash of the source instead of its time when this is set.
      environment: { SOURCE_DATE_EPOCH: "315532800" },
    });
    pyodide.runPython(`
import sys
from pathlib import Path
sys.path += ["/scripts", *${JSON.stringify(tools.names.map((name) => `/tools/${name}`))}]
from compile_archives import compile_archive, pack_source, pick_modules
pack_source(Path("/engine"), "rasklad", Path("/work/engine-source.zip"))
compile_archive(Path("/work/engine-source.zip"), Path("/work/engine.zip"))
`);
    if (!existsSync(cached)) {
      pyodide.runPython(`
pick_modules(Path("/npm/python_stdlib.zip"), Path("/scripts/standard_library.txt"), Path("/work/picked.zip"))
compile_archive(Path("/work/picked.zip"), Path("/work/stdlib.zip"))
`);
      rmSync(CACHE, { recursive: true, force: true });
      mkdirSync(CACHE, { recursive: true });
      copyFileSync(join(work, "stdlib.zip"), `${cached}.part`);
      renameSync(`${cached}.part`, cached); // whole or not at all, should the build be stopped
    }
    return { engine: readFileSync(join(work, "engine.zip")), stdlib: readFileSync(cached) };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Where the compiled standard library is kept: another library or another compiler makes another name. */
function cachedLibrary() {
  const ours = ["compile_archives.py", "pyodide-build.lock", "standard_library.txt"].map((name) => join(SCRIPTS, name));
  const inputs = [join(PYODIDE, "python_stdlib.zip"), ...ours];
  const digest = createHash("sha256");
  for (const file of inputs) digest.update(readFileSync(file));
  return join(CACHE, `${digest.digest("hex").slice(0, 16)}.zip`);
}

/** `engine` and its bytes → `engine-0123456789ab.zip`: a new content is a new address, so it may be cached for ever. */
function hashedName(stem, bytes) {
  return `${stem}-${createHash("sha256").update(bytes).digest("hex").slice(0, 12)}.zip`;
}

/** Leave in `folder` no archive of an earlier run. */
function removeFormer(folder, stem) {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${stem}-`) && name.endsWith(".zip")) rmSync(join(folder, name));
  }
}

async function main() {
  const { values } = parseArgs({ options: { out: { type: "string" } } });
  if (!values.out) throw new Error("usage: node scripts/pyodide/package.mjs --out DIR");
  const [site, runtime] = [join(values.out, "rasklad"), join(values.out, "pyodide")];
  mkdirSync(site, { recursive: true });
  mkdirSync(runtime, { recursive: true });

  const { engine, stdlib } = await compileArchives();
  removeFormer(site, "engine");
  removeFormer(runtime, "stdlib");
  const names = { engine: hashedName("engine", engine), stdlib: hashedName("stdlib", stdlib) };
  writeFileSync(join(site, names.engine), engine);
  writeFileSync(join(runtime, names.stdlib), stdlib);
  writeFileSync(join(site, "engine.json"), `${JSON.stringify(names)}\n`);

  for (const name of RUNTIME) copyFileSync(join(PYODIDE, name), join(runtime, name));
  for (const [name, text] of Object.entries(LICENCES)) copyFileSync(join(ROOT, "LICENSES", text), join(runtime, name));
  const version = JSON.parse(readFileSync(join(PYODIDE, "package.json"), "utf8")).version;
  writeFileSync(join(runtime, "NOTICE.txt"), notice(version));
}

function notice(version) {
  return `This folder holds Pyodide ${version}, unmodified from the npm package "pyodide", under the Mozilla Public
License 2.0 (LICENSE-Pyodide.txt); its source: https://github.com/pyodide/pyodide/tree/${version}.
It contains CPython and its standard library under the PSF licence (LICENSE-Python.txt); stdlib-*.zip is
what the engine needs of python_stdlib.zip, compiled to byte code, nothing added.
`;
}

if (import.meta.main) await runMain(main);
