/** Finds numbers that differ from another place of the document, or from the list that follows the number. */
import type { Diagnostic } from '../../diagnostic.ts';
import { NUMERALS } from '../../numerals.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { titleKey, type Word } from '../sentences.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { matchesIn } from './pattern.ts';

export const findNumbers = ({ documents, knowledge }: Corpus): Diagnostic[] =>
  documents
    .filter(({ isEnglish }) => isEnglish)
    .flatMap((indexed) => [
      ...differingAmounts(indexed, knowledge),
      ...differingLengths(indexed),
      ...indexed.sections.flatMap((section) => [
        ...differingSummaries(section, indexed),
        ...wrongCounts(section),
        ...wrongListCounts(section),
      ]),
    ]);

const numeralOf = (word: string): number | undefined => {
  const at = NUMERALS.indexOf(word);
  if (at >= 0) return at;
  return /^\d{1,4}$/.test(word) ? Number(word) : undefined;
};

interface Amount {
  readonly section: PrintedSection;
  readonly word: Word;
  readonly number: number;
}

/** Words that name the kind of an amount: "a full hand of", "a starting force of". */
const KIND = /^(?:full|starting|deck|pool)$/;
/** How many words are read on each side of a number: before it for the kind of amount, after it for the noun that it counts. */
const WORDS_AROUND = 3;

/** Finds an amount that the document gives with two numbers: "a full hand of four cards" and "a full hand of five cards". */
function differingAmounts({ sections }: IndexedDocument, { words }: WordKnowledge): Diagnostic[] {
  /** The keys are phrases with the number left open: "full hand of # cards". */
  const amountsByPhrase = new Map<string, Amount[]>();
  for (const section of sections) {
    const wordsHere = words.get(section) ?? [];
    wordsHere.forEach((word, index) => {
      const number = numeralOf(word.word);
      const before = wordsHere.slice(Math.max(0, index - WORDS_AROUND), index).map((one) => one.word);
      const kindAt = before.findIndex((one) => KIND.test(one));
      // At least one word must be between the kind and the number.
      if (number === undefined || kindAt < 0 || before.length - kindAt < 2) return;
      const noun =
        wordsHere.slice(index + 1, index + 1 + WORDS_AROUND).find((one) => /s$/.test(one.word))?.word ?? wordsHere[index + 1]?.word ?? '';
      const phrase = [...before.slice(kindAt), '#', noun].join(' ');
      amountsByPhrase.set(phrase, [...(amountsByPhrase.get(phrase) ?? []), { section, word, number }]);
    });
  }
  return [...amountsByPhrase.values()].flatMap((places) => {
    const [first] = places;
    const other = places.find(({ number }) => number !== first?.number);
    return first === undefined || other === undefined ? [] : [differenceFinding(other, first)];
  });
}

function differenceFinding({ section, word, number }: Amount, first: Amount): Diagnostic {
  const related = [{ message: `Here it is ${first.number}.`, place: first.section.placeOf(first.word.start, first.word.end) }];
  const message = 'Another place of the document gives another number.';
  const at = [word.start, word.end] as const;
  return finding(section, {
    code: 'print-amounts-differ',
    severity: 'warning',
    message,
    at,
    found: String(number),
    expected: String(first.number),
    related,
  });
}

const RANGE = /(?<![\d.–-])(\d{1,2}) ?[–-] ?(\d{1,2})(?![\d.–-])/g;

/** Finds lines of a summary, such as "Breaking away: 5–6", whose range is missing from the section that the line names. */
function differingSummaries(section: PrintedSection, { byTitle }: IndexedDocument): Diagnostic[] {
  return matchesIn(section.text, /(?<=^|\n)[ \t•*-]*(\p{Lu}[\p{L}' -]{3,40}): *(?=[^\n]*\d)([^\n]*)/gu).flatMap((line) => {
    const [whole, title = '', text = ''] = line;
    const [range, another] = matchesIn(text, RANGE);
    const target = byTitle.get(titleKey(title))?.find((one) => one !== section);
    if (range === undefined || another !== undefined || target === undefined) return [];
    const ranges = matchesIn(target.text, RANGE);
    if (ranges.length === 0 || ranges.some((one) => one[1] === range[1] && one[2] === range[2])) return [];
    const start = line.index + whole.length - text.length + range.index;
    const [first] = ranges;
    const related =
      first === undefined
        ? []
        : [{ message: `Here it is ${first[0]}.`, place: target.placeOf(first.index, first.index + first[0].length) }];
    return [
      finding(section, {
        code: 'print-amounts-differ',
        severity: 'warning',
        message: `The section "${target.title}" has no such range.`,
        at: [start, start + range[0].length],
        found: range[0],
        expected: ranges.map((one) => one[0]).join(' or '),
        related,
      }),
    ];
  });
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];
const NUMBER_WORDS = [...NUMERALS.slice(2), ...ORDINALS.slice(2), String.raw`\d{1,2}`].join('|');
const GAME_LENGTH = new RegExp(
  String.raw`\b(?:game|battle|match)s?\s+(?:is |are )?(?:lasts?|ends?|over|goes on|played)\b(?:(?!\b(?:if|when|unless)\b)[^.;:]){0,40}?\b(${NUMBER_WORDS})\s+(rounds?|turns?)\b`,
  'gi',
);

/** Finds a second length of a game, in rounds or in turns, that differs from the first length in the same unit. */
function differingLengths({ sections }: IndexedDocument): Diagnostic[] {
  const places = sections.flatMap((section) =>
    matchesIn(section.text, GAME_LENGTH).map((match) => {
      const [whole, number = '', unit = ''] = match;
      const start = match.index + whole.slice(0, -unit.length).trimEnd().length - number.length;
      const value = Math.max(NUMERALS.indexOf(number.toLowerCase()), ORDINALS.indexOf(number.toLowerCase()), Number(number) || 0);
      return {
        section,
        number: value,
        word: { word: number, start, end: start + number.length },
        unit: unit.toLowerCase().replace(/s$/, ''),
      };
    }),
  );
  return ['round', 'turn'].flatMap((wantedUnit) => {
    const [first, ...others] = places.filter(({ unit }) => unit === wantedUnit);
    const other = others.find(({ number }) => number !== first?.number);
    return first === undefined || other === undefined ? [] : [differenceFinding(other, first)];
  });
}

const LISTED = new RegExp(
  String.raw`\b(${NUMERALS.slice(2).join('|')}) (?:\p{L}+ ){0,2}(\p{Ll}+s): ([\p{L}' ]+(?:, [\p{L}' ]+)*,? (?:and|or) [\p{L}' ]+)[.;)]`,
  'gu',
);
/** The most words of an item. A longer item is likely to have commas of its own, so its list is not counted. */
const LONGEST_ITEM = 3;

/** Finds a number that differs from the count of the list after it in its sentence: "four phases: Command, Action and End." */
function wrongCounts(section: PrintedSection): Diagnostic[] {
  return matchesIn(section.text, LISTED).flatMap((match) => {
    const [, number = '', noun = '', list = ''] = match;
    const items = list.split(/,? (?:and|or) |, /);
    // Where such a list divides into items is unclear: "two actions: draw and discard or play".
    const isMixed = / and /.test(list) && / or /.test(list);
    if (isMixed || items.length === numeralOf(number) || items.some((item) => item.trim().split(' ').length > LONGEST_ITEM)) return [];
    const at = [match.index, match.index + number.length] as const;
    const message = `The list after it names ${items.length} ${noun}.`;
    const found = `${number} ${noun}: ${list}`;
    const expected = NUMERALS[items.length] ?? String(items.length);
    return [finding(section, { code: 'print-amounts-differ', severity: 'warning', message, at, found, expected })];
  });
}

const ANNOUNCED = new RegExp(
  String.raw`\b(?:[Tt]he|these|of|has|have|are|in|following|with|into) (?:following )?(${NUMERALS.slice(2).join('|')}) (?:\p{L}+ ){0,2}(\p{Ll}+s)\b[^.:\n]{0,60}:\n{1,2}((?:[ \t]*(?:[•*-]|\d{1,2}[.)]) [^\n]+\n?)+)`,
  'gu',
);

/** Finds a number that differs from the count of the list on the lines below it: "four combat values:" before three lines. */
function wrongListCounts(section: PrintedSection): Diagnostic[] {
  return matchesIn(section.text, ANNOUNCED).flatMap((match) => {
    const [whole, number = '', noun = '', list = ''] = match;
    // Lines with another indentation than the first are not items of this list.
    const itemCount = list.split('\n').filter((line) => /^[•*\d-]/.test(line.trim()) && line.search(/\S/) === list.search(/\S/)).length;
    if (itemCount < 2 || itemCount === numeralOf(number)) return [];
    const start = match.index + whole.indexOf(number);
    const message = `The list after it has ${itemCount} entries.`;
    const at = [start, start + number.length] as const;
    const found = `${number} … ${noun}`;
    return [
      finding(section, {
        code: 'print-amounts-differ',
        severity: 'warning',
        message,
        at,
        found,
        expected: NUMERALS[itemCount] ?? String(itemCount),
      }),
    ];
  });
}
