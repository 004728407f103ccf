/** Entries of lists that an erratum replaces with others, where it may have been meant to add one. */
import type { Json } from '../../engine/base/json.ts';
import { isObject, listOf } from '../../engine/base/json.ts';
import type { Place } from '../diagnostic.ts';
import { fieldAt, toJson } from '../errata/set-fields.ts';
import type { ErratumFile } from '../generated/erratum.ts';
import type { DefinitionId } from '../ids.ts';
import type { EditionBook, ErratumNode, Rulebook } from '../rulebook.ts';
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

/** The entries that the sets of an erratum replace as a whole. */
export const replacedEntries = (
  rulebook: Rulebook,
  before: EditionBook | undefined,
  after: EditionBook,
  erratum: ErratumFile,
): ReplacedEntry[] =>
  erratum.amends.flatMap((amendment) => {
    if (!('set' in amendment)) return [];
    const { definition: id, set } = amendment;
    const node = before?.definitions.find(({ definition }) => definition.id === id);
    const changing = after.changed.get(id) ?? [];
    const earlier = changing
      .slice(0, Math.max(0, changing.indexOf(erratum.id)))
      .flatMap((one) => rulebook.errata.find(({ erratum: other }) => other.id === one) ?? []);
    return Object.entries(set).flatMap(([path, value]): ReplacedEntry[] => {
      const [, listPath = '', index] = /^(.+)\.(\d+)$/.exec(path) ?? [];
      if (listPath === '') return [];
      const printed = node === undefined ? undefined : toJson(node.definition);
      const setBefore = earlier.flatMap((one) => entrySetBy(one, id, path)).at(-1);
      const entry = setBefore?.entry ?? (printed === undefined ? undefined : fieldAt(printed, path));
      const place = setBefore?.place ?? node?.document.placeOf(`${node.pointer}/${path.replaceAll('.', '/')}`);
      if (entry === undefined || place === undefined || JSON.stringify(entry) === JSON.stringify(toJson(value))) return [];
      const { length } = listOf(printed === undefined ? undefined : fieldAt(printed, listPath));
      return [{ definition: id, path, next: `${listPath}.${Math.max(Number(index) + 1, length)}`, text: textOfEntry(entry), place }];
    });
  });

/** What an earlier erratum set at the path, as a list of one entry or none. */
const entrySetBy = (
  { erratum, document }: ErratumNode,
  id: DefinitionId,
  path: string,
): { readonly entry: Json; readonly place: Place }[] =>
  erratum.amends.flatMap((one, index) => {
    const value = 'set' in one && one.definition === id ? new Map(Object.entries(one.set)).get(path) : undefined;
    return value === undefined ? [] : [{ entry: toJson(value), place: document.placeOf(`/amends/${index}/set/${path}`) }];
  });

/** The text that players read in an entry, or its condition if it has none. */
function textOfEntry(entry: Json): string {
  if (!isObject(entry)) return typeof entry === 'string' ? entry : JSON.stringify(entry);
  const texts = Object.entries(entry).flatMap(([key, value]) => (isShownField(key) && typeof value === 'string' ? [value] : []));
  return texts[0] ?? (typeof entry.if === 'string' ? entry.if : JSON.stringify(entry));
}
