import { emitErratum } from '../../emit/book.ts';
import { createFindLikelyTexts } from '../../stale/likely-texts.ts';
import { changeByErratum } from '../../stale/rule-change.ts';
import { changesIn, findStale } from '../../stale/stale-report.ts';
import { printStale } from '../stale-report.ts';
import type { Explained, KnownBook } from './known.ts';

export function explainErratum({ rulebook, editions, packs, summaries, pathOnDisk }: KnownBook, id: string): Explained | undefined {
  const node = rulebook.errata.find((one) => one.erratum.id === id);
  if (node === undefined) return undefined;
  const erratum = emitErratum(node.erratum, rulebook, node.erratum.flips);
  const changes = changesIn([{ rulebook, editions }, ...packs], (book, books) => changeByErratum(book, books, node));
  const stale = findStale(changes, summaries, createFindLikelyTexts(summaries));
  const listed = (title: string, list: readonly string[]): string[] =>
    list.length === 0 ? [] : ['', `${title}:`, ...list.map((one) => `  ${one}`)];
  return {
    json: { ...erratum, stale },
    lines: [
      `Erratum ${erratum.id}: ${erratum.title}`,
      `${pathOnDisk(node.document.path)}, publication ${erratum.publication}, edition ${erratum.edition}`,
      `Source: ${erratum.source}`,
      `Why: ${erratum.why}`,
      ...(erratum.clause === undefined ? [] : [`Stated by: ${erratum.clause}`]),
      ...listed('Amends the text of', erratum.clauses),
      ...listed('Amends the definitions', erratum.definitions),
      ...listed('Flips the examples', erratum.flips),
      ...printStale(stale, { changedWordsIn: changes[0]?.change.changedWordsIn, most: Number.POSITIVE_INFINITY }),
    ],
  };
}

export function explainReading({ rulebook, pathOnDisk }: KnownBook, id: string): Explained | undefined {
  const node = rulebook.readings.find((one) => one.reading.id === id);
  if (node === undefined) return undefined;
  const { reading, document } = node;
  const variants = (reading.variants ?? []).map((variant) => `  ${variant.id}: ${variant.says}`);
  return {
    json: reading,
    lines: [
      `Reading ${reading.id}: ${reading.title}`,
      pathOnDisk(document.path),
      '',
      reading.text,
      ...(reading.reason === undefined ? [] : ['', `Why: ${reading.reason}`]),
      '',
      `Clauses: ${reading.clauses.join(', ')}`,
      ...(variants.length === 0 ? [] : ['', 'Variants:', ...variants]),
    ],
  };
}
