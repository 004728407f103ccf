/** The facts that added rules read, whose clauses may have to mention the new rule, and the clauses elsewhere that speak of them. */
import { clausesOf } from '../definition-clauses.ts';
import type { Definition } from '../generated/definition.ts';
import { type ClauseId, lastPartOf } from '../ids.ts';
import { textsIn } from '../mentioned-names.ts';
import { termMarker } from '../prose/terms.ts';
import type { ClauseNode, EditionBook, Rulebook } from '../rulebook.ts';
import { questionsOf, textOf } from './candidates.ts';
import { isCommon, linkedIn, sentencesOf, wordsOf } from './meaningful-words.ts';
import { createFactsOf, wordsOfName } from './read-facts.ts';
import type { RuleChange } from './rule-change.ts';

export interface FactOfAddedRule {
  readonly id: string;
  /** The clauses that its definition carries, without those of the rule. */
  readonly clauses: readonly ClauseId[];
  /** Other clauses that speak of the fact and of the rule's path. */
  readonly mentions: readonly ClauseId[];
}

/** If a fact has more clauses, the report gives their number and not their ids: few of so many are about the new rule. */
const MOST_LISTED = 5;

export const areListed = (clauses: FactOfAddedRule['clauses']): boolean => clauses.length <= MOST_LISTED;

/** Only boolean facts: too many texts are about an enumerated fact such as the size. */
export function factsReadByAdded(rulebook: Rulebook, change: Pick<RuleChange, 'after' | 'added' | 'vocabulary'>): FactOfAddedRule[] {
  const { after, added } = change;
  const definitions = after.definitions.map(({ definition }) => definition);
  const rules = definitions.filter(({ id, kind }) => added.has(id) && (kind === 'restriction' || kind === 'constraint'));
  if (rules.length === 0) return [];
  const ownClauses = new Set(rules.flatMap(clausesOf));
  return [...definedFacts(rulebook, rules, change), ...suppliedFacts(rules, change)].flatMap(({ id, carried, speaksOf, readers }) => {
    const paths = definitions.filter((path) => path.kind === 'path' && readers.some((rule) => 'path' in rule && rule.path === path.path));
    const clauses = carried.filter((one) => !ownClauses.has(one));
    const mentions = mentionsOf(rulebook, after, speaksOf, paths).filter((one) => !ownClauses.has(one) && !clauses.includes(one));
    return clauses.length + mentions.length === 0 ? [] : [{ id, clauses, mentions }];
  });
}

type SpeaksOf = (markdown: string) => boolean;

interface ReadFact {
  readonly id: string;
  readonly carried: readonly ClauseId[];
  readonly speaksOf: SpeaksOf;
  readonly readers: readonly Definition[];
}

function definedFacts(rulebook: Rulebook, rules: readonly Definition[], { after, added }: Pick<RuleChange, 'after' | 'added'>): ReadFact[] {
  const definitions = after.definitions.map(({ definition }) => definition);
  const factsOf = createFactsOf(definitions);
  return definitions.flatMap((one) => {
    if ((one.kind !== 'record' && one.kind !== 'property') || added.has(one.id)) return [];
    const readers = rules.filter((rule) => factsOf(rule).testedIds.has(one.id));
    return readers.length === 0 ? [] : [{ id: one.id, carried: clausesOf(one), speaksOf: createSpeaksOf(rulebook, [one]), readers }];
  });
}

/** The facts that the kernel supplies, such as `step.diagonal`. They have no definition: the words of their names are all that is known. */
const suppliedFacts = (rules: readonly Definition[], { vocabulary }: Pick<RuleChange, 'vocabulary'>): ReadFact[] =>
  Object.entries(vocabulary.subjects).flatMap(([subject, facts]) =>
    Object.entries(facts).flatMap(([name, type]) => {
      const readers = rules.filter((rule) => type === 'bool' && textsIn(rule).some((text) => text.includes(`${subject}.${name}`)));
      const beginnings = wordsOfName(name);
      const speaksOf: SpeaksOf = (markdown) => {
        const words = wordsOf(markdown);
        return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
      };
      return readers.length === 0 ? [] : [{ id: `${subject}.${name}`, carried: [], speaksOf, readers }];
    }),
  );

/** The clauses of the paths that speak of the fact in their text or a question, and other clauses that speak of both in one sentence. */
function mentionsOf(rulebook: Rulebook, book: EditionBook, speaksOfFact: SpeaksOf, paths: readonly Definition[]): ClauseId[] {
  if (paths.length === 0) return [];
  const speaksOfPath = createSpeaksOf(rulebook, paths);
  const ofPaths = new Set(paths.flatMap(clausesOf));
  const clauses = [...rulebook.clauses.values()];
  const mentioning = new Set(clauses.filter((clause) => speaksOfFact(textOf(book, clause))).map(({ id }) => id));
  const areFew = !isCommon(mentioning.size, rulebook);
  const isMention = (clause: ClauseNode): boolean =>
    ofPaths.has(clause.id)
      ? mentioning.has(clause.id) || questionsOf(rulebook, clause).some(({ text }) => speaksOfFact(text))
      : areFew && mentioning.has(clause.id) && sentencesOf(textOf(book, clause)).some((one) => speaksOfFact(one) && speaksOfPath(one));
  return clauses.filter(isMention).map(({ id }) => id);
}

/**
 * Whether a text links to a clause which one of the definitions carries, has a term that the glossary explains by such a clause, or the
 * name by which questions give the fact. Ids of definitions are not searched for: renaming one must not change what is found.
 */
function createSpeaksOf({ clauses }: Rulebook, definitions: readonly Definition[]): SpeaksOf {
  const carried = new Set<string>(definitions.flatMap(clausesOf));
  const terms = [...clauses.values()].flatMap(({ id, data: { term } }) =>
    term !== undefined && carried.has(term.see) ? [{ entry: id, see: term.see, forms: [term.name, ...term.forms] }] : [],
  );
  const names = definitions.flatMap((one) => ('given' in one && one.given !== undefined ? [lastPartOf(one.given)] : []));
  const marker = termMarker([...terms, ...names.map((name) => ({ entry: '', see: '', forms: [name, name.replace(/s$/, '')] }))]);
  const hasTerm = (text: string): boolean => marker !== undefined && text.search(marker.pattern) >= 0;
  return (markdown) => linkedIn(markdown).some((id) => carried.has(id)) || hasTerm(markdown.replaceAll(/\]\([^)]*\)/g, ']'));
}
