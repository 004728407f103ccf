import { capitalised } from '../../engine/base/text.ts';
import { withArticle } from '../wording.ts';
import type { DifferingEnumeration, Fault } from './fault.ts';

/**
 * The values of an enumeration are ordered as listed. The name of an enumeration, which only diagnostics use, is that of the path
 * or definition that declares its values; it is empty where the type itself lists them.
 */
export type Type =
  | { readonly kind: 'bool' }
  | { readonly kind: 'int' }
  | { readonly kind: 'enum'; readonly name: string; readonly values: readonly string[] }
  | { readonly kind: 'set'; readonly values: readonly string[] }
  | { readonly kind: 'subject'; readonly name: string }
  | { readonly kind: 'list'; readonly of: Type }
  | { readonly kind: 'optional'; readonly of: Type }
  /** A number for each subject that has an entry; `key` is the kind of subject. */
  | { readonly kind: 'map'; readonly key: string }
  /** The type of the literal `none`. */
  | { readonly kind: 'none' }
  | { readonly kind: 'procedure' };

export const BOOL: Type = { kind: 'bool' };
export const INT: Type = { kind: 'int' };
export const NONE: Type = { kind: 'none' };

export function isAssignable(from: Type, to: Type): boolean {
  if (to.kind === 'optional')
    return from.kind === 'none' || isAssignable(from, to.of) || (from.kind === 'optional' && isAssignable(from.of, to.of));
  if (from.kind === 'list' && to.kind === 'list') return from.of.kind === 'none' || isAssignable(from.of, to.of);
  return isSameType(from, to);
}

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
      return withArticle(type.name);
    case 'list':
      return `a list (each ${typeName(type.of)})`;
    case 'optional':
      return `${typeName(type.of)} or none`;
    case 'map':
      return `a number for each ${type.key}`;
    case 'none':
      return 'none';
    case 'procedure':
      return 'a procedure';
  }
}

type Enumeration = Extract<Type, { readonly kind: 'enum' }>;

/** If two enumerations share values but not all, or not their order: the details of the fault, with what declares each enumeration. */
export function valuesDiffering(found: Type, expected: Type): Pick<Fault, 'found' | 'expected' | 'hint' | 'differing'> {
  if (found.kind !== 'enum' || expected.kind !== 'enum' || !found.values.some((value) => expected.values.includes(value))) return {};
  const [here, there] = [declarerOf(found, 'the value here'), declarerOf(expected, 'what is expected')];
  const missing = [valuesMissing(found, here, expected, there), valuesMissing(expected, there, found, here)].filter((one) => one !== '');
  const difference = missing.length === 0 ? `${capitalised(here)} and ${there} list them in different orders.` : missing.join(' ');
  return {
    found: `${typeName(found)}${declaredBy(found)}`,
    expected: `${typeName(expected)}${declaredBy(expected)}`,
    hint: `${difference} Both must list the same values in the same order.`,
    differing: [...firstMissing(found, expected), ...firstMissing(expected, found)],
  };
}

function firstMissing({ name, values }: Enumeration, other: Enumeration): readonly DifferingEnumeration[] {
  const index = values.findIndex((value) => !other.values.includes(value));
  return index < 0 ? [] : [{ definition: name, index }];
}

const declarerOf = ({ name }: Enumeration, unnamed: string): string => (name === '' ? unnamed : `"${name}"`);
const declaredBy = ({ name }: Enumeration): string => (name === '' ? '' : `, by "${name}"`);

function valuesMissing(from: Enumeration, declarer: string, other: Enumeration, otherDeclarer: string): string {
  const values = from.values.filter((value) => !other.values.includes(value)).map((value) => `'${value}'`);
  return values.length === 0 ? '' : `${capitalised(declarer)} has ${values.join(', ')}, and ${otherDeclarer} has not.`;
}

export function isSameType(a: Type, b: Type): boolean {
  if ((a.kind === 'enum' && b.kind === 'enum') || (a.kind === 'set' && b.kind === 'set')) return a.values.join() === b.values.join();
  if (a.kind === 'subject' && b.kind === 'subject') return a.name === b.name;
  if (a.kind === 'list' && b.kind === 'list') return isSameType(a.of, b.of);
  if (a.kind === 'optional' && b.kind === 'optional') return isSameType(a.of, b.of);
  if (a.kind === 'map' && b.kind === 'map') return a.key === b.key;
  return a.kind === b.kind;
}
