/** The class keys of paths: facts of a whole line or move that its restrictions may read. */
import type { Definition } from '../generated/definition.ts';
import type { Environment, Fact } from '../language/environment.ts';
import { lowerInferred } from '../language/expression.ts';
import { BOOL } from '../language/types.ts';
import { formOf } from './frames.ts';

/** The facts of every class, by the name of its subject (`class fire`). Those of lines are also facts of `line`, the whole line. */
export function classFacts(definitions: readonly Definition[], environment: Environment): Map<string, Map<string, Fact>> {
  const out = new Map<string, Map<string, Fact>>();
  for (const d of definitions) {
    if (d.kind !== 'path') continue;
    const form = formOf(d);
    const variable = form === 'line' ? 'line' : 'move';
    const facts = new Map<string, Fact>();
    for (const [name, text] of Object.entries(d.class ?? {})) {
      // A faulty text is reported at the path. Its type then counts as boolean, so that uses of the key as a boolean are not reported too.
      const type =
        lowerInferred(text, {
          environment,
          variables: environment.frame(`class ${form}`),
          faults: [],
          uses: new Set(),
          reads: new Set(),
        })?.type ?? BOOL;
      const read = `v.${variable}.${name}`;
      facts.set(name, { type, definition: d.id, read: () => (type.kind === 'bool' ? `(${read} === 1)` : read) });
    }
    out.set(`class ${d.path}`, facts);
    if (form === 'line') out.set('line', facts);
  }
  return out;
}
