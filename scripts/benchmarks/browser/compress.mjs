// Brotli copies of files, made once: node compress.mjs FROM TO. TO gets FROM's tree with `.br` after each name.
// What a name of the same bytes was compressed before is taken from TO/.cache, by the bytes' hash.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [from, to] = process.argv.slice(2);
const cache = join(to, ".cache");
mkdirSync(cache, { recursive: true });
const COMPRESSED_ALREADY = /\.(?:woff2|png|jpg|gz|br)$/u;

for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || COMPRESSED_ALREADY.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  const kept = join(cache, createHash("sha256").update(bytes).digest("hex"));
  if (!existsSync(kept)) {
    const size = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${kept}.part`, brotliCompressSync(bytes, { params: { ...size, [constants.BROTLI_PARAM_LGWIN]: 24 } }));
    renameSync(`${kept}.part`, kept);
  }
  const copy = join(to, "files", `${relative(from, file)}.br`);
  mkdirSync(dirname(copy), { recursive: true });
  copyFileSync(kept, copy);
}
