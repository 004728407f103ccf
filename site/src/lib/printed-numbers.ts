/** Which numbers of our words the printed words lack, and the reverse. */
import type { PrintedLayer } from './printed-layer.ts';

/** Numbers that only one side has; one of the lists may be empty. */
export interface Compared {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

const NAMES: { readonly [word: string]: string } = {
  zero: '0',
  no: '0',
  one: '1',
  a: '1',
  an: '1',
  single: '1',
  once: '1',
  two: '2',
  twice: '2',
  both: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
};
/** Numbers that count nothing: references, dice, marks of lists. */
const ASIDE = /\b(?:figures?|pages?|p\.|parts?|steps?|examples?) ?#?\d+(?:\s?[-–]\s?\d+)?(?:-[A-Z])?|#\d+|\b\d*d6\b|\b\d-D\b|^\d+\)/gim;
const NUMBER = /(?<![\p{L}\p{N}])[-−]?\d+(?:\.\d+)?/gu;
const WORD = /\p{L}{3,}/gu;

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

/**
 * Compares the words of each clause with each section printed for it, by `clause section`. A number of ours counts when the section has
 * it nowhere. A sentence of theirs is compared with the clause whose words come nearest: its numbers count when no clause that cites the
 * section has them, or when that clause has a number that the section lacks.
 */
export function compareNumbers({ sections, clauses }: PrintedLayer, wordsOf: (clause: string) => string): Map<string, Compared> {
  const words = new Map([...clauses.keys()].map((clause) => [clause, wordsOf(clause)]));
  const out = new Map<string, Compared>();
  sections.forEach(({ paragraphs }, place) => {
    const text = paragraphs.join('\n');
    const citing = [...clauses].filter(([, places]) => places.includes(place)).map(([clause]) => clause);
    const told = new Set(citing.flatMap((clause) => [...heldIn(words.get(clause) ?? '')]));
    const nearest = Map.groupBy(
      text.split(/(?<=[.!?])\s+|\n/).filter((sentence) => numbersIn(sentence).size > 0),
      (sentence) => nearestClause(sentence, citing, words),
    );
    for (const clause of citing) {
      const ours = lackingIn(text, words.get(clause) ?? '');
      const own = heldIn(words.get(clause) ?? '');
      const theirs = [...numbersIn((nearest.get(clause) ?? []).join('\n'))].filter((number) => !(ours.length > 0 ? own : told).has(number));
      if (ours.length + theirs.length > 0) out.set(`${clause} ${place}`, { ours, theirs });
    }
  });
  return out;
}

/** Our numbers that a printed text has nowhere; a minus must stand there too. */
function lackingIn(printed: string, words: string): string[] {
  const [digits, held] = [numbersIn(printed), heldIn(printed)];
  return [...numbersIn(words)].filter((number) => !(number.startsWith('-') ? digits : held).has(number));
}

/** The clause that shares most words with a printed sentence. */
function nearestClause(sentence: string, citing: readonly string[], words: ReadonlyMap<string, string>): string | undefined {
  const own = new Set(sentence.toLowerCase().match(WORD) ?? []);
  const shared = (clause: string): number => {
    const theirs = new Set((words.get(clause) ?? '').toLowerCase().match(WORD) ?? []);
    return [...theirs].filter((word) => own.has(word)).length / Math.sqrt(theirs.size + 1);
  };
  return [...citing].sort((a, b) => shared(b) - shared(a))[0];
}
