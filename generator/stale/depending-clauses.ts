import { clausesOf } from '../definition-clauses.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseId, DefinitionId } from '../ids.ts';
import type { EditionBook } from '../rulebook.ts';
import { usesChanged } from './rule-change.ts';

/** The clauses of the definitions, and of those that use one of them, directly or through values that are calculated from it. */
export const dependingClauses = (book: EditionBook, ids: ReadonlySet<DefinitionId>): ReadonlySet<ClauseId> =>
  new Set(dependingDefinitions(book, ids).flatMap(clausesOf));

/** The definitions themselves, and those that use one of them, directly or through values that are calculated from it. */
export function dependingDefinitions({ definitions: nodes }: EditionBook, ids: ReadonlySet<DefinitionId>): readonly Definition[] {
  const definitions = nodes.map(({ definition }) => definition);
  const reached = new Set<DefinitionId>(ids);
  let latest = definitions.filter(({ id }) => ids.has(id));
  while (latest.length > 0) {
    const values = new Set(latest.filter(givesValue).map(({ id }) => id));
    latest = values.size === 0 ? [] : definitions.filter((one) => !reached.has(one.id) && usesChanged(one, values));
    for (const { id } of latest) reached.add(id);
  }
  return definitions.filter(({ id }) => reached.has(id));
}

/** Whether a definition only gives a value, unlike a rule: whatever uses it depends on this value. */
const givesValue = ({ kind }: Definition): boolean => kind === 'parameter' || kind === 'property' || kind === 'table';
