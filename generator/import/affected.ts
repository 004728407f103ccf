/** What of our own book may be wrong because a printed section changed: clauses, their definitions, examples, readings and errata. */
import { clausesOf } from '../definition-clauses.ts';
import type { ClauseId, DefinitionId } from '../ids.ts';
import type { LikenessIndex } from '../likeness.ts';
import type { Rulebook } from '../rulebook.ts';
import { likelyClauses, type Proposal } from './propose.ts';
import type { SectionChange } from './versions.ts';

export interface AffectedClause {
  readonly clause: ClauseId;
  readonly title: string;
  /** How like the changed words and the clause are, 0 to 1. */
  readonly likeness: number;
  /** Numbers that the new version no longer has and our text still gives. */
  readonly numbers: readonly string[];
  readonly definitions: readonly DefinitionId[];
  readonly examples: readonly string[];
  readonly readings: readonly string[];
  readonly errata: readonly string[];
}

export interface Affected {
  readonly change: SectionChange;
  /** The clauses that cite the section, the most likely concerned first. */
  readonly clauses: readonly AffectedClause[];
  /** For a new section, the clauses most like it. */
  readonly proposed: Proposal['clauses'];
}

export interface Dependents {
  /** What depends on a clause. */
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
  const text = changedText(change);
  const numbersGone = change.kind === 'changed' ? change.changes.numbersGone : [];
  const clauses = citing.map((clause): AffectedClause => {
    const clauseNumbers: readonly string[] = dependents.textOf(clause).match(/[+−-]?\d+/g) ?? [];
    const numbers = [
      ...new Set(numbersGone.filter((number) => clauseNumbers.some((one) => one.replace(/^[+−-]/, '') === number.replace(/^[+-]/, '')))),
    ];
    return { ...dependents.ofClause(clause), likeness: likenessIndex.likeness(text, [clause]), numbers };
  });
  clauses.sort((a, b) => b.numbers.length - a.numbers.length || b.likeness - a.likeness || (a.clause < b.clause ? -1 : 1));
  const proposed = change.kind === 'new' ? likelyClauses(text, likenessIndex) : [];
  return { change, clauses, proposed };
}

/** The sentences in which words changed, or the whole text. */
function changedText(change: SectionChange): string {
  switch (change.kind) {
    case 'new':
      return `${change.after.path.at(-1) ?? ''}\n${change.after.text}`;
    case 'gone':
      return change.before.text;
    case 'moved':
      return change.after.text;
    case 'changed':
      return change.changes.runs
        .map(({ kind, text }, index, runs) => {
          if (kind !== 'same') return text;
          const [head, tail] = [text.split(/(?<=[.!?])\s/)[0] ?? '', text.split(/(?<=[.!?])\s/).at(-1) ?? ''];
          return `${index > 0 ? head : ''} ${index < runs.length - 1 ? tail : ''}`;
        })
        .join(' ');
  }
}
