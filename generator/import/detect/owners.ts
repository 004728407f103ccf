/**
 * Owners printed as plurals or without an ending: "your opponents health", "each player turn". The parts of speech show that a noun
 * follows, and no verb.
 */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { follows, type Token } from '../tokens.ts';
import { DETERMINERS } from '../word-classes.ts';
import { atEachWord, type GrammarError, isPlural, NEEDS_POSSESSIVE, range } from './english.ts';

export const findOwners = (corpus: Corpus): Diagnostic[] =>
  atEachWord(corpus, (tokens, at) => ownerOfOne(tokens, at) ?? ownerOfAny(tokens, at) ?? plainOwner(tokens, at));

const owner = (first: Token, last: Token, expected: string): GrammarError => ({
  code: 'print-word-wrong',
  message: NEEDS_POSSESSIVE,
  at: range(first, last),
  expected,
});

/** Who and what owns something in rules. */
const OWNS =
  /^(?:player|opponent|enem(?:y|ie)|character|unit|creature|attacker|defender|target|hero(?:e)?|monster|team|owner|dealer|card|figure|model|piece|hunter|leader|challenger|ship|vehicle|agent|minion)s$/;
const possessives = ({ word }: Token): string => {
  const one = word.replace(/s$/, '').replace(/ie$/, 'y').replace(/oe$/, 'o');
  return `${one}'s or ${word}'`;
};

/** Whether the noun before `next` is the last one of its phrase. */
const endsPhrase = (next: Token | undefined): boolean =>
  next === undefined || !follows(next) || /^(?:AUX|ADP|CCONJ|SCONJ|PART)$/.test(next.tag) || (next.tag === 'VERB' && next.is.verbS);
const isNounHere = (noun: Token | undefined): noun is Token =>
  follows(noun) && /^(?:NOUN|PROPN)$/.test(noun.tag) && !noun.is.closed && !noun.is.adjective && /^\p{L}\p{Ll}{2,}$/u.test(noun.printed);

/** After these words "that" begins a clause. */
const SAYS =
  /^(?:say|mean|state|ensure|require|note|know|assume|see|think|show|so|such|now|provided|given|remember|sure|decide|indicate|suggest|hope|believe|claim|find|imagine|suppose|agree|order|case|fact|rule|mind|way|all|everything|anything|those|this)(?:s|d|ed)?$/;

/** "that cards text", "an opponents squad": the word before shows that there is one owner. */
function ownerOfOne(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [lead, one, plural, noun, next] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (one === undefined || !follows(plural) || !isPlural(plural) || !OWNS.test(plural.word) || !isNounHere(noun)) return undefined;
  if (/^(?:that|this)$/.test(one.word)) {
    const isDetermined = lead !== undefined && follows(one) && /^(?:VERB|ADP)$/.test(lead.tag) && !SAYS.test(lead.word);
    return isDetermined && endsPhrase(next) ? owner(plural, noun, possessives(plural)) : undefined;
  }
  return /^(?:an?|each|every|another)$/.test(one.word) && !noun.is.verbS && endsPhrase(next)
    ? owner(plural, noun, possessives(plural))
    : undefined;
}

/** After these verbs a plural is who gets, does or is something, and no owner: "deal your opponents cards", "let the players draw". */
const GIVES =
  /^(?:giv|deal|show|hand|grant|offer|award|pay|den|cost|ask|tell|teach|bring|assign|lend|pass|send|sell|allow|mak|let|help|call|nam|watch|hav|see|prevent|forc)/;
const GOVERNS = /^(?:in|on|from|into|onto|at|during|under|against|near|beside|behind|by|with)$/;

/** "your opponents health is", "in the players hand." */
function ownerOfAny(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [plural, noun, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (plural === undefined || !follows(plural) || !isPlural(plural) || !OWNS.test(plural.word) || !isNounHere(noun)) return undefined;
  const hasAdjective = /^(?:next|current|other|opposing|active|attacking|defending|first|second|same|target)$/.test(
    tokens[at - 1]?.word ?? '',
  );
  const determinerAt = hasAdjective ? at - 2 : at - 1;
  const [lead, determiner] = [tokens[determinerAt - 1], tokens[determinerAt]];
  if (determiner === undefined || !/^(?:your|their|the|its|his)$/.test(determiner.word)) return undefined;
  const isGiven = lead !== undefined && follows(determiner) && GIVES.test(lead.word);
  // Before its object the noun is a verb: "the players present their cards".
  const hasObject = follows(next) && (DETERMINERS.has(next.word) || next.tag === 'PRON');
  if (isGiven || hasObject || noun.is.verbS || noun.is.past) return undefined;
  const isGoverned = lead !== undefined && follows(determiner) && GOVERNS.test(lead.word) && endsPhrase(next);
  const hasVerb = follows(next) && next.tag === 'AUX' && noun.is.singular;
  const isTerm = /^\p{Lu}/u.test(noun.printed) && lead?.tag === 'VERB' && endsPhrase(next);
  const isNoun = noun.is.verb ? isGoverned || hasVerb || isTerm : endsPhrase(next) || next?.tag === 'NOUN' || next?.tag === 'VERB';
  return isNoun ? owner(plural, noun, possessives(plural)) : undefined;
}

/** "each player turn" */
function plainOwner(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [before, player, turn, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (before === undefined || !follows(player) || !/^(?:player|opponent)$/.test(player.word) || !follows(turn)) return undefined;
  if (!/^(?:each|every|that|another|active|current|next|other|opposing)$/.test(before.word) || !/^(?:turn|deck)$/.test(turn.word))
    return undefined;
  if (/^(?:over|up|around|to)$/.test(next?.word ?? '')) return undefined;
  return endsPhrase(next) || next?.tag === 'NOUN' ? owner(player, turn, `${player.word}'s`) : undefined;
}
