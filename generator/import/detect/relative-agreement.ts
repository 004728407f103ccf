/** Verbs of the wrong number after "that", "which" or "who", and after "each of": "a cup that hold tea", "each of the cups are". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { isVerbHere } from '../phrases.ts';
import { follows, type Token } from '../tokens.ts';
import { DETERMINERS, thirdPerson } from '../word-classes.ts';
import { atEachWord, type GrammarError, isPlural, isSingular, wrongNumber } from './english.ts';

export const findRelativeAgreement = (corpus: Corpus): Diagnostic[] =>
  atEachWord(corpus, (tokens, at) => afterRelative(tokens, at) ?? afterEachOf(tokens, at) ?? eachOf(tokens, at));

const RELATIVE = /^(?:that|which|who)$/;
const OF_MANY = /^(?:are|have|do|were|don't|haven't|aren't)$/;
/** In words, before the noun. */
const LONGEST = 4;

/** "a cup that hold tea", "cups that holds tea" */
function afterRelative(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [noun, relative] = [tokens[at], tokens[at + 1]];
  if (noun === undefined || !follows(relative) || !RELATIVE.test(relative.word)) return undefined;
  const verbAt = tokens[at + 2]?.is.adverb === true || /^(?:also|only|still|always)$/.test(tokens[at + 2]?.word ?? '') ? at + 3 : at + 2;
  const verb = tokens[verbAt];
  if (!follows(verb)) return undefined;
  const determiner = determinerOf(tokens, at);
  if (determiner === undefined) return undefined;
  const isOfMany = isPlural(noun) && /^(?:these|those|all|both|two|three|four|some)$/.test(determiner.word);
  if (isOfMany && /^(?:has|is|was|does)$/.test(verb.word)) return wrongNumber(relative, verb, 'the plural');
  const isOne = isSingular(noun) && /^(?:an?|each|every|any|another)$/.test(determiner.word);
  return isOne && (OF_MANY.test(verb.word) || isPlainVerb(tokens, verbAt))
    ? wrongNumber(relative, verb, thirdPerson(verb.word))
    : undefined;
}

/** Whether a word is a verb without ending. A singular noun here would have an article: "a cup that roll a die". */
function isPlainVerb(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || token.tag !== 'VERB' || !token.is.verb || token.is.past || token.is.participle || token.is.plural)
    return false;
  const hasObject = follows(next) && (DETERMINERS.has(next.word) || next.tag === 'NUM');
  return hasObject || isVerbHere(tokens, at, 'verb', true);
}

/** "guests in a room that have": the relative may belong to the noun before. */
const JOINS = /^(?:of|in|on|with|at|as|from|for|by|near|inside|between)$/;

/** The article of the noun phrase that ends with a noun. */
function determinerOf(tokens: readonly Token[], at: number): Token | undefined {
  for (let index = at - 1; index >= Math.max(0, at - LONGEST); index--) {
    const token = tokens[index];
    if (token === undefined || !follows(tokens[index + 1])) return undefined;
    if (/^(?:an?|each|every|any|another|the|these|those|all|some|both|two|three|four)$/.test(token.word))
      return JOINS.test(tokens[index - 1]?.word ?? '') ? undefined : token;
    const isModifier = token.is.adjective || token.is.singular || token.is.participle || /^(?:and|or)$/.test(token.word);
    if (!isModifier || (token.is.closed && !/^(?:and|or)$/.test(token.word))) return undefined;
  }
  return undefined;
}

/** "each of the cups are", "one of the cups hold", "either of the cups are" */
function afterEachOf(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [lead, of, determiner] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (
    lead === undefined ||
    !/^(?:each|either|neither|one|every one)$/.test(lead.word) ||
    of?.word !== 'of' ||
    !follows(of) ||
    !follows(determiner)
  )
    return undefined;
  if (!/^(?:the|these|those|its|their|your|his|her|our)$/.test(determiner.word)) return undefined;
  // "for each of the cups there are": the phrase must begin a clause.
  if (at > 0 && follows(lead) && !/^(?:if|when|that|because|while|and|but|then|so|unless|until|once)$/.test(tokens[at - 1]?.word ?? ''))
    return undefined;
  for (let index = at + 3; index < at + 3 + LONGEST; index++) {
    const token = tokens[index];
    if (!follows(token)) return undefined;
    const verb = tokens[index + 1];
    if (token.is.plural && follows(verb) && OF_MANY.test(verb.word)) return wrongNumber(lead, verb, thirdPerson(verb.word));
    if (token.is.closed || !(token.is.adjective || token.is.singular || token.is.participle || token.is.plural)) return undefined;
  }
  return undefined;
}

/** "Each kind of cups have": after "each" the verb has the singular, whatever noun is before it. */
function eachOf(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [each, noun, joint] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (
    each === undefined ||
    !/^(?:each|every)$/.test(each.word) ||
    !(at === 0 || !follows(each) || /^(?:if|when|that|because|and|but|as)$/.test(tokens[at - 1]?.word ?? ''))
  )
    return undefined;
  if (!follows(noun) || !isSingular(noun) || !follows(joint) || !/^(?:of|in|with|on|from)$/.test(joint.word)) return undefined;
  for (let index = at + 3; index < at + 3 + LONGEST; index++) {
    const [token, verb] = [tokens[index], tokens[index + 1]];
    if (!follows(token) || (token.is.closed && !DETERMINERS.has(token.word))) return undefined;
    if ((token.is.singular || token.is.plural) && follows(verb) && OF_MANY.test(verb.word))
      return wrongNumber(each, verb, thirdPerson(verb.word));
  }
  return undefined;
}
