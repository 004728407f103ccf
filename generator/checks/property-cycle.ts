import type { Diagnostic } from '../diagnostic.ts';
import type { LoweredEdition } from '../lower/edition.ts';
import type { Nodes } from './findings-of-definitions.ts';

export function propertyCycle({ cycle }: LoweredEdition, nodes: Nodes): Diagnostic[] {
  const node = cycle === undefined ? undefined : nodes().get(cycle[0] ?? '');
  if (cycle === undefined || node === undefined) return [];
  return [
    {
      code: 'property-cycle',
      severity: 'error',
      message: `These facts depend on each other: ${cycle.join(' → ')}.`,
      refersTo: cycle,
      found: 'a cycle',
      expected: 'facts that can be computed one after the other',
      hint: 'Define one of them without the next.',
      place: node.document.placeOf(`${node.pointer}/is`),
    },
  ];
}
