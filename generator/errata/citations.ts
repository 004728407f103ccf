import { isStructure } from '../../engine/base/json.ts';
import type { JsonDocument } from '../ast.ts';
import { isCitationField } from '../definition-clauses.ts';
import type { Rulebook } from '../rulebook.ts';

interface AmendedValue {
  /** A whole definition, or the fields that are set. */
  readonly value: object;
  readonly document: JsonDocument;
  readonly pointer: string;
}

export function amendedValues(rulebook: Rulebook): AmendedValue[] {
  const amending = [
    ...rulebook.errata.map(({ erratum, document }) => ({ amends: erratum.amends, document, basePointer: '' })),
    ...rulebook.readings.flatMap(({ reading, document }) =>
      (reading.variants ?? []).map(({ amends = [] }, index) => ({ amends, document, basePointer: `/variants/${index}` })),
    ),
  ];
  return amending.flatMap(({ amends, document, basePointer }) =>
    amends.flatMap((amendment, index): AmendedValue[] => {
      const pointer = `${basePointer}/amends/${index}`;
      if ('add' in amendment) return [{ document, pointer: `${pointer}/add`, value: amendment.add }];
      return 'set' in amendment ? [{ document, pointer: `${pointer}/set`, value: amendment.set }] : [];
    }),
  );
}

export interface Citation {
  /** The cited clause. */
  readonly id: string;
  readonly pointer: string;
}

/** Every clause that a definition cites, in any of its fields. Values that are no text are left to the schema. */
export function citations(value: object, pointer = ''): Citation[] {
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
    const entryPointer = `${pointer}/${key}`;
    // An erratum names fields by dotted paths, `steps.2.cites`, and entries of lists by their indexes, `steps.2.cites.0`.
    const [field = key, list = ''] = key.includes('.') ? key.split('.').toReversed() : [key];
    if (/^\d+$/.test(field) && isCitationField(list)) return typeof entry === 'string' ? [{ id: entry, pointer: entryPointer }] : [];
    if (isCitationField(field) && Array.isArray(entry))
      return entry.flatMap((id: unknown, index) => (typeof id === 'string' ? [{ id, pointer: `${entryPointer}/${index}` }] : []));
    return isStructure(entry) ? citations(entry, entryPointer) : [];
  });
}
