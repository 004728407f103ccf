/** Letters lost at the beginning of texts and headings, and ends that break off. */
import type { Diagnostic } from '../../diagnostic.ts';
import { nearestSentence } from '../compare.ts';
import { type Corpus, type IndexedDocument, othersOf } from '../corpus.ts';
import { finding, type PrintedSection, shortLine } from '../document.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function findTruncation(corpus: Corpus): Diagnostic[] {
  return corpus.documents.flatMap((indexed) => [
    ...lostStarts(indexed, corpus),
    ...lostEnds(indexed, corpus),
    ...lostInHeadings(indexed, corpus),
  ]);
}

/** If at least this share of the texts of one kind has a capital letter, a text without one has lost it; likewise a full stop. */
const USUAL = 0.7;
/** A sentence of a greater likeness is the same one. */
const SAME_SENTENCE = 0.6;
/** Fewer texts than this show no custom. */
const FEWEST_TEXTS = 4;

/** Sections of the kinds whose texts mostly pass a test. The values of one key of data are a kind; the texts below headings are another. */
function whereUsual(sections: readonly PrintedSection[], test: (text: string) => boolean): readonly PrintedSection[] {
  return [...Map.groupBy(sections, ({ field }) => field)].flatMap(([field, sameKind]) => {
    const passingCount = sameKind.filter(({ text }) => test(text)).length;
    // Texts below headings are prose, so even a few count; a few values of a key may be in lower case on purpose.
    const areFewBelowHeadings = sameKind.length < FEWEST_TEXTS && field === undefined;
    return areFewBelowHeadings || (sameKind.length >= FEWEST_TEXTS && passingCount >= sameKind.length * USUAL) ? sameKind : [];
  });
}

const lostStarts = (indexed: IndexedDocument, corpus: Corpus): Diagnostic[] =>
  whereUsual(indexed.sections, (text) => /^[\s•*"“(|-]*[\p{Lu}\p{N}]/u.test(text)).flatMap((section) =>
    lostStart(section, indexed, corpus),
  );

const lostEnds = (indexed: IndexedDocument, corpus: Corpus): Diagnostic[] =>
  whereUsual(indexed.sections.filter(endsInProse), (text) => /[.!?:)\]"”…]$/.test(withoutMarks(text))).flatMap((section) =>
    lostEnd(section, indexed, corpus),
  );

/** The text without the marks of Markdown and the blanks at its end. */
const withoutMarks = (text: string): string =>
  text
    .trimEnd()
    .replace(/(?<![*_])[*_]{1,3}$/, '')
    .trimEnd();

/** Lists, tables and rows of values end without a full stop. */
const endsInProse = ({ text }: PrintedSection): boolean => {
  const line = text.trimEnd().split('\n').at(-1)?.trim() ?? '';
  return !/^(?:[•*-]|\d{1,3}[.)])\s/.test(line) && !/[\t|]/.test(line);
};

const FEWEST_WORDS = 3;

function lostStart(section: PrintedSection, indexed: IndexedDocument, corpus: Corpus): Diagnostic[] {
  const first = /^\s*(\p{Ll}[\p{L}'’]*)/u.exec(section.text)?.[1];
  if (first === undefined) return [];
  // "by Old Kettle": the author, below a title.
  if (/^\s*by \p{Lu}/u.test(section.text)) return [];
  // "title,text" and "pushing:": the columns of a table or a key of data that is read as text.
  if (/^\s*[\p{Ll}\p{N}_-]+(?:,(?=\S)|:(?=\s))/u.test(section.text)) return [];
  // A text of few words may be a name or a value.
  if (section.text.trim().split(/\s+/).length < FEWEST_WORDS) return [];
  const at = [section.text.indexOf(first), section.text.indexOf(first) + first.length] as const;
  const whole = wordElsewhere(section, first, indexed, corpus) ?? wholeWord(first, corpus);
  // A word that nothing completes and that occurs nowhere else is a name.
  if (whole === undefined && !corpus.knowledge.isKnown(first)) return [];
  const message = 'The text begins in lower case: its first letter is probably lost.';
  const expected = whole ?? 'a capital letter';
  return [finding(section, { code: 'print-letter-first-lost', severity: 'warning', message, at, found: first, expected })];
}

/** The whole word that another document has in place of one without its first letter (`cut`). */
function wordElsewhere(section: PrintedSection, cut: string, indexed: IndexedDocument, corpus: Corpus): string | undefined {
  const sentence = indexed.sentences.get(section)?.[0];
  if (sentence === undefined) return undefined;
  for (const other of othersOf(indexed, corpus)) {
    const nearestOther = nearestSentence(sentence, other);
    const word = nearestOther?.sentence.words[0];
    if (
      nearestOther !== undefined &&
      word !== undefined &&
      nearestOther.likeness > SAME_SENTENCE &&
      word.word.endsWith(cut) &&
      word.word !== cut
    )
      return nearestOther.sentence.section.text.slice(word.start, word.end);
  }
  return undefined;
}

const FREQUENT = 3;

/** The frequent word of which only the first letter is missing. */
function wholeWord(cut: string, { frequency }: Corpus): string | undefined {
  const word = cut.toLowerCase();
  const [best] = [...LETTERS].map((letter) => letter + word).sort((a, b) => (frequency.get(b) ?? 0) - (frequency.get(a) ?? 0));
  return best !== undefined && (frequency.get(best) ?? 0) >= FREQUENT ? best : undefined;
}

const titlesIn = (list: readonly { readonly title: string }[]): ReadonlySet<string> =>
  new Set(list.map(({ title }) => title.toLowerCase()));

function lostInHeadings(indexed: IndexedDocument, corpus: Corpus): Diagnostic[] {
  const { knowledge, documents } = corpus;
  const titles = new Set(
    documents.flatMap(({ document }) => [...document.sections, ...document.contents].map(({ title }) => title.toLowerCase())),
  );
  // One text is searched many times faster than a set of them.
  const allTitles = [...titles].join('\n');
  /** The first word of a title that lost its first letter (`cut`), and the whole word. "Oil" beside "Soil" is right. */
  const cutOf = (title: string, beside: ReadonlySet<string>): { cut: string; whole: string } | undefined => {
    const cut = /^\p{L}+/u.exec(title)?.[0];
    const next = /^\p{L}+[^\p{L}]+(\p{L}+)/u.exec(title)?.[1]?.toLowerCase();
    if (cut === undefined || cut.length < 3 || knowledge.isInOurRules(cut.toLowerCase())) return undefined;
    const rest = title.toLowerCase().slice(cut.length);
    const isWord = knowledge.isKnown(cut.toLowerCase());
    const isInTitle = (word: string): boolean => titles.has(word + rest) || allTitles.includes(`${word},${rest}`);
    // Elsewhere there is this title with the whole word, or the whole word before the same next word.
    const whole = [...LETTERS]
      .map((letter) => letter + cut.toLowerCase())
      .find((word) =>
        next === undefined
          ? isInTitle(word) && !(isWord && beside.has(word + rest))
          : knowledge.isKnown(word) && ((!isWord && knowledge.pairCount(word, next) > 0) || isInTitle(word)),
      );
    return whole === undefined ? undefined : { cut, whole: cut === cut.toUpperCase() ? whole.toUpperCase() : whole };
  };
  const findingParts = (title: string, beside: ReadonlySet<string>) => {
    const lost = cutOf(title, beside);
    return lost === undefined
      ? undefined
      : ({
          code: 'print-letter-first-lost',
          severity: 'warning',
          message: 'The first letter of this heading is probably lost: the word is elsewhere with another letter before it.',
          found: shortLine(title),
          expected: title.replace(lost.cut, lost.whole),
          hint: 'Restore the letter before you use the heading as a name or as a source.',
        } as const);
  };
  const [inContents, inSections] = [titlesIn(indexed.document.contents), titlesIn(indexed.document.sections)];
  return [
    ...indexed.document.contents.flatMap(({ title, place }) => {
      const lost = findingParts(title, inContents);
      return lost === undefined ? [] : [{ ...lost, place }];
    }),
    ...indexed.document.sections.flatMap((section) => {
      const lost = section.field === undefined ? findingParts(section.title, inSections) : undefined;
      return lost === undefined ? [] : [finding(section, lost)];
    }),
  ];
}

/** In words: a shorter last line may be a name, which needs no end mark. */
const FEWEST_LAST_WORDS = 6;

/** A text whose last sentence has no end mark. */
function lostEnd(section: PrintedSection, indexed: IndexedDocument, corpus: Corpus): Diagnostic[] {
  const text = withoutMarks(section.text);
  const line = text.slice(text.lastIndexOf('\n') + 1).trim();
  if (!/[\p{L}\p{N},]$/u.test(text) || line.split(/\s+/).length < FEWEST_LAST_WORDS) return [];
  const sentence = indexed.sentences.get(section)?.at(-1);
  const isLongerElsewhere = othersOf(indexed, corpus).some((other) => {
    const nearestOther = sentence === undefined ? undefined : nearestSentence(sentence, other);
    return (
      nearestOther !== undefined &&
      nearestOther.likeness > SAME_SENTENCE &&
      sentence !== undefined &&
      nearestOther.sentence.words.length > sentence.words.length + 1
    );
  });
  const at = [text.length - 1, text.length] as const;
  if (isLongerElsewhere)
    return [
      finding(section, {
        code: 'print-end-lost',
        severity: 'warning',
        message: 'The text breaks off; another document goes on here.',
        at,
        found: `…${text.slice(-30)}`,
      }),
    ];
  // Below its title a file may have a phrase that describes it.
  if (section === indexed.sections[0] && !/[.!?]\s/.test(text)) return [];
  const message = 'The last sentence has no full stop.';
  return [
    finding(section, {
      code: 'print-stop-missing',
      severity: 'note',
      message,
      at,
      found: `…${text.slice(-30).replaceAll('\n', ' ')}`,
      expected: 'a full stop',
    }),
  ];
}
