import { appendTo } from '../../../engine/base/append-to.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection, shortLine } from '../document.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { matchesIn } from './pattern.ts';

export const findDoubled = ({ documents, knowledge }: Corpus): Diagnostic[] =>
  documents.flatMap((indexed) => inDocument(indexed, knowledge));

const NAME = /^(\p{Lu}\p{Ll}+) \1$/u;

function inDocument(indexed: IndexedDocument, { count }: WordKnowledge): Diagnostic[] {
  const words = indexed.sections.flatMap((section) => doubledWords(section, indexed.document.form === 'json'));
  const findingsByWords = Map.groupBy(words, ({ found = '' }) => found);
  // "Tony Tony" is a name if it is in several places of the document, or if the documents have "Tony" nowhere else.
  const isName = ({ found = '' }: Diagnostic): boolean =>
    NAME.test(found) && ((findingsByWords.get(found)?.length ?? 0) > 1 || count(found.split(' ')[0]?.toLowerCase() ?? '') <= 2);
  return [...words.filter((one) => !isName(one)), ...indexed.sections.flatMap((section) => doubledSentences(section, indexed))];
}

/** Words that may follow themselves. */
const MAY_REPEAT = /^(?:that|had|very|no|so|many|blah|knock|ha|bye|tick|far|long|choo|ding|tut|hear|there|now|well|yes|please|hey)$/i;
const ON_A_LINE = /(?<![\p{L}\p{N}_/|#.'’-])(\p{L}{2,}|a) +\1(?![\p{L}\p{N}_/|#'’-])/giu;
/** In a text with hard line breaks a word may be repeated on the next line. */
const ACROSS_LINES = /(?<=\p{Ll} )(\p{Ll}{2,}|a)[ \t]*\n[ \t]*\1(?= [\p{Ll}\d])/gu;
/** The same two words around "or" or "and"; around "and" only before a mark: in "to that guest and that guest drinks" a clause begins. */
const PAIR = /\b((?!the |an? )\p{L}{2,} \p{L}{2,}) (?:or \1(?![\p{L}\p{N}'’-])|and \1(?=[.,;:)]))/giu;

/** "for each for each", but not "again and again and". */
const TWO_WORDS = /(?<![\p{L}\p{N}'’-])(?!(?:step by|day by|\p{Ll}+ (?:and|or)) )(\p{Ll}{2,} \p{Ll}{2,}) \1(?![\p{L}\p{N}'’-])/gu;

function doubledWords(section: PrintedSection, isJson: boolean): Diagnostic[] {
  const report = (match: RegExpExecArray, message: string): Diagnostic => {
    const at = [match.index, match.index + match[0].length] as const;
    return finding(section, { code: 'print-word-doubled', severity: 'warning', message, at, found: shortLine(match[0]), expected: 'once' });
  };
  const repeats = [...matchesIn(section.text, ON_A_LINE), ...(isJson ? [] : matchesIn(section.text, ACROSS_LINES))];
  return [
    ...repeats
      .filter((match) => !MAY_REPEAT.test(match[1] ?? '') && isSameWord(match[0], match[1] ?? '') && !endsClause(match, section.text))
      .map((match) => report(match, 'A word is printed twice.')),
    // Not "and assault and assault dice": the second "assault" begins a name, "assault dice".
    ...matchesIn(section.text, TWO_WORDS)
      .filter(({ 1: words = '', index }) => !/^(?:and|or) /.test(words) && !isProverb(words, section.text.slice(0, index)))
      .map((match) => report(match, 'Two words are printed twice.')),
    ...matchesIn(section.text, PAIR).map((match) => report(match, 'The same words are on both sides of "or" or "and".')),
  ];
}

/** "What is done is done." */
const isProverb = (words: string, before: string): boolean =>
  /^(?:is|was) /.test(words) && /\b(?:what|that|who|whatever)(?: \p{Ll}+)? $/iu.test(before.slice(-LONGEST_SUBJECT));
/** In characters: "whatever" and a noun. */
const LONGEST_SUBJECT = 30;

/** "This this", but not "AR ar": two abbreviations side by side. */
const isSameWord = (whole: string, word: string): boolean =>
  whole.endsWith(word) || whole.endsWith(word.slice(0, 1).toLowerCase() + word.slice(1));

/** Whether the first "is" ends a clause: "The player whose turn it is is first." */
const endsClause = ({ 0: whole, index }: RegExpExecArray, text: string): boolean =>
  /^is is$/.test(whole) && /\b(?:it|this|that|what|who)\s$/.test(text.slice(Math.max(0, index - 8), index));

/** A shorter sentence, such as "Then roll two dice again.", may be repeated on purpose, but not right after itself. */
const FEWEST_WORDS = 7;
/** A sentence of fewer words may be an exclamation, which may be repeated right after itself. */
const FEWEST_WORDS_IN_SEQUENCE = 3;

/**
 * A sentence that a section repeats word for word: in one paragraph, or with its whole paragraph. Two different paragraphs may
 * share one.
 */
function doubledSentences(section: PrintedSection, { sentences: bySection }: IndexedDocument): Diagnostic[] {
  const starts = new Map<string, number[]>(); // offsets by the key of the sentence
  let repeatedUntil = -1; // offset
  const sentences = bySection.get(section) ?? [];
  return sentences.flatMap(({ key, words, start, end }, index) => {
    const printed = section.text.slice(start, end + 1);
    const isInSequence = sentences[index - 1]?.key === key || sentences[index + 1]?.key === key;
    // Rows of a table and lines of a list may be alike.
    if (
      words.length < (isInSequence ? FEWEST_WORDS_IN_SEQUENCE : FEWEST_WORDS) ||
      !/\p{Ll}/u.test(printed) ||
      !/[.!?]$/.test(printed) ||
      printed.includes('\t')
    )
      return [];
    const paragraph = paragraphAt(section.text, start);
    const firstStart = starts.get(key)?.find((at) => paragraphAt(section.text, at) === paragraph);
    appendTo(starts, key, start);
    if (firstStart === undefined) return [];
    // The same number twice: an item of a list of contents, and the paragraph it names.
    if (/^\d+[.)]\s/.test(paragraph) && section.text.slice(firstStart, start).includes('\n')) return [];
    const goesOn = repeatedUntil >= 0 && /^\W*$/.test(section.text.slice(repeatedUntil, start));
    repeatedUntil = end;
    // Of sentences that are repeated together the first is reported.
    if (goesOn) return [];
    const related = [{ message: 'The first is here.', place: section.placeOf(firstStart) }];
    const found = shortLine(printed, 70);
    const message = 'A sentence is printed twice in one section.';
    return [
      finding(section, { code: 'print-sentence-repeated', severity: 'note', message, at: [start, end], found, expected: 'once', related }),
    ];
  });
}

function paragraphAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset) + 1, end < 0 ? text.length : end).trim();
}
