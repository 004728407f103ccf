/** Headings and markers that are printed inside the text. */
import type { Diagnostic } from '../../diagnostic.ts';
import { type Corpus, type IndexedDocument, othersOf } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { isCapitals } from '../headings.ts';
import { titleKey } from '../sentences.ts';
import { matchesIn } from './pattern.ts';

export const findInnerHeadings = (corpus: Corpus): Diagnostic[] =>
  corpus.documents.flatMap((indexed) => {
    const bare = withoutColon(indexed);
    const isBare = ({ place }: Diagnostic): boolean =>
      bare.some((one) => one.place.line === place.line && one.place.column === place.column);
    return [
      ...indexed.sections.flatMap((section) => [...insideText(section), ...runIn(section, indexed, corpus).filter((one) => !isBare(one))]),
      ...bare,
    ];
  });

const WITH_COLON = /^\s*\p{Lu}[^.:\n]{2,60}:\s/u;
/** Two words or more with capital letters, and then the first words of a sentence. */
const NO_COLON = /^\s*(\p{Lu}[\p{L}'’/-]*(?: (?:of|the|in|and|\p{Lu}[\p{L}'’-]*)){1,4} )(?=\p{Lu}\p{Ll}+ \p{Ll}+ \p{Ll})/u;
/** A colon after the heading is the custom if at least this many times as many headings have it as do not. */
const CUSTOM = 4;
const FEWEST_WITH_COLON = 5;

/** A heading without a mark at the beginning of a section, in a document where most such headings have a colon. */
function withoutColon({ sections }: IndexedDocument): Diagnostic[] {
  const withColonCount = sections.filter(({ text }) => WITH_COLON.test(text)).length;
  const bare = sections.flatMap((section) => {
    const [all = '', words = ''] = (WITH_COLON.test(section.text) ? undefined : NO_COLON.exec(section.text)) ?? [];
    const heading = words.trim();
    return heading !== '' && !SENTENCE.test(heading) && !/^(?:The|An?|On|In|At|For|All|Each|Any|After|Before) /.test(heading)
      ? [{ section, heading, start: all.indexOf(heading) }]
      : [];
  });
  if (withColonCount < FEWEST_WITH_COLON || withColonCount < bare.length * CUSTOM) return [];
  return bare.map(({ section, heading, start }) =>
    finding(section, {
      code: 'print-heading-run-in',
      severity: 'note',
      message: 'A heading runs in with the text: the other sections have a colon after it.',
      at: [start, start + heading.length],
      found: heading,
      expected: `${heading}:`,
    }),
  );
}

/** A marker divides two texts, so the line after it has more words than this. */
const MARKED_WORDS = 2;
/** U+2060 is in place of masked marks of tables (`markdown-mask.ts`). */
const isInTable = (line: string): boolean => /[|\u2060]| {3,}/.test(line.trim());

/** Lines in capitals that are headings or markers inside the text. */
function insideText(section: PrintedSection): Diagnostic[] {
  const lines = matchesIn(section.text, /^.*$/gm);
  return lines.flatMap((match, index) => {
    const [line] = match;
    const following = lines.slice(index + 1).find(([other]) => other.trim() !== '')?.[0] ?? '';
    const isDividing = /\s/.test(line.trim()) && following.split(/\s+/).length > MARKED_WORDS && /\p{Ll}/u.test(following);
    const hasTextBefore = lines.slice(0, index).some(([other]) => /\p{Ll}/u.test(other));
    if (!isCapitals(line) || (index > 0 && !hasTextBefore) || line.includes('\t') || !isDividing || isInTable(line)) return [];
    const at = [match.index, match.index + line.length] as const;
    const isHeadingLine = index === 0 && lines.filter(([other]) => isCapitals(other)).length === 1;
    // A text without other headings has its own title in its first line.
    if (isHeadingLine && (section.title === '' || titleKey(line) === titleKey(section.title))) return [];
    if (isHeadingLine)
      return [
        finding(section, {
          code: 'print-heading-in-text',
          severity: 'note',
          message: 'The text begins with a line of its heading.',
          at,
          found: line,
          expected: `${section.title}: ${line}`,
        }),
      ];
    return [
      finding(section, {
        code: 'print-marker-in-text',
        severity: 'warning',
        message: 'A line in capitals divides the text.',
        at,
        found: line,
        hint: 'Split the section here.',
      }),
    ];
  });
}

const RUN_IN = /^[ \t]*(?!Example\b)(\p{Lu}\p{Ll}[^.:\n]{2,45}?)[.:][ \t]+(?=\p{Lu})/gmu;
/** Words of a sentence, which a heading does not have. */
const SENTENCE =
  /\b(?:is|are|was|can|may|must|will|see|read|do|does|has|have|you|your|they|it|this|that|if|when|choose|roll|give|place|make|move|remove|use|draw|deal|take|put|add|note|remember|example|tip|no|yes|not)\b/i;
/** "Sixes and Ones A roll of two 6s": words with capital letters, then the first words of a sentence. */
const RUN_TOGETHER =
  /^((?!(?:The|An?|In|On|At|For|When|If|Each)\b)\p{Lu}\p{Ll}+(?: (?:and|of|the|\p{Lu}\p{Ll}+))* \p{Lu}\p{Ll}+)(?= (?:An?|The|When|If|Each|All|Some|You|This) \p{Ll})/gmu;
/** "MAPS Foundry": the same in a text whose headings are in capitals. */
const CAPITALS_RUN_TOGETHER = /^(\p{Lu}{4,}(?: \p{Lu}{2,})*)(?= \p{Lu}\p{Ll}{2,})/gmu;
const BOX = /^(?:NOTE|TIP|REMEMBER|EXAMPLE|WARNING|IMPORTANT)\b/;
/** "Page 6, Clicking", "Duchess (031)": the place or the card that an erratum corrects. */
const CORRECTED = /^Page \d|\(\d+\)$/;
/** From this many on, short beginnings with a full stop are headings; fewer may be short sentences. */
const FEWEST_RUN_IN = 3;
/** In words: a longer beginning is a sentence. */
const LONGEST_TITLE = 5;

/** In characters: a shorter line was not broken for its length. */
const SHORTEST_WRAPPED = 40;
/** Whether the line at an offset goes on with the sentence of the line before. */
function isWrapped(text: string, offset: number): boolean {
  const before = text.slice(0, offset).split('\n').at(-2)?.trim() ?? '';
  return before.length >= SHORTEST_WRAPPED && /[\p{L}\p{N},]$/u.test(before);
}

/**
 * Headings at the beginning of paragraphs: a title of another document, in several paragraphs a few words with a full stop, or words with
 * capital letters right before a sentence.
 */
function runIn(section: PrintedSection, indexed: IndexedDocument, corpus: Corpus): Diagnostic[] {
  const isTitleElsewhere = (words: string): boolean => othersOf(indexed, corpus).some((other) => other.byTitle.has(titleKey(words)));
  const found: Diagnostic[] = [];
  const report = (start: number, words: string): void => {
    const message = 'A heading runs in with the text.';
    found.push(
      finding(section, {
        code: 'print-heading-run-in',
        severity: 'note',
        message,
        at: [start, start + words.length],
        found: words,
        expected: 'a heading on a line of its own',
      }),
    );
  };
  const titles = matchesIn(section.text, RUN_IN).filter(
    ({ index, 1: words = '' }) =>
      words.split(' ').length <= LONGEST_TITLE && !SENTENCE.test(words) && !CORRECTED.test(words) && !isWrapped(section.text, index),
  );
  const areHeadings = titles.filter(([all]) => !all.includes(':')).length >= FEWEST_RUN_IN;
  for (const match of titles) {
    const words = match[1] ?? '';
    if (isTitleElsewhere(words) || (areHeadings && !match[0].includes(':'))) report(match.index + match[0].indexOf(words), words);
  }
  const runTogether = [
    ...matchesIn(section.text, RUN_TOGETHER),
    ...(indexed.document.form === 'text' ? matchesIn(section.text, CAPITALS_RUN_TOGETHER) : []),
  ];
  for (const match of runTogether) {
    const words = match[1] ?? '';
    if (!SENTENCE.test(words) && !BOX.test(words)) report(match.index, words);
  }
  // "FAIR WIND Each ship": its own title; "… of damage. MOVEMENT": the next one.
  for (const match of matchesIn(section.text, /^\p{Lu}{2,}(?: \p{Lu}{2,})*(?= \p{Lu}\p{Ll}*)|(?<=[.!?] )\p{Lu}{4,}(?: \p{Lu}{2,})*$/gu)) {
    const [words] = match;
    if (indexed.document.form === 'json' && indexed.byTitle.has(titleKey(words))) report(match.index, words);
  }
  // Before any other word with a capital letter, only a title of another document is sure.
  for (const match of matchesIn(section.text, /^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}) (?=\p{Lu}\p{Ll}* )/gmu)) {
    const words = match[1] ?? '';
    if (isTitleElsewhere(words)) report(match.index, words);
  }
  return found;
}
