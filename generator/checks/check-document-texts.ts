/** Checks texts of errata and readings like those of pages: no HTML, no pictures, no forbidden links, no unknown names. */
import type { CompileCache } from '../compile-cache.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { readDocumentText, type TextPlace } from '../prose/document-text.ts';
import { placeInText } from '../prose/place-in-text.ts';
import type { Rulebook } from '../rulebook.ts';
import { checkNames, entriesOf } from './check-glossary.ts';

function textsOf(rulebook: Rulebook): TextPlace[] {
  const errata = rulebook.errata.flatMap(({ erratum, document }) =>
    erratum.amends.flatMap((amendment, index) =>
      'text' in amendment ? [{ text: amendment.text, document, pointer: `/amends/${index}/text` }] : [],
    ),
  );
  const readings = rulebook.readings.flatMap(({ reading, document }) => [
    { text: reading.text, document, pointer: '/text' },
    { text: reading.reason, document, pointer: '/reason' },
  ]);
  return [...errata, ...readings];
}

/** @param checkLink reports a link to a clause or page that does not exist */
export function checkDocumentTexts(
  rulebook: Rulebook,
  cache: CompileCache,
  checkLink: (id: string, place: Diagnostic['place']) => void,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const entries = cache.memo.of(entriesOf, rulebook.clauses);
  for (const text of textsOf(rulebook)) {
    const { faults, prose, isPlain } = readDocumentText(text, cache.texts);
    if (isPlain) continue;
    const whole = text.document.placeOf(text.pointer);
    const at = (place: Diagnostic['place']): Diagnostic['place'] => placeInText(text.text, whole, place);
    for (const { id, place } of prose?.ruleLinks ?? []) checkLink(id, at(place));
    const names = prose === undefined ? [] : checkNames(rulebook, entries, prose);
    diagnostics.push(...[...faults, ...names].map((diagnostic) => ({ ...diagnostic, place: at(diagnostic.place) })));
  }
  return diagnostics;
}
