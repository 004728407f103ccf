/** Determiners of the wrong number: "these cup may", "this cups are", "every cups". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { follows, type Token } from '../tokens.ts';
import { MODALS } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { atEachWord, type GrammarError, isPlural, isSingular, wrongNumber } from './english.ts';

export const findDeterminerNumber = (corpus: Corpus): Diagnostic[] =>
  atEachWord(corpus, (tokens, at, knowledge) => misfit(tokens, at) ?? counted(tokens, at, knowledge));

const FINITE = /^(?:is|are|was|were|has|have|does|do)$/;

function misfit(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [determiner, noun, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (
    determiner === undefined ||
    !follows(noun) ||
    !/^\p{Ll}{3,}$/u.test(noun.printed) ||
    noun.is.closed ||
    noun.is.adjective ||
    noun.is.participle
  )
    return undefined;
  // What follows shows that the word is the noun itself, and no verb.
  const endsPhrase = follows(next) && (MODALS.has(next.word) || FINITE.test(next.word) || /^(?:that|who|which)$/.test(next.word));
  const isAtEnd = next === undefined || /^[.,;)]/.test(next.gap);
  if (/^(?:these|those)$/.test(determiner.word) && isSingular(noun) && (endsPhrase || (isAtEnd && !noun.is.verb)) && noun.tag === 'NOUN')
    return wrongNumber(determiner, noun, `${determiner.printed} ${noun.printed}s`);
  const isVerbToo = noun.is.verbS;
  if (/^(?:this|every|another|each)$/.test(determiner.word) && isPlural(noun) && noun.tag === 'NOUN' && !/ss$|ics$/.test(noun.word)) {
    const isSure = determiner.word === 'every' || determiner.word === 'another';
    if (
      isAtEnd
        ? !isVerbToo
        : endsPhrase ||
          (isSure && follows(next) && next.tag !== 'NOUN') ||
          (!isVerbToo && follows(next) && /^(?:VERB|ADP|AUX)$/.test(next.tag))
    )
      return wrongNumber(determiner, noun, `${determiner.printed} and a singular`);
  }
  return undefined;
}

/** The fewest uses of its plural that show that a noun is counted. */
const FEWEST_PLURALS = 2;

/** "5 full cup": a number, what describes the noun, and the noun at the end of its phrase. */
function counted(tokens: readonly Token[], at: number, { count }: WordKnowledge): GrammarError | undefined {
  const [lead, number] = [tokens[at - 1], tokens[at]];
  if (number === undefined || !/^(?:[2-9]|\d{2,}|two|three|four|five|six|seven|eight|nine|ten)$/.test(number.word)) return undefined;
  // "step 2", "a 3 cup", "1-3", "+2"
  if (lead === undefined || number.gap !== ' ' || lead.tag === 'NOUN' || ONE.test(lead.word) || /\d/.test(lead.word)) return undefined;
  let end = at + 1;
  while (follows(tokens[end]) && /^(?:ADJ)$/.test(tokens[end]?.tag ?? '') && end < at + 3) end++;
  const [noun, next] = [tokens[end], tokens[end + 1]];
  if (!follows(noun) || !/^\p{Ll}{3,}$/u.test(noun.printed) || !isSingular(noun) || noun.tag !== 'NOUN' || noun.is.closed) return undefined;
  const endsPhrase = next === undefined || /^[.,;)]/.test(next.gap) || (follows(next) && /^(?:ADP|AUX|SCONJ|CCONJ)$/.test(next.tag));
  return endsPhrase && count(`${noun.word}s`) >= FEWEST_PLURALS ? wrongNumber(number, noun, `${noun.word}s`) : undefined;
}
const ONE = /^(?:an?|the|each|every|any|another|one|this|that|no)$/;
