/**
 * Finds what the ground alone decides: conditions that read only the map, its objects and facts of the same sort. The engine caches what they
 * give while characters move. Whatever is not on these lists counts as asking about characters.
 */
import { type IrEntry, isCode } from './ir.ts';

/** Fields of a board that do not depend on its characters. */
const FIELDS: ReadonlySet<string> = new Set(['columns', 'rows', 'size', 'step']);
const CALLS: ReadonlySet<string> = new Set([
  'at',
  'pair',
  'lyingOn',
  'edgeSquare',
  'isHeld',
  'lyingIn',
  'sum',
  'distance',
  'touching',
  'joined',
  'sidesOf',
]);
/** Things that have facts and are no characters. */
const SUBJECTS: ReadonlySet<string> = new Set(['square', 'edge', 'object', 'board']);

/** Whether lowered code reads nothing but the ground; `standing` names the facts that depend on characters. */
export function readsGroundOnly(code: string, standing: ReadonlySet<string>): boolean {
  for (const [, field = '', fact] of code.matchAll(/\bb\.(\w+)(?:\.(\w+))?/g)) {
    if (SUBJECTS.has(field) ? fact === undefined || standing.has(`${field}.${fact}`) : !FIELDS.has(field)) return false;
  }
  return [...code.matchAll(/(?<![.\w])(\w+)\(/g)].every(([, name = '']) => CALLS.has(name));
}

/** The entries, in the same order, each derived fact and restriction marked that the ground alone decides. Derived facts come in the order of their needs. */
export function markGround<E extends Omit<IrEntry, 'definition'>>(entries: readonly E[]): readonly E[] {
  const standing = new Set<string>();
  for (const { id, list, entry } of entries) {
    if (list !== 'derived') continue;
    const ground = SUBJECTS.has(String(entry.subject)) && isCode(entry.is) && readsGroundOnly(entry.is.code, standing);
    if (!ground) standing.add(id);
  }
  return entries.map((one) => {
    const { id, list, entry } = one;
    const still =
      (list === 'restrictions' || list === 'constraints') &&
      entry.keyed !== true &&
      isCode(entry.test) &&
      readsGroundOnly(entry.test.code, standing);
    const ground = still || (list === 'derived' && !standing.has(id));
    const { keyed: _, ...rest } = entry;
    return { ...one, entry: ground ? { ...rest, ground } : rest };
  });
}
