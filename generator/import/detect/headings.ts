/** Headings that are repeated, out of order or inside the text. */
import type { Diagnostic } from '../../diagnostic.ts';
import { type Corpus, type IndexedDocument, othersOf } from '../corpus.ts';
import { finding, type PrintedSection, pointerOf, quoted } from '../document.ts';
import { isCapitals } from '../headings.ts';
import { titleKey } from '../sentences.ts';
import { matchesIn } from './pattern.ts';

export function findHeadings(corpus: Corpus): Diagnostic[] {
  return corpus.documents.flatMap((indexed) => [
    ...twice(indexed),
    ...slashes(indexed),
    ...mixedCase(indexed),
    ...outOfAlphabet(indexed),
    ...otherOrder(indexed, corpus),
    ...contents(indexed),
    ...indexed.sections.flatMap((section) => [
      ...insideText(section, indexed.document.form === 'json'),
      ...runIn(section, indexed, corpus),
    ]),
  ]);
}

/** Entries of a glossary begin on the line of their heading. */
const isEntry = (section: PrintedSection): boolean =>
  !section.group && section.text !== '' && section.placeOf(0).line === section.place.line;

/** Headings that many sections may have: those of data, of advice, of subsections with one word. */
const isRepeatable = ({ title, field, path }: PrintedSection): boolean =>
  field !== undefined ||
  path.length === 0 ||
  /^(?:general|examples?|tips?!?|notes?|remember!?|introduction|overview|faqs?)\b/i.test(title) ||
  (path.length > 1 && !/\s/.test(title.trim()));

/** A long section that was divided. */
const isContinued = (first: PrintedSection, second: PrintedSection): boolean => first.path === second.path;

const MOST_REPEATED = 3;

function twice({ document }: IndexedDocument): Diagnostic[] {
  const first = new Map<string, PrintedSection>();
  const own = document.sections.filter(({ language }) => language === undefined);
  const found = own.flatMap((section, index) => {
    if (isRepeatable(section) || (document.form !== 'json' && isEntry(section))) return [];
    const key = section.title.toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, section);
      return [];
    }
    if (isContinued(earlier, section)) return [];
    // A part announced before it begins: only the second holds sections.
    const holds = (at: number): boolean => (own[at + 1]?.path.length ?? 0) > (own[at]?.path.length ?? 0);
    if (document.form !== 'json' && !holds(own.indexOf(earlier)) && holds(index) && section.path.length === 1) return [];
    const message = 'Two sections have this heading.';
    const related = [{ message: 'The first is here.', place: earlier.place }];
    return [
      finding(section, {
        code: 'duplicate-heading',
        severity: 'warning',
        message,
        found: quoted(section.title),
        hint: `Address it by its path: ${pointerOf(section.path)}`,
        related,
      }),
    ];
  });
  // Where many headings are repeated, as in lists of cards, that is the layout.
  return found.length > MOST_REPEATED ? [] : found;
}

function slashes({ document }: IndexedDocument): Diagnostic[] {
  if (document.form !== 'json') return [];
  const [first, ...others] = document.sections.filter(({ title, field }) => title.includes('/') && field === undefined);
  if (first === undefined) return [];
  const message = `A heading contains a slash, which separates headings in a path${others.length === 0 ? '' : ` (${others.length} more do)`}.`;
  return [
    finding(first, {
      code: 'slash-in-heading',
      severity: 'note',
      message,
      found: first.title,
      expected: pointerOf([first.title]),
      hint: 'Paths are given with ~1 in its place.',
    }),
  ];
}

/** Headings of one document in capitals here, in title case there. */
function mixedCase({ document }: IndexedDocument): Diagnostic[] {
  const own = document.sections.filter(
    ({ title, language, field, path }) =>
      language === undefined && field === undefined && path.length === 1 && titleKey(title) !== 'general' && /\p{L}{2}/u.test(title),
  );
  if (document.form !== 'json') return [];
  const capitals = own.filter(({ title }) => title === title.toUpperCase());
  const others = own.filter(({ title }) => title !== title.toUpperCase());
  const fewer = capitals.length < others.length ? capitals : others;
  if (fewer.length === 0 || fewer.length * 2 > own.length) return [];
  const [first] = fewer;
  if (first === undefined) return [];
  const message = 'Some headings are in capitals, the others are not.';
  return [
    finding(first, {
      code: 'mixed-heading-case',
      severity: 'note',
      message,
      found: fewer
        .map(({ title }) => quoted(title, 30))
        .slice(0, 4)
        .join('; '),
      hint: 'Headings are compared without regard to case.',
    }),
  ];
}

/** One entry out of place in a list of entries that is otherwise sorted. */
function outOfAlphabet({ document }: IndexedDocument): Diagnostic[] {
  const entries = document.sections.filter(isEntry);
  if (document.form === 'json' || entries.length < 10) return [];
  const key = (section: PrintedSection | undefined): string => section?.title.replaceAll(/[^\p{L}\p{N} ]/gu, '') ?? '';
  return entries.flatMap((section, index) => {
    const [before, after] = [entries[index - 1], entries[index + 1]];
    // The line of entries must go on as if this one were not there.
    const fits = before === undefined || after === undefined || key(before) <= key(after);
    if (after === undefined || key(section) <= key(after) || !fits || section.path.length !== after.path.length) return [];
    const message = 'This entry is not in alphabetical order.';
    return [
      finding(section, {
        code: 'out-of-order',
        severity: 'note',
        message,
        found: `before ${quoted(after.title)}`,
        expected: `after ${quoted(after.title)}`,
      }),
    ];
  });
}

/** Outer headings in another order than in a document that has a list of contents. */
function otherOrder(indexed: IndexedDocument, corpus: Corpus): Diagnostic[] {
  const { document } = indexed;
  const reference = othersOf(indexed, corpus).find((other) => other.document.contents.length > 0);
  if (reference === undefined) return [];
  const order = new Map(
    reference.document.sections.filter((section) => !isEntry(section)).map(({ title }, index) => [titleKey(title), index]),
  );
  const outer = document.sections.filter(({ path, language }) => path.length === 1 && language === undefined);
  const known = outer.flatMap((section) => {
    const place = order.get(titleKey(section.title));
    return place === undefined ? [] : [{ section, place }];
  });
  const wrong = known.filter(({ place }, index) => index > 0 && place < (known[index - 1]?.place ?? 0));
  const [first] = wrong;
  if (first === undefined || known.length < Math.max(4, outer.length / 2)) return [];
  const message = `The sections are in another order than in ${reference.document.id}.`;
  const found = wrong
    .map(({ section }) => quoted(section.title, 30))
    .slice(0, 5)
    .join('; ');
  return [finding(first.section, { code: 'other-order', severity: 'note', message, found, expected: 'the order of the list of contents' })];
}

/** Lines of the list of contents that no heading answers, and references past its last page. */
function contents({ document }: IndexedDocument): Diagnostic[] {
  const titles = new Set(document.sections.map(({ title }) => titleKey(title)));
  const lost = document.contents.filter(({ title }) => !titles.has(titleKey(title)));
  return lost.map(({ title, place }) => ({
    code: 'contents-without-section',
    severity: 'warning',
    message: 'The list of contents names a section that the document lacks.',
    place,
    found: quoted(title),
  }));
}

/** A marker divides text from text. */
const MARKED_WORDS = 2;
const isInTable = (line: string): boolean => /[|\u2060]| {3,}/.test(line.trim());

/** Lines in capitals that are headings or markers kept as text. */
function insideText(section: PrintedSection, json: boolean): Diagnostic[] {
  const lines = matchesIn(section.text, /^.*$/gm);
  return lines.flatMap((match, index) => {
    const [line] = match;
    // A single word in a document whose headings are such lines is the caption of a picture.
    const caption = !json && !/\s/.test(line.trim());
    const following = lines.slice(index + 1).find(([other]) => other.trim() !== '')?.[0] ?? '';
    const divides = /\s/.test(line.trim()) && following.split(/\s+/).length > MARKED_WORDS && /\p{Ll}/u.test(following);
    if (!isCapitals(line) || caption || line.includes('\t') || !divides || isInTable(line)) return [];
    const at = [match.index, match.index + line.length] as const;
    const start = index === 0 && lines.filter(([other]) => isCapitals(other)).length === 1;
    if (start)
      return [
        finding(section, {
          code: 'heading-in-text',
          severity: 'note',
          message: 'The text begins with a line of its heading.',
          at,
          found: line,
          expected: `${section.title}: ${line}`,
        }),
      ];
    return [
      finding(section, {
        code: 'marker-in-text',
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
/** So many paragraphs with a run-in heading are a layout, and one is a short sentence. */
const FEWEST_RUN_IN = 3;

/** Paragraphs that begin with a title: a heading of another document, or in several paragraphs a few words with a full stop. */
function runIn(section: PrintedSection, indexed: IndexedDocument, corpus: Corpus): Diagnostic[] {
  const elsewhere = (words: string): boolean => othersOf(indexed, corpus).some((other) => other.byTitle.has(titleKey(words)));
  const out: Diagnostic[] = [];
  const report = (start: number, words: string): void => {
    const message = 'A heading runs in with the text.';
    out.push(
      finding(section, {
        code: 'run-in-heading',
        severity: 'note',
        message,
        at: [start, start + words.length],
        found: words,
        expected: 'a heading on a line of its own',
      }),
    );
  };
  const titles = matchesIn(section.text, RUN_IN).filter(([, words = '']) => words.split(' ').length <= 5 && !SENTENCE.test(words));
  const layout = titles.filter(([all]) => !all.includes(':')).length >= FEWEST_RUN_IN;
  for (const match of titles) {
    const words = match[1] ?? '';
    if (elsewhere(words) || (layout && !match[0].includes(':'))) report(match.index + match[0].indexOf(words), words);
  }
  // Without any mark: the words of a heading, then a sentence.
  for (const match of matchesIn(section.text, /^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}) (?=\p{Lu}\p{Ll}* )/gmu)) {
    const words = match[1] ?? '';
    if (elsewhere(words) && !isCapitals(words)) report(match.index, words);
  }
  return out;
}
