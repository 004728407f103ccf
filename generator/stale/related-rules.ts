/** Rules and exceptions that may have to change along with others, which they resemble. */
import type { JsonObject } from '../ast.ts';
import { clausesOf } from '../definition-clauses.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseId, DefinitionId } from '../ids.ts';
import { createFactsOf, sharedFacts } from './read-facts.ts';
import type { RuleChange } from './rule-change.ts';

type Change = Pick<RuleChange, 'after' | 'added' | 'amended' | 'changed' | 'removed'>;

/** A rule that stays as it is, although it is like one that changes. */
export interface RelatedRule {
  readonly id: DefinitionId;
  readonly clauses: readonly ClauseId[];
  /** The names of the facts that it reads as the other does. */
  readonly facts: readonly string[];
  /** Of an exception: the changed rules that it is to. With neither facts nor these, the two carry the same clause. */
  readonly to: readonly DefinitionId[];
}

/**
 * The rules that read the same facts as one that changes, goes, or has a new exception, the exceptions to one that changes, and the
 * definitions that carry a clause whose text changes. Of restrictions only those of the same path are like each other; constraints are
 * like any rule.
 */
export function relatedRules(change: Change): RelatedRule[] {
  const { after, added, amended, changed, removed } = change;
  if (changed.size === 0 && removed.length === 0) return [];
  const definitions = after.definitions.map(({ definition }) => definition);
  const factsOf = createFactsOf(definitions);
  const exempted = new Set(definitions.flatMap((one) => (one.kind === 'exception' && changed.has(one.id) ? one.to : [])));
  const remaining = definitions.filter(({ id }) => (changed.has(id) && !added.has(id)) || exempted.has(id));
  const subjects = [...removed.map(({ json }) => json), ...remaining].flatMap((one) => {
    const scope = scopeOfRule(one);
    return scope === undefined ? [] : [{ scope, facts: factsOf(one) }];
  });
  return definitions.flatMap((one) => {
    if (changed.has(one.id) || exempted.has(one.id)) return [];
    const clauses = clausesOf(one);
    const scope = scopeOfRule(one);
    const alike = scope === undefined ? [] : subjects.filter((other) => [other.scope, scope].includes(ANY) || other.scope === scope);
    const factsRead = alike.length === 0 ? undefined : factsOf(one);
    const facts = factsRead === undefined ? [] : [...new Set(alike.flatMap((other) => sharedFacts(other.facts, factsRead)))];
    const to = one.kind === 'exception' ? one.to.filter((id) => changed.has(id) && !added.has(id)) : [];
    return facts.length > 0 || to.length > 0 || clauses.some((id) => amended.has(id)) ? [{ id: one.id, clauses, facts, to }] : [];
  });
}

const ANY = 'any';

/** The path that a rule restricts; a constraint is like rules of any path. Undefined for a definition that is no such rule. */
function scopeOfRule(definition: Definition | JsonObject): string | undefined {
  if (definition.kind === 'constraint') return ANY;
  return definition.kind === 'restriction' && 'path' in definition ? `path ${definition.path}` : undefined;
}

type Rule = Extract<Definition, { readonly kind: 'restriction' | 'constraint' }>;

const isRule = (definition: Definition): definition is Rule => definition.kind === 'restriction' || definition.kind === 'constraint';

export interface MissingException {
  readonly added: DefinitionId;
  readonly exception: DefinitionId;
  /** The rules like the added one that the exception is to. */
  readonly to: readonly DefinitionId[];
}

/** The exceptions to a rule that a new rule resembles. They may have to be exceptions to the new one too. */
export function missingExceptions({ after, added }: Pick<RuleChange, 'after' | 'added'>): MissingException[] {
  const definitions = after.definitions.map(({ definition }) => definition);
  const factsOf = createFactsOf(definitions);
  const rules = new Map(definitions.flatMap((one) => (isRule(one) ? [[one.id, one] as const] : [])));
  const exceptions = definitions.filter((one) => one.kind === 'exception');
  return [...added].flatMap((id) => {
    const rule = rules.get(id);
    if (rule === undefined) return [];
    const facts = factsOf(rule);
    const isAlike = (other: Rule | undefined): boolean =>
      other !== undefined &&
      (actAlike(rule, other) ||
        (rule.kind === 'restriction' &&
          other.kind === 'restriction' &&
          rule.path === other.path &&
          sharedFacts(factsOf(other), facts).length > 0));
    return exceptions.flatMap(({ id: exception, to }) => {
      const similar = to.filter((one) => isAlike(rules.get(one)));
      return similar.length === 0 || to.includes(id) ? [] : [{ added: id, exception, to: similar }];
    });
  });
}

/** Whether two restrictions of a path give the same label, or two constraints refuse the same. */
function actAlike(one: Rule, other: Rule): boolean {
  if (one.kind === 'restriction') return other.kind === 'restriction' && one.path === other.path && one.gives === other.gives;
  return other.kind === 'constraint' && 'of' in one && 'of' in other && one.on === other.on && one.of === other.of;
}
