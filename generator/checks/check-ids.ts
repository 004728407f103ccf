/** Checks that ids of errata, readings and variants are unique, and that the id of an erratum begins with its publication. */
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { DiagnosticId } from '../diagnostics/catalogue.ts';
import { idByPublication } from '../errata/ids-of-errata.ts';
import type { ErratumNode, ReadingNode } from '../rulebook.ts';
import { withArticle } from '../wording.ts';

interface Named {
  readonly id: string;
  readonly document: JsonDocument;
  readonly pointer: string;
}

/** @param written the errata with their ids as written; in `errata`, some of these ids are replaced */
export function checkIds(
  errata: readonly ErratumNode[],
  written: readonly ErratumNode[],
  readings: readonly ReadingNode[],
  publications: readonly string[],
): Diagnostic[] {
  const variants = readings.flatMap(({ reading, document }) =>
    (reading.variants ?? []).map(({ id }, index): Named => ({ id, document, pointer: `/variants/${index}` })),
  );
  return [
    ...duplicates(
      'erratum-duplicate',
      'erratum',
      errata.map(({ erratum, document }) => ({ id: erratum.id, document, pointer: '/id' })),
    ),
    ...duplicates(
      'reading-duplicate',
      'reading',
      readings.map(({ reading, document }) => ({ id: reading.id, document, pointer: '/id' })),
    ),
    ...duplicates('variant-duplicate', 'variant', variants),
    ...written.filter(({ erratum }) => publications.includes(erratum.publication)).flatMap(misnamed),
  ];
}

function duplicates(code: DiagnosticId, what: string, named: readonly Named[]): Diagnostic[] {
  const firstById = new Map<string, Named>();
  return named.flatMap((one): Diagnostic[] => {
    const other = firstById.get(one.id);
    if (other === undefined) {
      firstById.set(one.id, one);
      return [];
    }
    return [
      {
        code,
        severity: 'error',
        message: `There already is ${withArticle(what)} "${one.id}".`,
        found: one.id,
        expected: 'an id of its own',
        hint: 'Give one of them another id.',
        place: one.document.placeOf(one.pointer),
        related: [{ message: 'The first is here.', place: other.document.placeOf(other.pointer) }],
      },
    ];
  });
}

function misnamed({ erratum, document }: ErratumNode): Diagnostic[] {
  const expected = idByPublication(erratum);
  if (erratum.id === expected) return [];
  return [
    {
      code: 'erratum-misnamed',
      severity: 'error',
      message: `The id "${erratum.id}" does not begin with the publication "${erratum.publication}".`,
      found: erratum.id,
      expected,
      hint: 'The id is the publication and a name: correct the one that is wrong.',
      place: document.placeOf('/id'),
    },
  ];
}
