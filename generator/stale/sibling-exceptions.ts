/** Exceptions (`unless`) that a new rule may need too, because an existing rule that applies to the same choices has them. */
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import { createFactsOf, sharedFacts } from './read-facts.ts';
import type { RuleChange } from './rule-change.ts';

export interface SiblingException {
  readonly added: DefinitionId;
  readonly sibling: DefinitionId;
  /** Such as `unless.0`. */
  readonly path: string;
  readonly note: string;
}

type Rule = Extract<Definition, { readonly kind: 'restriction' | 'constraint' | 'value' }>;

/**
 * The exceptions whose condition the new rule has neither in its `unless` nor in its `if`. Many constraints of one menu, and many values
 * of one quantity, have nothing else in common: they are siblings only if both read the same fact or call the same function.
 */
export function siblingExceptions({ after, added }: Pick<RuleChange, 'after' | 'added'>): SiblingException[] {
  const definitions = after.definitions.map(({ definition }) => definition);
  const rules = definitions.filter(mayHaveExceptions);
  const addedRules = rules.filter(({ id }) => added.has(id));
  if (addedRules.length === 0) return [];
  const factsOf = createFactsOf(definitions);
  const areSiblings = (one: Rule, other: Rule): boolean =>
    subjectOf(one) === subjectOf(other) && (isNarrow(one) || sharedFacts(factsOf(one), factsOf(other)).length > 0);
  return addedRules.flatMap((rule) => {
    const conditions = [rule.if ?? '', ...(rule.unless ?? []).map((exception) => exception.if)].map(withoutSpaces);
    const isLacking = (condition: string): boolean => !conditions.some((one) => one.includes(withoutSpaces(condition)));
    return rules
      .filter((one) => !added.has(one.id) && areSiblings(rule, one))
      .flatMap(({ id, unless = [] }) =>
        unless.flatMap((exception, index) =>
          isLacking(exception.if) ? [{ added: rule.id, sibling: id, path: `unless.${index}`, note: exception.note ?? exception.if }] : [],
        ),
      );
  });
}

/** The existing restrictions that apply to the same choices as an added one, such as those that make a character stop. */
export function siblingRules({ after, added }: Pick<RuleChange, 'after' | 'added'>): readonly Definition[] {
  const restrictions = after.definitions.map(({ definition }) => definition).filter((one) => one.kind === 'restriction');
  const subjects = new Set(restrictions.flatMap((one) => (added.has(one.id) ? [subjectOf(one)] : [])));
  return restrictions.filter((one) => !added.has(one.id) && subjects.has(subjectOf(one)));
}

const mayHaveExceptions = (definition: Definition): definition is Rule =>
  definition.kind === 'restriction' || definition.kind === 'constraint' || definition.kind === 'value';

/** Whether only few rules have the same subject as this one. */
const isNarrow = (rule: Rule): boolean => rule.kind === 'restriction' || (rule.kind === 'constraint' && rule.on === 'choose');

const withoutSpaces = (condition: string): string => condition.replaceAll(' ', '');

/** What a rule restricts, refuses or changes: rules of one subject apply to the same choices. */
function subjectOf(rule: Rule): string {
  switch (rule.kind) {
    case 'restriction':
      return `${rule.kind} ${rule.path} ${rule.over} ${rule.gives}`;
    case 'constraint':
      return `${rule.kind} ${rule.on} ${'of' in rule ? rule.of : rule.about}`;
    case 'value':
      return `${rule.kind} ${rule.of} ${rule.in}`;
  }
}
