/** Finds dead links of a built site. `node dead-links.ts FOLDER` prints each with its page, and fails if there is one. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface DeadLink {
  readonly page: string;
  readonly link: string;
  readonly why: 'no such file' | 'no such anchor';
}

/** Attributes with an address: links, sources, the file of titles that a board fetches (`data-titles`), and the target of a redirect. */
const addresses = /\s(?:href|src|data-titles)="([^"]*)"|\scontent="0; url=([^"]*)"/g;
const anchors = /\sid="([^"]*)"/g;
const siteOrigin = 'http://site.internal';

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => unescaped(match[1] ?? match[2] ?? ''));

/** A part of an address with its escapes decoded; undefined where one is malformed, so that nothing has this address. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Every dead link of every page, of the Atom feed and of the API's list, page by page. Throws where no page was built. */
export function deadLinks(folder: string): DeadLink[] {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder })
      .sort()
      .map((file) => {
        const text = readFileSync(join(folder, file), 'utf8');
        const page = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`;
        return [page, { links: new Set(matchesOf(text, addresses)), ids: new Set(matchesOf(text, anchors)) }] as const;
      }),
  );
  if (pages.size === 0) throw new Error(`no page in ${folder}: build the site first`);
  const isFileByPath = new Map<string, boolean>();
  const isFile = (path: string): boolean => {
    const known = isFileByPath.get(path);
    if (known !== undefined) return known;
    const name = decoded(path);
    const file = name === undefined ? undefined : join(folder, name);
    const isThere = file !== undefined && existsSync(file) && statSync(file).isFile();
    isFileByPath.set(path, isThere);
    return isThere;
  };
  const check = (page: string, link: string): DeadLink[] => {
    const { origin, pathname, hash } = new URL(link, siteOrigin + page);
    if (origin !== siteOrigin) return [];
    const target = pages.get(pathname);
    if (target === undefined) return isFile(pathname) ? [] : [{ page, link, why: 'no such file' }];
    // A hash with `~` is a compressed position of a board, not an anchor.
    if (hash === '' || hash.includes('~') || target.ids.has(decoded(hash.slice(1)) ?? '')) return [];
    return [{ page, link, why: 'no such anchor' }];
  };
  // The markup in the entries of the feed is escaped.
  const linksIn = (file: string, pattern: RegExp): DeadLink[] => {
    const path = join(folder, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8').replaceAll('&quot;', '"') : '';
    return [...new Set(matchesOf(text, pattern))].flatMap((link) => check(`/${file}`, link));
  };
  return [
    ...[...pages].flatMap(([page, { links }]) => [...links].flatMap((link) => check(page, link))),
    ...linksIn('feed.atom', addresses),
    ...linksIn('api/v1/index.json', /"href":"([^"]*)"/g),
  ];
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === import.meta.filename) {
  const dead = deadLinks(process.argv[2] ?? 'site/dist');
  for (const { page, link, why } of dead) console.log(`${page}: ${link} (${why})`);
  console.log(`${dead.length} dead links`);
  process.exitCode = dead.length === 0 ? 0 : 1;
}
