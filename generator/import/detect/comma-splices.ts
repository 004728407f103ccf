/** Two sentences with a comma between: "Roll the die, it is added to the score." */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { beginsSentence, follows, sentenceStart, type Token } from '../tokens.ts';
import { DETERMINERS, MODALS, PREPOSITIONS } from '../word-classes.ts';
import { atEachWord, type GrammarError, range } from './english.ts';

export const findCommaSplices = (corpus: Corpus): Diagnostic[] =>
  atEachWord(corpus, (tokens, at) => statementAfterComma(tokens, at) ?? adverbAfterComma(tokens, at));

const splice = (first: Token, last: Token): GrammarError => ({
  code: 'print-comma-for-stop',
  message: 'A comma ends this sentence, and another begins after it.',
  at: range(first, last),
  expected: 'a full stop or a semicolon',
});

/** In words. */
const SHORTEST_CLAUSE = 3;
const IMPERATIVE = /^(?:roll|remove|place|move|draw|discard|shuffle|choose|take|add|put|turn|give|return|count|deal|reveal|flip)$/;
const FINITE = /^(?:is|are|was|were|has|have|does|do|isn't|aren't|doesn't|don't)$/;
/** A sentence that begins so may have its main clause after the comma. */
const OPENS =
  /^(?:if|when|whenever|once|while|unless|because|although|though|after|before|until|since|as|for|in|on|at|by|with|from|to|during|then|now|otherwise|instead|also|however|thus|so|whether|either|neither|not|no|rather|only|where|wherever|like|unlike|without|given|note|remember|say|suppose|assume|example|what|who|whoever|whatever|which|how|should|had|were|apart|aside|according|regardless|depending|besides|due|based|thanks|together)$/;
/** Words that begin a clause inside the sentence before the comma. What is after the comma may continue that clause. */
const SUBORDINATES =
  /^(?:if|when|whenever|once|while|unless|because|although|after|before|until|since|whether|where|says?|means?|read|reads)$/;

/** Whether the sentence before a comma is a whole one. */
function isWholeBefore(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.gap !== ', ') return false;
  const start = sentenceStart(tokens, at);
  const clause = tokens.slice(start, at);
  const afterMarks = clause.slice(1).filter(({ gap }) => !/^["”]?[ \n]["“]?$/.test(gap));
  // Up to one introduction may go before: "When held, a shield protects its holder".
  const isIntroduced = afterMarks.length === 1 && afterMarks[0]?.gap === ', ' && clause.indexOf(afterMarks[0]) <= LONGEST_INTRODUCTION;
  const sentence = isIntroduced && afterMarks[0] !== undefined ? clause.slice(clause.indexOf(afterMarks[0])) : clause;
  const [first, second] = sentence;
  // "In Wales, we are told, the oldest begins".
  if (
    isIntroduced &&
    /^(?:we|i|it|they|you)$/.test(first?.word ?? '') &&
    /^(?:told|said|hear|think|believe|know)$/.test(sentence.at(-1)?.word ?? '')
  )
    return false;
  if (first === undefined || second === undefined || sentence.length < SHORTEST_CLAUSE || (afterMarks.length > 0 && !isIntroduced))
    return false;
  if (!beginsSentence(tokens, start) || !/^\p{Lu}/u.test(clause[0]?.printed ?? '')) return false;
  if (isIntroduced && !(DETERMINERS.has(first.word) || SUBJECT.test(first.word))) return false;
  // "I you wait, …": a misprint of "If".
  if (first.word === 'i' && SUBJECT.test(second.word)) return false;
  // "Each time …, …" and "The larger …, the …" are one sentence.
  if (second.word === 'time' || (first.word === 'the' && /^more$|er$/.test(second.word))) return false;
  if (
    OPENS.test(first.word) ||
    PREPOSITIONS.has(first.word) ||
    first.is.ing ||
    first.is.participle ||
    // "because of" begins no clause.
    sentence.some((token, index) => SUBORDINATES.test(token.word) && sentence[index + 1]?.word !== 'of')
  )
    return false;
  const isOrder =
    (IMPERATIVE.test(first.word) || (first.is.adverb && first.word.endsWith('ly') && IMPERATIVE.test(second.word))) && follows(second);
  return isOrder || sentence.slice(1).some(({ word }) => FINITE.test(word) || MODALS.has(word));
}

/** In words. */
const LONGEST_INTRODUCTION = 6;
const SUBJECT = /^(?:it|they|he|she|you|we)$/;

function statementAfterComma(tokens: readonly Token[], at: number): GrammarError | undefined {
  const before = tokens[at - 1];
  if (before === undefined || !isWholeBefore(tokens, at)) return undefined;
  const verb = verbOf(tokens, at);
  return verb === undefined ? undefined : splice(before, verb);
}

/** "It is moved if possible, otherwise remove it.": an adverb joins no clauses. */
function adverbAfterComma(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [before, adverb, verb, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (
    before !== undefined &&
    adverb?.gap === ', ' &&
    adverb.word === 'instead' &&
    verb?.gap === ', ' &&
    !/^(?:and|or|but)$/.test(before.word)
  )
    return IMPERATIVE.test(verb.word) && follows(next) && DETERMINERS.has(next.word) ? splice(before, verb) : undefined;
  if (before === undefined || adverb?.gap !== ', ' || !/^(?:otherwise|therefore|however|thus|hence)$/.test(adverb.word)) return undefined;
  if (!follows(verb) || !follows(next)) return undefined;
  const isOrder = IMPERATIVE.test(verb.word) && (DETERMINERS.has(next.word) || /^(?:it|them|\d+)$/.test(next.word));
  const isStatement =
    (adverb.word !== 'otherwise' || isWholeBefore(tokens, at)) &&
    (SUBJECT.test(verb.word) || DETERMINERS.has(verb.word)) &&
    verbOf(tokens, at + 1) !== undefined;
  return isOrder || isStatement ? splice(before, verb) : undefined;
}

/** In words: the farthest that the verb may be from the beginning of its subject. */
const LONGEST_SUBJECT = 8;

/** The verb of a statement that begins with a token: a pronoun or a noun with an article, and a verb that can be nothing else. */
function verbOf(tokens: readonly Token[], at: number): Token | undefined {
  const subject = tokens[at];
  const isVerb = (token: Token | undefined): token is Token =>
    follows(token) && (FINITE.test(token.word) || MODALS.has(token.word) || (token.is.verbS && !token.is.plural));
  if (subject?.word === 'there') return /^(?:is|are)$/.test(tokens[at + 1]?.word ?? '') ? tokens[at + 1] : undefined;
  if (/^(?:it|they|he|she|we|you|none|this)$/.test(subject?.word ?? '')) {
    const verb = tokens[at + 1];
    // Rules are in the present tense; only their authors report what they did.
    const isPast = subject?.word === 'we' && follows(verb) && verb.is.past;
    const isMeans = subject?.word === 'this' && verb?.word === 'means';
    return isVerb(verb) || isPast || isMeans ? verb : undefined;
  }
  if (!/^(?:the|its|their|your|that|this|other)$/.test(subject?.word ?? '')) return undefined;
  // "One is full, the other is empty" is a pair.
  if (subject?.word === 'the' && /^(?:others?|second|third|rest|latter)$/.test(tokens[at + 1]?.word ?? '')) return undefined;
  for (let index = at + 1; index <= at + LONGEST_SUBJECT; index++) {
    const token = tokens[index];
    if (!follows(token) || /^(?:and|or|but|that|which|who|where|when|not)$/.test(token.word)) return undefined;
    // After a past tense, which is the verb of the statement, another verb proves nothing.
    if (index > at + 1 && isVerb(token) && !tokens.slice(at + 1, index).some(({ is }) => is.past && !is.participle)) return token;
  }
  return undefined;
}
