// Write the search index: node scripts/searching/write_index.mjs --pages FILE --out DIR
//
// FILE comes from scripts/building/searchable.py: a JSON array of {url, content}. Of what Pagefind writes only the
// index and the program that reads it are kept: the page's own search is playable/board/src/search.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

import { close, createIndex } from "pagefind";

const KEPT = /^(pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\.ru\.pagefind|.+\.pf_meta|(index|fragment|filter)\/.+)$/u;

const { values } = parseArgs({ options: { pages: { type: "string" }, out: { type: "string" } } });
if (!values.pages || !values.out) {
  console.error("usage: node scripts/searching/write_index.mjs --pages FILE --out DIR");
  process.exit(2);
}

/** What Pagefind answered, or an error with all that it complained of. */
async function done(answer) {
  const { errors, ...rest } = await answer;
  if (errors?.length > 0) throw new Error(errors.join("; "));
  return rest;
}

try {
  const pages = JSON.parse(readFileSync(values.pages, "utf8"));
  const { index } = await done(createIndex({ forceLanguage: "ru" }));
  for (const page of pages) await done(index.addHTMLFile(page));
  const { files } = await done(index.getFiles());
  for (const file of files.filter(({ path }) => KEPT.test(path))) {
    const path = join(values.out, file.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.content);
  }
} catch (fault) {
  console.error(`search index: ${fault.message}`);
  process.exitCode = 1;
} finally {
  await close();
}
