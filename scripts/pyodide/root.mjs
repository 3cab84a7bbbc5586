// Where the project and the npm packages lie.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const PYODIDE = join(ROOT, "node_modules/pyodide");
