import { fieldsOf } from '../base/json.ts';
import { readPosition } from '../boards/position.ts';
import { summarise } from '../boards/summary-of-any.ts';
import { textBoard } from '../boards/text-board.ts';
import type { EditionId } from '../generated/book.ts';
import type { Book, Erratum, Example, JsonObject } from '../lib/book.ts';
import { editionIndexIn } from '../lib/edition-index.ts';
import { exampleHref } from '../lib/examples.ts';

interface Flip {
  /** The example, by its id `area.page.clause#name`. */
  readonly example: string;
  readonly clause: string;
  /** The address of the example in the default edition. */
  readonly href: string;
  /** The title of the clause. */
  readonly title: string;
  /** The example in one sentence. */
  readonly says: string;
  /** The position as a drawing in text; absent for questions without a map, and where a drawing cannot hold the position. */
  readonly board?: string;
  /** Summaries of the verdicts. */
  readonly before: string;
  readonly after: string;
  /** The verdicts as data, without their chains and editions. */
  readonly verdicts: { readonly before: JsonObject; readonly after: JsonObject };
}

/** In the order in which the erratum lists them; none if it belongs to the first edition, which has no earlier verdicts. */
export function flipsOf(book: Book, erratum: Erratum): readonly Flip[] {
  const index = editionIndexIn(book.editions, erratum.edition);
  const earlierEdition = book.editions[index - 1]?.id;
  if (earlierEdition === undefined) return [];
  const { edition } = erratum;
  return erratum.flips.flatMap((id): Flip[] => {
    const [clauseId = ''] = id.split('#');
    const clause = book.clauses[clauseId];
    const example = clause?.examples.find((one) => one.id === id);
    if (clause === undefined || example === undefined) return [];
    const position = readPosition(example.question);
    const board = position === undefined ? undefined : textBoard(position);
    return [
      {
        example: id,
        clause: clauseId,
        href: exampleHref(book, clause, example),
        title: clause.title,
        says: example.says,
        ...(board === undefined ? {} : { board }),
        before: summaryOf(example, earlierEdition),
        after: summaryOf(example, edition),
        verdicts: { before: withoutChain(example.verdicts[earlierEdition]), after: withoutChain(example.verdicts[edition]) },
      },
    ];
  });
}

const withoutChain = (verdict: JsonObject = {}): JsonObject => {
  const { because, edition, ...fields } = verdict;
  return fields;
};

function summaryOf(example: Example, edition: EditionId): string {
  const { phrase, facts } = summarise(fieldsOf(example.question), fieldsOf(example.verdicts[edition]));
  return [phrase, ...facts].join(', ');
}
