/** Checks texts of errata and readings like those of pages: no HTML, no pictures, no forbidden links, no unknown names. */
import type { CompileCache } from '../compile-cache.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { readDocumentText, type TextPlace } from '../prose/document-text.ts';
import { placeInText } from '../prose/place-in-text.ts';
import type { Rulebook } from '../rulebook.ts';
import { checkIconsAndTerms, glossarySlugs } from './check-glossary.ts';

export const textsOfErrata = ({ errata }: Rulebook): readonly TextPlace[] =>
  errata.flatMap(({ erratum, document }) =>
    erratum.amends.flatMap((amendment, index) =>
      'text' in amendment ? [{ text: amendment.text, document, pointer: `/amends/${index}/text` }] : [],
    ),
  );

export const textsOfReadings = ({ readings }: Rulebook): readonly TextPlace[] =>
  readings.flatMap(({ reading, document }) => [
    { text: reading.text, document, pointer: '/text' },
    { text: reading.reason, document, pointer: '/reason' },
  ]);

/** @param checkLink reports a link to a clause or page that does not exist */
export function checkDocumentTexts(
  texts: readonly TextPlace[],
  rulebook: Rulebook,
  cache: CompileCache,
  checkLink: (id: string, place: Diagnostic['place']) => void,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const slugs = cache.memo.of(glossarySlugs, rulebook.clauses);
  for (const textPlace of texts) {
    const { faults, prose, isPlain } = readDocumentText(textPlace, cache.texts);
    if (isPlain) continue;
    const wholePlace = textPlace.document.placeOf(textPlace.pointer);
    const inDocument = (place: Diagnostic['place']): Diagnostic['place'] => placeInText(textPlace.text, wholePlace, place);
    for (const { id, place } of prose?.ruleLinks ?? []) checkLink(id, inDocument(place));
    const names = prose === undefined ? [] : checkIconsAndTerms(rulebook, slugs, prose);
    diagnostics.push(...[...faults, ...names].map((diagnostic) => ({ ...diagnostic, place: inDocument(diagnostic.place) })));
  }
  return diagnostics;
}
