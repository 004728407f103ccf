/** Entries of lists that an erratum replaces with others, where it may have been meant to add one. */
import type { Json } from '../../engine/base/json.ts';
import { isObject, listOf } from '../../engine/base/json.ts';
import type { Place } from '../diagnostic.ts';
import { fieldAt, toJson } from '../errata/set-fields.ts';
import type { ErratumFile } from '../generated/erratum.ts';
import type { DefinitionId } from '../ids.ts';
import type { EditionBook } from '../rulebook.ts';
import { isShownField } from './candidates.ts';

export interface ReplacedEntry {
  readonly definition: DefinitionId;
  /** Such as `unless.0`. */
  readonly path: string;
  /** The path that adds an entry instead. */
  readonly next: string;
  readonly text: string;
  readonly place: Place;
}

export const replacedEntries = ({ replaced }: EditionBook, { id: erratum, amends }: ErratumFile): ReplacedEntry[] =>
  amends.flatMap((amendment) => {
    const node = 'set' in amendment ? replaced.get(erratum)?.get(amendment.definition) : undefined;
    if (!('set' in amendment) || node === undefined) return [];
    const before = toJson(node.definition);
    return Object.entries(amendment.set).flatMap(([path, value]): ReplacedEntry[] => {
      const [, list = ''] = /^(.+)\.\d+$/.exec(path) ?? [];
      const entry = list === '' ? undefined : fieldAt(before, path);
      if (entry === undefined || JSON.stringify(entry) === JSON.stringify(toJson(value))) return [];
      const place = node.document.placeOf(`${node.pointer}/${path.replaceAll('.', '/')}`);
      const next = `${list}.${listOf(fieldAt(before, list)).length}`;
      return [{ definition: amendment.definition, path, next, text: textOfEntry(entry), place }];
    });
  });

function textOfEntry(entry: Json): string {
  if (!isObject(entry)) return typeof entry === 'string' ? entry : JSON.stringify(entry);
  const texts = Object.entries(entry).flatMap(([key, value]) => (isShownField(key) && typeof value === 'string' ? [value] : []));
  return texts[0] ?? (typeof entry.if === 'string' ? entry.if : JSON.stringify(entry));
}
