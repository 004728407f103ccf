/** Signs, running heads and page numbers that are printed inside a text by mistake. */
import type { Diagnostic } from '../../diagnostic.ts';
import { escapePattern } from '../../escape-pattern.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { titleKey } from '../sentences.ts';
import { excerpt, matchesIn } from './pattern.ts';

export const findStrays = ({ documents }: Corpus): Diagnostic[] =>
  documents.flatMap((indexed) => [
    ...straySigns(indexed),
    ...runningHeads(indexed),
    ...titlesWithPage(indexed),
    ...indexed.sections.flatMap(pageNumber),
  ]);

const SIGN = /(?<=[\p{L}\p{N}][.,;:!?)]? )([|~^¬\\#{}@¦]{1,2})(?= \p{L})/gu;
/** From this many on in a document, a sign has a meaning. */
const FEWEST_MEANT = 3;
/** Words beside a sign that is mentioned: "the # sign". */
const [MENTIONED_BEFORE, MENTIONED_AFTER] = [
  /\b(?:symbols?|signs?|icons?|marks?|keys?|characters?|type|press|with|by) $/i,
  /^ (?:symbols?|signs?|icons?|marks?|keys?|is|means|for|represents|denotes|stands)\b/i,
];

function straySigns({ sections }: IndexedDocument): Diagnostic[] {
  const countBySign = new Map<string, number>();
  for (const { text } of sections)
    for (const sign of text.match(/[|~^¬\\#{}@¦]/g) ?? []) countBySign.set(sign, (countBySign.get(sign) ?? 0) + 1);
  return sections.flatMap((section) =>
    matchesIn(section.text, SIGN).flatMap(({ 0: sign, index }) => {
      const [start, end] = [index, index + sign.length];
      const isMentioned =
        MENTIONED_BEFORE.test(section.text.slice(Math.max(0, start - 14), start)) ||
        MENTIONED_AFTER.test(section.text.slice(end, end + 14));
      if (isMentioned || (countBySign.get(sign[0] ?? '') ?? 0) >= FEWEST_MEANT) return [];
      const message = 'A stray sign is printed in this sentence.';
      const at = [start, end] as const;
      return [finding(section, { code: 'print-sign-stray', severity: 'warning', message, at, found: excerpt(section.text, ...at) })];
    }),
  );
}

/** Words in capitals inside a sentence, also with a section number before them, and with "(continued)" or a page number after them. */
const CAPITALS =
  /(?<=[\p{Ll}\p{N}][,;]? )(\d{1,2}\. )?(\p{Lu}[\p{Lu}’'-]+(?: (?:\p{Lu}[\p{Lu}’'-]*|&))*)( \(continued\))?( \d{1,4})?(?= \p{Ll})/gu;
const USUAL_HEAD = /^(?:GLOSSARY|INDEX|APPENDIX|CONTENTS|INTRODUCTION|RULES|RULEBOOK|FAQ|ERRATA)$/;

const MOST_TITLES = 20;

/** "affected Tides of Corvane 7 by a storm": the title of the document or of a chapter with the number of a page. */
function titlesWithPage({ sections }: IndexedDocument): Diagnostic[] {
  const titles = [...new Set(sections.map(({ path: [title = ''] }) => title))]
    .filter((title) => /^\p{Lu}.* \p{L}/u.test(title))
    .slice(0, MOST_TITLES);
  if (titles.length === 0) return [];
  const head = new RegExp(String.raw`(?<=\p{Ll}[,;]? )(?:${titles.map(escapePattern).join('|')}) \d{1,3}(?= \p{Ll})`, 'gu');
  return sections.flatMap((section) => matchesIn(section.text, head).map(({ 0: found, index }) => headInSentence(section, index, found)));
}

/** In characters: a line of running text has at least so many. */
const SHORTEST_LINE = 30;

/** The only line of a section that holds a number alone, between two lines of running text. */
function pageNumber(section: PrintedSection): Diagnostic[] {
  const [line, another] = matchesIn(section.text, /(?<=\n)[ \t]*(\d{1,3})[ \t]*(?=\n)/g);
  if (line === undefined || another !== undefined) return [];
  const before = section.text.slice(0, line.index).trimEnd().split('\n').at(-1) ?? '';
  const after =
    section.text
      .slice(line.index + line[0].length)
      .trimStart()
      .split('\n')[0] ?? '';
  const isRunning = (text: string): boolean => text.trim().length >= SHORTEST_LINE && /\p{Ll} \p{Ll}/u.test(text) && !text.includes('\t');
  if (!isRunning(before) || !isRunning(after) || before.trimEnd().endsWith(':')) return [];
  const start = line.index + line[0].search(/\d/);
  const number = line[1] ?? '';
  const message = 'The number of a page is printed between two lines of this text.';
  const at = [start, start + number.length] as const;
  return [
    finding(section, { code: 'print-head-in-sentence', severity: 'warning', message, at, found: number, expected: 'the text alone' }),
  ];
}

function headInSentence(section: PrintedSection, index: number, head: string): Diagnostic {
  const message = 'A running head or a page number is printed inside this sentence.';
  const at = [index, index + head.length] as const;
  return finding(section, {
    code: 'print-head-in-sentence',
    severity: 'warning',
    message,
    at,
    found: head,
    expected: 'the sentence alone',
  });
}

function runningHeads({ sections }: IndexedDocument): Diagnostic[] {
  const titles = new Set(sections.flatMap(({ path }) => path.map(titleKey)));
  /** Words in capitals that some sentence has without a number or "(continued)", such as the name of an action. */
  const termsInCapitals = new Set(
    sections.flatMap(({ text }) =>
      matchesIn(text, CAPITALS).flatMap(({ 1: number, 2: words = '', 3: continued, 4: page }) =>
        (number ?? continued ?? page) === undefined ? [words] : [],
      ),
    ),
  );
  return sections.flatMap((section) =>
    matchesIn(section.text, CAPITALS).flatMap(({ 0: head, 1: number, 2: words = '', 3: continued, 4: page, index }) => {
      const isTitle = titles.has(titleKey(words)) || titles.has(titleKey(`${number ?? ''}${words}`));
      const isHead =
        continued !== undefined ||
        (number !== undefined && isTitle) ||
        (page !== undefined && (isTitle || words.includes(' ') || USUAL_HEAD.test(words)));
      return !isHead || termsInCapitals.has(words) ? [] : [headInSentence(section, index, head)];
    }),
  );
}
