/** The facts of a definition (its parameters, what it holds, the results of its steps) that no other definition reads. */
import type { Json } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import { toJson } from '../errata/set-fields.ts';
import type { Definition } from '../generated/definition.ts';
import { stringsIn } from '../strings-in.ts';

/** @param definitions of all editions and packs: other definitions read the fact `left` of a procedure `making` as `making.left` */
export function createPrivateFacts(definitions: readonly Definition[]): (d: Definition) => ReadonlySet<string> {
  const idsByRead = new Map<string, Set<string>>();
  for (const d of definitions)
    for (const text of stringsIn(d))
      for (const [read] of text.matchAll(/[A-Za-z]\w*\.\w+/g)) idsByRead.set(read, (idsByRead.get(read) ?? new Set()).add(d.id));
  return (d) => {
    const facts = [
      ...('takes' in d ? Object.keys(d.takes ?? {}) : []),
      ...('holds' in d ? Object.keys(d.holds ?? {}) : []),
      ...resultsIn(toJson(d)),
    ];
    const isReadElsewhere = (fact: string): boolean =>
      'name' in d && [...(idsByRead.get(`${d.name}.${fact}`) ?? [])].some((id) => id !== d.id);
    return new Set(facts.filter((fact) => !isReadElsewhere(fact)));
  };
}

function resultsIn(value: Json): readonly string[] {
  if (value instanceof Array) return value.flatMap(resultsIn);
  if (!isObject(value)) return [];
  const { as, ...others } = value;
  return [...(typeof as === 'string' ? [as] : []), ...Object.values(others).flatMap((one) => (one === undefined ? [] : resultsIn(one)))];
}
