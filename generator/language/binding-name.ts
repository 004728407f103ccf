import type { Variables } from './variables.ts';

/**
 * The name of a variable or a parameter in code. It ends with an underscore, as no reserved word of JavaScript and no other name in code
 * does, so it hides none. Where the code of a variable in scope has that name already, as in an argument that is inlined, it ends with
 * more.
 */
export function bindingName(name: string, inScope: Variables): string {
  const codes = [...inScope.keys()].flatMap((other) => inScope.get(other)?.code ?? []);
  let candidate = `${name}_`;
  while (codes.some((code) => hasName(code, candidate))) candidate += '_';
  return candidate;
}

/** The name is searched as a text first: most codes do not have it, and a regular expression takes many times as long to make. */
const hasName = (code: string, name: string): boolean => code.includes(name) && new RegExp(`\\b${name}\\b`).test(code);
