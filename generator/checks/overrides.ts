/** Checks the `overrides` of restrictions: each names a restriction of the same edition, and none leads back to its own restriction. */
import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import type { DefinitionId } from '../ids.ts';
import type { Memo } from '../memo.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';
import { cycleFindings } from './cycles.ts';

const overridesOf = ({ definition: d }: DefinitionNode): readonly DefinitionId[] => (d.kind === 'restriction' ? (d.overrides ?? []) : []);

export function unknownOverrides(restrictions: readonly DefinitionNode[]): readonly Diagnostic[] {
  const known = new Set(restrictions.map(({ definition }) => definition.id));
  return restrictions.flatMap((node) =>
    overridesOf(node).flatMap((id, index) => {
      if (known.has(id)) return [];
      const place = node.document.placeOf(`${node.pointer}/overrides/${index}`);
      const message = `There is no restriction "${id}" to override.`;
      return [unknownName('definition-unknown', message, id, known, place, [node.definition.id, id])];
    }),
  );
}

export const overrideCycles = (
  restrictions: readonly DefinitionNode[],
  replaced: EditionBook['replaced'],
  memo: Memo,
): readonly Diagnostic[] => cycleFindings(restrictions, replaced, OVERRIDES, memo);

const OVERRIDES = {
  field: 'overrides',
  code: 'override-cycle',
  expected: 'overrides without a cycle',
  hint: 'Decide which of them wins, and remove the other override.',
} as const;
