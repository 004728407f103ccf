import { ObjectCache } from '../caches.ts';
import type { Variables } from './variables.ts';

/**
 * The name of a variable or a parameter in code. It ends with an underscore, as no reserved word of JavaScript and no other name in code
 * does, so it hides none. Where the code of a variable in scope has that name already, as in an argument that is inlined, it ends with
 * more.
 */
export function bindingName(name: string, inScope: Variables): string {
  const codes = codesByScope.get(inScope, () => [...inScope.keys()].map((other) => inScope.get(other)?.code ?? '').join('\n'));
  let candidate = `${name}_`;
  while (hasName(codes, candidate)) candidate += '_';
  return candidate;
}

/** The codes of the variables of a scope. Many names are asked for in the scope of running procedures. */
const codesByScope = new ObjectCache<Variables, string>();

/** The name is searched as a text first: few codes have it, and a regular expression takes many times as long to make. */
const hasName = (code: string, name: string): boolean => code.includes(name) && new RegExp(`\\b${name}\\b`).test(code);
