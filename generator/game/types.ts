/**
 * The types that definitions write (`int`, `character?`, `[square]`, `{character: int}`, an enumeration or a set), and those of subjects.
 */
import { BOOL, INT, type Type } from '../language/types.ts';

export const SQUARE: Type = { kind: 'subject', name: 'square' };
export const SQUARES: Type = { kind: 'list', of: SQUARE };
export const EDGE: Type = { kind: 'subject', name: 'edge' };
export const CHARACTER: Type = { kind: 'subject', name: 'character' };
export const CAPABILITY: Type = { kind: 'subject', name: 'capability' };
export const EFFECT: Type = { kind: 'subject', name: 'effect' };
export const PLAYER: Type = { kind: 'subject', name: 'player' };

type WrittenType = string | { readonly enum: readonly string[] } | { readonly set: readonly string[] };

/** A fact as it is declared: its type, and the text of its default. */
interface Declaration {
  readonly type: Type;
  readonly first?: string;
}

/** @param name the id of the definition whose type it is */
export function typeOf(written: WrittenType, name = ''): Type {
  if (typeof written !== 'string') {
    return 'enum' in written ? { kind: 'enum', name, values: written.enum } : { kind: 'set', values: written.set };
  }
  if (written === 'bool') return BOOL;
  if (written === 'int') return INT;
  if (written === 'procedure') return { kind: 'procedure' };
  if (written.startsWith('[')) return { kind: 'list', of: typeOf(written.slice(1, -1)) };
  if (written.startsWith('{')) return { kind: 'map', key: written.slice(1).split(':')[0] ?? '' };
  if (written.endsWith('?')) return { kind: 'optional', of: typeOf(written.slice(0, -1)) };
  return { kind: 'subject', name: written };
}

/** Whether records of the type always begin with the same value: lists empty, and what may be none with `none`. */
export function hasFixedFirst(written: WrittenType): boolean {
  const { kind } = typeOf(written);
  return kind === 'list' || kind === 'optional';
}

export function declarationOf(written: WrittenType): Declaration {
  if (typeof written !== 'string') return { type: typeOf(written) };
  const [type = '', first] = written.split(' = ');
  return { type: typeOf(type), ...(first === undefined ? {} : { first }) };
}

export function subjectsOf(type: Type): readonly string[] {
  switch (type.kind) {
    case 'subject':
      return [type.name];
    case 'map':
      return [type.key];
    case 'list':
    case 'optional':
      return subjectsOf(type.of);
    case 'bool':
    case 'int':
    case 'enum':
    case 'set':
    case 'none':
    case 'procedure':
      return [];
  }
}

/** The type of a stored fact in the emitted code: a boolean is 0 or 1. */
export function emittedType(type: Type): string {
  if (type.kind === 'list') return 'readonly number[]';
  return type.kind === 'map' ? 'Amounts' : 'number';
}

export function emptyOf(type: Type): string {
  if (type.kind === 'list') return '[]';
  if (type.kind === 'map') return '{}';
  return type.kind === 'optional' || type.kind === 'subject' ? '-1' : '0';
}

/** Code that reads a stored value: a boolean is stored as 0 or 1. */
export const readAs = (type: Type, code: string): string => (type.kind === 'bool' ? `(${code} === 1)` : code);

export const storeAs = (type: Type, code: string): string => (type.kind === 'bool' ? `(${code} ? 1 : 0)` : code);
