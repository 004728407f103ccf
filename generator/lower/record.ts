/** Lowers a definition of kind `record` on the board: a stored fact whose value a field of the question (`given`) sets. */
import { belongsToBoard } from '../belongs-to-game.ts';
import type { RecordDefinition } from '../generated/definition.ts';
import type { Type } from '../language/types.ts';
import type { Lowering } from './context.ts';
import { isCapabilities } from './environment.ts';
import type { LoweredDefinition } from './ir.ts';
import { definedType } from './types.ts';

export function lowerRecord(d: RecordDefinition, lowering: Lowering): LoweredDefinition {
  if (d.given === undefined || !belongsToBoard(d)) return undefined;
  const type: Type = isCapabilities(d.type)
    ? { kind: 'set', values: lowering.environment.names?.get('capability') ?? [] }
    : definedType(d.type, lowering.environment.labels, d.id);
  const shape = shapeOfGiven(type);
  const values = type.kind === 'enum' || type.kind === 'set' ? type.values : [];
  const first = shape === 'text' ? -1 : initialValue(d.first, values);
  if (first < 0 && values.length > 0)
    lowering.faults.push({
      code: 'expression-unknown-value',
      found: String(d.first),
      message: `"${String(d.first)}" is no value of this record`,
      expected: values.join(', '),
      pointer: '/first',
      start: 0,
      end: 0,
    });
  const [subject = '', name = ''] = d.id.split('.');
  return { list: 'given', entry: { id: d.id, subject, name, given: d.given, shape, values, first } };
}

/** How the kernel stores a given value. The only optional type on the board is `text?`: there -1 is none. */
function shapeOfGiven(type: Type): 'bool' | 'int' | 'enum' | 'set' | 'text' {
  if (type.kind === 'optional') return 'text';
  return type.kind === 'bool' || type.kind === 'enum' || type.kind === 'set' ? type.kind : 'int';
}

/**
 * The initial value (the field `first`) as the kernel stores it; -1 for an unknown name, alone or in a list.
 */
function initialValue(first: RecordDefinition['first'], values: readonly string[]): number {
  if (first === undefined) return 0;
  if (typeof first === 'string') return values.indexOf(first);
  if (typeof first !== 'object') return Number(first);
  const indexes = first.map((value) => values.indexOf(value));
  return indexes.includes(-1) ? -1 : indexes.reduce((mask, index) => mask | (2 ** index), 0);
}
