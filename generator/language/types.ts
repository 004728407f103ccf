/** The types of the expression language. Enumerations are ordered as listed and compare by their place. */
export type Type =
  | { readonly kind: 'bool' }
  | { readonly kind: 'int' }
  | { readonly kind: 'enum'; readonly name: string; readonly values: readonly string[] }
  | { readonly kind: 'set'; readonly values: readonly string[] }
  | { readonly kind: 'subject'; readonly name: string }
  | { readonly kind: 'list'; readonly of: Type };

export const BOOL: Type = { kind: 'bool' };
export const INT: Type = { kind: 'int' };

export function typeName(type: Type): string {
  switch (type.kind) {
    case 'bool':
      return 'true or false';
    case 'int':
      return 'a whole number';
    case 'enum':
      return `one of ${type.values.map((v) => `'${v}'`).join(', ')}`;
    case 'set':
      return `a set of ${type.values.map((v) => `'${v}'`).join(', ')}`;
    case 'subject':
      return `a ${type.name}`;
    case 'list':
      return `a list (each ${typeName(type.of)})`;
  }
}

export function sameType(a: Type, b: Type): boolean {
  if (a.kind === 'enum' && b.kind === 'enum') return a.values.join() === b.values.join();
  if (a.kind === 'subject' && b.kind === 'subject') return a.name === b.name;
  if (a.kind === 'list' && b.kind === 'list') return sameType(a.of, b.of);
  return a.kind === b.kind;
}
