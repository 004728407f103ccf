/**
 * Finds conditions and facts that depend on the terrain alone: the map and its objects without characters. The engine caches their values
 * while characters move. A condition that reads anything besides the lists below counts as dependent on characters.
 */
import { Memo } from '../memo.ts';
import { type IrEntry, isCode } from './ir.ts';

/** Fields of a board that do not depend on its characters. */
const FIELDS: ReadonlySet<string> = new Set(['columns', 'rows', 'size', 'step']);
const CALLS: ReadonlySet<string> = new Set([
  'at',
  'pair',
  'lyingOn',
  'edgeSquare',
  'isHeld',
  'squaresOfObject',
  'sum',
  'distance',
  'touching',
  'joined',
  'sidesOf',
]);
/** Subjects whose facts do not depend on characters, unless a definition makes them depend on characters. */
const SUBJECTS: ReadonlySet<string> = new Set(['square', 'edge', 'object', 'board']);

/** Whether lowered code reads nothing but the terrain; `dependent` names the facts that depend on characters. */
export function readsTerrainOnly(code: string, dependent: ReadonlySet<string>): boolean {
  for (const [, field = '', fact] of code.matchAll(/\bb\.(\w+)(?:\.(\w+))?/g)) {
    if (SUBJECTS.has(field) ? fact === undefined || dependent.has(`${field}.${fact}`) : !FIELDS.has(field)) return false;
  }
  return [...code.matchAll(/(?<![.\w])(\w+)\(/g)].every(([, name = '']) => CALLS.has(name));
}

/** Marks derived facts, restrictions and constraints that do not depend on characters. Facts must come after those that they need. */
export function markTerrainOnly<E extends Omit<IrEntry, 'definition'>>(entries: readonly E[], memo = new Memo()): readonly E[] {
  const dependent = new Set<string>();
  for (const { id, list, entry } of entries) {
    if (list !== 'derived') continue;
    const isIndependent = SUBJECTS.has(String(entry.subject)) && isCode(entry.is) && readsTerrainOnly(entry.is.code, dependent);
    if (!isIndependent) dependent.add(id);
  }
  return entries.map((one) => {
    const { id, list, entry } = one;
    const isTerrainTest =
      (list === 'restrictions' || list === 'constraints') &&
      entry.readsMover !== true &&
      isCode(entry.test) &&
      readsTerrainOnly(entry.test.code, dependent);
    return memo.of(marked<E>, one, isTerrainTest || (list === 'derived' && !dependent.has(id)));
  });
}

function marked<E extends Omit<IrEntry, 'definition'>>(one: E, terrainOnly: boolean): E {
  const { readsMover: _, ...rest } = one.entry;
  return { ...one, entry: terrainOnly ? { ...rest, terrainOnly } : rest };
}
