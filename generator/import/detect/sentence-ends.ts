/** Paragraphs, notes and sentences that end without a full stop, in documents that have it in most such places. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { beginsSentence, follows, type Token } from '../tokens.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { isPlural } from './english.ts';
import { excerpt, matchesIn } from './pattern.ts';

export const findSentenceEnds = ({ documents, knowledge }: Corpus): Diagnostic[] =>
  documents
    .filter(({ isEnglish }) => isEnglish)
    .flatMap((indexed) => [...findInDocument(indexed), ...sentencesRunTogether(indexed, knowledge), ...notesWithoutStop(indexed)]);

/** The fewest lines with a stop among those that begin alike, and their least share, that make the stop the custom. */
const [FEWEST_ALIKE, SHARE_ALIKE] = [3, 0.75];
/** In words. */
const LONGEST_NOTE = 6;
const NOTE = /(?<=^|\n|[.!?] )(\p{Lu}\p{L}+)(?::? [^\s.!?:]+){0,5}([.!?]?["”]?)(?=[ \t]*(?:\n|$))/gu;

/** "See Kettle" where other notes that begin so have a full stop. */
function notesWithoutStop({ document, sections }: IndexedDocument): Diagnostic[] {
  // In Markdown and text a line may go on in the next.
  if (document.form !== 'json') return [];
  const notes = sections.flatMap((section) =>
    matchesIn(section.text, NOTE).flatMap(({ index, 0: text, 1: first = '', 2: stop = '' }) =>
      text.split(' ').length > LONGEST_NOTE
        ? []
        : [
            {
              section,
              first,
              text,
              end: index + text.length,
              hasStop: /[.!?]/.test(stop),
            },
          ],
    ),
  );
  return [...Map.groupBy(notes, ({ first }) => first).values()].flatMap((alike) => {
    const stoppedCount = alike.filter(({ hasStop }) => hasStop).length;
    if (stoppedCount < Math.max(FEWEST_ALIKE, alike.length * SHARE_ALIKE)) return [];
    return alike
      .filter(({ hasStop }) => !hasStop)
      .map(({ section, text, end }) => {
        const message = 'Other lines that begin so have a full stop.';
        return finding(section, {
          code: 'print-stop-missing',
          severity: 'note',
          message,
          at: [end - 1, end],
          found: text,
          expected: 'a full stop',
        });
      });
  });
}

/** A capital letter inside a sentence shows a missing stop only for words that begin at least this many sentences. */
const FEWEST_BEGUN = 3;

/** "the Flight ability Characters within 4 squares can": a plural begins a sentence, and has a capital letter nowhere else. */
function sentencesRunTogether({ sections }: IndexedDocument, { tokensOf }: WordKnowledge): Diagnostic[] {
  const beginningsByWord = new Map<string, number>();
  /** `before` is undefined where a mark divides the token from a neighbour. */
  const insideSentences: { readonly section: PrintedSection; readonly before: Token | undefined; readonly token: Token }[] = [];
  for (const section of sections) {
    const tokens = tokensOf(section);
    tokens.forEach((token, at) => {
      if (!isPlural(token) || token.is.verbS || !/^\p{Lu}\p{Ll}{3,}$/u.test(token.printed)) return;
      const [before, next] = [tokens[at - 1], tokens[at + 1]];
      if (beginsSentence(tokens, at)) beginningsByWord.set(token.word, (beginningsByWord.get(token.word) ?? 0) + 1);
      else if (before !== undefined) insideSentences.push({ section, before: follows(token) && follows(next) ? before : undefined, token });
    });
  }
  return [...Map.groupBy(insideSentences, ({ token }) => token.word)].flatMap(([word, [only, ...others]]) => {
    if (only === undefined || others.length > 0 || (beginningsByWord.get(word) ?? 0) < FEWEST_BEGUN) return [];
    const { section, before, token } = only;
    if (before === undefined || before.is.closed || before.is.adjective || !/^\p{Ll}{3,}$/u.test(before.printed)) return [];
    const at = [before.start, token.end] as const;
    const message = 'A sentence begins here, and the one before has no full stop.';
    const found = excerpt(section.text, ...at);
    return [finding(section, { code: 'print-stop-missing', severity: 'note', message, at, found, expected: 'a full stop' })];
  });
}

/** A line that is a paragraph or an item of a list. The groups are the mark of the item and the text without it. */
const PARAGRAPH = /^[ \t]*([•*+-][ \t]+|\d{1,3}[.)][ \t]+)?(\S.*)$/gm;
/** In words: a shorter paragraph, or one whose last sentence is shorter, may be a heading or an entry. */
const [FEWEST_WORDS, FEWEST_LAST] = [6, 4];
/** Words which show that a paragraph is a sentence, and not a heading or an entry of a list. */
const FINITE = /\b(?:is|are|has|have|can|can['’]t|may|must|will|do|does|was|were|modify|get|gets)\b/;
/** The share of paragraphs without their stop from which on the author leaves it out on purpose. */
const MOST_LACKING = 0.34;
/** The same where each text is a value of its own, and no line break can be taken for its end. */
const MOST_LACKING_IN_JSON = 0.6;
/** Fewer paragraphs of one sentence than this show no custom. */
const FEWEST_PARAGRAPHS = 4;

interface Paragraph {
  readonly section: PrintedSection;
  readonly text: string;
  /** The offset of its end in the text of the section. */
  readonly end: number;
  /** Whether other sentences, which end with a stop, are before the last one. */
  readonly hasSeveralSentences: boolean;
  /** Whether the last sentence has no stop. */
  readonly lacksStop: boolean;
}

function findInDocument({ document, sections }: IndexedDocument): Diagnostic[] {
  const hasWrappedLines = document.form !== 'json';
  const brokenCount = hasWrappedLines ? sections.reduce((sum, { text }) => sum + matchesIn(text, BROKEN).length, 0) : 0;
  // Where pages of a scan break sentences, a paragraph without a full stop goes on after the break.
  if (brokenCount >= FEWEST_BROKEN) return [];
  const paragraphs = sections.flatMap((section) => paragraphsOf(section, hasWrappedLines));
  return [...Map.groupBy(paragraphs, ({ hasSeveralSentences }) => hasSeveralSentences)].flatMap(([hasSeveralSentences, sameKind]) => {
    const lacking = sameKind.filter(({ lacksStop }) => lacksStop);
    if (
      lacking.length > Math.max(hasSeveralSentences ? 1 : 0, sameKind.length * (hasWrappedLines ? MOST_LACKING : MOST_LACKING_IN_JSON)) ||
      (!hasSeveralSentences && sameKind.length < FEWEST_PARAGRAPHS)
    )
      return [];
    return lacking.map(({ section, text, end }) =>
      finding(section, {
        code: 'print-stop-missing',
        severity: 'note',
        message: `The last sentence has no full stop, and ${sameKind.length - lacking.length} of ${sameKind.length} paragraphs like this have one.`,
        at: [end - 1, end],
        found: `…${text.slice(-30)}`,
        expected: 'a full stop',
      }),
    );
  });
}

/** A line that goes on with the paragraph: in Markdown and text any but an item of a list, in JSON one in lower case. */
const LINE_FOLLOWS = /^[ \t]*\n[ \t]*(?![•*+-][ \t]|\d{1,3}[.)][ \t])\S|^\s*[(,;\p{Ll}]/u;
const LOWER_FOLLOWS = /^\s*[(,;\p{Ll}]/u;
const BROKEN = /(?<=[\p{L},])\n[ \t]*\n\s*(?=\p{Ll})/gu;
const FEWEST_BROKEN = 3;

/** The paragraphs of a section that are sentences. */
function paragraphsOf(section: PrintedSection, hasWrappedLines: boolean): Paragraph[] {
  return matchesIn(section.text, PARAGRAPH).flatMap((match) => {
    const text = (match[2] ?? '').trimEnd();
    const start = match.index + match[0].indexOf(text);
    const end = start + text.length;
    const stop = [...text.matchAll(/(?<=\p{Ll}{2}|\d|["”)])[.!?]["”)]?\s+(?=\p{Lu})/gu)].at(-1);
    const goesOn = (hasWrappedLines ? LINE_FOLLOWS : LOWER_FOLLOWS).test(section.text.slice(end));
    if (goesOn || text.split(/\s+/).length < FEWEST_WORDS || /\t/.test(text)) return [];
    const lastSentence = stop === undefined ? text : text.slice(stop.index + stop[0].length);
    const isSentence = stop !== undefined || (match[1] === undefined && FINITE.test(text) && /^(?:\|\w+\|)?[*_]{0,3}\p{Lu}/u.test(text));
    if (!isSentence || lastSentence.split(/\s+/).length < FEWEST_LAST || !/\b\p{Ll}{2,}\b/u.test(lastSentence)) return [];
    // "Range: 6" ends with a value, and not a sentence.
    const lacksStop =
      !/^\d/.test(lastSentence) &&
      /[\p{L}\p{N}]\)?[*_]{0,3}$/u.test(text) &&
      // The sentence goes on with a number on the next line, or breaks off (leftovers.ts).
      !/\b(?:and|or|the|an?|not|of|to|with|for|than|costs?|is|are|at|by)$/.test(text) &&
      // In italics alone, it is the caption of a picture.
      !/^([*_])[^*_]+\1$/.test(text) &&
      !/^\(|\.\)$|[.!?:] ?\([^()]*\)$/.test(text) &&
      !/:\s*(?:\S+(?:\s\S+){0,2}|\S{1,3}(?:\s\S{1,3})*)$/.test(lastSentence);
    return [{ section, text, end, hasSeveralSentences: stop !== undefined, lacksStop }];
  });
}
