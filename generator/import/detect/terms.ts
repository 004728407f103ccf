/** Terms that a document writes now with capital letters, now without. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { wordsOf } from '../sentences.ts';
import { matchesIn, once } from './pattern.ts';

export const findTerms = ({ documents }: Corpus): Diagnostic[] => documents.flatMap(mixedCase);

const TERM = /(?<=[\p{Ll},] )(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?= \p{Ll}|[.,;)])/gu;

function mixedCase({ document, sections }: IndexedDocument): Diagnostic[] {
  const spots = sections.flatMap((section) =>
    matchesIn(section.text, TERM).map((match) => ({ section, start: match.index, term: match[0] })),
  );
  const capitals = countOf(spots.map(({ term }) => term));
  const small = countOf(sections.flatMap(({ text }) => pairsIn(text)));
  const mixed = spots.filter(({ term }) => (small.get(term.toLowerCase()) ?? 0) > (capitals.get(term) ?? 0));
  const places = mixed.map(({ section, start, term }) => [section, start, start + term.length] as const);
  const message = `Terms with capital letters here, elsewhere without: ${[...new Set(mixed.map(({ term }) => term))].join(', ')}.`;
  return once(document, places, { code: 'mixed-case-term', severity: 'note', message, expected: 'one way throughout' });
}

/** Each two words with one blank between, as they are written. */
function pairsIn(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(1).flatMap(({ start, end }, index) => {
    const before = words[index];
    return before === undefined || before.end + 1 !== start ? [] : [text.slice(before.start, end)];
  });
}

function countOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
