/** Examples whose verdicts stay after a change of the rules, although their sentences may be wrong. */
import { isObject, isStructure, type Json, listOf } from '../../engine/base/json.ts';
import type { ExampleAst } from '../ast.ts';
import { clausesIn } from '../definition-clauses.ts';
import { toJson } from '../errata/set-fields.ts';
import type { Definition } from '../generated/definition.ts';
import { lastPartOf } from '../ids.ts';
import type { ClauseNode } from '../rulebook.ts';
import { type Candidate, textOf } from './candidates.ts';
import { type ChangedBook, LIKENESS_OF_CLOSE_TEXTS, type LikelyText } from './likely-texts.ts';
import { meaningfulWords, wordsOf } from './meaningful-words.ts';
import { createFactsOf, wordsOfName } from './read-facts.ts';
import type { RuleChange } from './rule-change.ts';

const toCandidate = ({ id, says }: ExampleAst): Candidate => ({ where: `example ${id}`, text: says });

/** The examples of the clauses, if their sentence or board has a fact that new exceptions read. */
export function examplesOfExceptions(change: RuleChange, clauses: readonly ClauseNode[]): Candidate[] {
  // What a condition excludes, such as `it.hindering` in `it.water && !it.hindering`, stays as it was.
  const conditions = newExceptions(change).map((one) => ({ if: one.replaceAll(/![\w.]+/g, '') }));
  if (conditions.length === 0) return [];
  const definitions = change.after.definitions.map(({ definition }) => definition);
  const factsOf = createFactsOf(definitions);
  const facts = [...new Set(conditions.flatMap((one) => [...factsOf(one).tested]))];
  const searched = facts.map((fact) => ({ words: wordsOfName(fact), keys: keysOf(definitions, fact) }));
  return clauses
    .flatMap(({ ast }) => ast.examples)
    .filter(({ says, question = null }) => {
      const said = wordsOf(says);
      return searched.some(({ words, keys }) => words.every((word) => said.includes(word)) || hasOneOf(question, keys));
    })
    .map(toCandidate);
}

const textIn = (value: unknown): readonly string[] => (typeof value === 'string' ? [value] : []);

/** The conditions of the exceptions that are added, alone or in the `unless` of other definitions. */
function newExceptions({ after, added, changed, replaced }: RuleChange): readonly string[] {
  const exceptionsOf = (one: Json): readonly string[] =>
    isObject(one) ? listOf(one.unless).flatMap((exception) => (isObject(exception) ? textIn(exception.if) : [])) : [];
  return after.definitions.flatMap(({ definition }) => {
    if (added.has(definition.id)) return definition.kind === 'exception' ? textIn(definition.if) : [];
    const before = replaced.find((one) => one.before.id === definition.id)?.before;
    return changed.has(definition.id) && before !== undefined
      ? exceptionsOf(toJson(definition)).filter((one) => !exceptionsOf(before).includes(one))
      : [];
  });
}

const keysOf = (definitions: readonly Definition[], fact: string): readonly string[] =>
  definitions.flatMap((one) => (one.kind === 'record' && one.id.endsWith(fact) && one.given !== undefined ? [lastPartOf(one.given)] : []));

function hasOneOf(value: Json, keys: readonly string[]): boolean {
  if (!isStructure(value)) return false;
  if (isObject(value) && keys.some((key) => key in value)) return true;
  return Object.values<Json>(value).some((part) => hasOneOf(part, keys));
}

/** A sentence that shares fewer words with a rule is only about the same subject. */
const LEAST_SHARED = 3;

const PERMISSION = /\b(?:may|can)\b(?!['\u2019])/;

/**
 * The texts that say nearly the same as a removed rule, each followed by those examples of its clause that speak of what the rule allowed.
 * What was allowed stays so, therefore no verdict shows that the rule is gone.
 */
export function withExamples(changedBooks: readonly ChangedBook[], alike: readonly LikelyText[]): LikelyText[] {
  const wordsOfRules = changedBooks.flatMap(({ rulebook, change }) =>
    change.replaced
      .flatMap(({ before, now }) => (now === undefined ? clausesIn(before) : []))
      .flatMap((id) => rulebook.clauses.get(id) ?? [])
      .map((clause) => meaningfulWords(change.texts.find((one) => one.clause === clause.id)?.before ?? textOf(change.after, clause))),
  );
  const isAboutRule = ({ says }: ExampleAst): boolean => {
    const words = [...meaningfulWords(says)];
    return PERMISSION.test(says) && wordsOfRules.some((ofRule) => words.filter((word) => ofRule.has(word)).length >= LEAST_SHARED);
  };
  return alike.flatMap((one) => {
    const { clause, likeness } = one;
    const node = clause === undefined ? undefined : changedBooks.flatMap(({ rulebook }) => rulebook.clauses.get(clause) ?? [])[0];
    const examples = node === undefined || likeness < LIKENESS_OF_CLOSE_TEXTS ? [] : node.ast.examples.filter(isAboutRule);
    return [one, ...examples.map((example) => ({ ...toCandidate(example), likeness }))];
  });
}
