/** What of our own book may be wrong because a printed section changed: clauses, their definitions, examples, readings and errata. */
import type { AffectedClause as StoredClause, TextRun } from '../../site/src/lib/stored-comparison.ts';
import { clausesOf } from '../definition-clauses.ts';
import { type ClauseId, clauseId, type DefinitionId } from '../ids.ts';
import type { LikenessIndex } from '../likeness.ts';
import type { Rulebook } from '../rulebook.ts';
import { likelyClauses } from './propose.ts';
import { wordsOf } from './sentences.ts';
import type { SectionChange } from './versions.ts';
import { inDigits } from './word-changes.ts';

export interface AffectedClause extends StoredClause {
  readonly clause: ClauseId;
  readonly definitions: readonly DefinitionId[];
}

export interface Affected {
  readonly change: SectionChange;
  /** The clauses that cite the section, the most likely concerned first. */
  readonly clauses: readonly AffectedClause[];
  /** Where no clause cites a section whose text changed, the clauses most like it. */
  readonly proposed: readonly AffectedClause[];
}

export interface Dependents {
  ofClause(clause: ClauseId): Omit<AffectedClause, 'likeness' | 'numbers'>;
  textOf(clause: ClauseId): string;
}

export function dependentsOf({ clauses, definitions, readings, errata }: Rulebook): Dependents {
  const definitionIdsByClause = new Map<ClauseId, DefinitionId[]>();
  for (const { definition } of definitions)
    for (const id of clausesOf(definition)) definitionIdsByClause.set(id, [...(definitionIdsByClause.get(id) ?? []), definition.id]);
  return {
    textOf: (clause) => clauses.get(clause)?.ast.text ?? '',
    ofClause: (clause) => ({
      clause,
      title: clauses.get(clause)?.ast.title ?? clause,
      definitions: [...new Set(definitionIdsByClause.get(clause) ?? [])],
      examples: (clauses.get(clause)?.ast.examples ?? []).map(({ id }) => id),
      readings: readings.filter(({ reading }) => reading.clauses.includes(clause)).map(({ reading }) => reading.id),
      errata: errata.flatMap(({ erratum }) =>
        erratum.amends.some((amendment) => 'clause' in amendment && amendment.clause === clause) ? [erratum.id] : [],
      ),
    }),
  };
}

/** `citing` are the clauses that cite the section under its old or its new heading. */
export function affectedBy(
  change: SectionChange,
  citing: readonly ClauseId[],
  dependents: Dependents,
  likenessIndex: LikenessIndex,
): Affected {
  const texts = changedTexts(change);
  const numbersGone = change.kind === 'changed' ? change.changes.numbersGone : [];
  const affectedClause = (clause: ClauseId, likeness: number): AffectedClause => {
    const words = wordsOf(dependents.textOf(clause)).map(({ word }) => word);
    // "one" in a clause may be a pronoun.
    const gives = (number: string): boolean =>
      words.some((word) => word === number || (word !== 'one' && unsigned(word) === unsigned(number)));
    return { ...dependents.ofClause(clause), likeness, numbers: [...new Set(numbersGone.filter(gives))] };
  };
  const clauses = citing.map((clause) =>
    affectedClause(clause, Math.max(0, ...texts.map((text) => likenessIndex.likeness(text, [clause])))),
  );
  clauses.sort((a, b) => b.numbers.length - a.numbers.length || b.likeness - a.likeness || (a.clause < b.clause ? -1 : 1));
  const likely = clauses.length > 0 || change.kind === 'moved' ? [] : likelyClauses(wholeText(change), likenessIndex);
  return { change, clauses, proposed: likely.map(({ id, likeness }) => affectedClause(clauseId(id), likeness)) };
}

function wholeText(change: SectionChange): string {
  const { path, text } = 'after' in change ? change.after : change.before;
  return `${path.at(-1) ?? ''}\n${text}`;
}

/** A number without its sign and in digits. */
const unsigned = (number: string): string => inDigits(number.replace(/^[+-]/, ''));

/** The sentences in which words changed, a text for each place; or the whole text. */
function changedTexts(change: SectionChange): readonly string[] {
  switch (change.kind) {
    case 'new':
      return [wholeText(change)];
    case 'gone':
      return [change.before.text];
    case 'moved':
      return [change.after.text];
    case 'changed':
      return sentencesAround(change.changes.runs);
  }
}

/** For each sentence in which words changed, its words, both the old and the new ones; sentences that changes join are one text. */
function sentencesAround(runs: readonly TextRun[]): readonly string[] {
  const texts: string[] = [];
  let current: string[] = [];
  runs.forEach(({ kind, text }, index) => {
    const [first = '', ...others] = kind === 'same' ? text.split(/(?<=[.!?])\s/) : [text];
    if (index > 0 || others.length === 0) current.push(first);
    const last = others.at(-1);
    if (last === undefined) return;
    if (index > 0) texts.push(current.join(' '));
    current = index === runs.length - 1 || /[.!?]$/.test(last) ? [] : [last];
  });
  return current.length === 0 ? texts : [...texts, current.join(' ')];
}
