/** The examples whose verdict differs between an edition and the one before it, or between the default edition and a variant. */

import { type Fields, fieldsOf } from '../base/json.ts';
import type { EditionId } from '../generated/book.ts';
import { book, type Clause, type Erratum, type Example, type JsonObject, type Variant } from './book.ts';

export interface VerdictChange {
  readonly clause: Clause;
  readonly example: Example;
  readonly question: Fields;
  /** The last edition with the earlier verdict, and the edition after it, which changes the verdict. */
  readonly earlierEdition: EditionId;
  readonly laterEdition: EditionId;
}

/** A change that a variant makes to the verdict of the default edition, which is its `earlierEdition`. */
interface VariantVerdictChange extends Omit<VerdictChange, 'laterEdition'> {
  readonly variant: string;
  /** The verdict under the variant, which is not recorded with the example. */
  readonly verdict: JsonObject;
}

/** A verdict without its chain and edition, as text to compare. */
export const outcomeOf = (one: object | undefined): string => JSON.stringify({ ...one, because: null, edition: null });

export const verdictChanges: readonly VerdictChange[] = Object.values(book.clauses).flatMap((clause) =>
  clause.examples.flatMap((example) =>
    book.editions.slice(1).flatMap(({ id: laterEdition }, index): VerdictChange[] => {
      const earlierEdition = book.editions[index]?.id;
      if (
        earlierEdition === undefined ||
        example.question === undefined ||
        outcomeOf(example.verdicts[earlierEdition]) === outcomeOf(example.verdicts[laterEdition])
      )
        return [];
      return [{ clause, example, question: fieldsOf(example.question), earlierEdition, laterEdition }];
    }),
  ),
);

export const verdictChangesOfVariant = ({ id: variant, flips }: Variant): readonly VariantVerdictChange[] =>
  flips.flatMap((flip) => {
    const [clauseId = ''] = flip.example.split('#');
    const clause = book.clauses[clauseId];
    const example = clause?.examples.find((one) => one.id === flip.example);
    if (clause === undefined || example?.question === undefined) return [];
    const { defaultEdition: earlierEdition } = book;
    return [{ clause, example, question: fieldsOf(example.question), earlierEdition, variant, verdict: flip.verdict }];
  });

export const verdictChangesOf = (erratum: Erratum): readonly VerdictChange[] =>
  verdictChanges.filter(({ example, laterEdition }) => laterEdition === erratum.edition && erratum.flips.includes(example.id));
