/**
 * Serves a folder as a strict host would: existing files only, with the headers of the site's `_headers`.
 * `node static-server.ts FOLDER PORT [EMPTY [gzip]]` prints its address; with the port 0 the system chooses one. The file at the path
 * EMPTY, such as a script that would download the whole book, is served without content; `''` names none. With `gzip` text is compressed.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { createGzip } from 'node:zlib';

const [folder = 'site/dist', port = '4400', emptyPath, encoding] = process.argv.slice(2);
const top = resolve(folder);

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The headers in the `_headers` of the site, which static hosts send with every file. */
function siteHeaders(): Record<string, string> {
  const file = join(top, '_headers');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const pairs = lines.flatMap((line) => {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value] as const];
  });
  return { ...Object.fromEntries(pairs), 'cache-control': 'no-cache' };
}

const headers = siteHeaders();

const server = createServer((request, response) => {
  const file = fileFor(request.url ?? '/');
  const found = file ?? fileFor('/404.html');
  if (!found) {
    response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('not found');
    return;
  }
  const type = contentTypes[extname(found)] ?? 'application/octet-stream';
  const isZipped = encoding === 'gzip' && /^text|json|xml|svg/.test(type);
  response.writeHead(file ? 200 : 404, { ...headers, 'content-type': type, ...(isZipped ? { 'content-encoding': 'gzip' } : {}) });
  if (request.method === 'HEAD' || request.url === emptyPath) response.end();
  else if (isZipped)
    createReadStream(found)
      .pipe(createGzip({ level: 9 }))
      .pipe(response);
  else createReadStream(found).pipe(response);
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  console.log(`http://127.0.0.1:${address.port}`);
});

/** The file for an address: itself, its `.html`, or the `index.html` of a folder; never one outside the folder served. */
function fileFor(address: string): string | undefined {
  let path: string;
  try {
    path = join(top, decodeURIComponent(new URL(address, 'http://localhost').pathname));
    if (path.includes('\0')) return undefined;
  } catch {
    return undefined;
  }
  if (path !== top && !path.startsWith(top + sep)) return undefined;
  return [path, `${path}.html`, join(path, 'index.html')].find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
}
