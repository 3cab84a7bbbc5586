// pyodide-build, fetched once by hash. Its wheels are kept beside the project, not installed into .venv: pip on
// the project's oldest Python would take an old release, so Pyodide's version is named to it. Pyodide's
// Python imports from the wheels as they are.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

import { ROOT } from "./root.mjs";

const LOCK = join(ROOT, "scripts/pyodide/pyodide-build.lock");
const TARGET = join(ROOT, "build/pyodide-build");

/** The folder with the wheels of pyodide-build and packaging, and their names; fetched when the lock has changed. */
export function compilerTools() {
  const stamp = join(TARGET, ".lock");
  const lock = readFileSync(LOCK, "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return wheels();
  rmSync(TARGET, { recursive: true, force: true });
  mkdirSync(TARGET, { recursive: true });
  const options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:"];
  const version = ["--python-version", "3.14", "--require-hashes", "--requirement", LOCK];
  try {
    execFileSync("python", ["-m", "pip", "download", ...options, ...version, "--dest", TARGET], {
      env: { ...process.env, PATH: `${join(ROOT, ".venv/bin")}${delimiter}${process.env.PATH}` },
      stdio: ["ignore", "inherit", "inherit"],
    });
  } catch {
    throw new Error(`pip could not fetch what ${LOCK} names: is the package index reachable?`);
  }
  writeFileSync(stamp, lock);
  return wheels();
}

function wheels() {
  return { folder: TARGET, names: readdirSync(TARGET).filter((name) => name.endsWith(".whl")).sort() };
}
