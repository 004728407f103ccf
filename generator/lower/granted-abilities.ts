/**
 * Whether rules may add to or take from the abilities that a question lists. If so, only the game can work out what a character can use.
 */
import type { Definition } from '../generated/definition.ts';
import { factName, namesIn } from '../mentioned-names.ts';

export function changesAbilities(definitions: readonly Definition[]): boolean {
  for (const d of definitions) {
    if (d.kind !== 'subject' || d.capabilities === undefined) continue;
    const { given, ...sets } = d.capabilities;
    const setNames: readonly unknown[] = Object.values(sets);
    const listed = factName(given);
    // A value counts only if a listed ability can bring it about: it belongs to a capability, or it reads the listed abilities.
    return definitions.some((v) => v.kind === 'value' && setNames.includes(v.of) && (v.capability !== undefined || namesIn(v).has(listed)));
  }
  return false;
}
