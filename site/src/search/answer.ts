/** The sentence of a clause that answers a query, and the words in it that match. */
import type { Term } from './read-words.ts';
import { ANY_NUMBER, type Thesaurus, tokensOf } from './thesaurus.ts';
import { wordsIn } from './words.ts';

interface Part {
  readonly text: string;
  readonly matches: boolean;
}

/** A sentence shorter than this is shown with the next one: it seldom says enough by itself. */
const SHORT = 60;
/** Among sentences that match alike, the rule comes before what follows from it. */
const LATER = 0.25;
/** Less likely corrections are not marked. */
const LIKELY = 0.45;

/** A clause's text as plain lines: a paragraph, list item or table row each. */
export function plainText(html: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<\/t[dh]>\s*<t[dh][^>]*>/g, ': ')
    .replaceAll(/<\/(?:p|li|tr|h\d|pre|blockquote)>|<br[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&quot;|&#34;/g, '"')
    .replaceAll(/&#39;|&apos;/g, "'")
    .replaceAll(/&(?:nbsp|#160);/g, ' ')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

const sentencesOf = (text: string): readonly string[] => text.split(/\n|(?<=[.!?])\s+(?=[\p{Lu}“"(])/u).filter((part) => part !== '');

const isMeant = ({ word, likely }: Term[number]): boolean => likely >= LIKELY && word !== ANY_NUMBER;

export function answerOf(text: string, terms: readonly Term[], thesaurus: Thesaurus): string {
  const sentences = sentencesOf(text);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  sentences.forEach((sentence, place) => {
    const words = new Set(tokensOf(wordsIn(sentence), thesaurus).map(({ word }) => word));
    const met = terms.filter((term) => term.some((one) => isMeant(one) && words.has(one.word))).length;
    const score = met - LATER * place;
    if (score <= most) return;
    most = score;
    best = place;
  });
  const answer = sentences[best] ?? '';
  const next = sentences[best + 1];
  return answer.length < SHORT && next !== undefined ? `${answer} ${next}` : answer;
}

/** A text cut where matching words begin and end. */
export function markMatches(text: string, terms: readonly Term[], thesaurus: Thesaurus): Part[] {
  const meant = new Set(terms.flatMap((term) => term.filter(isMeant).map(({ word }) => word)));
  const parts: Part[] = [];
  let at = 0;
  for (const { word, start, end } of tokensOf(wordsIn(text), thesaurus)) {
    if (!meant.has(word) || start < at) continue;
    if (start > at) parts.push({ text: text.slice(at, start), matches: false });
    parts.push({ text: text.slice(start, end), matches: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), matches: false });
  return parts;
}
