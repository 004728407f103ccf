import { beginsClause, follows, isNoun, sentenceStart, type Token } from '../tokens.ts';
import { DETERMINERS, MODALS } from '../word-classes.ts';

/** A neighbour beyond a mark is undefined. */
export interface Around {
  readonly before: Token | undefined;
  readonly after: Token | undefined;
  /** The second word after it. */
  readonly second: Token | undefined;
  readonly beginsClause: boolean;
  /** The words before it in its sentence. */
  readonly sentence: readonly Token[];
}

/** The word that is meant in place of the one printed between these neighbours; undefined if the printed one is right. */
export type Rule = (around: Around) => string | undefined;

export function aroundOf(tokens: readonly Token[], at: number): Around {
  const [after, second] = [tokens[at + 1], tokens[at + 2]];
  return {
    before: follows(tokens[at]) ? tokens[at - 1] : undefined,
    after: follows(after) ? after : undefined,
    second: follows(after) && follows(second) ? second : undefined,
    beginsClause: beginsClause(tokens, at),
    sentence: tokens.slice(sentenceStart(tokens, at), at),
  };
}

export const PRONOUN = /^(?:it|they|he|she|you|we|i)$/;
/** The beginning of an object. */
export const OBJECT = /^(?:the|an?|its|their|your|his|all|any|each|every|one|two|three|this|that|these|those|no)$/;

/** Words that compare: "than" may follow them. */
export const COMPARED =
  /^(?:more|less|lesser|fewer|rather|other|another|otherwise|else|different|differently|better|worse|sooner|later|farther|further|greater|higher|lower|larger|smaller|longer|shorter|bigger|closer|nearer|faster|slower|stronger|weaker|earlier|older|newer|easier|harder|wider|narrower|cheaper|heavier|lighter|\p{L}{3,}ier|same|twice|elsewhere)$/u;

export const is = (token: Token | undefined, pattern: RegExp): boolean => token !== undefined && pattern.test(token.word);
export const isDeterminer = (token: Token | undefined): boolean => token !== undefined && DETERMINERS.has(token.word);
export const isModal = (token: Token | undefined): boolean => token !== undefined && MODALS.has(token.word);

export function isOnlyNoun(token: Token | undefined): token is Token {
  if (token === undefined || !isNoun(token)) return false;
  const { verb, verbS, adjective, adverb, ing, participle } = token.is;
  return ![verb, verbS, adjective, adverb, ing, participle].includes(true);
}

export const isOnlyVerb = (token: Token | undefined): boolean =>
  token?.is.verb === true && !isNoun(token) && !token.is.adjective && !token.is.participle;
