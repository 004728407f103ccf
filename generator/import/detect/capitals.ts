/** Words whose capital letter differs from every other place: in the middle of a sentence, and in terms of two words. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { beginsSentence, follows, type Token } from '../tokens.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { excerpt } from './pattern.ts';

export const findCapitals = ({ documents, knowledge }: Corpus): Diagnostic[] =>
  documents.filter(({ isEnglish }) => isEnglish).flatMap((indexed) => inDocument(indexed, knowledge));

interface Spot {
  readonly section: PrintedSection;
  readonly token: Token;
  readonly before: Token;
  readonly next: Token | undefined;
  readonly capital: boolean;
  /** Whether no other word near it has a capital letter, so that it is no part of a longer name. */
  readonly alone: boolean;
}

/** So often a word has the other letter, and this one once. */
const [CUSTOM, CUSTOM_OF_NOUN, CUSTOM_OF_PAIR] = [2, 4, 3];
/** A term of two words may be printed wrong again and again: one time in so many. */
const RARELY = 4;

function inDocument({ sections, byTitle }: IndexedDocument, knowledge: WordKnowledge): Diagnostic[] {
  const spots = sections.flatMap((section) => spotsOf(section, knowledge.tokensOf(section)));
  // Outside of terms of two words.
  const byWord = countCase(
    spots.filter(({ next, alone, capital }) => !capital || (alone && (next === undefined || /^\p{Ll}/u.test(next.printed)))),
    ({ token }) => token.word,
  );
  const pairs = countCase(
    spots.filter(({ next }) => next !== undefined),
    ({ token, next }) => `${token.word} ${next?.word}`,
  );
  const pairsBefore = countCase(
    spots.filter(({ before }) => !before.is.closed),
    ({ token, before }) => `${before.word} ${token.word}`,
  );
  let last: Token | undefined;
  return spots.flatMap((spot) => {
    const { section, token, before, next, capital } = spot;
    const [cap, small] = (next?.is.closed === false
      ? pairs.get(`${token.word} ${next.word}`)
      : pairsBefore.get(`${before.word} ${token.word}`)) ?? [0, 0];
    const [capAlone, smallAlone] = byWord.get(token.word) ?? [0, 0];
    const inPair = capital
      ? spot.alone && cap <= Math.max(1, small / RARELY) && small >= CUSTOM_OF_PAIR
      : small <= Math.max(1, cap / RARELY) && cap >= CUSTOM_OF_PAIR;
    // "the Tiles selector", "the column Winner": the word is a name.
    const isName = capital && (next?.is.singular === true || before.is.singular);
    const single = spot.alone && !isName && (next === undefined || /^\p{Ll}/u.test(next.printed));
    const isCustom =
      single && capital && capAlone === 1 && smallAlone >= (isNoun(token) ? CUSTOM_OF_NOUN : CUSTOM) && !byTitle.has(token.word);
    // Of a term of two words the first is reported.
    const follower = last !== undefined && before === last;
    if (inPair || isCustom) last = token;
    if ((!inPair && !isCustom) || follower) return [];
    const at = [token.start, token.end] as const;
    const message = capital
      ? 'This word has no capital letter in every other place.'
      : 'This term has a capital letter in every other place.';
    const expected = capital ? token.word : token.printed.slice(0, 1).toUpperCase() + token.printed.slice(1);
    return [
      finding(section, { code: 'print-term-mixed-spelling', severity: 'note', message, at, found: excerpt(section.text, ...at), expected }),
    ];
  });
}

/** Words inside sentences, in lower case or with one capital letter. */
function spotsOf(section: PrintedSection, tokens: readonly Token[]): Spot[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    if (before === undefined || !follows(token) || beginsSentence(tokens, at) || token.is.closed || !/^\p{L}\p{Ll}+$/u.test(token.printed))
      return [];
    const next = tokens[at + 1];
    const near = [...(beginsSentence(tokens, at - 2) ? [] : tokens.slice(Math.max(0, at - 2), at - 1)), ...tokens.slice(at + 2, at + 3)];
    const alone =
      /^[\p{Ll}\p{N}]/u.test(before.printed) &&
      !NAMES.test(before.word) &&
      !near.some(({ printed }) => /^\p{Lu}\p{Ll}/u.test(printed)) &&
      !/[“"‘]/.test(token.gap) &&
      !NAMED.test(next?.word ?? '') &&
      !/^ ?[–—:-]/.test(section.text.slice(token.end));
    return [{ section, token, before, next: follows(next) ? next : undefined, capital: /^\p{Lu}/u.test(token.printed), alone }];
  });
}

const NAMES = /^(?:called|named|titled|see|under|word|term|use|uses|using|keyword|section|rule|power|ability|says|read|reads)$/;

/** What has the word before it as its name. */
const NAMED = /^(?:command|button|option|menu|dialogs?|box|boxes|key|tab|page|screen|window|setting)$/;

const isNoun = ({ is }: Token): boolean => is.singular || is.plural || is.ing;

function countCase(spots: readonly Spot[], keyOf: (spot: Spot) => string): ReadonlyMap<string, readonly [number, number]> {
  const counts = new Map<string, [number, number]>();
  for (const spot of spots) {
    const key = keyOf(spot);
    const count = counts.get(key) ?? [0, 0];
    count[spot.capital ? 0 : 1]++;
    counts.set(key, count);
  }
  return counts;
}
