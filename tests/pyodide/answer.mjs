// The packaged engine under real Pyodide: node answer.mjs ROOT ASSETS < requests.json > answers.json
// Boots with the packaged standard library, imports rasklad from the packaged zip, as the worker does.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [root, assets] = process.argv.slice(2);
const { bootPyodide, runMain } = await import(pathToFileURL(join(root, "scripts/pyodide/node_pyodide.mjs")).href);

await runMain(async () => {
  const names = JSON.parse(readFileSync(join(assets, "rasklad/engine.json"), "utf8"));
  const pyodide = await bootPyodide({ stdlib: join(assets, "pyodide", names.stdlib) });
  pyodide.FS.writeFile("/engine.zip", new Uint8Array(readFileSync(join(assets, "rasklad", names.engine))));
  const handle = pyodide.runPython(
    "import sys; sys.path.insert(0, '/engine.zip'); from rasklad.session import handle; handle",
  );
  const origin = pyodide.runPython("import rasklad, random; f'{rasklad.__file__} {random.__file__}'");
  const requests = JSON.parse(readFileSync(0, "utf8"));
  console.log(JSON.stringify({ origin, answers: requests.map((request) => JSON.parse(handle(JSON.stringify(request)))) }));
});
