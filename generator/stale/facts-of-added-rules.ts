/** The facts that added rules read, whose clauses may have to mention the new rule, and the clauses elsewhere that speak of them. */
import { clausesOf } from '../definition-clauses.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseId, DefinitionId } from '../ids.ts';
import { termMarker } from '../prose/terms.ts';
import type { EditionBook, Rulebook } from '../rulebook.ts';
import { textOf } from './candidates.ts';
import { isCommon } from './meaningful-words.ts';
import { createFactsOf } from './read-facts.ts';
import type { RuleChange } from './rule-change.ts';

/** A fact that added rules read. */
export interface FactOfAddedRule {
  readonly id: DefinitionId;
  /** The clauses that its definition carries, without those of the rule. */
  readonly clauses: readonly ClauseId[];
  /** Other clauses with a sentence that speaks of the fact and of the rule's path. */
  readonly mentions: readonly ClauseId[];
}

/** If a fact has more clauses, the report gives their number and not their ids: few of so many are about the new rule. */
const MOST_LISTED = 5;

export const areListed = (clauses: FactOfAddedRule['clauses']): boolean => clauses.length <= MOST_LISTED;

/** Only boolean facts: too many texts are about an enumerated fact such as the size. */
export function factsReadByAdded(rulebook: Rulebook, { after, added }: Pick<RuleChange, 'after' | 'added'>): FactOfAddedRule[] {
  const definitions = after.definitions.map(({ definition }) => definition);
  const rules = definitions.filter(({ id, kind }) => added.has(id) && (kind === 'restriction' || kind === 'constraint'));
  if (rules.length === 0) return [];
  const factsOf = createFactsOf(definitions);
  const ownClauses = new Set(rules.flatMap(clausesOf));
  return definitions.flatMap((one) => {
    if ((one.kind !== 'record' && one.kind !== 'property') || added.has(one.id)) return [];
    const name = one.id.slice(one.id.lastIndexOf('.'));
    const reading = rules.filter((rule) => factsOf(rule).tested.has(name));
    if (reading.length === 0) return [];
    const paths = definitions.filter((path) => path.kind === 'path' && reading.some((rule) => 'path' in rule && rule.path === path.path));
    const clauses = clausesOf(one).filter((id) => !ownClauses.has(id));
    const mentions = mentionsOf(rulebook, after, one, paths).filter((id) => !ownClauses.has(id) && !clauses.includes(id));
    return clauses.length + mentions.length === 0 ? [] : [{ id: one.id, clauses, mentions }];
  });
}

function mentionsOf(rulebook: Rulebook, book: EditionBook, fact: Definition, paths: readonly Definition[]): ClauseId[] {
  const speaksOfFact = createSpeaksOf(rulebook, [fact]);
  const speaksOfPath = createSpeaksOf(rulebook, paths);
  const clauses = [...rulebook.clauses.values()].map((clause) => ({ id: clause.id, text: textOf(book, clause) }));
  const mentioning = clauses.filter(({ text }) => speaksOfFact(text));
  if (paths.length === 0 || isCommon(mentioning.length, rulebook)) return [];
  return mentioning.filter(({ text }) => sentencesOf(text).some((one) => speaksOfFact(one) && speaksOfPath(one))).map(({ id }) => id);
}

/**
 * Whether a text links to a clause which one of the definitions carries, has a term that the glossary explains by such a clause, or the
 * name by which questions give the fact. Ids of definitions are not searched for: renaming one must not change what is found.
 */
function createSpeaksOf({ clauses }: Rulebook, definitions: readonly Definition[]): (markdown: string) => boolean {
  const carried = new Set<string>(definitions.flatMap(clausesOf));
  const terms = [...clauses.values()].flatMap(({ id, data: { term } }) =>
    term !== undefined && carried.has(term.see) ? [{ entry: id, see: term.see, forms: [term.name, ...term.forms] }] : [],
  );
  const names = definitions.flatMap((one) => ('given' in one && one.given !== undefined ? [nameOfGiven(one.given)] : []));
  const marker = termMarker([...terms, ...names.map((name) => ({ entry: '', see: '', forms: [name, name.replace(/s$/, '')] }))]);
  const hasTerm = (text: string): boolean => marker !== undefined && text.search(marker.pattern) >= 0;
  return (markdown) =>
    [...markdown.matchAll(LINK)].some(([, target = '']) => carried.has(target)) || hasTerm(markdown.replaceAll(/\]\([^)]*\)/g, ']'));
}

/** Of `map.walls` the last part. */
const nameOfGiven = (given: string): string => given.slice(given.lastIndexOf('.') + 1);

const LINK = /\]\(rule:([^)#]+)\)/g;

/** The entry of a list belongs to the sentence before it, unless that or the entry before ends with a full stop. */
const sentencesOf = (markdown: string): readonly string[] => markdown.split(/(?<=[.!?])\s|\n\s*\n(?!\s*[-*\d])/);
