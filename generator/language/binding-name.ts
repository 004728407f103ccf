import type { Variables } from './variables.ts';

/**
 * The name of a variable or a parameter in code. It ends with an underscore, as no reserved word of JavaScript and no other name in code
 * does, so it hides none. Where the code of a variable in scope has that name already, as in an argument that is inlined, it ends with
 * more.
 */
export function bindingName(name: string, inScope: Variables): string {
  const codes = [...inScope.keys()].flatMap((other) => inScope.get(other)?.code ?? []);
  let candidate = `${name}_`;
  while (codes.some((code) => new RegExp(`\\b${candidate}\\b`).test(code))) candidate += '_';
  return candidate;
}
