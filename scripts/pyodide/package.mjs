// Package what the browser needs to run the engine: node scripts/pyodide/package.mjs --out DIR
//
//   DIR/rasklad/engine-<hash>.zip   of the package `rasklad` what every play needs, compiled (.pyc, stored)
//   DIR/rasklad/games-<hash>/<id>.zip   what a game needs besides; solver.zip: the solver
//   DIR/rasklad/engine.json         their names, for bundle.mjs and whoever looks
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

/** Compile the engine, and the standard library unless that was done before; returns the bytes of the archives. */
export async function compileArchives() {
  const work = mkdtempSync(join(tmpdir(), "rasklad-package-"));
  const cached = cachedLibrary();
  try {
    const compiler = await bootCompiler(work, []);
    compiler.runPython(`
with recorded() as dataclass_code:
    engine, games = engine_modules()
Path("/work/games").mkdir()
for name, modules in {"engine": engine, **{f"games/{game}": modules for game, modules in games.items()}}.items():
    pack_source(Path("/playable"), modules, Path("/work/source.zip"))
    compile_archive(Path("/work/source.zip"), Path(f"/work/{name}.zip"))
add_to(Path("/work/engine.zip"), dataclass_code)
`);
    if (!existsSync(cached)) await compileLibrary(work, cached);
    const games = readdirSync(join(work, "games")).sort().map((name) => [name, readFileSync(join(work, "games", name))]);
    return { engine: readFileSync(join(work, "engine.zip")), stdlib: readFileSync(cached), games };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Compile what the engine needs of the standard library, without docstrings (-OO): they are a seventh of what is
 * sent. The engine keeps its own, because a dataclass without one computes one at each boot.
 */
async function compileLibrary(work, target) {
  const compiler = await bootCompiler(work, ["-OO"]);
  compiler.runPython(`
pick_modules(Path("/npm/python_stdlib.zip"), Path("/scripts/standard_library.txt"), Path("/work/picked.zip"))
compile_archive(Path("/work/picked.zip"), Path("/work/stdlib.zip"))
`);
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  copyFileSync(join(work, "stdlib.zip"), `${target}.part`);
  renameSync(`${target}.part`, target); // whole or not at all, should the build be stopped
}

/** Pyodide with pyodide-build's compiler and what is to be compiled; `options` are Python's own. */
async function bootCompiler(work, options) {
  const tools = compilerTools();
  const pyodide = await bootPyodide({
    mounts: { "/tools": tools.folder, "/scripts": SCRIPTS, "/playable": join(ROOT, "playable"), "/npm": PYODIDE, "/work": work },
    // py_compile writes a hash of the source instead of its time when this is set.
    environment: { SOURCE_DATE_EPOCH: "315532800" },
    options,
  });
  pyodide.runPython(`
import sys
from pathlib import Path
sys.path += ["/scripts", "/playable", *${JSON.stringify(tools.names.map((name) => `/tools/${name}`))}]
from compile_archives import compile_archive, engine_modules, pack_source, pick_modules
from dataclass_code import add_to, recorded
`);
  return pyodide;
}

/** Where the compiled standard library is kept: another library or another compiler makes another name. */
function cachedLibrary() {
  const ours = ["compile_archives.py", "pyodide-build.lock", "standard_library.txt"].map((name) => join(SCRIPTS, name));
  const inputs = [join(PYODIDE, "python_stdlib.zip"), join(SCRIPTS, "package.mjs"), ...ours];
  const digest = createHash("sha256");
  for (const file of inputs) digest.update(readFileSync(file));
  return join(CACHE, `${digest.digest("hex").slice(0, 16)}.zip`);
}

/** `engine` and its bytes → `engine-0123456789ab`: a new content is a new address, so it may be cached for ever. */
function hashedName(stem, ...contents) {
  const digest = createHash("sha256");
  for (const bytes of contents) digest.update(bytes);
  return `${stem}-${digest.digest("hex").slice(0, 12)}`;
}

/** Leave in `folder` nothing of an earlier run. */
function removeFormer(folder, stem) {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${stem}-`)) rmSync(join(folder, name), { recursive: true });
  }
}

async function main() {
  const { values } = parseArgs({ options: { out: { type: "string" } } });
  if (!values.out) throw new Error("usage: node scripts/pyodide/package.mjs --out DIR");
  const [site, runtime] = [join(values.out, "rasklad"), join(values.out, "pyodide")];
  mkdirSync(site, { recursive: true });
  mkdirSync(runtime, { recursive: true });

  const { engine, stdlib, games } = await compileArchives();
  removeFormer(site, "engine");
  removeFormer(site, "games");
  removeFormer(runtime, "stdlib");
  const names = {
    engine: `${hashedName("engine", engine)}.zip`,
    games: hashedName("games", ...games.map(([, bytes]) => bytes)),
    stdlib: `${hashedName("stdlib", stdlib)}.zip`,
  };
  writeFileSync(join(site, names.engine), engine);
  writeFileSync(join(runtime, names.stdlib), stdlib);
  mkdirSync(join(site, names.games));
  for (const [name, bytes] of games) writeFileSync(join(site, names.games, name), bytes);
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
