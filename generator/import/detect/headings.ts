/** Headings that stand twice, out of order or inside the text. */
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

function twice({ document }: IndexedDocument): Diagnostic[] {
  const first = new Map<string, PrintedSection>();
  const own = document.sections.filter(({ language }) => language === undefined);
  return own.flatMap((section, index) => {
    if (titleKey(section.title) === 'general' || (document.form !== 'json' && isEntry(section))) return [];
    const key = section.title.toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, section);
      return [];
    }
    // A part told of before it begins: only the second holds sections.
    const holds = (at: number): boolean => (own[at + 1]?.path.length ?? 0) > (own[at]?.path.length ?? 0);
    if (document.form !== 'json' && !holds(own.indexOf(earlier)) && holds(index) && section.path.length === 1) return [];
    const message = 'Two sections bear this heading.';
    const related = [{ message: 'The first stands here.', place: earlier.place }];
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
}

function slashes({ document }: IndexedDocument): Diagnostic[] {
  if (document.form !== 'json') return [];
  return document.sections
    .filter(({ title }) => title.includes('/'))
    .map((section) => {
      const message = 'The heading holds a slash, which separates headings in a path.';
      return finding(section, {
        code: 'slash-in-heading',
        severity: 'warning',
        message,
        found: section.title,
        expected: pointerOf([section.title]),
        hint: 'Paths are given with ~1 in its place.',
      });
    });
}

/** Headings of one document in capitals here, in title case there. */
function mixedCase({ document }: IndexedDocument): Diagnostic[] {
  const own = document.sections.filter(
    ({ title, language }) => language === undefined && titleKey(title) !== 'general' && /\p{L}{2}/u.test(title),
  );
  if (document.form !== 'json') return [];
  const capitals = own.filter(({ title }) => title === title.toUpperCase());
  const others = own.filter(({ title }) => title !== title.toUpperCase());
  const fewer = capitals.length < others.length ? capitals : others;
  if (fewer.length === 0 || fewer.length === own.length) return [];
  const [first] = fewer;
  if (first === undefined) return [];
  const message = 'Headings are now in capitals, now not.';
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
    const message = 'This entry stands out of the order of the alphabet.';
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
  const message = `The sections stand in another order than in ${reference.document.id}.`;
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

/** Lines in capitals that are headings or markers kept as text. */
function insideText(section: PrintedSection, json: boolean): Diagnostic[] {
  const lines = matchesIn(section.text, /^.*$/gm);
  return lines.flatMap((match, index) => {
    const [line] = match;
    // A single word in a document whose headings are such lines is the caption of a picture.
    const caption = !json && !/\s/.test(line.trim());
    if (!isCapitals(line) || caption || line.includes('\t') || lines.length === 1) return [];
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

/** Paragraphs that begin with a title: one of another document's headings, or a few words with a full stop. */
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
  for (const match of matchesIn(section.text, RUN_IN)) {
    const words = match[1] ?? '';
    const title =
      words.split(' ').length <= 5 && (match[0].includes(':') ? elsewhere(words) : !/\b(?:is|are|can|may|must|see|read)\b/i.test(words));
    if (title) report(match.index + match[0].indexOf(words), words);
  }
  // Without any mark: the words of a heading, then a sentence.
  for (const match of matchesIn(section.text, /^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}) (?=\p{Lu}\p{Ll}* )/gmu)) {
    const words = match[1] ?? '';
    if (elsewhere(words) && !isCapitals(words)) report(match.index, words);
  }
  return out;
}
