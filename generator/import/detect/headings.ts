/** Headings that are repeated, out of order, in another case or with a slash, and lines of a list of contents without a heading. */
import type { Diagnostic } from '../../diagnostic.ts';
import { type Corpus, type IndexedDocument, othersOf } from '../corpus.ts';
import { finding, type PrintedSection, pointerOf, shortLine } from '../document.ts';
import { titleKey } from '../sentences.ts';

/** The most titles that one finding lists. */
const [MOST_LISTED_IN_OTHER_CASE, MOST_LISTED_OUT_OF_ORDER] = [4, 5];

export function findHeadings(corpus: Corpus): Diagnostic[] {
  return corpus.documents.flatMap((indexed) => [
    ...repeatedHeadings(indexed),
    ...headingsWithSlash(indexed),
    ...mixedCase(indexed),
    ...outOfAlphabet(indexed),
    ...otherOrder(indexed, corpus),
    ...contentsWithoutSection(indexed),
  ]);
}

/** Entries of a glossary begin on the line of their heading. */
const isEntry = (section: PrintedSection): boolean =>
  !section.isGroup && section.text !== '' && section.placeOf(0).line === section.place.line;

/** Headings that many sections may have: those of data, of advice, of subsections with one word. */
const isRepeatable = ({ title, field, path }: PrintedSection): boolean =>
  field !== undefined ||
  path.length === 0 ||
  /^(?:general|examples?|tips?!?|notes?|remember!?|introduction|overview|faqs?)\b/i.test(title) ||
  (path.length > 1 && !/\s/.test(title.trim()));

/** A long section that was divided (`divideLong`): its parts share the very same path. */
const isContinued = (first: PrintedSection, second: PrintedSection): boolean => first.path === second.path;

const MOST_REPEATED = 3;

function repeatedHeadings({ document }: IndexedDocument): Diagnostic[] {
  const firstByTitle = new Map<string, PrintedSection>();
  const untranslated = document.sections.filter(({ language }) => language === undefined);
  const found = untranslated.flatMap((section, index) => {
    if (isRepeatable(section) || (document.form !== 'json' && isEntry(section))) return [];
    const key = section.title.toLowerCase();
    const earlier = firstByTitle.get(key);
    if (earlier === undefined) {
      firstByTitle.set(key, section);
      return [];
    }
    if (isContinued(earlier, section)) return [];
    // A heading may announce a part before the part begins. Then only the second of the two headings has sections below it.
    const holdsSections = (position: number): boolean =>
      (untranslated[position + 1]?.path.length ?? 0) > (untranslated[position]?.path.length ?? 0);
    if (document.form !== 'json' && !holdsSections(untranslated.indexOf(earlier)) && holdsSections(index) && section.path.length === 1)
      return [];
    const message = 'Two sections have this heading.';
    const related = [{ message: 'The first is here.', place: earlier.place }];
    return [
      finding(section, {
        code: 'print-heading-duplicate',
        severity: 'warning',
        message,
        found: shortLine(section.title),
        hint: `Address it by its path: ${pointerOf(section.path)}`,
        related,
      }),
    ];
  });
  // Where many headings are repeated, as in lists of cards, that is the layout.
  return found.length > MOST_REPEATED ? [] : found;
}

/** Only the paths of documents that clauses cite, and of their versions, are written down. */
function headingsWithSlash({ document, isCited }: IndexedDocument): Diagnostic[] {
  if (document.form !== 'json' || !(isCited || document.versionOf !== undefined)) return [];
  const [first, ...others] = document.sections.filter(({ title, field }) => title.includes('/') && field === undefined);
  if (first === undefined) return [];
  const message = `A heading contains a slash, which separates headings in a path${others.length === 0 ? '' : ` (${others.length} more ${others.length === 1 ? 'does' : 'do'})`}.`;
  return [
    finding(first, {
      code: 'print-heading-slash',
      severity: 'note',
      message,
      found: first.title,
      expected: pointerOf([first.title]),
      hint: 'Paths are given with ~1 in its place.',
    }),
  ];
}

function mixedCase({ document }: IndexedDocument): Diagnostic[] {
  const outerSections = document.sections.filter(
    ({ title, language, field, path }) =>
      language === undefined && field === undefined && path.length === 1 && titleKey(title) !== 'general' && /\p{L}{2}/u.test(title),
  );
  if (document.form !== 'json') return [];
  const capitals = outerSections.filter(({ title }) => title === title.toUpperCase());
  const others = outerSections.filter(({ title }) => title !== title.toUpperCase());
  const fewer = capitals.length < others.length ? capitals : others;
  const [first] = fewer;
  if (first === undefined) return [];
  const message = 'Some headings are in capitals, the others are not.';
  return [
    finding(first, {
      code: 'print-heading-mixed-case',
      severity: 'note',
      message,
      found: fewer
        .map(({ title }) => shortLine(title, 30))
        .slice(0, MOST_LISTED_IN_OTHER_CASE)
        .join('; '),
      hint: 'Headings are compared without regard to case.',
    }),
  ];
}

/** Fewer entries may be in order by chance. */
const FEWEST_ENTRIES = 10;

/** By letters alone: neither case nor accents make an order. */
const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

function outOfAlphabet({ document }: IndexedDocument): Diagnostic[] {
  const entries = document.sections.filter(isEntry);
  if (document.form === 'json' || entries.length < FEWEST_ENTRIES) return [];
  const key = (section: PrintedSection | undefined): string => section?.title.replaceAll(/[^\p{L}\p{N} ]/gu, '') ?? '';
  return entries.flatMap((section, index) => {
    const [before, after] = [entries[index - 1], entries[index + 1]];
    const neighboursFit = before === undefined || after === undefined || compare(key(before), key(after)) <= 0;
    if (after === undefined || compare(key(section), key(after)) <= 0 || !neighboursFit || section.path.length !== after.path.length)
      return [];
    const message = 'This entry is not in alphabetical order.';
    return [
      finding(section, {
        code: 'print-entry-out-of-order',
        severity: 'note',
        message,
        found: `before ${shortLine(after.title)}`,
        expected: `after ${shortLine(after.title)}`,
      }),
    ];
  });
}

/** Fewer common headings may be in another order by chance. */
const FEWEST_IN_BOTH = 4;

function otherOrder(indexed: IndexedDocument, corpus: Corpus): Diagnostic[] {
  const { document } = indexed;
  const reference = othersOf(indexed, corpus).find((other) => other.document.contents.length > 0);
  if (reference === undefined) return [];
  const positionByTitle = new Map(
    reference.document.sections.filter((section) => !isEntry(section)).map(({ title }, index) => [titleKey(title), index]),
  );
  const outer = document.sections.filter(({ path, language }) => path.length === 1 && language === undefined);
  const inBoth = outer.flatMap((section) => {
    const position = positionByTitle.get(titleKey(section.title));
    return position === undefined ? [] : [{ section, position }];
  });
  const wrong = inBoth.filter(({ position }, index) => index > 0 && position < (inBoth[index - 1]?.position ?? 0));
  const [first] = wrong;
  if (first === undefined || inBoth.length < Math.max(FEWEST_IN_BOTH, outer.length / 2)) return [];
  const message = `The sections are in another order than in ${reference.document.id}.`;
  const found = wrong
    .map(({ section }) => shortLine(section.title, 30))
    .slice(0, MOST_LISTED_OUT_OF_ORDER)
    .join('; ');
  return [
    finding(first.section, { code: 'print-order-other', severity: 'note', message, found, expected: 'the order of the list of contents' }),
  ];
}

function contentsWithoutSection({ document }: IndexedDocument): Diagnostic[] {
  const titles = new Set(document.sections.map(({ title }) => titleKey(title)));
  const lost = document.contents.filter(({ title }) => !titles.has(titleKey(title)));
  return lost.map(({ title, place }) => ({
    code: 'print-contents-without-section',
    severity: 'warning',
    message: 'The list of contents names a section that the document lacks.',
    place,
    found: shortLine(title),
  }));
}
