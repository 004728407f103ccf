/** How a clause changed from edition to edition: its words, what the engine reads, the examples that turned. */
import { escapeText } from '../boards/text.ts';
import { book, type Clause, type Edition, type Erratum, type Example } from './book.ts';
import { differences } from './differences.ts';
import { inEdition } from './editions.ts';
import { readingsOf } from './slips.ts';
import { mergeWords } from './word-merge.ts';

export interface Step {
  readonly before: Edition;
  readonly after: Edition;
  /** The errata that made it. */
  readonly errata: readonly Erratum[];
  /** Both wordings in one; absent where the words stayed. */
  readonly words?: string;
  /** What the engine reads, both sentences in one. */
  readonly readings: readonly string[];
  /** Examples whose verdict is another. */
  readonly examples: readonly Example[];
}

/** The steps in which a clause changed, earliest first; none for most. */
export function historyOf(clause: Clause): readonly Step[] {
  return book.editions.slice(1).flatMap((after, index): Step[] => {
    const before = book.editions[index];
    if (before === undefined) return [];
    const [was, is] = [clause.html[before.id] ?? '', clause.html[after.id] ?? ''];
    const read = readingsOf(clause, after.id);
    const examples = differences.filter((one) => one.clause === clause && one.after === after.id).map(({ example }) => example);
    if (was === is && read.length === 0 && examples.length === 0) return [];
    const made = (erratum: Erratum): boolean =>
      erratum.edition === after.id &&
      (erratum.clauses.includes(clause.id) ||
        read.some(({ id }) => erratum.definitions.includes(id)) ||
        examples.some(({ id }) => erratum.flips.includes(id)));
    return [
      {
        before,
        after,
        errata: book.errata.filter(made),
        ...(was === is ? {} : { words: mergeWords(inEdition(was, after.id), inEdition(is, after.id)) }),
        readings: read.map((one) => mergeWords(escapeText(one.before ?? ''), escapeText(one.after ?? ''))),
        examples,
      },
    ];
  });
}
