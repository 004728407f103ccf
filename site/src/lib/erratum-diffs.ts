/** What an erratum changed in a clause: its text and its definitions, before and after. */
import type { DefinitionId, EditionId } from '../generated/book.ts';
import { type Change, type Clause, type Definition, type Edition, type Erratum, erratumOf } from './book.ts';
import { editionBefore, editionIndex, editionOf, inEdition } from './editions.ts';
import { diffWords } from './word-diff.ts';

interface DefinitionDiff {
  readonly id: DefinitionId;
  readonly before?: string;
  readonly after?: string;
}
export interface ErratumDiff {
  readonly change: Change;
  readonly erratum: Erratum | undefined;
  /** False where the change came after the edition that is read. */
  readonly inForce: boolean;
  /** Both texts as markup, differences marked; absent where the text is the same. */
  readonly text?: { readonly before: string; readonly after: string };
  readonly definitions: readonly DefinitionDiff[];
}

const sentencesById = (definitions: readonly Definition[] | undefined): ReadonlyMap<DefinitionId, string> =>
  new Map((definitions ?? []).map(({ id, sentence }) => [id, sentence]));

function definitionsBefore(clause: Clause, edition: EditionId): readonly Definition[] | undefined {
  const before = editionBefore(edition);
  return before === undefined ? undefined : clause.definitions[before.id];
}

/** Definitions that differ between an edition and the one before it, as sentences. */
export function definitionDiffs(clause: Clause, edition: EditionId): readonly DefinitionDiff[] {
  const before = sentencesById(definitionsBefore(clause, edition));
  const after = sentencesById(clause.definitions[edition]);
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((id) => before.get(id) !== after.get(id))
    .map((id) => {
      const [was, is] = [before.get(id), after.get(id)];
      return { id, ...(was === undefined ? {} : { before: was }), ...(is === undefined ? {} : { after: is }) };
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
      inForce: editionIndex(change.edition) <= editionIndex(edition),
      definitions: definitionDiffs(clause, change.edition),
      ...(isReworded ? { text: diffWords(inEdition(beforeHtml, edition), inEdition(afterHtml, edition)) } : {}),
    };
  });
}

/** A clause from one edition on. `value` is the first number that its changes replace, if there is one. */
interface State {
  readonly since: Edition;
  readonly value?: string;
}

const numbersIn = (html: string): readonly string[] => html.replaceAll(/<[^>]*>/g, ' ').match(/\d+/g) ?? [];
const equal = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** The states of a clause that one erratum changed and a later one changed back: same numbers and definitions as at first. */
export function reversalOf(clause: Clause): readonly State[] | undefined {
  const changed = [...new Set(clause.changes.map(({ edition }) => edition))];
  const before = changed[0] === undefined ? undefined : editionBefore(changed[0]);
  const editions = [...(before === undefined ? [] : [before]), ...changed.map(editionOf)];
  const [first, last] = [editions[0]?.id, editions.at(-1)?.id];
  if (editions.length < 3 || first === undefined || last === undefined) return undefined;
  const numbers = editions.map(({ id }) => numbersIn(clause.html[id] ?? ''));
  const definitions = editions.map(({ id }) => [...sentencesById(clause.definitions[id]).values()]);
  const sameText = clause.html[first] === clause.html[last];
  const sameNumbers = equal(numbers[0] ?? [], numbers.at(-1) ?? []) && numbers.some((list) => !equal(list, numbers[0] ?? []));
  if (!(sameText || sameNumbers) || !equal(definitions[0] ?? [], definitions.at(-1) ?? [])) return undefined;
  const differing = numbers[0]?.findIndex((value, index) => numbers.some((list) => list[index] !== value)) ?? -1;
  return editions.map((since, index) => {
    const value = numbers[index]?.[differing];
    return value === undefined ? { since } : { since, value };
  });
}
