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
  const facts = new Set(definitions.flatMap((one) => booleanFact(one) ?? []));
  const restrictions = new Map(definitions.flatMap((one) => (one.kind === 'restriction' ? [[one.id, one] as const] : [])));
  /** Whether two restrictions of one path read the same fact, whatever they give. */
  const shareFact = (a: DefinitionId, b: DefinitionId): boolean => {
    const [first, second] = [restrictions.get(a), restrictions.get(b)];
    if (first === undefined || second === undefined || first.path !== second.path) return false;
    const read = factsReadBy(second);
    return [...factsReadBy(first)].some((name) => facts.has(name) && read.has(name));
  };
  return [...added].flatMap((id) => {
    const kind = kinds.get(id);
    if (kind === undefined) return [];
    return exceptions.flatMap(({ id: exception, to }) => {
      const similar = to.filter((one) => kinds.get(one) === kind || shareFact(id, one));
      return similar.length === 0 || to.includes(id) ? [] : [{ added: id, exception, to: similar }];
    });
  });
}

/**
 * The name of a fact that holds or not, such as `hindering`. Numbers such as the elevation are read by too many rules to make two alike.
 */
const booleanFact = (definition: Definition): string | undefined =>
  (definition.kind === 'record' || definition.kind === 'property') && definition.type === 'bool' && definition.id.includes('.')
    ? definition.id.slice(definition.id.lastIndexOf('.') + 1)
    : undefined;

const factsReadBy = ({ if: condition = '' }: { readonly if?: string }): ReadonlySet<string> =>
  new Set([...condition.matchAll(/\.(\w+)/g)].map(([, name = '']) => name));

/** What two rules have in common that act alike: the path and the label of restrictions, what a constraint refuses. */
function kindOfRule(definition: Definition): string | undefined {
  if (definition.kind === 'restriction') return `restriction ${definition.path} ${definition.gives}`;
  return definition.kind === 'constraint' && 'of' in definition ? `constraint ${definition.on} ${definition.of}` : undefined;
}
