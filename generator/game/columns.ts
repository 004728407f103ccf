/** The records of a game as columns, and their indexes. Written columns are part of a state (`isWrittenRecord` in program.ts). */
import type { Definition } from '../generated/definition.ts';
import type { Type } from '../language/types.ts';
import { typeOf } from './types.ts';

type RecordDefinition = Extract<Definition, { readonly kind: 'record' }>;

interface ColumnPlan {
  readonly id: string;
  readonly subject: string;
  readonly name: string;
  readonly type: Type;
  /** Its index among the columns of its shape; written columns come first. */
  readonly index: number;
  readonly shape: 'number' | 'list';
  /** The value that a record begins with: of an enumeration its index, of a set a bit for each of its values, -1 for `none`. */
  readonly first: number;
  readonly definition: RecordDefinition;
}

export interface Columns {
  readonly columns: readonly ColumnPlan[];
  /** The number of written columns of each shape. */
  readonly written: { readonly numbers: number; readonly lists: number };
}

export function columnsOf(records: readonly RecordDefinition[], isWritten: (d: RecordDefinition) => boolean): Columns {
  const shaped = records
    .map((d) => ({ d, type: typeOf(d.type), isWritten: isWritten(d) }))
    .map((column) => ({ ...column, shape: shapeOf(column.type) }));
  const count = (shape: ColumnPlan['shape']): number => shaped.filter((column) => column.isWritten && column.shape === shape).length;
  const written = { numbers: count('number'), lists: count('list') };
  const nextOfWritten = { number: 0, list: 0 };
  const nextOfOthers = { number: written.numbers, list: written.lists };
  const columns = shaped.map(({ d, type, shape, isWritten }): ColumnPlan => {
    const [subject = '', name = ''] = d.id.split('.');
    const next = isWritten ? nextOfWritten : nextOfOthers;
    return { id: d.id, subject, name, type, index: next[shape]++, shape, first: firstOf(d, type), definition: d };
  });
  return { columns, written };
}

const shapeOf = (type: Type): ColumnPlan['shape'] => (type.kind === 'list' ? 'list' : 'number');

function firstOf({ first }: RecordDefinition, type: Type): number {
  if (typeof first === 'string' && type.kind === 'enum' && type.values.includes(first)) return type.values.indexOf(first);
  if (type.kind === 'set' && Array.isArray(first))
    return type.values.reduce((mask, value, index) => (first.includes(value) ? mask | (2 ** index) : mask), 0);
  if (type.kind === 'optional') return -1;
  // A text that is no value of the type is a fault that `check-values.ts` reports.
  if (typeof first === 'string') return 0;
  return Number(first ?? 0);
}
