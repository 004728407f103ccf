/** How a clause changed from edition to edition: its text, what the engine reads, the examples whose verdict changed. */
import { escapeText } from '../boards/text.ts';
import { book, type Clause, type Edition, type Erratum, type Example } from './book.ts';
import { inEdition } from './editions.ts';
import { definitionDiffs } from './erratum-diffs.ts';
import { verdictChanges } from './verdict-changes.ts';
import { mergeWords } from './word-merge.ts';

/** One edition in which the clause changed. */
interface ClauseChange {
  readonly before: Edition;
  readonly after: Edition;
  /** The errata that caused the change. */
  readonly errata: readonly Erratum[];
  /** Both texts merged into one markup, with removed and added words marked; absent where the text is the same. */
  readonly text?: string;
  /** The changed definitions as sentences, both versions merged likewise. */
  readonly definitions: readonly string[];
  /** Examples whose verdict changed. */
  readonly examples: readonly Example[];
}

/** The changes of a clause, earliest first. */
export function historyOf(clause: Clause): readonly ClauseChange[] {
  return book.editions.slice(1).flatMap((after, index): ClauseChange[] => {
    const before = book.editions[index];
    if (before === undefined) return [];
    const [textBefore, textAfter] = [clause.html[before.id] ?? '', clause.html[after.id] ?? ''];
    const changedDefinitions = definitionDiffs(clause, after.id);
    const examples = verdictChanges.filter((one) => one.clause === clause && one.after === after.id).map(({ example }) => example);
    if (textBefore === textAfter && changedDefinitions.length === 0 && examples.length === 0) return [];
    const isCause = (erratum: Erratum): boolean =>
      erratum.edition === after.id &&
      (erratum.clauses.includes(clause.id) ||
        changedDefinitions.some(({ id }) => erratum.definitions.includes(id)) ||
        examples.some(({ id }) => erratum.flips.includes(id)));
    return [
      {
        before,
        after,
        errata: book.errata.filter(isCause),
        ...(textBefore === textAfter ? {} : { text: mergeWords(inEdition(textBefore, after.id), inEdition(textAfter, after.id)) }),
        definitions: changedDefinitions.map((one) => mergeWords(escapeText(one.before ?? ''), escapeText(one.after ?? ''))),
        examples,
      },
    ];
  });
}
