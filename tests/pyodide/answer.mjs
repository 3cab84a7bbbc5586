// The packaged engine under real Pyodide: node answer.mjs ROOT ASSETS < requests.json > answers.json
// Boots with the packaged standard library and imports rasklad from the packaged archives, as the worker does.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [root, assets] = process.argv.slice(2);
const { bootPyodide, runMain } = await import(pathToFileURL(join(root, "scripts/pyodide/node_pyodide.mjs")).href);

await runMain(async () => {
  const names = JSON.parse(readFileSync(join(assets, "rasklad/engine.json"), "utf8"));
  const pyodide = await bootPyodide({ stdlib: join(assets, "pyodide", names.stdlib), options: ["-S"] });
  const readArchive = pyodide.runPython(readFileSync(join(root, "playable/board/src/archives.py"), "utf8"));
  const archives = readdirSync(join(assets, "rasklad", names.games)).map((name) => join(names.games, name));
  for (const archive of [names.engine, ...archives]) {
    pyodide.FS.writeFile("/archive.zip", new Uint8Array(readFileSync(join(assets, "rasklad", archive))));
    readArchive();
  }
  // Counts the dataclasses whose methods did not come compiled (scripts/pyodide/dataclass_code.py).
  pyodide.runPython(`
class Watched(dict):
    missed = 0

    def get(self, source, default):
        Watched.missed += source not in self
        return super().get(source, default)

compiled = Watched(compiled)
`);
  const handle = pyodide.runPython("from rasklad.session import handle; handle");
  const origin = pyodide.runPython("import rasklad, random; f'{rasklad.__file__} {random.__file__}'");
  const requests = JSON.parse(readFileSync(0, "utf8"));
  const answers = requests.map((request) => JSON.parse(handle(JSON.stringify(request))));
  console.log(JSON.stringify({ origin, answers, compiled: pyodide.runPython("len(compiled)"), missed: pyodide.runPython("Watched.missed") }));
});
