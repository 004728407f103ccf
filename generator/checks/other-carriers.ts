/** Definitions that have a number of a text and could carry its clause. */
import { clausesOf } from '../definition-clauses.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import { namesIn } from '../mentioned-names.ts';
import type { FoundWord } from '../prose/limiting-words.ts';
import type { ClauseNode, DefinitionNode, EditionBook, Rulebook } from '../rulebook.ts';
import { carriedBy } from './carried-words.ts';

/** With more definitions than this, the number is too frequent for the advice to help. */
const MOST_NAMED = 2;

/**
 * The definitions without the clause that have the number: the parameters that definitions with the clause name or, if none of them has it,
 * those that the erratum with the text changes, or else those of the clause's page.
 */
export function otherCarriers(
  { number, place }: FoundWord,
  clause: ClauseNode,
  carrying: readonly Definition[],
  book: EditionBook | undefined,
  { errata }: Rulebook,
): readonly DefinitionId[] {
  if (number === undefined || book === undefined) return [];
  const erratum = errata.find(({ document }) => document.path === place.file)?.erratum.id;
  const having = (isNear: (node: DefinitionNode) => boolean): readonly DefinitionId[] =>
    book.definitions
      .filter((node) => isNear(node) && !clausesOf(node.definition).includes(clause.id) && carriedBy(node.definition).numbers.has(number))
      .map(({ definition }) => definition.id);
  const names = new Set(carrying.flatMap((one) => [...namesIn(one)]));
  const parameters = having(({ definition: { id, kind } }) => kind === 'parameter' && names.has(id));
  const changed = erratum === undefined ? [] : having(({ definition: { id } }) => book.changed.get(id)?.includes(erratum) === true);
  const found = [parameters, changed].find(({ length }) => length > 0) ?? having(({ document }) => document.path === clause.document.path);
  return found.length > MOST_NAMED ? [] : found;
}
