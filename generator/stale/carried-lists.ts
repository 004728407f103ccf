/** The questions of players and the aliases of the clauses that a changed or removed definition carries. */
import type { Rulebook } from '../rulebook.ts';
import { aliasListOf, type Candidate, questionListOf } from './candidates.ts';
import { changesOnlyNumbers, type RuleChange, type Scope } from './rule-change.ts';

/**
 * One entry for each file. Clauses whose text changes are left out: their questions and aliases are listed by clause. Empty if only numbers
 * change: then only questions and aliases with one of the numbers are stale, and these are listed because of their words.
 * @param listed the places of texts that are listed because of their words
 */
export function carriedLists(
  rulebook: Rulebook,
  change: RuleChange,
  { affected, carried }: Scope,
  listed: ReadonlySet<string>,
): Candidate[] {
  if (changesOnlyNumbers(change)) return [];
  const clauses = affected.filter(({ id }) => carried.has(id) && !change.amended.has(id));
  const questions = clauses.flatMap((clause) =>
    questionListOf(rulebook, clause)
      .filter(({ where }) => !listed.has(where))
      .map(({ file, text }) => ({ id: clause.id, file, text })),
  );
  const aliases = clauses
    .filter(({ id }) => !listed.has(`alias of ${id}`))
    .flatMap((clause) => aliasListOf(clause).map(({ text }) => ({ id: clause.id, file: clause.document.path, text })));
  return [...inOneEntryPerFile('questions', questions), ...inOneEntryPerFile('aliases', aliases)];
}

interface TextsOfClause {
  readonly id: string;
  readonly file?: string | undefined;
  readonly text: string;
}

const inOneEntryPerFile = (kind: string, texts: readonly TextsOfClause[]): Candidate[] =>
  [...Map.groupBy(texts, ({ file }) => file)].map(([file, list]) => ({
    where: `${kind} of ${list.map(({ id }) => id).join(', ')}`,
    ...(file === undefined ? {} : { file }),
    text: list.map(({ text }) => text).join('; '),
  }));
