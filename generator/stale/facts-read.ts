/** The facts that added rules read, whose clauses may have to mention the new rule, and the clauses elsewhere that speak of them. */
import { clausesOf } from '../definition-clauses.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseId, DefinitionId } from '../ids.ts';
import type { EditionBook, Rulebook } from '../rulebook.ts';
import { textOf } from './candidates.ts';
import { isCommon, wordsOf } from './meaningful-words.ts';
import { createFactsOf } from './read-facts.ts';
import type { RuleChange } from './rule-change.ts';

export interface FactRead {
  readonly id: DefinitionId;
  /** The clauses that its definition carries, without those of the rule. */
  readonly clauses: readonly ClauseId[];
  /** Other clauses with a sentence that has the word of the fact and that of the path. */
  readonly mentions: readonly ClauseId[];
}

/** Only facts that hold or not: too many texts are about a fact that is one of several names, such as the size. */
export function factsReadByAdded(rulebook: Rulebook, { after, added }: Pick<RuleChange, 'after' | 'added'>): FactRead[] {
  const definitions = after.definitions.map(({ definition }) => definition);
  const rules = definitions.filter(({ id, kind }) => added.has(id) && (kind === 'restriction' || kind === 'constraint'));
  if (rules.length === 0) return [];
  const factsOf = createFactsOf(definitions);
  const ownClauses = new Set(rules.flatMap(clausesOf));
  const names = new Set<string>();
  return definitions.flatMap((one) => {
    if ((one.kind !== 'record' && one.kind !== 'property') || added.has(one.id)) return [];
    const name = one.id.slice(one.id.lastIndexOf('.'));
    const reading = rules.filter((rule) => factsOf(rule).tested.has(name));
    if (reading.length === 0) return [];
    const clauses = clausesOf(one).filter((id) => !ownClauses.has(id));
    // Facts of several subjects with one name have the same mentions.
    const mentioning = names.has(name) ? [] : mentionsOfFact(rulebook, after, name.slice(1), reading);
    names.add(name);
    const mentions = mentioning.filter((id) => !ownClauses.has(id) && !clauses.includes(id));
    return clauses.length + mentions.length === 0 ? [] : [{ id: one.id, clauses, mentions }];
  });
}

/** @param rules those that read the fact */
function mentionsOfFact(rulebook: Rulebook, book: EditionBook, fact: string, rules: readonly Definition[]): ClauseId[] {
  const paths = rules.flatMap((rule) => (rule.kind === 'restriction' ? [rule.path.split('-')[0] ?? ''] : []));
  const isWordOfFact = (word: string): boolean => word === fact || word === `${fact}s`;
  const isWordOfPath = (word: string): boolean => paths.some((path) => word.startsWith(path) || word === path.replace(/e$/, 'ing'));
  const clauses = [...rulebook.clauses.values()].map((clause) => ({ id: clause.id, text: textOf(book, clause) }));
  const mentioning = clauses.filter(({ text }) => wordsOf(text).some(isWordOfFact));
  if (paths.length === 0 || isCommon(mentioning.length, rulebook)) return [];
  const isAbout = (words: readonly string[]): boolean => words.some(isWordOfFact) && words.some(isWordOfPath);
  return mentioning.filter(({ text }) => sentencesOf(text).some((one) => isAbout(wordsOf(one)))).map(({ id }) => id);
}

/** Each entry of a list counts to the sentence that introduces it. */
const sentencesOf = (markdown: string): readonly string[] => markdown.split(/(?<=[.!?])\s|\n\s*\n(?!\s*[-*\d])/);
