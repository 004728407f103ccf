import type { JsonObject } from '../../engine/base/json.ts';
import { clausesOf, jsonWithoutCitations } from '../definition-clauses.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseId, DefinitionId } from '../ids.ts';
import { textsIn } from '../mentioned-names.ts';
import { oldNumbersOf } from './changed-numbers.ts';
import { type Condition, conditionsIn, haveCondition } from './conditions.ts';
import { neverActingAfter } from './never-acting.ts';
import { createOtherForms } from './other-forms.ts';
import { createFactsOf, readFrom, sharedFacts } from './read-facts.ts';
import { createRepeatedConditions } from './repeated-conditions.ts';
import { changesOnlyNumbers, differsInNumbersAlone, type RuleChange, usesChanged } from './rule-change.ts';

/**
 * A rule that stays as it is, although it is like one that changes. If it has no `facts` and no `to` and can still act, it is listed
 * because it carries a clause whose text changes.
 */
export interface RelatedRule {
  readonly id: DefinitionId;
  readonly clauses: readonly ClauseId[];
  /** The names of the facts, functions and values that it reads as the other does. */
  readonly facts: readonly string[];
  /** For an exception: the rules of its own `to` that existed before and change, or that can never act any more. */
  readonly to: readonly DefinitionId[];
  readonly neverActs: boolean;
}

/**
 * - The rules that read the same facts as a rule that changes, is removed or has a new exception. The facts are those before the change. A
 *   rule in which only numbers change does not count: it applies in the same cases as before.
 * - The definitions of any kind with a condition of such a rule.
 * - The exceptions to a rule that changes.
 * - The rules that the change leaves without a case in which they act, and the exceptions to these.
 * - The definitions that carry a clause whose text changes, unless they use a changed definition: these change with it.
 */
export function relatedRules(change: RuleChange): RelatedRule[] {
  const { after, added, amended, changed, replaced } = change;
  if (added.size === 0 && replaced.length === 0) return [];
  const definitions = after.definitions.map(({ definition }) => definition);
  const exempted = new Set(definitions.flatMap((one) => (one.kind === 'exception' && changed.has(one.id) ? one.to : [])));
  const sharedWith = createSharedWith(definitions, {
    changing: [
      ...replaced.flatMap((one) => (differsInNumbersAlone(one) ? [] : [one.before])),
      ...definitions.filter(({ id }) => exempted.has(id)),
    ],
    added: definitions.filter(({ id }) => added.has(id)),
  });
  const neverActing = neverActingAfter(change);
  // If only numbers change, only definitions that have one of the old numbers may need the same change.
  const mayRepeatChange = changesOnlyNumbers(change) ? hasNumberOf(oldNumbersOf(change)) : () => true;
  return definitions.flatMap((one) => {
    if (changed.has(one.id) || exempted.has(one.id)) return [];
    const clauses = clausesOf(one);
    const facts = [...new Set(sharedWith(one))];
    const to = one.kind === 'exception' ? one.to.filter((id) => (changed.has(id) && !added.has(id)) || neverActing.has(id)) : [];
    const isOfClause = clauses.some((id) => amended.has(id)) && !usesChanged(one, changed) && mayRepeatChange(one);
    const neverActs = neverActing.has(one.id);
    return neverActs || facts.length > 0 || to.length > 0 || isOfClause ? [{ id: one.id, clauses, facts, to, neverActs }] : [];
  });
}

const hasNumberOf =
  (numbers: readonly string[]) =>
  ({ id, ...fields }: Definition): boolean =>
    (jsonWithoutCitations(fields).match(/\d+/g) ?? []).some((number) => numbers.includes(number));

interface Compared {
  readonly changing: readonly (Definition | JsonObject)[];
  readonly added: readonly Definition[];
}

/**
 * What a definition has in common with one that changes or is added:
 * - Restrictions of the same path: a fact that both read, also through another fact.
 * - Restrictions of different paths: the whole condition.
 * - A restriction between neighbours and a function of two squares that is called together with the function of the path
 *   (`touchesFromBelow` with `adjacent`, see `other-forms.ts`): a fact that both read, or a function that both call.
 * - A constraint and any rule: a fact that the changing one tests and the other reads.
 * - A constraint on a choice and a definition with that choice: a function that both call.
 * - Definitions of any kind: a condition. Constraints, which refuse choices, are compared only with constraints, and added restrictions
 *   only with definitions of their path.
 */
function createSharedWith(definitions: readonly Definition[], { changing, added }: Compared): (one: Definition) => string[] {
  const factsOf = createFactsOf(definitions);
  const otherForms = createOtherForms(definitions, factsOf);
  const repeatedConditions = createRepeatedConditions(factsOf, changing);
  const rules = changing.flatMap((one) => {
    const scope = scopeOfRule(one);
    return scope === undefined ? [] : [{ scope, condition: wholeConditionOf(one), facts: factsOf(one) }];
  });
  const conditions = [
    // Each field of a path is about something else.
    ...changing
      .filter(({ kind }) => kind !== 'path')
      .flatMap(({ kind, ...fields }) => conditionsFor(fields, (other) => (other.kind === 'constraint') === (kind === 'constraint'))),
    ...added.flatMap((one) =>
      one.kind === 'restriction' ? conditionsFor(one, (other) => 'path' in other && other.path === one.path) : [],
    ),
  ];
  return (one) => {
    const scope = scopeOfRule(one);
    const facts = rules.flatMap((rule) => {
      if (scope === undefined) return [];
      if (scope === rule.scope && scope !== CONSTRAINT) return sharedFacts(rule.facts, factsOf(one));
      if (rule.condition !== undefined && rule.condition === wholeConditionOf(one)) return [rule.condition.replace(/^\S+: /, '')];
      return scope === CONSTRAINT || rule.scope === CONSTRAINT ? readFrom(rule.facts.tested, factsOf(one)) : [];
    });
    const comparable = conditions.filter(({ isCompared }) => isCompared(one));
    const texts = comparable.length === 0 ? [] : textsIn(one);
    const inConditions = comparable.filter(({ condition }) => haveCondition(texts, condition)).flatMap(({ condition }) => condition.names);
    return [...facts, ...changing.flatMap((rule) => otherForms(one, rule)), ...repeatedConditions(one), ...inConditions];
  };
}

type IsCompared = (definition: Definition) => boolean;

const conditionsFor = (definition: object, isCompared: IsCompared): { readonly condition: Condition; readonly isCompared: IsCompared }[] =>
  conditionsIn(textsIn(definition)).map((condition) => ({ condition, isCompared }));

const CONSTRAINT = 'constraint';

/** `path PATH` for a restriction, `constraint` for a constraint; undefined for other definitions. */
function scopeOfRule(definition: Definition | JsonObject): string | undefined {
  if (definition.kind === 'constraint') return CONSTRAINT;
  return definition.kind === 'restriction' && 'path' in definition ? `path ${definition.path}` : undefined;
}

/** The field `over` of a restriction, with its condition: `side: side.blocking`. */
const wholeConditionOf = (definition: Definition | JsonObject): string | undefined =>
  definition.kind === 'restriction' && 'over' in definition && 'if' in definition ? `${definition.over}: ${definition.if}` : undefined;

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
  const rules = new Map(definitions.flatMap((one) => (isRule(one) ? [[one.id, one] as const] : [])));
  const addedRules = [...added].flatMap((id) => rules.get(id) ?? []);
  if (addedRules.length === 0) return [];
  const factsOf = createFactsOf(definitions);
  const exceptions = definitions.filter((one) => one.kind === 'exception');
  return addedRules.flatMap((rule) => {
    const isAlike = (other: Rule): boolean => haveSameSubject(rule, other) && sharedFacts(factsOf(other), factsOf(rule)).length > 0;
    const alike = new Set([...rules.values()].filter(isAlike).map(({ id }) => id));
    return exceptions.flatMap(({ id: exception, to }) => {
      const similar = to.filter((one) => alike.has(one));
      return similar.length === 0 || to.includes(rule.id) ? [] : [{ added: rule.id, exception, to: similar }];
    });
  });
}

function haveSameSubject(one: Rule, other: Rule): boolean {
  if (one.kind === 'restriction') return other.kind === 'restriction' && one.path === other.path;
  return other.kind === 'constraint' && 'of' in one && 'of' in other && one.on === other.on && one.of === other.of;
}
