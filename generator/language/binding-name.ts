import type { Variables } from './variables.ts';

/**
 * The name of a variable or a parameter in code. It ends with an underscore: no reserved word of JavaScript and no other name in code does,
 * so it hides none of them. If the code of a variable in scope already uses that name, as in an argument that is inlined, more underscores
 * are added.
 */
export function bindingName(name: string, inScope: Variables): string {
  const taken = new Set([...inScope.bindings().values()].flat());
  let candidate = `${name}_`;
  while (taken.has(candidate)) candidate += '_';
  return candidate;
}
