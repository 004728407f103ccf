/** Builds the site of a copy of the project whose rules a test has edited: boards and a few pages, without running the examples. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { compileProject } from '../../generator/cli/project.ts';
import { printFeatures } from '../../generator/emit/features.ts';
import { type Book, readBook } from '../../site/src/lib/read-book.ts';
import { isOutsidePacks } from '../fixtures/is-outside-packs.ts';

const root = resolve(import.meta.dirname, '../..');
const BOOK = 'site/src/generated/book.json';

/** Texts of the private layer of the edited site. */
export const printedSentence =
  'To break away, roll one d6 below the walnut tree. On a 5 or higher the badger gets away from all rabbits at once.';
export const printedMarkup = '<script>globalThis.ran=1</script>';

/**
 * @param folder where the copy of the project is made
 * @param edit changes files of the copy, whose folder is its argument
 * @param bookOf makes the book that the site shows from that of the project as last built, which does not have the edits
 * @param layerFile the file with the private layer of printed texts
 */
export function buildEditedSite(folder: string, edit: (folder: string) => void, bookOf: (book: Book) => Book, layerFile: string): void {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const isSource = (path: string): boolean => isOutsidePacks(path) && relative(root, path) !== join('site', 'dist');
  for (const name of ['rules', 'schemas', 'engine', 'site', 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  edit(folder);
  const { compilation } = compileProject(folder);
  const faults = compilation.diagnostics.filter(({ severity }) => severity === 'error');
  if (faults.length > 0) throw new Error(faults.map(({ message, place }) => `${place.file}:${place.line} ${message}`).join('\n'));
  for (const [path, text] of compilation.files) write(path, text);
  write('site/src/generated/features.ts', printFeatures(compilation));
  write(BOOK, JSON.stringify(bookOf(readBook(readFileSync(join(root, BOOK), 'utf8')))));
  execFileSync(process.execPath, [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--root', 'site'], {
    cwd: folder,
    env: { ...process.env, SIGHTLINE_PRINTED: layerFile },
    stdio: 'pipe',
  });
}

/** The book with some of its pages and without rulings: it builds in a fraction of the time. */
export function withPages(book: Book, ids: readonly string[]): Book {
  const pages = book.pages.filter(({ id }) => ids.includes(id)).map(({ previous, next, ...page }) => page);
  const parts = book.parts.map((part) => ({ ...part, pages: part.pages.filter((id) => ids.includes(id)) }));
  return { ...book, pages, parts: parts.filter((part) => part.pages.length > 0), rulings: [] };
}
