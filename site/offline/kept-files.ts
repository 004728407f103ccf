/** Which files of the built site are kept for reading without a network, in the order in which they are fetched. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The address of a file on the site, and the first 12 hexadecimal digits of the SHA-256 of its bytes. */
export type KeptFile = readonly [path: string, digest: string];

export interface KeptFiles {
  /** The reader's edition, the boards, the search, all they load. */
  readonly book: readonly KeptFile[];
  /** The pages of the other editions. */
  readonly editions: readonly KeptFile[];
}

/** Files for hosts and programs, the worker itself, which browsers keep, and the documents to print, which say the whole book once more. */
const leftOut =
  /^\/(_headers$|api\/|schemas\/|licences\/|print\/(?!quick-reference\/)|feed\.(atom|json)$|service-worker\.js$|robots\.txt$|sitemap)/;

/** What every page needs comes first, then the title page and the boards, then the rest of the book. */
const urgency = [/^\/(_site\/|(theme|offline)\.js$|favicon)/, /^\/(404\.html|offline\/)?$/, /^\/boards\//, /\.json$/];
const rankOf = (path: string): number => {
  const rank = urgency.findIndex((pattern) => pattern.test(path));
  return rank === -1 ? urgency.length : rank;
};

/**
 * Lists a built site.
 *
 * @param folder where the site was built
 * @param others the editions that stand under a path of their own
 */
export function keptFiles(folder: string, others: readonly string[]): KeptFiles {
  const paths = globSync('**/*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => ({ file, path: `/${file.replace(/(^|\/)index\.html$/, '$1')}` }))
    .filter(({ path }) => !leftOut.test(path))
    .sort((one, other) => rankOf(one.path) - rankOf(other.path) || (one.path < other.path ? -1 : 1));
  const kept = paths.map(({ file, path }): KeptFile => [path, digestOf(readFileSync(join(folder, file)))]);
  const isOther = ([path]: KeptFile): boolean => others.some((edition) => path.startsWith(`/${edition}/`));
  return { book: kept.filter((file) => !isOther(file)), editions: kept.filter(isOther) };
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 12);
