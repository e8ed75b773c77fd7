// Prints how large a build is, as it is and as brotli sends it: node scripts/size.mjs FOLDER
import { readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const folder = process.argv[2];
const sums = new Map();
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const bytes = readFileSync(join(entry.parentPath, entry.name));
  const kind = extname(entry.name).slice(1);
  const [raw, sent] = sums.get(kind) ?? [0, 0];
  sums.set(kind, [raw + bytes.length, sent + brotliCompressSync(bytes).length]);
}

const line = (kind, raw, sent) => console.log(`${kind.padEnd(14)}${String(raw).padStart(10)}${String(sent).padStart(10)}`);
line("bytes", "raw", "brotli");
for (const [kind, [raw, sent]] of [...sums].sort((a, b) => b[1][1] - a[1][1])) line(kind, raw, sent);
const [raw, sent] = ["wasm", "js", "css"].map((kind) => sums.get(kind) ?? [0, 0]).reduce((a, b) => [a[0] + b[0], a[1] + b[1]]);
line("wasm+js+css", raw, sent);
