/** The files of the built site that are cached for reading without a network, in the order in which they are fetched. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The address of a file on the site, and the first 12 hexadecimal digits of the SHA-256 of its bytes. */
export type CachedFile = readonly [path: string, digest: string];

export interface CachedFiles {
  /** The current edition, the boards, the search and all files that they load. */
  readonly book: readonly CachedFile[];
  /** The pages of the other editions and languages. */
  readonly editions: readonly CachedFile[];
}

/**
 * Files for hosts and programs; the licences of fonts; the service worker itself, which browsers cache anyway; documents to print, which
 * repeat the whole book (the quick reference does not).
 */
const notCached =
  /^\/(_headers$|api\/|schemas\/|licences\/|print\/(?!quick-reference\/)|feed\.(atom|json)$|service-worker\.js$|robots\.txt$|sitemap)/;

/** In order: what every page needs; the title page and those shown for missing pages; the boards; data. Other pages come last. */
const urgency = [/^\/(_site\/|(theme|offline)\.js$|favicon)/, /^\/(404\.html|offline\/)?$/, /^\/boards\//, /\.json$/];
const rankOf = (path: string): number => {
  const rank = urgency.findIndex((pattern) => pattern.test(path));
  return rank === -1 ? urgency.length : rank;
};

/**
 * @param folder where the site was built
 * @param otherPathPrefixes the first segments, without slashes, of the paths of all editions and languages but the default ones
 */
export function cachedFiles(folder: string, otherPathPrefixes: readonly string[]): CachedFiles {
  const entries = globSync('**/*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => ({ file, path: `/${file.replace(/(^|\/)index\.html$/, '$1')}` }))
    .filter(({ path }) => !notCached.test(path))
    .sort((one, other) => rankOf(one.path) - rankOf(other.path) || (one.path < other.path ? -1 : 1));
  const files = entries.map(({ file, path }): CachedFile => [path, digestOf(readFileSync(join(folder, file)))]);
  const isOther = ([path]: CachedFile): boolean => otherPathPrefixes.some((first) => path.startsWith(`/${first}/`));
  return { book: files.filter((file) => !isOther(file)), editions: files.filter(isOther) };
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 12);
