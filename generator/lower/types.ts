/** Types of the expression language, as the vocabulary ("list square") and definitions of the board write them. */
import type { PropertyDefinition } from '../generated/definition.ts';
import { BOOL, INT, type Type } from '../language/types.ts';

/**
 * @param labels the labels of a path, by its name
 * @param name the id of the definition whose type it is
 */
export function definedType(type: PropertyDefinition['type'], labels: (path: string) => readonly string[], name = ''): Type {
  if (typeof type === 'string') return parseType(type, labels);
  if ('enum' in type) return { kind: 'enum', name, values: type.enum };
  return { kind: 'set', values: type.set };
}

/** Parses a type: "int", "square?", "list square", "label fire", or the name of a subject. */
export function parseType(text: string, labels: (path: string) => readonly string[]): Type {
  if (text === 'bool') return BOOL;
  if (text === 'int') return INT;
  if (text.endsWith('?')) return { kind: 'optional', of: parseType(text.slice(0, -1), labels) };
  const [head, ...others] = text.split(' ');
  const rest = others.join(' ');
  if (head === 'list') return { kind: 'list', of: parseType(rest, labels) };
  if (head === 'label') return { kind: 'enum', name: rest, values: labels(rest) };
  return { kind: 'subject', name: text };
}
