import type { Diagnostic } from '../diagnostic.ts';
import type { PageId } from '../ids.ts';
import { nearest } from '../nearest.ts';
import type { ParsedBook } from '../sources/parsed-book.ts';

export const isInContents = ({ contents }: ParsedBook, page: PageId): boolean =>
  contents.value.parts.some((part) => part.pages.includes(page));

/** Reports a page with only one of its two files. If the other one is misnamed, only the file that the contents do not list is reported. */
export function incompletePage(book: ParsedBook, id: PageId): Diagnostic[] {
  const { pages } = book;
  const page = pages.find((one) => one.id === id);
  const [present, missing] = page?.ast === undefined ? (['json', 'md'] as const) : (['md', 'json'] as const);
  // The path inside the folder of the rulebook or of the pack: the files of a pack are compiled as if they were in `rules/`.
  const pathOf = (name: string, suffix: string): string => `${name.replace('.', '/')}.${suffix}`;
  const isListed = isInContents(book, id);
  // If a misspelt file name makes two pages of one, the contents list only one of them.
  const counterparts = pages.filter(
    (one) => isInContents(book, one.id) !== isListed && (missing === 'md' ? one.data === undefined : one.ast === undefined),
  );
  const nearestCounterpart = nearest(
    id,
    counterparts.map((one) => one.id),
  );
  if (nearestCounterpart !== undefined && isListed) return [];
  return [
    {
      code: 'page-incomplete',
      severity: 'error',
      message: `The page "${id}" has no ${missing === 'md' ? 'text' : 'data'}.`,
      found: `only ${pathOf(id, present)}`,
      expected: `${pathOf(id, missing)} beside it`,
      ...(nearestCounterpart === undefined
        ? {}
        : { hint: `Rename the file to ${pathOf(nearestCounterpart, present)}, beside ${pathOf(nearestCounterpart, missing)}.` }),
      place: page?.ast?.place ?? page?.data?.document.placeOf('') ?? { file: id, line: 1, column: 1 },
    },
  ];
}
