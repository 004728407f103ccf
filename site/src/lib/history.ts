import { escapeText } from '../base/text.ts';
import { book, type Clause, type Edition, type Erratum, type Example } from './book.ts';
import { inEdition } from './editions.ts';
import { definitionDiffs } from './erratum-diffs.ts';
import { verdictChanges } from './verdict-changes.ts';
import { mergeWords } from './word-merge.ts';

interface ClauseChange {
  readonly earlierEdition: Edition;
  readonly laterEdition: Edition;
  readonly errata: readonly Erratum[];
  /** Both texts merged into one markup, with removed and added words marked; absent where the text is the same. */
  readonly text?: string;
  /** The changed definitions as sentences, both versions merged likewise. */
  readonly definitions: readonly string[];
  readonly examples: readonly Example[];
}

export function historyOf(clause: Clause): readonly ClauseChange[] {
  return book.editions.slice(1).flatMap((laterEdition, index): ClauseChange[] => {
    const earlierEdition = book.editions[index];
    if (earlierEdition === undefined) return [];
    const [textBefore, textAfter] = [clause.html[earlierEdition.id] ?? '', clause.html[laterEdition.id] ?? ''];
    const changedDefinitions = definitionDiffs(clause, laterEdition.id);
    const examples = verdictChanges
      .filter((change) => change.clause === clause && change.laterEdition === laterEdition.id)
      .map(({ example }) => example);
    if (textBefore === textAfter && changedDefinitions.length === 0 && examples.length === 0) return [];
    const isCause = (erratum: Erratum): boolean =>
      erratum.edition === laterEdition.id &&
      (erratum.clauses.includes(clause.id) ||
        changedDefinitions.some(({ id }) => erratum.definitions.includes(id)) ||
        examples.some(({ id }) => erratum.flips.includes(id)));
    return [
      {
        earlierEdition,
        laterEdition,
        errata: book.errata.filter(isCause),
        ...(textBefore === textAfter
          ? {}
          : { text: mergeWords(inEdition(textBefore, laterEdition.id), inEdition(textAfter, laterEdition.id)) }),
        definitions: changedDefinitions.map((one) => mergeWords(escapeText(one.before ?? ''), escapeText(one.after ?? ''))),
        examples,
      },
    ];
  });
}
