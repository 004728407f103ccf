/** Terms with other capital letters than in most sentences: "the minor action" in a document that writes "Minor Action". */
import { appendTo } from '../../../engine/base/append-to.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { beginsSentence, follows, isNoun, type Token } from '../tokens.ts';
import { DETERMINERS } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { baseOf, inEnglishDocuments } from './english.ts';

export const findTermCase = (corpus: Corpus): Diagnostic[] => inEnglishDocuments(corpus, inDocument);

/** What makes the most frequent form of a term the custom of a document. */
interface Custom {
  /** The fewest places with this form, if a word of it begins in lower case. */
  readonly fewest: number;
  /** The same if every word begins with a capital letter. */
  readonly fewestCapitals: number;
  /** The least share of this form in all places of the term. */
  readonly share: number;
}
const OF_ONE_WORD: Custom = { fewest: 4, fewestCapitals: 2, share: 0.66 };
/** Two words side by side are hardly ever a term by chance, so fewer places are enough. */
const OF_TWO_WORDS: Custom = { fewest: 2, fewestCapitals: 2, share: 0.66 };
/** An author who departs from the custom in more places means it. */
const MOST_ODD = 2;
/** How much more a place with one case throughout counts than another: who writes "Minor action" may have forgotten the second capital. */
const WEIGHT_OF_ONE_CASE = 2;

/** A place of a term inside a sentence. */
interface Spot {
  readonly section: PrintedSection;
  readonly first: Token;
  readonly last: Token;
}

function inDocument({ sections }: IndexedDocument, { tokensOf, lexicon }: WordKnowledge): Diagnostic[] {
  const words = new Map<string, Spot[]>();
  const pairs = new Map<string, Spot[]>();
  // "Captain Dreadmoor": such a word has a capital letter where it means a person.
  const namesBegun = new Set<string>();
  for (const section of sections) {
    const tokens = tokensOf(section);
    tokens.forEach((token, at) => {
      const next = tokens[at + 1];
      if (isCapital(token) && isCapital(next) && next?.gap === ' ' && !lexicon.isWord(next.word)) namesBegun.add(baseOf(token.word));
      if (isInReference(section, token)) return;
      if (isPair(tokens, at)) {
        const last = next ?? token;
        appendTo(pairs, `${token.word} ${baseOf(last.word)}`, { section, first: token, last });
      }
      if (isAlone(tokens, at)) appendTo(words, baseOf(token.word), { section, first: token, last: token });
    });
  }
  for (const word of namesBegun) words.delete(word);
  const ofPairs = oddSpots(pairs, OF_TWO_WORDS);
  const inPairs = new Set([...ofPairs.keys()].flatMap(({ first, last }) => [first, last]));
  const ofWords = [...oddSpots(words, OF_ONE_WORD)].filter(([{ first }]) => !inPairs.has(first));
  return [...ofPairs, ...ofWords].map(([spot, usualForm]) => findingAt(spot, usualForm));
}

/** How a document writes a term in most places, for a spot (`Spot`) that differs. */
interface UsualForm {
  readonly usual: string;
  readonly usualCount: number;
  /** The number of all places of the term. */
  readonly count: number;
}

function oddSpots(
  spotsByTerm: ReadonlyMap<string, readonly Spot[]>,
  { fewest, fewestCapitals, share }: Custom,
): ReadonlyMap<Spot, UsualForm> {
  const odd = new Map<Spot, UsualForm>();
  for (const spots of spotsByTerm.values()) {
    const byCase = [...Map.groupBy(spots, caseOf)].sort((a, b) => weightOf(b) - weightOf(a) || (a[0] < b[0] ? -1 : 1));
    const [usual, ...others] = byCase;
    if (usual === undefined || others.length === 0) continue;
    const [usualCase, { length: usualCount }] = usual;
    if (
      usualCount < (usualCase.includes('c') ? fewest : fewestCapitals) ||
      usualCount < spots.length * share ||
      spots.length - usualCount > MOST_ODD
    )
      continue;
    // `terms.ts` reports terms with two capital letters ("C C", see `caseOf`) where small ones ("c c") are usual.
    const left = others.filter(([letters]) => usualCase !== 'c c' || letters !== 'C C');
    for (const spot of left.flatMap(([, list]) => list))
      odd.set(spot, { usual: inCase(textOf(spot), usualCase), usualCount, count: spots.length });
  }
  return odd;
}

const weightOf = ([letters, { length }]: readonly [letters: string, spots: readonly Spot[]]): number =>
  letters === 'C c' || letters === 'c C' ? length : length * WEIGHT_OF_ONE_CASE;

const textOf = ({ section, first, last }: Spot): string => section.text.slice(first.start, last.end);

/** Which of the words have a capital letter: "C c" for "Minor action". */
const caseOf = (spot: Spot): string =>
  textOf(spot)
    .split(' ')
    .map((word) => (/^\p{Lu}/u.test(word) ? 'C' : 'c'))
    .join(' ');

const inCase = (text: string, letters: string): string =>
  text
    .split(' ')
    .map((word, index) => {
      const first = word.slice(0, 1);
      return `${letters.split(' ')[index] === 'C' ? first.toUpperCase() : first.toLowerCase()}${word.slice(1)}`;
    })
    .join(' ');

function findingAt(spot: Spot, { usual, usualCount, count }: UsualForm): Diagnostic {
  const message = `The document writes "${usual}" in ${usualCount} of ${count} places of this term inside sentences.`;
  const at = [spot.first.start, spot.last.end] as const;
  return finding(spot.section, { code: 'print-term-mixed-case', severity: 'note', message, at, found: textOf(spot), expected: usual });
}

const isCapital = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.printed ?? '');
const FORM = /^\p{L}\p{Ll}{2,}$/u;

/** Whether a word is inside a sentence, where a capital letter is deliberate. */
function isInside(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before === undefined || token === undefined || !FORM.test(token.printed) || token.is.closed) return false;
  return /^,? $/.test(token.gap) && !beginsSentence(tokens, at);
}

/** "see Pouring: The Rim, p. 14", "the section on Pouring": the title of a section. */
const isInReference = ({ text }: PrintedSection, { start }: Token): boolean =>
  /\b(?:see|sections? (?:on|about)) [^.()\n]*$/i.test(text.slice(Math.max(0, start - LONGEST_REFERENCE), start));
/** In characters. */
const LONGEST_REFERENCE = 80;

/** Whether a mark follows that makes a name or a label of what is before it; U+2060 is masked text. */
const isLabel = (next: Token | undefined): boolean =>
  /^["”'’)]|^ \(|[:\n\u2060–—/-]/.test(next?.gap ?? '') || /^\d/.test(next?.printed ?? '');
/** Words after a name: "the Pouring chapter". */
const AFTER_NAME = /^(?:section|chapter|rule|step|phase|table|page|card|menu|help|symbol|power|ability|keyword|action|skill|trait)s?$/;
/** "the Kettles and Cups card": a part of a name that goes on behind "and". */
const isJoined = (tokens: readonly Token[], at: number): boolean =>
  /^(?:and|or|of|for|the|to|in)$/.test(tokens[at]?.word ?? '') && isCapital(tokens[at + 1]) && tokens[at + 1]?.gap === ' ';
function isJoinedBefore(tokens: readonly Token[], at: number): boolean {
  const [first, joint] = [tokens[at - 2], tokens[at - 1]];
  if (!isCapital(first) || joint?.gap !== ' ') return false;
  return /^(?:and|or|of|for)$/.test(joint.word) || (joint.word === 'the' && !beginsSentence(tokens, at - 2));
}
const BEFORE_NAME = /^(?:see|under|called|named|titled|keyword|word|term)$/;

/** "see Lids", "called a Lid". */
const isNamed = (tokens: readonly Token[], at: number): boolean =>
  BEFORE_NAME.test(tokens[/^(?:an?|the)$/.test(tokens[at - 1]?.word ?? '') ? at - 2 : at - 1]?.word ?? '');

/** Whether two words are a term by their form, with any capital letters, and no part of a longer name. */
function isPair(tokens: readonly Token[], at: number): boolean {
  const [before, first, last, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first === undefined || last === undefined || !isInside(tokens, at) || !isNoun(last) || last.gap !== ' ') return false;
  if (!FORM.test(last.printed) || last.is.closed || (last.tag !== 'NOUN' && last.tag !== 'PROPN')) return false;
  if (before?.tag === 'NOUN' || isJoinedBefore(tokens, at)) return false;
  if (next?.gap === ' ' && !next.is.closed && isNoun(next) && next.tag !== 'VERB') return false;
  return (
    !isCapital(before) && !isLabel(next) && !(isCapital(next) && next?.gap === ' ') && !isJoined(tokens, at + 2) && !isNamed(tokens, at)
  );
}

/** Whether a noun is a term by itself: behind a closed word, and not before a noun that it belongs to. */
function isAlone(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || before === undefined || !isInside(tokens, at) || !isNoun(token)) return false;
  if (token.tag !== 'NOUN' && token.tag !== 'PROPN') return false;
  // "pour and fill their cups": an order or an infinitive, with its object.
  if (token.is.verb && /^(?:and|or|to)$/.test(before.word) && follows(next) && DETERMINERS.has(next.word)) return false;
  if (!before.is.closed || isNamed(tokens, at) || isLabel(next) || isJoined(tokens, at + 1)) return false;
  // "Rules for Two Players": a title.
  if (isJoinedBefore(tokens, at) || (isCapital(before) && !beginsSentence(tokens, at - 1))) return false;
  return (
    next === undefined ||
    next.gap !== ' ' ||
    (!isCapital(next) && !AFTER_NAME.test(next.word) && (next.is.closed || !/^(?:NOUN|PROPN)$/.test(next.tag)))
  );
}
