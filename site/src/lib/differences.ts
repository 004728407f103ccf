/** The examples on which editions disagree, by the erratum that flips them. */
import { type Fields, fieldsOf } from '../boards/json.ts';
import { book, type Clause, type Erratum, type Example } from './book.ts';

export interface Difference {
  readonly clause: Clause;
  readonly example: Example;
  readonly question: Fields;
  /** The edition before the change and the one that brought it. */
  readonly before: string;
  readonly after: string;
}

const outcome = (one: object | undefined): string => JSON.stringify({ ...one, because: null, edition: null });

/** Neighbouring editions whose verdicts on an example differ. */
export const differences: readonly Difference[] = Object.values(book.clauses).flatMap((clause) =>
  clause.examples.flatMap((example) =>
    book.editions.slice(1).flatMap((edition, index): Difference[] => {
      const before = book.editions[index]?.id ?? '';
      if (example.question === undefined || outcome(example.verdicts[before]) === outcome(example.verdicts[edition.id])) return [];
      return [{ clause, example, question: fieldsOf(example.question), before, after: edition.id }];
    }),
  ),
);

/** The differences that an erratum makes. */
export const differencesOf = (erratum: Erratum): readonly Difference[] =>
  differences.filter(({ example, after }) => after === erratum.edition && erratum.flips.includes(example.id));
