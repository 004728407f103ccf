/** Exceptions to a rule that a new rule resembles. They may have to be exceptions to the new one too. */
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import type { RuleChange } from './rule-change.ts';

interface MissingException {
  readonly added: DefinitionId;
  readonly exception: DefinitionId;
  /** The rules like the added one that the exception is to. */
  readonly to: readonly DefinitionId[];
}

export function missingExceptions({ after, added }: Pick<RuleChange, 'after' | 'added'>): MissingException[] {
  const definitions = after.definitions.map(({ definition }) => definition);
  const kinds = new Map(definitions.map((one) => [one.id, kindOfRule(one)]));
  const exceptions = definitions.filter((one) => one.kind === 'exception');
  return [...added].flatMap((id) => {
    const kind = kinds.get(id);
    if (kind === undefined) return [];
    return exceptions.flatMap(({ id: exception, to }) => {
      const similar = to.filter((one) => kinds.get(one) === kind);
      return similar.length === 0 || to.includes(id) ? [] : [{ added: id, exception, to: similar }];
    });
  });
}

/** What two rules have in common that act alike: the path and the label of restrictions, what a constraint refuses. */
function kindOfRule(definition: Definition): string | undefined {
  if (definition.kind === 'restriction') return `restriction ${definition.path} ${definition.gives}`;
  return definition.kind === 'constraint' && 'of' in definition ? `constraint ${definition.on} ${definition.of}` : undefined;
}
