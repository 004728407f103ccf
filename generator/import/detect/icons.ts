/** Icons: names without explanation, one name for two things, icons that another document prints as a number, signs of symbol fonts. */
import { appendTo } from '../../../engine/base/append-to.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { nearestSentence } from '../compare.ts';
import { type Corpus, type IndexedDocument, othersOf } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { APP_ICONS } from '../icon-names.ts';
import type { Sentence } from '../sentences.ts';
import { explainsGlyph, explainsIcon } from './icon-legends.ts';
import { findingOnce, findPatterns, matchesIn, type TextPattern } from './pattern.ts';

/** Earlier versions of the published app (`icon-names.ts`) write `#name#`. */
const ICON = /\|([a-z0-9_-]{1,30})\||(?<![\p{L}\p{N}])#([a-z]{1,30})#/giu;
/** Pictographs. Arrows, "©" and "™", digits and suits of cards are none without the selector of emoji (U+FE0F). */
export const GLYPH = /[\u25a0-\u25ff\u2600-\u265f\u2668-\u2775]\ufe0f?|\p{Emoji_Presentation}\ufe0f?|\p{Extended_Pictographic}\ufe0f/gu;

const IN_SENTENCE = new RegExp(`(?<=[\\p{L},(] ?)(?:${GLYPH.source})(?=[ ,.)]|$)`, 'gu');

const PATTERNS: readonly TextPattern[] = [
  {
    code: 'print-icon-and-word',
    severity: 'note',
    pattern:
      /(?<!(?:^|\n)[ \t]*(?:[•*-] *)?)\|([a-z]+)\| \1\b(?! ?(?:[:=(–—-]|(?:combat )?(?:symbols?|icons?|values?|numbers?|powers?|modes?|abilit)))/gu,
    message: 'The icon and the word for it are side by side.',
    expected: 'one of them',
  },
  {
    code: 'print-symbol-same',
    severity: 'error',
    pattern: /([\u25a0-\u27bf]\ufe0f?|\p{Emoji_Presentation}\ufe0f?) or \1/gu,
    message: 'The same symbol is on both sides of "or": two different ones were printed.',
    expected: 'two symbols',
    hint: 'A person must look at the printed page.',
  },
];

export function findIcons(corpus: Corpus): Diagnostic[] {
  return [
    ...findPatterns(PATTERNS, corpus),
    ...corpus.documents.flatMap((indexed) => [
      ...namesIn(indexed, corpus),
      ...glyphsIn(indexed),
      ...brokenMarks(indexed, corpus),
      ...itemsWithoutIcon(indexed),
      ...otherMeanings(indexed, corpus),
    ]),
  ];
}

/** "|wing," without its second bar. In Markdown a bar may divide cells. */
function brokenMarks({ document, sections }: IndexedDocument, corpus: Corpus): Diagnostic[] {
  if (document.form === 'markdown') return [];
  const names = new Set([...corpus.icons, ...sections.flatMap(({ text }) => matchesIn(text, ICON).map(nameOf))]);
  return sections.flatMap((section) =>
    matchesIn(
      section.text.replaceAll(ICON, (icon) => ' '.repeat(icon.length)),
      /\|([a-z0-9_-]{2,30})(?![\p{L}\p{N}|_-])|(?<![\p{L}\p{N}|_-])([a-z0-9_-]{2,30})\|/giu,
    ).flatMap((match) => {
      const name = (match[1] ?? match[2] ?? '').toLowerCase();
      if (!names.has(name)) return [];
      const at = [match.index, match.index + match[0].length] as const;
      const message = 'One of the two bars around an icon is missing.';
      return [finding(section, { code: 'print-icon-broken', severity: 'warning', message, at, found: match[0], expected: `|${name}|` })];
    }),
  );
}

const FEWEST_ITEMS = 4;

const itemsWithoutIcon = ({ sections }: IndexedDocument): Diagnostic[] =>
  sections.flatMap((section) => {
    const items = matchesIn(section.text, /(?<=^|\n)[ \t]*[•*-][ \t]+(?=\S)(\|[a-z0-9_-]+\|)?/gi);
    const without = items.filter((item) => item[1] === undefined);
    const [only] = without;
    if (only === undefined || without.length > 1 || items.length < FEWEST_ITEMS) return [];
    const start = only.index + only[0].length;
    const at = [start, start + 1] as const;
    const message = 'Every other item of this list begins with an icon.';
    const found = section.text.slice(start, start + 30);
    return [finding(section, { code: 'print-icon-lost', severity: 'warning', message, at, found, expected: 'an icon' })];
  });

const nameOf = (match: RegExpExecArray): string => (match[1] ?? match[2] ?? '').toLowerCase();

type Spot = readonly [section: PrintedSection, start: number, end: number];

function spotsOf({ sections }: IndexedDocument, pattern: RegExp, keyOf: (match: RegExpExecArray) => string): Map<string, Spot[]> {
  const spots = new Map<string, Spot[]>();
  for (const section of sections) {
    for (const match of matchesIn(section.text, pattern)) {
      appendTo(spots, keyOf(match), [section, match.index, match.index + match[0].length]);
    }
  }
  return spots;
}

/**
 * What is reported of icons that no document explains: ours, the app's, and unknown ones. `also` continues the message after their names.
 */
const UNEXPLAINED = {
  own: { code: 'print-icon-without-legend', severity: 'note', also: ', but our rules have' },
  foreign: { code: 'print-icon-foreign', severity: 'warning', also: '; our rules have other names for' },
  unknown: { code: 'print-icon-unknown', severity: 'error', also: ', nor do our rules know' },
} as const;

/**
 * One finding for all icons of one kind that no document explains. None for documents that no clause cites: what explains their icons may be
 * in a file that was not given.
 */
function namesIn(indexed: IndexedDocument, corpus: Corpus): Diagnostic[] {
  if (!indexed.isCited && indexed.document.versionOf === undefined) return [];
  const unexplained = [...spotsOf(indexed, ICON, nameOf)].filter(
    ([name]) => !corpus.documents.some(({ sections }) => sections.some((section) => explainsIcon(section, name))),
  );
  const kindOf = (name: string): keyof typeof UNEXPLAINED => (corpus.icons.has(name) ? 'own' : APP_ICONS.has(name) ? 'foreign' : 'unknown');
  return [...Map.groupBy(unexplained, ([name]) => kindOf(name))].flatMap(([kind, icons]) => {
    const { code, severity, also } = UNEXPLAINED[kind];
    const names = icons.map(([name]) => `|${name}|`).join(', ');
    const message = `None of the documents given explains ${names}${also} ${icons.length === 1 ? 'it' : 'them'}.`;
    const ours = icons.flatMap(([name]) => (kind === 'own' ? [name] : (APP_ICONS.get(name) ?? [])));
    const expected = ours.length === 0 ? 'sentences that explain them' : ours.map((id) => `our icon "${id}"`).join(' or ');
    const hint = kind === 'unknown' ? { hint: 'Add their names to generator/import/icon-names.ts.' } : {};
    const places = icons.flatMap(([, spots]) => spots);
    return findingOnce(places, { code, severity, message, expected, ...hint });
  });
}

function glyphsIn(indexed: IndexedDocument): Diagnostic[] {
  const message = 'A picture from a symbol font is printed in place of a symbol.';
  const hint = 'It alone does not show which symbol was printed.';
  // `IN_SENTENCE` leaves out ornaments at the beginning of a line.
  return [...spotsOf(indexed, IN_SENTENCE, (match) => match[0].replace('\ufe0f', ''))].flatMap(([glyph, places]) =>
    indexed.sections.some((section) => explainsGlyph(section, glyph))
      ? []
      : findingOnce(places, {
          code: 'print-pictograph',
          severity: 'warning',
          message: `${message} ${glyph}`,
          expected: 'an icon name',
          hint,
        }),
  );
}

/** The search ends after this many places of one icon, and after this many icons. */
const MOST_PLACES = 60;
/** A sentence less like another is not taken for the same. */
const LEAST_LIKENESS = 0.5;

/** What other documents print in the place of each icon of this one. */
function otherMeanings(indexed: IndexedDocument, corpus: Corpus): Diagnostic[] {
  const out: Diagnostic[] = [];
  const meanings = new Map<string, { spot: Spot; printed: Set<string> }>();
  const counts = new Map<string, number>();
  for (const section of indexed.sections) {
    for (const match of matchesIn(section.text, ICON)) {
      const name = nameOf(match);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      if (count > MOST_PLACES || counts.size > MOST_PLACES) continue;
      const spot: Spot = [section, match.index, match.index + match[0].length];
      const sentence = indexed.sentences.get(section)?.find((one) => one.start <= match.index && one.end >= match.index);
      for (const other of othersOf(indexed, corpus)) {
        const nearestOther = sentence === undefined ? undefined : nearestSentence(sentence, other);
        if (sentence === undefined || nearestOther === undefined || nearestOther.likeness < LEAST_LIKENESS) continue;
        const printed = inPlaceOf(sentence, spot, nearestOther.sentence);
        if (printed === undefined || printed.text.startsWith('|')) continue;
        if (/^\d+$/.test(printed.text)) out.push(numberForIcon(nearestOther.sentence, printed, spot, name));
        else {
          const known = meanings.get(name) ?? { spot, printed: new Set<string>() };
          known.printed.add(printed.text);
          meanings.set(name, known);
        }
      }
    }
  }
  for (const [name, { spot, printed }] of meanings) {
    if (printed.size < 2) continue;
    const [section, start, end] = spot;
    const found = [...printed].map((text) => (text === '' ? 'a symbol (lost)' : text)).join(', ');
    const message = `The icon |${name}| means two things: another document prints different signs in its places.`;
    out.push(
      finding(section, {
        code: 'print-icon-ambiguous',
        severity: 'error',
        message,
        at: [start, end],
        found,
        expected: 'the same meaning in every place',
        hint: 'Tell the two meanings apart by the sentence around each place.',
      }),
    );
  }
  return out;
}

/** The signs that another document has in the place of an icon, and their offset in the section. */
interface Printed {
  readonly text: string;
  readonly start: number;
}

/** The signs in the other sentence between the same words: the two before the icon and the one after it. */
function inPlaceOf(sentence: Sentence, [, start, end]: Spot, other: Sentence): Printed | undefined {
  const before = sentence.words
    .filter((word) => word.end <= start)
    .slice(-2)
    .map(({ word }) => word);
  const after = sentence.words.find((word) => word.start >= end)?.word;
  if (before.length < 2 || after === undefined) return undefined;
  for (let index = 1; index < other.words.length; index++) {
    if (other.words[index]?.word !== before[1] || other.words[index - 1]?.word !== before[0]) continue;
    const signsStart = other.words[index]?.end ?? 0;
    const next = other.words.slice(index + 1, index + 3).find(({ word }) => word === after);
    if (next === undefined) continue;
    const raw = other.section.text.slice(signsStart, next.start);
    return { text: raw.replaceAll(/[\s*"“”()]/g, ''), start: signsStart + raw.search(/[^\s*"“”()]|$/) };
  }
  return undefined;
}

function numberForIcon(sentence: Sentence, { text, start }: Printed, [section, iconStart, iconEnd]: Spot, name: string): Diagnostic {
  const message = 'A number is printed where another document has an icon: it was read wrongly.';
  const related = [{ message: `|${name}| is here.`, place: section.placeOf(iconStart, iconEnd) }];
  return finding(sentence.section, {
    code: 'print-icon-as-number',
    severity: 'error',
    message,
    at: [start, start + text.length],
    found: text,
    expected: `|${name}|`,
    related,
  });
}
