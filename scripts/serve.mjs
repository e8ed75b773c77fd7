// Serves a folder on this machine: node scripts/serve.mjs FOLDER PORT
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const KINDS = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

const [folder, port] = process.argv.slice(2);

function find(url) {
  try {
    const name = normalize(decodeURIComponent(new URL(url, "http://localhost").pathname));
    const path = join(folder, name.endsWith("/") ? name + "index.html" : name);
    return statSync(path).isFile() ? path : undefined;
  } catch {
    return undefined;
  }
}

const server = createServer((request, response) => {
  const path = find(request.url);
  if (!path) {
    response.writeHead(404, { "Content-Type": "text/plain" }).end("not found\n");
    return;
  }
  const kind = KINDS[extname(path)] ?? "application/octet-stream";
  response.writeHead(200, { "Content-Type": kind, "Cache-Control": "no-cache" });
  createReadStream(path).pipe(response);
});

server.on("error", (error) => {
  const why = error.code === "EADDRINUSE" ? `port ${port} is taken: try --port ${Number(port) + 1}` : error.message;
  console.error(`play: ${why}`);
  process.exit(1);
});
server.listen(Number(port), "127.0.0.1", () => console.log(`Farshore is at http://127.0.0.1:${port}/ (Ctrl+C ends it)`));
