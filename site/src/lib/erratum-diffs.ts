/** What an erratum changed in a clause: its text and its definitions, before and after. Also which clauses were changed back later. */
import type { DefinitionId, EditionId } from '../generated/book.ts';
import { plainLines } from '../search/markup-text.ts';
import { type Change, type Clause, type Definition, type Edition, type Erratum, erratumOf } from './book.ts';
import { editionBefore, editionIndex, editionOf, inEdition } from './editions.ts';
import { diffWords } from './word-diff.ts';

/** A definition as a sentence, before and after; absent on the side where the definition does not exist. */
interface DefinitionDiff {
  readonly id: DefinitionId;
  readonly before?: string;
  readonly after?: string;
}
export interface ErratumDiff {
  readonly change: Change;
  readonly erratum: Erratum | undefined;
  /** False where the change came after the edition that is read. */
  readonly isInForce: boolean;
  /** Both texts as markup, differences marked; absent where the text is the same. */
  readonly text?: { readonly before: string; readonly after: string };
  /** The clause's definitions that changed in the edition of the erratum. */
  readonly definitions: readonly DefinitionDiff[];
}

const sentencesById = (definitions: readonly Definition[] | undefined): ReadonlyMap<DefinitionId, string> =>
  new Map((definitions ?? []).map(({ id, sentence }) => [id, sentence]));

function definitionsBefore(clause: Clause, edition: EditionId): readonly Definition[] | undefined {
  const earlierEdition = editionBefore(edition);
  return earlierEdition === undefined ? undefined : clause.definitions[earlierEdition.id];
}

export function definitionDiffs(clause: Clause, edition: EditionId): readonly DefinitionDiff[] {
  const before = sentencesById(definitionsBefore(clause, edition));
  const after = sentencesById(clause.definitions[edition]);
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((id) => before.get(id) !== after.get(id))
    .map((id) => {
      const [sentenceBefore, sentenceAfter] = [before.get(id), after.get(id)];
      return {
        id,
        ...(sentenceBefore === undefined ? {} : { before: sentenceBefore }),
        ...(sentenceAfter === undefined ? {} : { after: sentenceAfter }),
      };
    });
}

/** The changes of a clause, earliest first, as seen from `edition`. */
export function erratumDiffs(clause: Clause, edition: EditionId): readonly ErratumDiff[] {
  return clause.changes.map((change) => {
    const { beforeHtml, afterHtml } = change;
    const isReworded = beforeHtml !== undefined && afterHtml !== undefined && beforeHtml !== afterHtml;
    return {
      change,
      erratum: erratumOf(change.erratum),
      isInForce: editionIndex(change.edition) <= editionIndex(edition),
      definitions: definitionDiffs(clause, change.edition),
      ...(isReworded ? { text: diffWords(inEdition(beforeHtml, edition), inEdition(afterHtml, edition)) } : {}),
    };
  });
}

/** A clause from one edition on. `value` is its number at the first place where the numbers of the states differ, if there is one. */
interface ClauseState {
  readonly since: Edition;
  readonly value?: string;
}

const numbersIn = (html: string): readonly string[] => plainLines(html).match(/\d+/g) ?? [];
const areEqualLists = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/**
 * The states of a clause that was changed and later changed back; undefined for any other clause. It counts as changed back if its last
 * state has the definitions of the first state, and either the same text or, where numbers changed in between, the same numbers in its
 * text.
 */
export function reversalOf(clause: Clause): readonly ClauseState[] | undefined {
  const changingEditions = [...new Set(clause.changes.map(({ edition }) => edition))];
  const firstEdition = changingEditions[0] === undefined ? undefined : editionBefore(changingEditions[0]);
  const editions = [...(firstEdition === undefined ? [] : [firstEdition]), ...changingEditions.map(editionOf)];
  const [first, last] = [editions[0]?.id, editions.at(-1)?.id];
  if (editions.length < 3 || first === undefined || last === undefined) return undefined;
  const numbersByEdition = editions.map(({ id }) => numbersIn(clause.html[id] ?? ''));
  const sentencesByEdition = editions.map(({ id }) => [...sentencesById(clause.definitions[id]).values()]);
  const [firstNumbers = []] = numbersByEdition;
  const hasFirstText = clause.html[first] === clause.html[last];
  const hasFirstNumbers =
    areEqualLists(firstNumbers, numbersByEdition.at(-1) ?? []) && numbersByEdition.some((list) => !areEqualLists(list, firstNumbers));
  if (!(hasFirstText || hasFirstNumbers) || !areEqualLists(sentencesByEdition[0] ?? [], sentencesByEdition.at(-1) ?? [])) return undefined;
  const differingIndex = firstNumbers.findIndex((value, index) => numbersByEdition.some((list) => list[index] !== value));
  return editions.map((since, index) => {
    const value = numbersByEdition[index]?.[differingIndex];
    return value === undefined ? { since } : { since, value };
  });
}
