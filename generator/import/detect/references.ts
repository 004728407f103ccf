/** References to pages, and to parts and sections that are not there. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedDocument, type PrintedSection, shortLine } from '../document.ts';
import { titleKey } from '../sentences.ts';
import { excerpt, matchesIn } from './pattern.ts';

const PAGE = /\bp\.\s?\d+(?:\s?[-–]\s?\d+)?|\bpages?\s+\d+(?:\s?[-–]\s?\d+)?/gi;

export function findReferences(corpus: Corpus): Diagnostic[] {
  const titles = new Set(corpus.documents.flatMap(({ byTitle }) => [...byTitle.keys()]));
  const allTitles = [...titles].join('\n');
  const titlesAndLabels = new Set([...titles, ...corpus.documents.flatMap(({ sections }) => labelsOf(sections))]);
  const parts = corpus.documents.map(({ document }) => ({ id: document.id, names: partsOf(document) }));
  return corpus.documents.flatMap((indexed, index) => {
    const numbers = sectionNumbers(indexed);
    // Section 3 is there if 3.1 is.
    const known = new Set([...numbers].flatMap(withPrefixes));
    return indexed.sections.flatMap((section) => [
      ...pageReferences(section, indexed),
      ...partReferences(section, parts[index]?.names ?? new Set(), parts),
      ...bracketedReferences(section, titlesAndLabels),
      ...numberedReferences(section, numbers, known),
      ...headingReferences(section, allTitles),
    ]);
  });
}

/**
 * "Page 6, Clicking the Dial. Replace …", "Page 14, second paragraph": the place that an erratum corrects, at the beginning of its
 * paragraph.
 */
const isCorrected = (text: string, { 0: page, index }: RegExpExecArray): boolean =>
  /(?:^|\n)[\s*_•-]*$/.test(text.slice(Math.max(0, index - 12), index)) &&
  /^[,:] \p{L}/u.test(text.slice(index + page.length, index + page.length + 3));

/** "page 18 of the 2012 Teapot Rulebook": the page of another book. */
const OTHER_BOOK =
  /^ (?:of|in) (?:the|that|your) (?:\p{Lu}[\p{L}’'-]+ |\d{4} ){1,5}(?:[Rr]ulebook|[Gg]uide|[Bb]ook|[Mm]anual|[Hh]andbook)\b/u;

function pageReferences(section: PrintedSection, indexed: IndexedDocument): Diagnostic[] {
  const lastPage = Math.max(0, ...indexed.document.contents.map(({ page }) => page));
  const quotationsInSection = indexed.quotations.filter((quotation) => quotation.section === section);
  return matchesIn(section.text, PAGE).flatMap((match) => {
    // The page that an erratum corrects is reported with the erratum.
    if (quotationsInSection.some(({ start, end }) => start <= match.index && match.index < end)) return [];
    if (OTHER_BOOK.test(section.text.slice(match.index + match[0].length)) || isCorrected(section.text, match)) return [];
    const isBeyondLast = lastPage > 0 && Number(/\d+/.exec(match[0])?.[0]) > lastPage;
    const message = 'This refers to a page, and the documents are read without pages.';
    const hint = `${isBeyondLast ? `The list of contents ends with page ${lastPage}. ` : ''}Refer to the section instead.`;
    return finding(section, {
      code: isBeyondLast ? 'print-page-beyond-contents' : 'print-page-reference',
      severity: 'warning',
      message,
      at: [match.index, match.index + match[0].length],
      found: excerpt(section.text, match.index, match.index + match[0].length),
      expected: 'the heading of a section',
      hint,
    });
  });
}

/** The names of the parts that a document has headings for: "part 2". */
const partsOf = ({ sections }: PrintedDocument): ReadonlySet<string> =>
  new Set(sections.flatMap(({ title }) => /^part \d+\b/i.exec(title)?.[0].toLowerCase() ?? []));

interface Parts {
  /** Of the document. */
  readonly id: string;
  readonly names: ReadonlySet<string>;
}

/** "Part 2" where the document has no such heading. */
function partReferences(section: PrintedSection, names: ReadonlySet<string>, all: readonly Parts[]): Diagnostic[] {
  return matchesIn(section.text, /\bPart \d+\b(?! of the \p{L}+ (?:book|rulebook|guide)\b)/gu).flatMap((match) => {
    const name = match[0].toLowerCase();
    if (names.has(name) || OTHER_BOOK.test(section.text.slice(match.index + match[0].length))) return [];
    const message = 'This document has no such part.';
    const elsewhere = all.find((other) => other.names.has(name));
    const hint =
      elsewhere === undefined
        ? 'None of the documents given has it.'
        : `${elsewhere.id} has a part of this number; it need not be the one meant.`;
    return [
      finding(section, {
        code: 'print-part-dangling',
        severity: 'warning',
        message,
        at: [match.index, match.index + match[0].length],
        found: excerpt(section.text, match.index, match.index + match[0].length),
        hint,
      }),
    ];
  });
}

/** The number at the beginning of a heading: "8.2 Water", "Section 8". */
const numberOf = (title: string): string | undefined =>
  /^(?:(?:section|chapter|rule) )?(\d{1,3}(?:\.\d{1,3})*)(?:[.):]|\s|$)/i.exec(title)?.[1];
/** "3.2 Figures may …" */
const NUMBERED_LINE = /(?<=^|\n)[ \t]*(\d{1,2}\.\d{1,2})\.?(?=[ \t]+\p{Lu})/gu;
/** "section 8.6", "(see 8.6)" */
const NUMBERED = /(?:\b(?:sections?|chapters?|rules?) |\(see (?=\d+\.\d))(\d{1,3}(?:\.\d{1,3})*)(?![\d%]|\.\d)/gi;
const FEWEST_NUMBERED = 3;

/** The numbers of the sections of a document, at the beginning of their headings or of lines. */
const sectionNumbers = ({ document }: IndexedDocument): ReadonlySet<string> =>
  new Set(
    document.sections.flatMap(({ title, text }) =>
      [numberOf(title) ?? [], [...text.matchAll(NUMBERED_LINE)].map(([, number = '']) => number)].flat(),
    ),
  );

/** "3" and "3.1" of "3.1". */
const withPrefixes = (number: string): readonly string[] => number.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));

/** "section 8.6" where headings or lines have numbers, and none has this one. */
function numberedReferences(section: PrintedSection, numbers: ReadonlySet<string>, known: ReadonlySet<string>): Diagnostic[] {
  if (numbers.size < FEWEST_NUMBERED) return [];
  const deepest = Math.max(...[...numbers].map((number) => number.split('.').length));
  return matchesIn(section.text, NUMBERED).flatMap((match) => {
    const number = match[1] ?? '';
    if (known.has(number) || number.split('.').length > deepest) return [];
    if (OTHER_BOOK.test(section.text.slice(match.index + match[0].length))) return [];
    const at = [match.index, match.index + match[0].length] as const;
    const message = 'This document has no section of this number.';
    return [finding(section, { code: 'print-part-dangling', severity: 'warning', message, at, found: match[0] })];
  });
}

/**
 * "See CLIMBING AND FALLING", "explained under Overload Effects" where no heading has that title.
 * @param allTitles the titles of all documents, in the form in which titles are compared, each on a line of its own
 */
function headingReferences(section: PrintedSection, allTitles: string): Diagnostic[] {
  return [
    ...matchesIn(section.text, UNDER),
    ...matchesIn(section.text, SEE_TITLE),
    ...matchesIn(section.text, QUOTED_TITLE),
    ...matchesIn(
      section.text,
      /\b(?:[Ss]ee|[Rr]efer to)(?: the)?(?: section(?: on)?)? ((?:\p{Lu}[\p{Lu}'’/-]+)(?:,? (?:\p{Lu}[\p{Lu}'’/-]+|&))+)|\b[Ss]ee also (\p{Lu}{4,})(?=[.;,)])/gu,
    ),
  ].flatMap((match) => {
    const title = match[1] ?? match[2] ?? '';
    if (allTitles.includes(titleKey(title))) return [];
    const start = match.index + match[0].lastIndexOf(title);
    const message = 'This refers to a heading that none of the documents given has.';
    const at = [start, start + title.length] as const;
    return [finding(section, { code: 'print-reference-external', severity: 'note', message, at, found: shortLine(title) })];
  });
}

/** "See Falling", "refer to the section on Falling Objects". */
const SEE_TITLE =
  /(?<!\()\b(?:See|(?<=[.;:(,–] )see|[Rr]efer to|[Cc]onsult)(?: (?:the|also))?(?: (?:section|chapter|rules?|part)(?: (?:on|of|for|called))?)? ["“]?((?!(?:Figure|Fig|Part|Table|Chapter|Section|Step|Rule|Page|Appendix|FAQ|Diagram|Example|Box|Core|Players|I)\b)\p{Lu}\p{Ll}{3,}(?: (?:\p{Lu}\p{Ll}+|of|and|the|&)){0,8})(?=["”]?(?:[.,;)]| (?:for|on|above|below|to|in)\b))/gu;

/** 'in the section "Falling"', 'see "Falling Objects" above'. */
const QUOTED_TITLE =
  /\b(?:section|chapter)s?(?: called| named| on)? ["“](\p{Lu}[^"“”\n]{1,59}[^"“”\n,]),?[”"]|\b(?:See|(?<=[.;:(,–] )see) ["“](\p{Lu}[^"“”\n]{1,59}[^"“”\n,]),?[”"]/gu;

const UNDER =
  /\b(?:explained|described|listed|given|defined|found|covered) (?:under|in the section(?: on| called)?) ["“]?(\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|of|and|the|&))*(?: \p{Lu}[\p{L}'’-]+))/gu;

const BRACKETED_SEE = /\(see (?:the |also )?["“]?(\p{Lu}[^().,"”]{2,70}?)["”]?(?: above| below)?(?:,[^()]*)?\)/gu;

/** The labels at the beginning of items and paragraphs, in the form in which titles are compared: "- Pass: …". */
const labelsOf = (sections: readonly PrintedSection[]): readonly string[] =>
  sections.flatMap(({ text }) => matchesIn(text, /^[ \t•*_+-]*(\p{Lu}[^:\n]{2,40}):/gmu).map((match) => titleKey(match[1] ?? '')));

/** "(see Something)" where no heading or label has that title. */
function bracketedReferences(section: PrintedSection, titlesAndLabels: ReadonlySet<string>): Diagnostic[] {
  return matchesIn(section.text, BRACKETED_SEE).flatMap((match) => {
    const title = match[1] ?? '';
    const parts = [title, ...title.split(': '), ...title.split(/ and |, | or /)];
    const words = title.split(' ');
    // "(see Scoring for how wins are counted)"
    const beginnings = words.map((_, index) => words.slice(0, index + 1).join(' '));
    if ([...parts, ...beginnings].some((part) => titlesAndLabels.has(titleKey(part))) || /^(Figure|Part) \d/.test(title)) return [];
    const start = match.index + match[0].indexOf(title);
    const message = 'This refers to a text that is not in the documents given.';
    return [
      finding(section, {
        code: 'print-reference-external',
        severity: 'note',
        message,
        at: [start, start + title.length],
        found: shortLine(title),
      }),
    ];
  });
}
