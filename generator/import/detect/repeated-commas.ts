/** A comma that is missing in one place of words that have it wherever else they are repeated: "a cup usually shown by", "a cup, usually shown by". */
import { appendTo } from '../../../engine/base/append-to.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import type { PrintedSection } from '../document.ts';
import { follows, type Token } from '../tokens.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { grammarFinding, inEnglishDocuments, range } from './english.ts';

export const findRepeatedCommas = (corpus: Corpus): Diagnostic[] => inEnglishDocuments(corpus, findInDocument);

/** How many words after the comma must be the same. */
const SAME_AFTER = 3;
/** The comma is the custom if at least this many places have it and one has none. */
const FEWEST_WITH = 3;
/** After these the comma may divide names or end a clause of its own. */
const NOT_JUDGED = /^(?:and|or|but|that|which|who|where|if|when)$/;

interface Spot {
  readonly section: PrintedSection;
  readonly before: Token;
  readonly after: Token;
  readonly hasComma: boolean;
}

function findInDocument({ sections }: IndexedDocument, { tokensOf }: WordKnowledge): Diagnostic[] {
  const spots = new Map<string, Spot[]>();
  for (const section of sections) {
    const tokens = tokensOf(section);
    for (const [index, after] of tokens.entries()) {
      const before = tokens[index - 1];
      const hasComma = after.gap === ', ';
      if (before === undefined || !(hasComma || after.gap === ' ') || NOT_JUDGED.test(after.word)) continue;
      const next = tokens.slice(index + 1, index + SAME_AFTER);
      if (next.length < SAME_AFTER - 1 || !next.every(follows)) continue;
      const key = [before, after, ...next].map(({ word }) => word).join(' ');
      appendTo(spots, key, { section, before, after, hasComma });
    }
  }
  return [...spots.values()].flatMap((same) => {
    const [only, ...others] = same.filter(({ hasComma }) => !hasComma);
    if (only === undefined || others.length > 0 || same.length <= FEWEST_WITH) return [];
    const { section, before, after } = only;
    const message = 'A comma is missing that the same words have in every other place.';
    const expected = `${before.printed}, ${after.printed}`;
    return [grammarFinding(section, { code: 'print-comma-missing', message, at: range(before, after), expected })];
  });
}
