/** Refuses executable clauses that neither a definition carries nor `notExecuted` explains, and an unneeded `notExecuted` or `card`. */

import { clausesOf } from '../definition-clauses.ts';
import { definitionsOf } from '../definitions-of.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseId } from '../ids.ts';
import type { Memo } from '../memo.ts';
import type { ClauseNode, EditionBook } from '../rulebook.ts';

export function carriedClauses(editions: readonly EditionBook[], memo: Memo): ReadonlySet<string> {
  return memo.of(
    union,
    memo.same(editions.map((book) => memo.of(clausesIn, memo.same(memo.each(sameClausesOf, memo.of(definitionsOf, book), memo))))),
  );
}

/** The clauses of a definition: the same list for definitions that carry the same. */
const sameClausesOf = (d: Definition, memo: Memo): readonly ClauseId[] => memo.same(clausesOf(d));

const clausesIn = (lists: readonly (readonly ClauseId[])[]): readonly ClauseId[] => [...new Set(lists.flat())];

const union = (lists: readonly (readonly ClauseId[])[]): ReadonlySet<string> => new Set(lists.flat());

const mustBeCarried = ({ data }: ClauseNode): boolean => data.executable && data.notExecuted === undefined;

export const isCarriedUnexecuted = ({ id, data }: ClauseNode, carried: ReadonlySet<string>): boolean =>
  data.executable && data.notExecuted !== undefined && carried.has(id);

/**
 * @param byPacks the clauses that definitions of packs carry; undefined without packs: then no clause that needs a card is reported as not
 * carried
 */
export function checkCarriedInBook(
  clauses: readonly ClauseNode[],
  byBook: ReadonlySet<string>,
  byPacks: ReadonlySet<string> | undefined,
): Diagnostic[] {
  return clauses.flatMap((clause): Diagnostic[] => {
    const { id, data } = clause;
    if (isCarriedUnexecuted(clause, byBook)) return [reasonUnneeded(clause)];
    if (data.card !== true) return mustBeCarried(clause) && !byBook.has(id) ? [notCarried(clause, 'in any edition')] : [];
    if (mustBeCarried(clause) && !byBook.has(id)) return byPacks?.has(id) === false ? [notCarried(clause, 'in any pack')] : [];
    return [cardUnneeded(clause, byBook.has(id) ? 'a definition of the rulebook carries it' : 'it is not executed')];
  });
}

export function checkCarriedInPack(clauses: readonly ClauseNode[], carried: ReadonlySet<string>): Diagnostic[] {
  return clauses.flatMap((clause) => {
    if (isCarriedUnexecuted(clause, carried)) return [reasonUnneeded(clause)];
    if (clause.data.card === true) return [cardUnneeded(clause, 'it is itself in a pack')];
    return mustBeCarried(clause) && !carried.has(clause.id) ? [notCarried(clause, 'in any edition')] : [];
  });
}

const cardUnneeded = ({ id, slug, document }: ClauseNode, why: string): Diagnostic => ({
  code: 'clause-card-unneeded',
  severity: 'error',
  message: `The clause "${id}" needs no card: ${why}.`,
  refersTo: [id],
  found: '"card": true',
  expected: 'no "card"',
  hint: 'Remove it.',
  place: document.placeOf(`/clauses/${slug}/card`, 'key'),
});

const reasonUnneeded = ({ id, slug, document }: ClauseNode): Diagnostic => ({
  code: 'clause-reason-unneeded',
  severity: 'error',
  message: `The clause "${id}" is executed: a definition carries it.`,
  refersTo: [id],
  found: '"notExecuted"',
  expected: 'no "notExecuted"',
  hint: 'Remove it, or remove the clause from the "clauses" of the definitions that do not do what it says.',
  place: document.placeOf(`/clauses/${slug}/notExecuted`, 'key'),
});

const notCarried = ({ id, slug, document }: ClauseNode, where: string): Diagnostic => ({
  code: 'clause-not-carried',
  severity: 'error',
  message: `No definition carries the executable clause "${id}".`,
  refersTo: [id],
  found: `no definition ${where}`,
  expected: 'a definition that does what the clause says, or the reason why there is none yet',
  hint: `Add ${JSON.stringify(id)} to the "clauses" of the definition that does it; if that is one of a pack, write "card": true. If none can yet, say under "notExecuted" what is needed; if no program ever can, write "executable": false.`,
  place: document.placeOf(`/clauses/${slug}`, 'key'),
});
