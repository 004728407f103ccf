/** Checks the expressions of operations: their subjects, amounts and conditions. No operation is emitted before its part of the engine stands. */
import type { Operation } from '../generated/definition.ts';
import type { Type } from '../language/types.ts';
import { amount, type Lowering, lowerIn, test } from './context.ts';

const EACH: { readonly [each: string]: readonly [string, Type] } = {
  characters: ['character', { kind: 'subject', name: 'character' }],
  squares: ['square', { kind: 'subject', name: 'square' }],
  objects: ['object', { kind: 'subject', name: 'object' }],
  players: ['player', { kind: 'subject', name: 'player' }],
  targets: ['target', { kind: 'subject', name: 'character' }],
  held: ['object', { kind: 'subject', name: 'object' }],
};

/** Checks a list of operations; the result of one is a number that the later ones may use. */
export function checkOperations(lowering: Lowering, frame: string, pointer: string, operations: readonly Operation[]): void {
  const results: (readonly [string, Type])[] = [];
  operations.forEach((operation, place) => {
    const here = `${pointer}/${place}`;
    const bound = 'each' in operation && operation.each !== undefined ? EACH[operation.each] : undefined;
    const more = bound === undefined ? results : [...results, bound];
    if (operation.if !== undefined) test(lowering, frame, `${here}/if`, operation.if, more);
    if (operation.where !== undefined) test(lowering, frame, `${here}/where`, operation.where, more);
    for (const key of ['deal-damage', 'heal', 'give-token', 'score', 'distance', 'with', 'value'] as const) {
      const value = Object.entries(operation).find(([name]) => name === key)?.[1];
      if (typeof value === 'string') amount(lowering, frame, `${here}/${key}`, value, { kind: 'int' }, more);
    }
    const to = 'to' in operation && typeof operation.to === 'string' ? operation.to : undefined;
    if (to !== undefined && !('move' in operation))
      lowerIn(lowering, frame, `${here}/to`, to, { kind: 'subject', name: 'character' }, more);
    if (operation.as !== undefined) results.push([operation.as, { kind: 'int' }]);
  });
}
