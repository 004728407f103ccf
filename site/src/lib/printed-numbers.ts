/** Which numbers of our words the printed words lack, and the reverse. */
import { NUMBERS } from '../search/words.ts';
import type { PrintedLayer } from './printed-layer.ts';
import { nearestClause } from './printed-nearest.ts';

/** Numbers that only one side has; one of the lists may be empty. */
export interface Compared {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  /** Whether one number replaces another or a sign is missing, and not merely one side has more. */
  readonly conflict: boolean;
}

const NAMES: { readonly [word: string]: string } = {
  no: '0',
  one: '1',
  a: '1',
  an: '1',
  single: '1',
  once: '1',
  twice: '2',
  both: '2',
  ...Object.fromEntries(NUMBERS),
};
/** Numbers that count nothing: references, dice, marks of lists. */
const ASIDE = /\b(?:figures?|pages?|p\.|parts?|steps?|examples?) ?#?\d+(?:\s?[-–]\s?\d+)?(?:-[A-Z])?|#\d+|\b\d*d6\b|\b\d-D\b|^\d+\)/gim;
const NUMBER = /(?<![\p{L}\p{N}])[-−]?\d+(?:\.\d+)?/gu;
const END = /(?<=[.!?])\s+/;

/** The numbers written as digits; a minus stays, a plus does not. */
function numbersIn(text: string): Set<string> {
  return new Set((text.replaceAll(ASIDE, ' ').match(NUMBER) ?? []).map((number) => number.replace('−', '-')));
}

/** All numbers that a text may be said to hold: digits, their size without sign, and number words. */
function heldIn(text: string): Set<string> {
  const digits = numbersIn(text);
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => (Object.hasOwn(NAMES, word) ? [NAMES[word] ?? ''] : []));
  return new Set([...digits, ...[...digits].map((number) => number.replace('-', '')), ...words]);
}

/** A paragraph or sentence that only shows how a rule works: its numbers are made up. */
const SHOWN = /^\W*example\b|\bfor (?:example|instance)\b/i;

/**
 * Compares the words of each clause with each section printed for it, by `clause section`; clauses without words are left out. A number
 * of ours counts when the section has it nowhere. A sentence of theirs is compared with the clause whose words come nearest: its numbers
 * count when no clause that cites the section has them, or when that clause has a number that the section lacks.
 */
export function compareNumbers({ sections, clauses }: PrintedLayer, wordsOf: (clause: string) => string): Map<string, Compared> {
  const words = new Map([...clauses.keys()].map((clause) => [clause, wordsOf(clause)]));
  const out = new Map<string, Compared>();
  sections.forEach(({ paragraphs }, place) => {
    const text = paragraphs.join('\n');
    const citing = [...clauses].filter(([, places]) => places.includes(place)).map(([clause]) => clause);
    const cited = new Set(citing.flatMap((clause) => [...heldIn(words.get(clause) ?? '')]));
    const sentences = paragraphs.filter((paragraph) => !SHOWN.test(paragraph.slice(0, 20))).flatMap((paragraph) => paragraph.split(END));
    const nearest = Map.groupBy(
      sentences.filter((sentence) => numbersIn(sentence).size > 0 && !SHOWN.test(sentence)),
      (sentence) => nearestClause(sentence, citing, words),
    );
    for (const clause of citing) {
      if (words.get(clause)?.trim() === '') continue;
      const ours = lackingIn(text, words.get(clause) ?? '');
      const own = heldIn(words.get(clause) ?? '');
      const theirs = [...numbersIn((nearest.get(clause) ?? []).join('\n'))].filter(
        (number) => !(ours.length > 0 ? own : cited).has(number),
      );
      const unsigned = ours.some((number) => lostSign(number, words.get(clause) ?? '', text));
      const conflict = unsigned || (ours.length > 0 && theirs.length > 0);
      if (ours.length + theirs.length > 0) out.set(`${clause} ${place}`, { ours, theirs, conflict });
    }
  });
  return out;
}

/** Whether a negative number is printed without its sign; "+3 or -3" needs none. */
function lostSign(number: string, words: string, printed: string): boolean {
  return number.startsWith('-') && !words.includes(`+${number.slice(1)}`) && heldIn(printed).has(number.slice(1));
}

/** Our numbers that a printed text has nowhere; a minus must be there too. */
function lackingIn(printed: string, words: string): string[] {
  const [digits, held] = [numbersIn(printed), heldIn(printed)];
  return [...numbersIn(words)].filter((number) => !(number.startsWith('-') ? digits : held).has(number));
}
