/**
 * The service worker: keeps the book on the reader's device, one version of it at a time.
 *
 * Everything kept stands in one cache under `path?digest`, so a version knows its own files and a new one fetches only what changed.
 * Pages tell the worker when to fetch (`keep`), a batch at a time, when to take over (`use`) and when to clear away (`tidy`).
 */
import type { FetchAsked, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Path and digest of every file: the reader's edition with all that it needs, then the other editions. Filled in by the build. */
declare const FILES: { readonly book: readonly Kept[]; readonly editions: readonly Kept[] };
type Kept = readonly [path: string, digest: string];
/** What a page hears after a batch. */
interface Progress {
  /** How many files are still to fetch; none when there is no sense in going on. */
  readonly left: number;
  /** Whether the reader's edition is there whole. */
  readonly whole: boolean;
  /** Whether all that was wanted is there. */
  readonly done: boolean;
}

const everything = [...FILES.book, ...FILES.editions];
const digests = new Map(everything);
const MISSING = '/404.html';
const NOT_KEPT = '/offline/';
const BATCH = 12;
/** Files that did not come, or came in another version. They are asked for again when the worker next starts. */
const refused = new Set<string>();

const book = (): Promise<Cache> => self.caches.open('book');
const nameOf = ([path, digest]: Kept): string => `${path}?${digest}`;
const pathOf = (name: string): string => name.slice(0, name.lastIndexOf('?'));

async function namesKept(): Promise<Set<string>> {
  const requests = await (await book()).keys();
  return new Set(requests.map(({ url }) => url.slice(self.location.origin.length)));
}

/** Keeps an answer if it is the file that this version means; a newer one on the server belongs to the next version. */
async function keep([path, digest]: Kept, answer: Response): Promise<boolean> {
  if (!answer.ok || answer.redirected) return false;
  const bytes = await answer.arrayBuffer();
  const hash = new Uint8Array(await self.crypto.subtle.digest('SHA-256', bytes));
  const found = Array.from(hash.subarray(0, digest.length / 2), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (found !== digest) return false;
  const headers = new Headers(answer.headers);
  headers.delete('vary');
  await (await book()).put(nameOf([path, digest]), new Response(bytes, { headers }));
  return true;
}

/** Fetches the next files of those wanted: all, or the named ones and whatever older version of a file is kept already. */
async function fetchBatch(wanted: unknown): Promise<Progress> {
  const kept = await namesKept();
  const named = new Set(Array.isArray(wanted) ? [...wanted.map(String), MISSING, NOT_KEPT, ...[...kept].map(pathOf)] : []);
  const missing = everything.filter((file) => !kept.has(nameOf(file)) && (wanted === 'all' || named.has(file[0])));
  const open = missing.filter((file) => !refused.has(nameOf(file)));
  const batch = open.slice(0, BATCH);
  const came = await Promise.all(batch.map((file) => fetchInto(file).catch(() => undefined)));
  came.forEach((stays, place) => {
    const file = batch[place];
    if (stays === false && file !== undefined) refused.add(nameOf(file));
  });
  const fetched = came.filter((stays) => stays === true).length;
  const lost = came.includes(undefined);
  const whole = FILES.book.every((file) => kept.has(nameOf(file)) || came[batch.indexOf(file)] === true);
  // Without a network there is no sense in going on; the next page asks again.
  return { left: lost && fetched === 0 ? 0 : open.length - (lost ? fetched : batch.length), whole, done: fetched === missing.length };
}

async function fetchInto(file: Kept): Promise<boolean> {
  return keep(file, await fetch(file[0], { cache: file[0].startsWith('/_site/') ? 'default' : 'no-cache' }));
}

/**
 * Deletes what belongs to older versions: not before this one has all of it in its own version, and not while a second window is open,
 * which may still run the older one and fetch a part of it.
 */
async function tidy(): Promise<void> {
  const kept = await namesKept();
  const stale = [...kept].filter((name) => digests.get(pathOf(name)) !== name.slice(pathOf(name).length + 1));
  const replaced = stale.every((name) => {
    const digest = digests.get(pathOf(name));
    return digest === undefined || kept.has(nameOf([pathOf(name), digest]));
  });
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!replaced || windows.length > 1) return;
  const cache = await book();
  await Promise.all(stale.map((name) => cache.delete(name)));
}

async function keptFile(path: string): Promise<Response | undefined> {
  const digest = digests.get(path);
  const cache = await book();
  return digest === undefined ? undefined : cache.match(nameOf([path, digest]));
}

/** A page that stands for one that cannot be shown. */
async function standIn(path: string, status: number): Promise<Response> {
  const page = await keptFile(path);
  return page === undefined ? Response.error() : new Response(page.body, { status, headers: page.headers });
}

async function answer(event: FetchAsked, { pathname: path, search }: URL): Promise<Response> {
  const { request } = event;
  const file = await keptFile(path);
  if (file !== undefined) return file;
  const isPage = request.mode === 'navigate';
  const digest = digests.get(path);
  if (isPage && digest === undefined && digests.has(`${path}/`)) return Response.redirect(`${path}/${search}`, 301);
  try {
    const found = await fetch(request);
    if (digest !== undefined) event.waitUntil(keep([path, digest], found.clone()).catch(() => false));
    // Parts of the version before may be gone from the server while its pages are still open.
    if (found.ok || isPage) return found;
    return (await (await book()).match(path, { ignoreSearch: true })) ?? found;
  } catch {
    const older = await (await book()).match(path, { ignoreSearch: true });
    if (older !== undefined) return older;
    if (!isPage) return Response.error();
    return digest === undefined ? standIn(MISSING, 404) : standIn(NOT_KEPT, 503);
  }
}

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), tidy()])));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(answer(event, url));
});

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === 'use') event.waitUntil(self.skipWaiting());
  if (data === 'tidy') event.waitUntil(tidy());
  if (typeof data === 'object' && data !== null && 'keep' in data)
    event.waitUntil(fetchBatch(data.keep).then((progress) => ports[0]?.postMessage(progress)));
});
