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
    // Only those values of the sets count that a listed ability can bring about: of a capability, or reading the listed abilities.
    return definitions.some((v) => v.kind === 'value' && setNames.includes(v.of) && (v.capability !== undefined || namesIn(v).has(listed)));
  }
  return false;
}
