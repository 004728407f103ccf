import type { Diagnostic } from '../diagnostic.ts';
import type { ContentsFile } from '../generated/contents.ts';
import type { PageId } from '../ids.ts';
import type { ValidDocument } from './document-reader.ts';
import type { BookFiles } from './source-files.ts';

export function missingFiles({ editions, contents, vocabulary }: BookFiles): Diagnostic[] {
  const needed = [
    ['rules/editions.json', editions],
    ['rules/book.json', contents],
    ['schemas/vocabulary.json', vocabulary],
  ] as const;
  return needed.flatMap(([path, file]): Diagnostic[] =>
    file !== undefined
      ? []
      : [
          {
            code: 'file-missing',
            severity: 'error',
            message: `There is no file ${path}.`,
            expected: path,
            hint: 'Bring the file back: without it there is no rulebook to compile.',
            place: { file: path, line: 1, column: 1 },
          },
        ],
  );
}

/** Contents with every page, in place of contents that cannot be read, so that the pages are checked all the same. */
export function contentsOf(pages: readonly PageId[]): ValidDocument<ContentsFile> | undefined {
  const [first, ...others] = pages;
  if (first === undefined) return undefined;
  const path = 'rules/book.json';
  const value: ContentsFile = { parts: [{ id: '', title: '', says: '', pages: [first, ...others] }] };
  return { value, document: { path, value: null, placeOf: () => ({ file: path, line: 1, column: 1 }) } };
}
