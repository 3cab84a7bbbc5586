// A memory snapshot of Pyodide with the engine and one game imported: node snapshot.mjs SITE GAME OUT
// Made with the same files as the site's, under Node; trailing zeros are cut, which the loader makes good.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [site, game, out] = process.argv.slice(2);
const runtime = join(site, "assets/pyodide");
const ours = join(site, "assets/rasklad");
const names = JSON.parse(readFileSync(join(ours, "engine.json"), "utf8"));
const { info } = JSON.parse(readFileSync(join(runtime, "pyodide-lock.json"), "utf8"));

const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
const pyodide = await loadPyodide({
  indexURL: runtime,
  stdLibURL: join(runtime, names.stdlib),
  lockFileContents: JSON.stringify({ info, packages: {} }),
  args: ["-S"],
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
  _makeSnapshot: true,
});
const readArchive = pyodide.runPython(readFileSync("playable/board/src/archives.py", "utf8"));
for (const archive of [join(ours, names.engine), join(ours, names.games, `${game}.zip`)]) {
  pyodide.FS.writeFile("/archive.zip", new Uint8Array(readFileSync(archive)));
  readArchive();
}
readArchive.destroy(); // a snapshot holds no proxies
pyodide.runPython(`import rasklad.session; from rasklad.games import by_id; by_id(${JSON.stringify(game)}); None`);
const memory = pyodide.makeMemorySnapshot();
let end = memory.length;
while (end > 0 && memory[end - 1] === 0) end -= 1;
writeFileSync(out, memory.subarray(0, end));
