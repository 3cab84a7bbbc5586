// The packaged engine under real Pyodide: node answer.mjs ROOT ASSETS < requests.json > answers.json
// Boots with the packaged standard library and imports rasklad from the packaged archives, as the worker does.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [root, assets] = process.argv.slice(2);
const { bootPyodide, runMain } = await import(pathToFileURL(join(root, "scripts/pyodide/node_pyodide.mjs")).href);

await runMain(async () => {
  const names = JSON.parse(readFileSync(join(assets, "rasklad/engine.json"), "utf8"));
  const pyodide = await bootPyodide({ stdlib: join(assets, "pyodide", names.stdlib) });
  const archives = readdirSync(join(assets, "rasklad", names.games)).map((name) => join(names.games, name));
  for (const archive of [names.engine, ...archives]) {
    pyodide.FS.writeFile("/archive.zip", new Uint8Array(readFileSync(join(assets, "rasklad", archive))));
    pyodide.runPython("import zipfile; zipfile.ZipFile('/archive.zip').extractall('/engine')");
  }
  const handle = pyodide.runPython(
    "import sys; sys.path.insert(0, '/engine'); from rasklad.session import handle; handle",
  );
  const origin = pyodide.runPython("import rasklad, random; f'{rasklad.__file__} {random.__file__}'");
  const requests = JSON.parse(readFileSync(0, "utf8"));
  console.log(JSON.stringify({ origin, answers: requests.map((request) => JSON.parse(handle(JSON.stringify(request)))) }));
});
