/** Refuses errata that leave an executable clause with its text but without the definitions that carried it. */
import { isObject } from '../../engine/base/json.ts';
import { clausesIn, clausesOf } from '../definition-clauses.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { setFields, toJson } from '../errata/set-fields.ts';
import type { ClauseId, DefinitionId } from '../ids.ts';
import type { Memo } from '../memo.ts';
import type { Amendment, ClauseNode, DefinitionNode, EditionBook, ErratumNode } from '../rulebook.ts';
import { carriedClauses } from './check-carried.ts';

/**
 * One finding for each clause that definitions carry in one edition and none carries in the next, where its text is the same.
 * @param clauses those of the rulebook or of a pack
 * @param errata in the order in which they are applied
 * @param books the editions of each compilation, in order of publication
 */
export function checkDropped(
  clauses: readonly ClauseNode[],
  errata: readonly ErratumNode[],
  books: readonly (readonly EditionBook[])[],
  memo: Memo,
): Diagnostic[] {
  const editions = books[0] ?? [];
  const carried = editions.map((_, index) => carriedClauses(memo.same(books.flatMap((one) => one[index] ?? [])), memo));
  const found = new Map<ClauseId, Diagnostic>();
  for (const [index, book] of editions.entries()) {
    const before = editions[index - 1];
    if (before === undefined) continue;
    for (const clause of clauses) {
      const { id } = clause;
      const isDropped = carried[index - 1]?.has(id) === true && carried[index]?.has(id) === false;
      if (isDropped && clause.data.executable && !found.has(id) && before.texts.get(id) === book.texts.get(id))
        found.set(
          id,
          dropped(
            clause,
            book,
            causeOf(
              id,
              errata,
              books.flatMap((one) => one[index] ?? []),
            ),
          ),
        );
    }
  }
  return [...found.values()];
}

interface Cause {
  readonly erratum: string;
  readonly definition: DefinitionId;
  readonly place: Place;
}

/** The last amendment after which a definition no longer carries the clause. */
function causeOf(clause: ClauseId, errata: readonly ErratumNode[], books: readonly EditionBook[]): Cause | undefined {
  const causes = errata.flatMap(({ erratum: { id: erratum, amends }, document }) =>
    amends.flatMap((amendment, index): Cause[] => {
      const removed = 'remove' in amendment ? (['remove', amendment.remove] as const) : undefined;
      const [field, definition] = 'set' in amendment ? (['definition', amendment.definition] as const) : (removed ?? []);
      if (definition === undefined) return [];
      const isCause = books.some(({ replaced }) => {
        const node = replaced.get(erratum)?.get(definition);
        return node !== undefined && drops(amendment, node, clause);
      });
      return isCause ? [{ erratum, definition, place: document.placeOf(`/amends/${index}/${field}`) }] : [];
    }),
  );
  return causes.at(-1);
}

function drops(amendment: Amendment, { definition }: DefinitionNode, clause: ClauseId): boolean {
  if (!clausesOf(definition).includes(clause)) return false;
  if (!('set' in amendment)) return true;
  const changed = setFields(toJson(definition), amendment.set);
  return isObject(changed) && !clausesIn(changed).includes(clause);
}

const dropped = ({ id, slug, document }: ClauseNode, { id: edition }: EditionBook, by: Cause | undefined): Diagnostic => ({
  code: 'clause-not-carried',
  severity: 'error',
  message: `No definition carries the executable clause "${id}" in the edition "${edition}", where its text is as before.`,
  refersTo: [id],
  found: by === undefined ? 'no definition' : `"${by.definition}", which carried it until the erratum "${by.erratum}"`,
  expected: 'a text that a definition of the edition carries out',
  hint: `Change the text of the clause in the erratum, below \`## ${id}\`, or add ${JSON.stringify(id)} to the "clauses" of a definition that still does what it says.`,
  place: by?.place ?? document.placeOf(`/clauses/${slug}`, 'key'),
});
