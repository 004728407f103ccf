/** Verbs of the wrong number in clauses whose first words show where the verb is: "When the table show a number". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { beginsSentence, follows, sentenceStart, type Token } from '../tokens.ts';
import { MODALS, thirdPerson } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { atEachWord, type GrammarError, isPlural, isSingular, wrongNumber } from './english.ts';

export const findClauseVerbs = (corpus: Corpus): Diagnostic[] =>
  atEachWord(
    corpus,
    (tokens, at, knowledge) =>
      afterConjunction(tokens, at) ?? afterInsertion(tokens, at) ?? secondOrder(tokens, at, knowledge) ?? secondVerb(tokens, at),
  );

const OBJECT = /^(?:an?|its|their|your|his|it|them|one|two|three|\d+)$/;
/**
 * Words that open a clause. Inside that clause, a word before "a" or "its" is the verb, even if it may be a noun elsewhere: "a" or "its"
 * begins the object.
 */
const OPENS = /^(?:if|when|whenever|because|while)$/;
const isPlainVerb = ({ is, word }: Token): boolean => is.verb && !is.verbS && !is.past && !is.closed && !is.ing && !MODALS.has(word);

/** "When the table show a number". In "when the players show a card" the subject is a plural. */
function afterConjunction(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [opening, the, noun, verb, next] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3], tokens[at + 4]];
  if (opening === undefined || !OPENS.test(opening.word) || !follows(the) || !/^(?:the|this|that|an?|each|your|his)$/.test(the.word))
    return undefined;
  if (!follows(noun) || !isSingular(noun) || noun.is.closed || noun.is.adjective || !follows(verb) || !isPlainVerb(verb)) return undefined;
  return follows(next) && /^(?:an?|its|their|your|his)$/.test(next.word) ? wrongNumber(noun, verb, thirdPerson(verb.word)) : undefined;
}

/** Nouns for someone who acts. "Each turn, if able, move a guest" has none: it is an order. */
const ACTS = /^(?:player|opponent|character|unit|team|guest|side|attacker|defender|creature|hero|model)$/;
/** In words. */
const LONGEST_INSERTION = 6;

/** "Each player, starting with the first, deploy a unit" */
function afterInsertion(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [each, noun, first] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (each === undefined || !/^(?:each|every)$/.test(each.word) || !beginsSentence(tokens, at)) return undefined;
  if (!follows(noun) || !ACTS.test(noun.word) || first?.gap !== ', ' || OPENS.test(first.word)) return undefined;
  const inserted = tokens.slice(at + 3, at + 3 + LONGEST_INSERTION);
  const verb = inserted.find(({ gap }) => !/^[ \n]$/.test(gap));
  const next = tokens[verb === undefined ? -1 : tokens.indexOf(verb) + 1];
  if (verb?.gap !== ', ' || !isPlainVerb(verb) || !follows(next)) return undefined;
  return OBJECT.test(next.word) || /^(?:the|any|all)$/.test(next.word) ? wrongNumber(verb, verb, thirdPerson(verb.word)) : undefined;
}

const ORDER = /^(?:roll|remove|place|move|draw|discard|shuffle|choose|take|add|put|turn|give|return|deal|reveal|flip|pick|select|make)$/;
/** Words that begin a clause inside the order, which may have a verb of its own. */
const HAS_CLAUSE =
  /^(?:that|which|who|whom|whose|if|when|whenever|until|unless|while|where|what|how|as|it|he|she|and|or|but|then|is|are|has|can|may|must|will)$/;

/** "Move the guest to the table and makes an attack" */
function secondOrder(tokens: readonly Token[], at: number, { lexicon }: WordKnowledge): GrammarError | undefined {
  const [and, verb, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (and?.word !== 'and' || !follows(and) || !follows(verb) || !verb.is.verbS || verb.is.closed || verb.tag !== 'VERB') return undefined;
  if (!follows(next) || !(OBJECT.test(next.word) || next.word === 'the')) return undefined;
  const start = sentenceStart(tokens, at);
  const [order, ...others] = tokens.slice(start, at);
  if (order === undefined || !ORDER.test(order.word) || !/^\p{Lu}/u.test(order.printed) || others.length < 2) return undefined;
  const isWhole = others.every((token) => follows(token) && !HAS_CLAUSE.test(token.word) && !(token.is.verbS && !isPlural(token)));
  return isWhole ? wrongNumber(and, verb, lexicon.plainVerb(verb.word)) : undefined;
}

/** What a plain verb may follow in the same clause, such as "must", and words that begin another clause. */
const ALLOWS_PLAIN_VERB =
  /^(?:to|can|cannot|may|must|will|would|should|could|might|let|lets|make|makes|help|helps|do|does|did|have|has|you|they|we|i|who|that|which|if|when|unless|until|whether|or|is|are|was|were|be|both)$/;
/** In words. */
const LONGEST_FIRST_PART = 14;

/** "Each player discards their cards and then draw a new hand" */
function secondVerb(tokens: readonly Token[], at: number): GrammarError | undefined {
  if (tokens[at]?.word !== 'and' || !follows(tokens[at])) return undefined;
  const verbAt = /^(?:then|also|immediately|either)$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const [verb, next] = [tokens[verbAt], tokens[verbAt + 1]];
  if (verb === undefined || !follows(verb) || !isPlainVerb(verb) || verb.tag !== 'VERB' || !follows(next)) return undefined;
  if (!(OBJECT.test(next.word) || /^(?:the|any|all|another|back|up)$/.test(next.word))) return undefined;
  const start = Math.max(sentenceStart(tokens, at), at - LONGEST_FIRST_PART);
  const before = tokens.slice(start, at);
  const firstAt = before.findLastIndex(({ is, tag }) => is.verbS && tag === 'VERB' && !is.closed);
  const [noun, first] = [before[firstAt - 1], before[firstAt]];
  if (noun === undefined || first === undefined || !follows(first) || !isSingular(noun) || noun.is.closed) return undefined;
  const determiner = before[firstAt - 2] ?? noun;
  if (
    !/^(?:each|every|the|an?|this|that|one|any|its|your|their|his|her|active|first|next|other|same)$/.test(determiner.word) ||
    !follows(noun)
  )
    return undefined;
  const isWhole = before.slice(firstAt + 1).every((token) => follows(token) && !ALLOWS_PLAIN_VERB.test(token.word) && token.tag !== 'VERB');
  // "Do what the card says and discard it": an order with a clause in it.
  const isSubject = before
    .slice(0, firstAt)
    .every(({ word, tag }) => tag !== 'VERB' && !/^(?:can|may|must|will|let|make|help|do|does|did|to|until)$/.test(word));
  return isWhole && isSubject ? wrongNumber(verb, verb, thirdPerson(verb.word)) : undefined;
}
