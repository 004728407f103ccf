/** What results show beside their titles: the shape of `/search/<area>.json`. */
import type { Term } from './read-words.ts';
import { areTexts, isMapOf, isObject, isText } from './shapes.ts';
import { type Thesaurus, tokensOf } from './thesaurus.ts';
import { wordsIn } from './words.ts';

/** The names of the styles of verdicts. */
const tones = ['clear', 'hindered', 'blocked', 'yes', 'no'] as const;

export interface Verdict {
  /** What the example shows. */
  readonly says: string;
  readonly tone: (typeof tones)[number];
  /** The verdict in a few words, with a bonus to defense if there is one. */
  readonly word: string;
}
export interface Answer {
  /** The whole text of the clause, in lines. */
  readonly text: string;
  readonly verdicts?: readonly Verdict[];
  /** The number that the clause sets, with its unit. */
  readonly number?: string;
}
/** The answer in the default edition, and in editions where it differs. */
interface ClauseAnswers {
  readonly usual: Answer;
  readonly others?: { readonly [edition: string]: Answer };
}
export interface AreaAnswers {
  readonly [clause: string]: ClauseAnswers;
}

const isVerdict = (value: unknown): value is Verdict =>
  isObject(value) && areTexts([value.says, value.word]) && tones.some((tone) => tone === value.tone);
const isAnswer = (value: unknown): value is Answer =>
  isObject(value) &&
  isText(value.text) &&
  (value.verdicts === undefined || (Array.isArray(value.verdicts) && value.verdicts.every(isVerdict))) &&
  (value.number === undefined || isText(value.number));
const areClauseAnswers = (value: unknown): value is ClauseAnswers =>
  isObject(value) && isAnswer(value.usual) && (value.others === undefined || isMapOf(value.others, isAnswer));

export const areAreaAnswers = (value: unknown): value is AreaAnswers => isMapOf(value, areClauseAnswers);

/** The verdict whose example shares the most words with the query; the first one when none shares any. */
export function nearestVerdict({ verdicts = [] }: Answer, terms: readonly Term[], thesaurus: Thesaurus): Verdict | undefined {
  const meant = new Set(terms.flatMap((term) => term.map(({ word }) => word)));
  const shared = ({ says }: Verdict): number =>
    new Set(tokensOf(wordsIn(says), thesaurus).flatMap(({ word }) => (meant.has(word) ? [word] : []))).size;
  return [...verdicts].sort((a, b) => shared(b) - shared(a))[0];
}
