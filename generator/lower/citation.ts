import type { Definition } from '../generated/definition.ts';
import type { IrObject } from './ir.ts';

export function citationOf(d: Definition): IrObject {
  return { id: d.id, clauses: d.cites ?? d.clauses, ...(d.note === undefined ? {} : { note: d.note }) };
}
