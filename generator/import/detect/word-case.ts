/** Words with a capital letter in one place, and without it beside the same word elsewhere: "Slot 2" where others have "slot 2". */
import { appendTo } from '../../../engine/base/append-to.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { beginsSentence, follows, type Token } from '../tokens.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { baseOf, inEnglishDocuments } from './english.ts';

export const findWordCase = (corpus: Corpus): Diagnostic[] => inEnglishDocuments(corpus, inDocument);

interface Spot {
  readonly section: PrintedSection;
  readonly token: Token;
  readonly isCapital: boolean;
}

/** A capital letter is a mistake if the word has at least this many uses without it, and this many times as many as with it. */
const [FEWEST, TIMES] = [3, 3];

function inDocument({ sections }: IndexedDocument, { tokensOf }: WordKnowledge): Diagnostic[] {
  /** By a word with the one before it ("use slot"), or with the one after it ("slot + 2"). */
  const spotsByPair = new Map<string, Spot[]>();
  for (const section of sections) {
    const tokens = tokensOf(section);
    tokens.forEach((token, at) => {
      if (!isInside(tokens, at)) return;
      // "Tea Cup" is a name of two words.
      const isCapital = /^\p{Lu}/u.test(token.printed);
      if (isCapital && /^\p{Lu}/u.test(tokens[at + 1]?.printed ?? '')) return;
      const spot = { section, token, isCapital };
      const [before, next] = [tokens[at - 1], tokens[at + 1]];
      if (follows(token) && before !== undefined && !before.is.closed)
        appendTo(spotsByPair, `${before.printed} ${baseOf(token.word)}`, spot);
      if (next !== undefined && !next.is.closed && /^ #?$/.test(next.gap))
        appendTo(spotsByPair, `${baseOf(token.word)} + ${next.word}`, spot);
    });
  }
  const odd = new Map<Token, Spot>();
  for (const spots of spotsByPair.values()) {
    const [capital, small] = [spots.filter(({ isCapital }) => isCapital), spots.filter(({ isCapital }) => !isCapital)];
    if (small.length >= Math.max(FEWEST, capital.length * TIMES)) for (const spot of capital) odd.set(spot.token, spot);
  }
  return [...odd.values()].map(({ section, token: { start, end, printed } }) => {
    const message = 'This word has no capital letter elsewhere.';
    const expected = printed.slice(0, 1).toLowerCase() + printed.slice(1);
    return finding(section, { code: 'print-term-mixed-case', severity: 'note', message, at: [start, end], found: printed, expected });
  });
}

/** Whether a word is inside a sentence, and not in a title or a label. */
function isInside(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || token === undefined || !/^\p{L}\p{Ll}{2,}$/u.test(token.printed) || token.is.closed) return false;
  if (!/^ #?$|^, $/.test(token.gap) || beginsSentence(tokens, at)) return false;
  return !/[:\n–—-]/.test(next?.gap ?? '');
}
