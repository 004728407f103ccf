import type { CompileCache } from '../compile-cache.ts';
import { definitionsOf } from '../definitions-of.ts';
import type { DefinitionOf } from '../game/program.ts';
import type { Definition } from '../generated/definition.ts';
import { expressionMentions, mentionsOneOf } from '../mentioned-names.ts';
import { once } from '../once.ts';
import type { EditionBook } from '../rulebook.ts';

/** Whether the texts of the definition `user` mention the definition `id` by one of its names, in any edition. */
export function mentionsIn(editions: readonly EditionBook[], cache: CompileCache): (user: string, id: string) => boolean {
  const versions = once(() => Map.groupBy(new Set(editions.flatMap((book) => cache.memo.of(definitionsOf, book))), ({ id }): string => id));
  // `mentionsOneOf` does not count the record that a step sets. The step relies on it too: what it writes must have the record's type.
  const sets = (definition: Definition, name: string): boolean => cache.memo.of(recordsSetBy, definition).has(name);
  const paths = once(() => [...versions().values()].flat().filter((d) => d.kind === 'path'));
  const names = new Map<string, readonly string[]>();
  const namesOf = (id: string): readonly string[] => {
    const ownNames = [id, ...(versions().get(id) ?? []).flatMap(furtherNames)];
    const known = names.get(id) ?? [...ownNames, ...paths().flatMap((path) => classKeysReading(path, ownNames))];
    names.set(id, known);
    return known;
  };
  return (user, id) =>
    versions()
      .get(user)
      ?.some((d) => mentionsOneOf(d, namesOf(id), cache.names) || sets(d, id)) === true;
}

/** What the steps of a definition set: records, and facts of procedures. */
const recordsSetBy = (definition: Definition): ReadonlySet<string> =>
  new Set([...JSON.stringify(definition).matchAll(/"set":"([^"]*)"/g)].map(([, name = '']) => name));

/** The class keys of a path that read a definition: what reads such a key relies on that definition. */
const classKeysReading = (path: DefinitionOf<'path'>, names: readonly string[]): string[] =>
  Object.entries(path.class ?? {}).flatMap(([key, text]) => (expressionMentions(text, names) ? [`class.${key}`] : []));

/** The names besides its id by which others call a definition: of a running procedure, of the list of a subject, of quantities. */
function furtherNames(d: Definition): readonly string[] {
  if (d.kind === 'calculation') return d.of;
  if (d.kind === 'subject') return d.listed === undefined ? [] : [d.listed];
  return d.kind === 'procedure' && d.name !== undefined ? [d.name] : [];
}
