/**
 * Files of a pack that cannot be part of it (those that only the rulebook has, and those at the path of a file of the rulebook), and a
 * missing manifest.
 */
import type { Source } from './ast.ts';
import type { Diagnostic } from './diagnostic.ts';
import { nearest } from './nearest.ts';
import { isSingle } from './sources/source-files.ts';

/** A file of a pack, under the path that it has in the joined book. */
export interface PackFile extends Source {
  readonly pack: string;
  readonly pathOnDisk: string;
}

export const MANIFEST = 'rules/pack.json';

/** A path in the joined book without the endings that the files of one page differ in. */
const withoutEndings = (path: string): string => path.replace(/\.[^/]*$/, '');

const isOfRulebook = (path: string): boolean => isSingle(path) || /^rules\/(?:errata|readings)\//.test(path);

export function faultsOfFiles(files: readonly PackFile[], book: readonly Source[]): readonly Diagnostic[] {
  const pathsOfBook = new Map(book.map(({ path }) => [withoutEndings(path), path]));
  const duplicates = files.filter(({ path }) => !isOfRulebook(path) && pathsOfBook.has(withoutEndings(path)));
  const firstOfPages = [...Map.groupBy(duplicates, ({ path }) => withoutEndings(path)).values()].flatMap(([first]) => first ?? []);
  return [
    ...files.filter(({ path }) => isOfRulebook(path)).map(stray),
    ...firstOfPages.map((file) => duplicate(file, pathsOfBook.get(withoutEndings(file.path)) ?? file.path)),
  ];
}

const IN_AREA = /^rules\/[^/]+\//;

/** The file of a pack, outside the folders of its areas, with a name like that of the manifest. */
export const misspeltManifest = (files: readonly PackFile[]): PackFile | undefined => {
  const path = nearest(
    MANIFEST,
    files.map((file) => file.path).filter((one) => !IN_AREA.test(one)),
  );
  return files.find((file) => file.path === path);
};

/** The diagnostic of a pack without a manifest, unless it has no pages either. */
export function manifestMissing(files: readonly PackFile[]): readonly Diagnostic[] {
  const inArea = files.find(({ path }) => IN_AREA.test(path));
  if (inArea === undefined) return [];
  const path = `rules/packs/${inArea.pack}/pack.json`;
  const misspelt = misspeltManifest(files);
  return [
    {
      code: 'file-missing',
      severity: 'error',
      message: `There is no file ${path}.`,
      expected: path,
      hint: misspelt === undefined ? 'Write it: the id, the title and the pages of the pack.' : `Rename ${misspelt.pathOnDisk}.`,
      place: { file: path, line: 1, column: 1 },
    },
  ];
}

const stray = ({ path, pathOnDisk }: PackFile): Diagnostic => ({
  code: 'file-stray',
  severity: 'error',
  message: 'The file is none of those that make a pack.',
  place: { file: pathOnDisk, line: 1, column: 1 },
  expected: 'pack.json; <area>/<page>.md, .json or .chains.json',
  hint: `A pack has none of its own. Move what is in it to ${path}, or delete it.`,
});

const duplicate = ({ pathOnDisk }: PackFile, pathInBook: string): Diagnostic => ({
  code: 'file-duplicate',
  severity: 'error',
  message: 'The rulebook has a page of this name already.',
  place: { file: pathOnDisk, line: 1, column: 1 },
  found: pathOnDisk,
  expected: 'a page that the rulebook does not have',
  hint: 'Rename the files of this page, and its id in them and in pack.json.',
  related: [{ message: 'The page of the rulebook is here.', place: { file: pathInBook, line: 1, column: 1 } }],
});
