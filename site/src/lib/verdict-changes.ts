/** The examples whose verdict differs between editions, by the erratum that changes it. */

import { type Fields, fieldsOf } from '../boards/json.ts';
import type { EditionId } from '../generated/book.ts';
import { book, type Clause, type Erratum, type Example, type JsonObject, type Variant } from './book.ts';

export interface VerdictChange {
  readonly clause: Clause;
  readonly example: Example;
  readonly question: Fields;
  /** The last edition with the earlier verdict, and the edition that changes it. */
  readonly before: EditionId;
  readonly after: EditionId;
}

/** A change whose later verdict is not recorded with the example. */
interface VariantVerdictChange extends Omit<VerdictChange, 'after'> {
  /** The id of the variant. */
  readonly after: string;
  readonly verdict: JsonObject;
}

/** A verdict without its chain and edition, for comparison. */
export const outcome = (one: object | undefined): string => JSON.stringify({ ...one, because: null, edition: null });

/** Examples whose verdicts differ between an edition and the one before it. */
export const verdictChanges: readonly VerdictChange[] = Object.values(book.clauses).flatMap((clause) =>
  clause.examples.flatMap((example) =>
    book.editions.slice(1).flatMap((edition, index): VerdictChange[] => {
      const before = book.editions[index]?.id;
      if (
        before === undefined ||
        example.question === undefined ||
        outcome(example.verdicts[before]) === outcome(example.verdicts[edition.id])
      )
        return [];
      return [{ clause, example, question: fieldsOf(example.question), before, after: edition.id }];
    }),
  ),
);

/** The verdict changes that a variant of a reading makes; `after` is the variant. */
export const verdictChangesOfVariant = ({ id, flips }: Variant): readonly VariantVerdictChange[] =>
  flips.flatMap((flip) => {
    const [clauseId = ''] = flip.example.split('#');
    const clause = book.clauses[clauseId];
    const example = clause?.examples.find((one) => one.id === flip.example);
    if (clause === undefined || example?.question === undefined) return [];
    return [{ clause, example, question: fieldsOf(example.question), before: book.defaultEdition, after: id, verdict: flip.verdict }];
  });

/** The verdict changes that an erratum makes. */
export const verdictChangesOf = (erratum: Erratum): readonly VerdictChange[] =>
  verdictChanges.filter(({ example, after }) => after === erratum.edition && erratum.flips.includes(example.id));
