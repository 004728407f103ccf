import type { Diagnostic } from '../diagnostic.ts';
import type { Removal } from '../rulebook.ts';

export interface TextFinding {
  /** The last removal of a definition that carried the clause of the text. */
  readonly cause?: Removal;
  readonly diagnostic: Diagnostic;
}

/** One finding for each removed definition, at the first of the texts whose words it had. */
export function oneFindingPerRemovedDefinition(found: readonly TextFinding[]): readonly Diagnostic[] {
  return [...Map.groupBy(found, ({ cause }, index) => cause?.node ?? index).values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first?.diagnostic ?? [];
    const related = others.map(({ diagnostic: { message, place } }) => ({ message, place }));
    return { ...first.diagnostic, related: [...(first.diagnostic.related ?? []), ...related] };
  });
}
