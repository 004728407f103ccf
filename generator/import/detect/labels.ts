/**
 * Labels that begin at least five lines of a document ("Cost: 5") but are run together with another line, or have lost their colon;
 * sentences run together with the value of a label; titles at the beginning of a text that have lost their colon.
 */
import type { Diagnostic } from '../../diagnostic.ts';
import { escapePattern } from '../../escape-pattern.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection, shortLine } from '../document.ts';
import { beginsSentence } from '../tokens.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { excerpt, matchesIn } from './pattern.ts';

export const findLabels = ({ documents, knowledge }: Corpus): Diagnostic[] =>
  documents.flatMap((indexed) => [
    ...findInDocument(indexed),
    ...(indexed.isEnglish ? [...beforeSentence(indexed), ...titleOfText(indexed, knowledge)] : []),
  ]);

/** The fewest lines that must begin with the same words and a colon for these to be a label. */
const FEWEST_LINES = 5;
/** The least share of its lines in which the value of a label is a number. */
const MOSTLY = 0.8;
/** In more places than this of one document, a layout is not a mistake. */
const MOST_BROKEN = 3;

const LABELLED = /(?<=^|\n)[ \t]*(\p{Lu}\p{Ll}+(?:\(s\))?(?: \p{L}+)?):[ \t]+([^\n]+)/gu;
const NUMBER = /^\d{1,4}[*+]?(?= |$)/;

function findInDocument({ sections }: IndexedDocument): Diagnostic[] {
  const values = sections.flatMap(({ text }) =>
    matchesIn(text, LABELLED).map(({ 1: name = '', 2: value = '' }) => ({
      name,
      isNumber: NUMBER.test(value),
    })),
  );
  const labels = [...Map.groupBy(values, ({ name }) => name)].filter(
    ([, ofLabel]) => ofLabel.length >= FEWEST_LINES && ofLabel.filter(({ isNumber }) => isNumber).length >= ofLabel.length * MOSTLY,
  );
  return labels.flatMap(([name]) =>
    [runTogether(name), withoutColon(name)].flatMap((find) => {
      const found = sections.flatMap(find);
      return found.length > MOST_BROKEN ? [] : found;
    }),
  );
}

/** "Cost: 4 At the end of your turn", "Keyword: Teapot Cost: 3" */
function runTogether(name: string): (section: PrintedSection) => Diagnostic[] {
  const label = escapePattern(name);
  const pattern = new RegExp(
    String.raw`(?<=(?:^|\n)[ \t]*)${label}: \d{1,4}[*+]? (?=\p{Lu}\p{Ll}* \p{L})|(?<=[\p{L}\p{N}.)] )${label}: (?=\d)`,
    'gu',
  );
  return (section) =>
    matchesIn(section.text, pattern).map(({ index, 0: words }) => {
      const at = [index, index + words.length] as const;
      const message = 'The line of a label is run together with another.';
      const found = excerpt(section.text, ...at);
      return finding(section, { code: 'print-break-irregular', severity: 'note', message, at, found, expected: 'a line break' });
    });
}

/** "Cost 5" */
function withoutColon(name: string): (section: PrintedSection) => Diagnostic[] {
  const pattern = new RegExp(String.raw`(?<=^|\n)${escapePattern(name)} \d{1,4}[ \t]*(?=\n|$)`, 'gu');
  return (section) =>
    matchesIn(section.text, pattern).map(({ index, 0: words }) => {
      const at = [index, index + words.length] as const;
      const message = 'A colon is missing after these words.';
      return finding(section, {
        code: 'print-colon-missing',
        severity: 'note',
        message,
        at,
        found: shortLine(words),
        expected: `${name}:`,
      });
    });
}

const LINE_START = /(?<=^|\n)[ \t]*(\p{Lu}\p{Ll}+ \p{Ll}+)(?= )/gu;
const VALUE_AND_SENTENCE = /(?<=(?:^|\n)[ \t]*\p{Lu}\p{Ll}+: [^\n:.]{2,80})\. (\p{Lu}\p{Ll}+ \p{Ll}+)(?= )/gu;

/** "Keyword: Teapot. Choose a guest", where "Choose a" begins at least five lines of the document. */
function beforeSentence({ sections }: IndexedDocument): Diagnostic[] {
  const counts = new Map<string, number>();
  for (const { text } of sections)
    for (const { 1: words = '' } of matchesIn(text, LINE_START)) counts.set(words, (counts.get(words) ?? 0) + 1);
  const found = sections.flatMap((section) =>
    matchesIn(section.text, VALUE_AND_SENTENCE)
      .filter(({ 1: words = '' }) => (counts.get(words) ?? 0) >= FEWEST_LINES)
      .map(({ index, 0: words }) => {
        const at = [index, index + words.length] as const;
        const message = 'This sentence begins a line in other sections.';
        const shown = excerpt(section.text, ...at);
        return finding(section, { code: 'print-break-irregular', severity: 'note', message, at, found: shown, expected: 'a line break' });
      }),
  );
  return found.length > MOST_RUN_IN ? [] : found;
}
/** In more places than this of one document, the sentence is meant to follow the value on its line. */
const MOST_RUN_IN = 5;

const TITLED = /^(?:\p{Lu}[\p{L}’']+ ){1,4}\p{Lu}[\p{L}’']+: (?=\p{Lu})/u;
const UNTITLED = /^((?:\p{Lu}[\p{L}’'/]+ (?:(?:of|the|The|and) )?){2,5})(\p{Lu}\p{Ll}{2,}) (?=\p{Ll})/u;
/** The fewest sections that must begin with a title and a colon, and the fewest sentences that must begin with the word after the title. */
const [FEWEST_TITLED, FEWEST_BEGUN] = [3, 4];

/** "Open Air Guests drink", where other texts have a colon after their title. */
function titleOfText({ sections }: IndexedDocument, { tokensOf }: WordKnowledge): Diagnostic[] {
  if (sections.filter(({ text }) => TITLED.test(text)).length < FEWEST_TITLED) return [];
  const begun = new Map<string, number>();
  for (const section of sections) {
    const tokens = tokensOf(section);
    tokens.forEach(({ printed }, at) => {
      if (beginsSentence(tokens, at)) begun.set(printed, (begun.get(printed) ?? 0) + 1);
    });
  }
  return sections.flatMap((section) => {
    const [, title, first] = UNTITLED.exec(section.text) ?? [];
    if (title === undefined || first === undefined || (begun.get(first) ?? 0) < FEWEST_BEGUN) return [];
    const at = [0, title.length + first.length] as const;
    const message = 'A colon is missing after these words.';
    return [
      finding(section, {
        code: 'print-colon-missing',
        severity: 'note',
        message,
        at,
        found: shortLine(title + first),
        expected: `${title.trim()}:`,
      }),
    ];
  });
}
