import type { Term } from './read-words.ts';
import { ANY_NUMBER, type Thesaurus, tokensOf } from './thesaurus.ts';
import { wordsIn } from './words.ts';

interface Part {
  readonly text: string;
  readonly matches: boolean;
}

/** In characters. A sentence shorter than this is shown with the next one: it seldom says enough by itself. */
const SHORT_SENTENCE = 60;
/** Subtracted from the score of a sentence for each one before it: a clause states its rule first, then what follows from it. */
const POSITION_PENALTY = 0.25;
/** Words of a term with a lower likelihood than this do not count for a sentence, and are not marked. */
const LEAST_LIKELIHOOD = 0.45;

const sentencesOf = (text: string): readonly string[] => text.split(/\n|(?<=[.!?])\s+(?=[\p{Lu}“"(])/u).filter((part) => part !== '');

/** The word for any number is never meant: it would match every number of the text. */
const isMeant = ({ word, likelihood }: Term[number]): boolean => likelihood >= LEAST_LIKELIHOOD && word !== ANY_NUMBER;

export function answerOf(text: string, terms: readonly Term[], thesaurus: Thesaurus): string {
  const sentences = sentencesOf(text);
  let bestIndex = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  sentences.forEach((sentence, index) => {
    const words = new Set(tokensOf(wordsIn(sentence), thesaurus).map(({ word }) => word));
    const matched = terms.filter((term) => term.some((one) => isMeant(one) && words.has(one.word))).length;
    const score = matched - POSITION_PENALTY * index;
    if (score <= bestScore) return;
    bestScore = score;
    bestIndex = index;
  });
  const answer = sentences[bestIndex] ?? '';
  const next = sentences[bestIndex + 1];
  return answer.length < SHORT_SENTENCE && next !== undefined ? `${answer} ${next}` : answer;
}

export function markMatches(text: string, terms: readonly Term[], thesaurus: Thesaurus): Part[] {
  const meant = new Set(terms.flatMap((term) => term.filter(isMeant).map(({ word }) => word)));
  const parts: Part[] = [];
  let lastPartEnd = 0;
  for (const { word, start, end } of tokensOf(wordsIn(text), thesaurus)) {
    if (!meant.has(word) || start < lastPartEnd) continue;
    if (start > lastPartEnd) parts.push({ text: text.slice(lastPartEnd, start), matches: false });
    parts.push({ text: text.slice(start, end), matches: true });
    lastPartEnd = end;
  }
  if (lastPartEnd < text.length) parts.push({ text: text.slice(lastPartEnd), matches: false });
  return parts;
}
