/** Small words that are missing: "of", "to", a verb. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import type { PrintedSection } from '../document.ts';
import { beginsSentence, follows, sentenceStart, type Token } from '../tokens.ts';
import { DETERMINERS } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { findAtWords, grammarFinding } from './english.ts';

export const findMissingWords = (corpus: Corpus): Diagnostic[] =>
  findAtWords(corpus, (section, tokens, at) => {
    const word =
      missingOfOrTo(tokens, at) ??
      missingPreposition(tokens, at, corpus.knowledge) ??
      missingAs(tokens, at, corpus.knowledge) ??
      missingAuxiliary(tokens, at) ??
      missingBe(tokens, at, corpus.knowledge) ??
      missingVerb(section, tokens, at);
    return word === undefined ? undefined : missingAt(section, tokens, at, word);
  });

/** A finding from the word before `at` to the word `at`, between which one is missing. */
function missingAt(section: PrintedSection, tokens: readonly Token[], at: number, expected: string): Diagnostic {
  const [before, token] = [tokens[at - 1], tokens[at]];
  const offsets = [before?.start ?? 0, token?.end ?? 0] as const;
  const message = 'A word is missing here.';
  return grammarFinding(section, { code: 'print-word-missing', message, at: offsets, expected });
}

const BEFORE_OF = /^(?:one|each|any|some|most|none|several|many)$/;
const THE_OR_OWNER = /^(?:the|its|their|your|these|those)$/;
const BEFORE_TO = /^(?:adjacent|according|prior|due|equal|belongs?|belonging|similar)$/;
const BEFORE_INFINITIVE = /^(?:able|unable|allowed|forced|required|permitted|going|ought)$/;

/** "one the cards", "adjacent the wall", "able move". */
function missingOfOrTo(tokens: readonly Token[], at: number): string | undefined {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || !follows(token) || !follows(next)) return undefined;
  const isDeterminer = THE_OR_OWNER.test(token.word) || /^an?$/.test(token.word);
  // After words such as "for" or "if", a word such as "each" may be a phrase of its own: "for each the same".
  if (
    BEFORE_OF.test(before.word) &&
    THE_OR_OWNER.test(token.word) &&
    (next.is.plural || next.is.adjective) &&
    !/^(?:same|size|whole|entire)$/.test(next.word) &&
    !(before.word === 'one' ? /^(?:not|for|at|of|this|that)$/ : /^(?:if|not|for|at|of|this|that)$/).test(tokens[at - 2]?.word ?? '')
  )
    return `${before.word} of ${token.word}`;
  if (BEFORE_TO.test(before.word) && isDeterminer) {
    const isPredicate = /^(?:is|are|be|was|were|if|the|and|or|not)$/.test(tokens[at - 2]?.word ?? '');
    if (/^(?:adjacent|according|prior|belong)/.test(before.word) || (isPredicate && /^(?:equal|similar|due)$/.test(before.word)))
      return `${before.word} to`;
  }
  if (
    BEFORE_INFINITIVE.test(before.word) &&
    !DETERMINERS.has(tokens[at - 2]?.word ?? '') &&
    token.is.verb &&
    !token.is.singular &&
    !token.is.adjective &&
    !token.is.participle
  )
    return `to ${token.word}`;
  if (/^(?:instead|regardless)$/.test(before.word) && isDeterminer && next.is.singular && !follows(tokens[at + 2]))
    return `${before.word} of`;
  return undefined;
}

/** A preposition belongs to a word if it follows in at least this many places of the word, and in this share of them. */
const [LEAST_FOLLOWED, SHARE_FOLLOWED] = [4, 0.6];
const PREPOSITIONS = ['of', 'to', 'from', 'with', 'by'];

/** "the rest the game" where most other places have "the rest of". */
function missingPreposition(tokens: readonly Token[], at: number, { pairCount, count }: WordKnowledge): string | undefined {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (
    before === undefined ||
    !follows(token) ||
    !follows(next) ||
    before.is.closed ||
    !before.is.singular ||
    !THE_OR_OWNER.test(token.word)
  )
    return undefined;
  if (
    !DETERMINERS.has(tokens[at - 2]?.word ?? '') ||
    pairCount(before.word, token.word) > 1 ||
    before.is.verb ||
    before.is.verbS ||
    before.is.past ||
    // "the way your promises resolve": a clause.
    before.word === 'way' ||
    before.word === 'time'
  )
    return undefined;
  return PREPOSITIONS.find((word) => pairCount(before.word, word) >= Math.max(LEAST_FOLLOWED, count(before.word) * SHARE_FOLLOWED));
}

/** "treated a wall" where most other places have "treated as". */
function missingAs(tokens: readonly Token[], at: number, { pairCount, count }: WordKnowledge): string | undefined {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || !follows(token) || !follows(next) || !before.is.participle || !/^an?$/.test(token.word)) return undefined;
  if (!/^(?:is|are|was|were|be|been)$/.test(tokens[at - 2]?.word ?? '') || pairCount(before.word, token.word) > 1) return undefined;
  return pairCount(before.word, 'as') >= Math.max(LEAST_FOLLOWED, count(before.word) * SHARE_FOLLOWED) ? 'as' : undefined;
}

const SUBJECT = /^(?:it|they|he|she|you|we)$/;
const CONJUNCTIONS = /^(?:if|when|while|because|unless|that|whenever|until)$/;
/** After "may" or "must" these show that the verb is missing. */
const NO_VERB = /^(?:the|a|an|its|their|your|of|into)$/;

/** "may the token", "if it adjacent to": a subject or an auxiliary without its verb. */
function missingVerb(section: PrintedSection, tokens: readonly Token[], at: number): string | undefined {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || !follows(token)) return undefined;
  const [restOfSentence = ''] = section.text.slice(token.end).split(/[.!\n]/);
  if (restOfSentence.includes('?')) return undefined;
  if (/^(?:may|must|can|cannot|should)$/.test(before.word) && NO_VERB.test(token.word) && follows(before)) {
    const [subject, first] = [tokens[at - 2], tokens[sentenceStart(tokens, at)]];
    if (
      subject === undefined ||
      beginsSentence(tokens, at - 1) ||
      /^(?:only|nor|neither|how|what|where|which|so|why|not)$/.test(first?.word ?? '')
    )
      return undefined;
    if (SUBJECT.test(subject.word) || (subject.is.singular !== subject.is.plural && !subject.is.closed)) return 'a verb';
    return undefined;
  }
  if (!SUBJECT.test(before.word) || !CONJUNCTIONS.test(tokens[at - 2]?.word ?? '') || !follows(before)) return undefined;
  if (/^(?:adjacent|able|not|within|unable|equal|the|an?)$/.test(token.word) && follows(next)) return before.word === 'it' ? 'is' : 'are';
  return undefined;
}

/** "the action been resolved", "it be used": what goes before "be" and "been" is missing. */
function missingAuxiliary(tokens: readonly Token[], at: number): string | undefined {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before === undefined || !follows(token) || !/^been?$/.test(token.word)) return undefined;
  const isSubject = before.is.singular || before.is.plural || SUBJECT.test(before.word) || before.word === 'not';
  if (!isSubject || before.is.adverb) return undefined;
  const clause = tokens.slice(Math.max(sentenceStart(tokens, at), at - 12), at);
  const auxiliary = token.word === 'been' ? /^(?:has|have|had|having|hasn't|haven't|hadn't)$/ : BEFORE_BE;
  if (clause.some(({ word }) => auxiliary.test(word))) return undefined;
  return token.word === 'been' ? 'has or have' : 'can, may or must';
}

/** Words before "be" in a clause, after which no auxiliary is missing. */
const BEFORE_BE =
  /^(?:can|may|must|will|shall|should|would|could|might|cannot|to|let|lets|make|makes|that|do|does|don't|doesn't|can't|won't|whether|if|and|or|lest|help|requires?)$/;

/** "needs to greater than": after "to" comes no adjective. */
function missingBe(tokens: readonly Token[], at: number, { lexicon }: WordKnowledge): string | undefined {
  const [lead, to, token, next] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (to?.word !== 'to' || !follows(to) || !follows(token) || !follows(next)) return undefined;
  if (!/^(?:needs?|needed|has|have|had|able|allowed|wants?|going)$/.test(lead?.word ?? '')) return undefined;
  const { adjective, verb, singular, plural, adverb, participle } = lexicon.classOf(token.word);
  return adjective && !verb && !singular && !plural && !adverb && !participle && /^(?:than|to|by|in|on|with|or)$/.test(next.word)
    ? 'to be'
    : undefined;
}
