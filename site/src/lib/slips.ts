/** What an erratum did to one clause, ready to be shown in place. */
import { type Change, type Clause, type Definition, type Erratum, erratumOf } from './book.ts';
import { ageOf, editionBefore, inEdition } from './editions.ts';
import { diffWords } from './word-diff.ts';

export interface Slip {
  readonly change: Change;
  readonly erratum: Erratum | undefined;
  /** Whether the change is in force in the edition read, or came after it. */
  readonly inForce: boolean;
  /** Both wordings with what went and what came marked; absent where the words stayed. */
  readonly words?: { readonly before: string; readonly after: string };
  /** Definitions that the engine reads differently, by their sentences. */
  readonly readings: readonly { readonly id: string; readonly before?: string; readonly after?: string }[];
}

const sentences = (definitions: readonly Definition[] | undefined): ReadonlyMap<string, string> =>
  new Map((definitions ?? []).map(({ id, sentence }) => [id, sentence]));

/** Definitions that the engine reads differently in an edition than in the one before, by their sentences. */
export function readingsOf(clause: Clause, edition: string): Slip['readings'] {
  const before = sentences(clause.definitions[editionBefore(edition)?.id ?? '']);
  const after = sentences(clause.definitions[edition]);
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((id) => before.get(id) !== after.get(id))
    .map((id) => {
      const [was, is] = [before.get(id), after.get(id)];
      return { id, ...(was === undefined ? {} : { before: was }), ...(is === undefined ? {} : { after: is }) };
    });
}

/** The slips of a clause, earliest first, as a reader of `edition` sees them. */
export function slipsOf(clause: Clause, edition: string): readonly Slip[] {
  return clause.changes.map((change) => {
    const { beforeHtml, afterHtml } = change;
    const worded = beforeHtml !== undefined && afterHtml !== undefined && beforeHtml !== afterHtml;
    return {
      change,
      erratum: erratumOf(change.erratum),
      inForce: ageOf(change.edition) <= ageOf(edition),
      readings: readingsOf(clause, change.edition),
      ...(worded ? { words: diffWords(inEdition(beforeHtml, edition), inEdition(afterHtml, edition)) } : {}),
    };
  });
}
