/**
 * The service worker: caches the book on the reader's device.
 *
 * All files are in one cache under `path?digest`, so that a new version fetches only what changed.
 * Messages of pages: `cache` fetches a batch, `use` activates this version, `tidy` deletes older versions.
 */
import type { CachedFile, CachedFiles } from './cached-files.ts';
import type { Progress } from './progress.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Written by the build (`write-worker.ts`). */
declare const FILES: CachedFiles;

const allFiles = [...FILES.book, ...FILES.editions];
const digestByPath = new Map(allFiles);
const UNKNOWN_PAGE = '/404.html';
const OFFLINE_PAGE = '/offline/';
/** Files fetched at once: few, so that a batch ends soon and the page is idle again before the next one. */
const BATCH_SIZE = 12;
/** Files whose response was an error or had another digest. They are fetched again when the worker next starts. */
const refused = new Set<string>();

const openCache = (): Promise<Cache> => self.caches.open('book');
const nameOf = ([path, digest]: CachedFile): string => `${path}?${digest}`;
const pathOf = (name: string): string => name.slice(0, name.lastIndexOf('?'));

async function cachedNames(): Promise<Set<string>> {
  const requests = await (await openCache()).keys();
  return new Set(requests.map(({ url }) => url.slice(self.location.origin.length)));
}

/** Caches a response if its digest is the one of this version; a newer file on the server belongs to the next version. */
async function cacheResponse([path, digest]: CachedFile, response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false;
  const bytes = await response.arrayBuffer();
  const hash = new Uint8Array(await self.crypto.subtle.digest('SHA-256', bytes));
  const actualDigest = Array.from(hash.subarray(0, digest.length / 2), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (actualDigest !== digest) return false;
  const headers = new Headers(response.headers);
  // Otherwise the cached response would match only requests with the same headers.
  headers.delete('vary');
  await (await openCache()).put(nameOf([path, digest]), new Response(bytes, { headers }));
  return true;
}

/**
 * Fetches the next batch of the requested files. `requested` is `'all'` or a list of paths; files that an older version has cached are
 * fetched in addition to such a list.
 */
async function fetchBatch(requested: unknown): Promise<Progress> {
  const cached = await cachedNames();
  const requestedPaths = new Set(
    Array.isArray(requested) ? [...requested.map(String), UNKNOWN_PAGE, OFFLINE_PAGE, ...[...cached].map(pathOf)] : [],
  );
  const missing = allFiles.filter((file) => !cached.has(nameOf(file)) && (requested === 'all' || requestedPaths.has(file[0])));
  const toFetch = missing.filter((file) => !refused.has(nameOf(file)));
  const batch = toFetch.slice(0, BATCH_SIZE);
  // By file: true if it is cached now, false if its response was refused, undefined if the network failed.
  const outcomes = await Promise.all(batch.map((file) => fetchAndCache(file).catch(() => undefined)));
  outcomes.forEach((isCached, index) => {
    const file = batch[index];
    if (isCached === false && file !== undefined) refused.add(nameOf(file));
  });
  const fetched = outcomes.filter((isCached) => isCached === true).length;
  const isNetworkGone = outcomes.includes(undefined);
  // If the network failed, refused files of the batch count as left too. The next batch skips them, so the count still reaches 0.
  const left = toFetch.length - (isNetworkGone ? fetched : batch.length);
  return {
    left: isNetworkGone && fetched === 0 ? 0 : left,
    isBookCached: FILES.book.every((file) => cached.has(nameOf(file)) || outcomes[batch.indexOf(file)] === true),
    areRequestedCached: fetched === missing.length,
  };
}

/** Names in `/_site/` contain a digest, so the browser's own cache cannot be out of date; other files are revalidated. */
async function fetchAndCache(file: CachedFile): Promise<boolean> {
  return cacheResponse(file, await fetch(file[0], { cache: file[0].startsWith('/_site/') ? 'default' : 'no-cache' }));
}

/**
 * Deletes files of older versions, but not before all their replacements in this version are cached, and not while a second window is
 * open, which may still run the older version and load parts of it.
 */
async function tidy(): Promise<void> {
  const cached = await cachedNames();
  const stale = [...cached].filter((name) => digestByPath.get(pathOf(name)) !== name.slice(pathOf(name).length + 1));
  const allReplaced = stale.every((name) => {
    const digest = digestByPath.get(pathOf(name));
    return digest === undefined || cached.has(nameOf([pathOf(name), digest]));
  });
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!allReplaced || windows.length > 1) return;
  const cache = await openCache();
  await Promise.all(stale.map((name) => cache.delete(name)));
}

async function cachedResponse(path: string): Promise<Response | undefined> {
  const digest = digestByPath.get(path);
  const cache = await openCache();
  return digest === undefined ? undefined : cache.match(nameOf([path, digest]));
}

async function replacementPage(path: string, status: number): Promise<Response> {
  const page = await cachedResponse(path);
  return page === undefined ? Response.error() : new Response(page.body, { status, headers: page.headers });
}

async function respond(event: FetchEvent, { pathname: path, search }: URL): Promise<Response> {
  const { request } = event;
  const cached = await cachedResponse(path);
  if (cached !== undefined) return cached;
  const isPage = request.mode === 'navigate';
  const digest = digestByPath.get(path);
  if (isPage && digest === undefined && digestByPath.has(`${path}/`)) return Response.redirect(`${path}/${search}`, 301);
  try {
    const response = await fetch(request);
    if (digest !== undefined) event.waitUntil(cacheResponse([path, digest], response.clone()).catch(() => false));
    // Files of the previous version may be gone from the server while its pages are still open.
    if (response.ok || isPage) return response;
    return (await (await openCache()).match(path, { ignoreSearch: true })) ?? response;
  } catch {
    const older = await (await openCache()).match(path, { ignoreSearch: true });
    if (older !== undefined) return older;
    if (!isPage) return Response.error();
    return digest === undefined ? replacementPage(UNKNOWN_PAGE, 404) : replacementPage(OFFLINE_PAGE, 503);
  }
}

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), tidy()])));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(respond(event, url));
});

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === 'use') event.waitUntil(self.skipWaiting());
  if (data === 'tidy') event.waitUntil(tidy());
  if (typeof data === 'object' && data !== null && 'cache' in data)
    event.waitUntil(fetchBatch(data.cache).then((progress) => ports[0]?.postMessage(progress)));
});
