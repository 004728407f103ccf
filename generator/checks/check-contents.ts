import type { JsonDocument } from '../ast.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import type { ContentsFile } from '../generated/contents.ts';
import type { PageId } from '../ids.ts';
import { nearest } from '../nearest.ts';
import type { Rulebook } from '../rulebook.ts';
import type { ValidDocument } from '../sources/document-reader.ts';
import { takenFromParts } from './taken-names.ts';

/** Checks that the contents list every page of the book once, and nothing else, in parts with ids of their own. */
export function checkContents({ value, document }: ValidDocument<ContentsFile>, rulebook: Rulebook): Diagnostic[] {
  const diagnostics = checkParts(value.parts, document);
  const listed = new Set<PageId>();
  value.parts.forEach((part, partIndex) => {
    part.pages.forEach((page, index) => {
      const placeInList = (): Place => document.placeOf(`/parts/${partIndex}/pages/${index}`);
      if (!rulebook.pages.has(page))
        diagnostics.push(
          unknownName('page-unknown', `There is no page "${page}" to list in the contents.`, page, rulebook.pages.keys(), placeInList()),
        );
      if (listed.has(page))
        diagnostics.push({
          code: 'page-duplicate',
          severity: 'error',
          message: `The page "${page}" is listed twice in the contents.`,
          refersTo: [page],
          found: page,
          expected: 'each page once',
          hint: 'Remove one of them.',
          place: placeInList(),
        });
      listed.add(page);
    });
  });
  // A misspelt page is reported as unknown, and the page that was meant is not reported as unlisted too.
  const unknown = [...listed].filter((id) => !rulebook.pages.has(id));
  for (const page of rulebook.pages.values()) {
    if (!listed.has(page.id) && !unknown.some((id) => nearest(id, rulebook.pages.keys()) === page.id))
      diagnostics.push({
        code: 'page-unlisted',
        severity: 'error',
        message: `The page "${page.id}" is in no part of the book.`,
        refersTo: [page.id],
        found: page.id,
        expected: 'each page in one part',
        hint: 'List it in rules/book.json, or in the pack.json of its pack.',
        place: page.ast.place,
      });
  }
  return diagnostics;
}

function checkParts(parts: ContentsFile['parts'], document: JsonDocument): Diagnostic[] {
  return parts.flatMap(({ id }, index): Diagnostic[] => {
    const common = {
      severity: 'error',
      found: id,
      hint: 'Give the part another id.',
      place: document.placeOf(`/parts/${index}/id`),
    } as const;
    const owner = takenFromParts.get(id);
    const first = parts.findIndex((other) => other.id === id);
    if (first !== index)
      return [
        {
          ...common,
          code: 'part-duplicate',
          message: `Two parts have the id "${id}".`,
          expected: 'an id of its own',
          related: [{ message: 'The first is here.', place: document.placeOf(`/parts/${first}/id`) }],
        },
      ];
    if (owner === undefined) return [];
    const expected = 'an id that is no address of the site';
    return [{ ...common, code: 'part-id-taken', message: `No part can have the id "${id}": ${owner}.`, expected }];
  });
}
