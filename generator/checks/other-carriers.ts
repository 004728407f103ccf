import { wordsIn } from '../../site/src/search/words.ts';
import { clausesOf, jsonWithoutCitations } from '../definition-clauses.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import { namesIn } from '../mentioned-names.ts';
import type { FoundWord } from '../prose/limiting-words.ts';
import type { ClauseNode, DefinitionNode, EditionBook, Rulebook } from '../rulebook.ts';
import { amountsOf } from './amounts.ts';

/** With more definitions than this, the number is too frequent for the advice to help. */
const MOST_NAMED = 2;

/**
 * Definitions that have the number of the word and do not carry the clause, from the first of these groups that has any: the parameters
 * that the carrying definitions name, the definitions that the erratum with the text changes, and those on the clause's page that have
 * a word of the sentence too.
 */
export function otherCarriers(
  word: FoundWord,
  clause: ClauseNode,
  carrying: readonly Definition[],
  book: EditionBook | undefined,
  { errata }: Rulebook,
): readonly DefinitionId[] {
  const { number, place } = word;
  if (number === undefined || book === undefined) return [];
  const erratum = errata.find(({ document }) => document.path === place.file)?.erratum.id;
  const having = (isNear: (node: DefinitionNode) => boolean): readonly DefinitionId[] =>
    book.definitions
      .filter((node) => isNear(node) && !clausesOf(node.definition).includes(clause.id) && amountsOf(node.definition).includes(number))
      .map(({ definition }) => definition.id);
  const names = new Set(carrying.flatMap((one) => [...namesIn(one)]));
  const parameters = having(({ definition: { id, kind } }) => kind === 'parameter' && names.has(id));
  const changed = erratum === undefined ? [] : having(({ definition: { id } }) => book.changed.get(id)?.includes(erratum) === true);
  const sentence = termsIn(sentenceAround(word));
  const hasTerm = ({ definition }: DefinitionNode): boolean => [...termsOf(definition)].some((term) => sentence.has(term));
  const ofPage = (): readonly DefinitionId[] => having((node) => node.document.path === clause.document.path && hasTerm(node));
  const found = [parameters, changed].find(({ length }) => length > 0) ?? ofPage();
  return found.length > MOST_NAMED ? [] : found;
}

/** The text before and after a word, in its sentence and up to the next link, emphasis, code or cell. */
const sentenceAround = ({ before, after }: FoundWord): string =>
  `${/[^.!?:;]*$/.exec(before)?.[0] ?? ''} ${/^[^.!?:;]*/.exec(after)?.[0] ?? ''}`;

/** The words of the values of a definition; those of names such as `fromHeight` one by one. */
const termsOf = (definition: Definition): ReadonlySet<string> =>
  termsIn(
    jsonWithoutCitations(definition)
      .replaceAll(/"\w+":/g, ' ')
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2'),
  );

/** Shorter words are in most texts. */
const SHORTEST_TERM = 4;

const termsIn = (text: string): ReadonlySet<string> =>
  new Set(wordsIn(text).flatMap((word) => (word.text.length >= SHORTEST_TERM ? [word.stem] : [])));
