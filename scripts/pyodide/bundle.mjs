// Bundle the board's scripts and styles: node scripts/pyodide/bundle.mjs --out DIR
// (after package.mjs --out DIR: the worker is told the names and sizes of the engine's files)
//
//   DIR/rasklad/board.mjs, worker.mjs, reading.mjs, news.mjs, board.css
//   DIR/rasklad/offline.mjs, service-worker.js (which the build puts at the site's root: it rules what lies below)
//   DIR/rasklad/deals/<id>.txt, the numbers of deals that come out, fetched by whoever wants such deals
//   DIR/rasklad/english.mjs, the words of the board in English, which is fetched once they are chosen
//   DIR/rasklad/catalogue.mjs, which narrows the list of games
//   DIR/rasklad/demonstration.mjs, demonstration.css, a recorded game that needs no engine
//   DIR/rasklad/search.mjs, and what it fetches when the field is focused: search-panel.mjs, search.css
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { parseArgs } from "node:util";

import { build } from "esbuild";

import { PYODIDE, ROOT } from "./root.mjs";

const SOURCE = join(ROOT, "playable/board");
// What the styles use without fallback: nesting-free CSS, container queries, :has().
const TARGET = ["chrome111", "firefox121", "safari16.4"];

/** The rules for the coordinates of all declared games: computed by Python from the games themselves. */
function geometry() {
  const python = { env: { ...process.env, PATH: `${join(ROOT, ".venv/bin")}${delimiter}${process.env.PATH}` } };
  return execFileSync("python", ["-m", "edition.table_layout"], { ...python, encoding: "utf8" });
}

const geometryPlugin = {
  name: "geometry",
  setup(plugins) {
    plugins.onResolve({ filter: /^games:geometry$/ }, () => ({ path: "geometry.css", namespace: "games" }));
    plugins.onLoad({ filter: /.*/, namespace: "games" }, () => ({ contents: geometry(), loader: "css" }));
  },
};

/** The names that package.mjs left in the same folder. */
function packaged(folder) {
  return JSON.parse(readFileSync(join(folder, "rasklad/engine.json"), "utf8"));
}

/** The files that the worker fetches: names and sizes. */
function engineFiles(folder) {
  const names = packaged(folder);
  const file = (place, name) => ({ name, size: statSync(join(folder, place, name)).size });
  return {
    engine: file("rasklad", names.engine),
    library: file("pyodide", names.stdlib),
    plainLibrary: file("pyodide", "python_stdlib.zip"),
    wasm: file("pyodide", "pyodide.asm.wasm"),
  };
}

/** Pyodide's lock file without the packages, as text. */
function lockWithoutPackages() {
  const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
  return JSON.stringify({ info, packages: {} });
}

const { values } = parseArgs({ options: { out: { type: "string" } } });
if (!values.out) {
  console.error("usage: node scripts/pyodide/bundle.mjs --out DIR");
  process.exit(2);
}
const outdir = join(values.out, "rasklad");
mkdirSync(outdir, { recursive: true });
cpSync(join(ROOT, "playable/deals"), join(outdir, "deals"), { recursive: true });
const shared = { bundle: true, minify: true, charset: "utf8", target: TARGET, logLevel: "warning", outdir };
try {
  await Promise.all([
    build({
      ...shared,
      define: {
        GAMES: JSON.stringify(packaged(values.out).games),
        ENGINE_FILES: JSON.stringify(engineFiles(values.out)),
        NO_PACKAGES: JSON.stringify(lockWithoutPackages()),
      },
      loader: { ".py": "text" },
      format: "esm",
      outExtension: { ".js": ".mjs" },
      entryPoints: {
        board: join(SOURCE, "src/board.ts"),
        worker: join(SOURCE, "src/worker.ts"),
        reading: join(SOURCE, "src/reading/reading.ts"),
        news: join(SOURCE, "src/reading/news_page.ts"),
        offline: join(SOURCE, "src/offline/offline.ts"),
        search: join(SOURCE, "src/search/search.ts"),
        "search-panel": join(SOURCE, "src/search/panel.ts"),
        english: join(SOURCE, "messages/en/english.ts"),
        catalogue: join(SOURCE, "src/catalogue/catalogue.ts"),
        demonstration: join(SOURCE, "src/demonstration/demonstration.ts"),
      },
    }),
    build({ ...shared, format: "iife", entryPoints: { "service-worker": join(SOURCE, "src/offline/service_worker.ts") } }),
    build({ ...shared, entryPoints: { board: join(SOURCE, "styles/board.css") }, plugins: [geometryPlugin] }),
    build({ ...shared, entryPoints: { demonstration: join(SOURCE, "styles/demonstration.css") }, plugins: [geometryPlugin] }),
    build({ ...shared, entryPoints: { search: join(SOURCE, "styles/search.css") } }),
  ]);
} catch {
  process.exitCode = 1; // esbuild has told what is wrong
}
