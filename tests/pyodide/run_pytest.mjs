// The engine's own tests under real Pyodide: node run_pytest.mjs ROOT SITE_PACKAGES FILE…
// Prints one line of JSON: {"exit": pytest's code, "passed": …, "failed": …, "errors": …, "python": "3.14…",
// "imported": [the modules of the standard library that the engine needed]}
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// A stored archive with one empty file, a/b.pyc.
const SMALL_ARCHIVE =
  "UEsDBBQAAAAAAAAAIQAAAAAAAAAAAAAAAAAHAAAAYS9iLnB5Y1BLAQIUAxQAAAAAAAAAIQAAAAAAAAAAAAAAAAAHAAAAAAAAAAAAAACAAQAAAABhL2IucHljUEsFBgAAAAABAAEANQAAACUAAAAAAA==";

const [root, sitePackages, ...files] = process.argv.slice(2);
const { bootPyodide, runMain } = await import(pathToFileURL(join(root, "scripts/pyodide/node_pyodide.mjs")).href);

await runMain(async () => {
  const pyodide = await bootPyodide({
    mounts: { "/project": root, "/packages": sitePackages },
    environment: { PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" },
  });
  pyodide.globals.set("files", pyodide.toPy(files));
  pyodide.runPython(`
import sys
sys.path += ["/project/playable", "/packages", "/project/scripts/pyodide"]
from imported_modules import ImportRecord
record = ImportRecord()
`);
  // What the worker does before the engine is there.
  const readArchive = pyodide.runPython(readFileSync(join(root, "playable/board/src/archives.py"), "utf8"));
  pyodide.FS.writeFile("/archive.zip", new Uint8Array(Buffer.from(SMALL_ARCHIVE, "base64")));
  readArchive();
  // An error that nobody catches makes Pyodide write a traceback: what that needs is needed in the browser, too.
  try {
    pyodide.runPython("[][0]");
  } catch {
    // that was its purpose
  }
  const report = pyodide.runPython(`
import json, os
os.chdir("/project")
import pytest

class Count:
    def __init__(self):
        self.seen = {"passed": 0, "failed": 0, "errors": 0, "skipped": 0}
    def pytest_runtest_logreport(self, report):
        if report.when == "call" or report.outcome != "passed":
            name = "errors" if report.failed and report.when != "call" else report.outcome
            self.seen[name] += 1

count = Count()
# No conftest: it is for browsers. No cache: the project is mounted as it is.
code = pytest.main(["-q", "--noconftest", "-p", "no:cacheprovider", "--rootdir", "/project", *files], plugins=[count])
json.dumps({"exit": int(code), "python": sys.version.split()[0], "platform": sys.platform, **count.seen, "imported": record.needed("rasklad")})
`);
  console.log(report);
});
