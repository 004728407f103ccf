/**
 * Owners that lack their apostrophe ("Xaviers School", "ignores other characters Outwit"), and plurals of what an owner has only one of
 * ("its speed values").
 */

import { capitalised } from '../../../engine/base/text.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { finding, type PrintedSection, withHeadings } from '../document.ts';
import { wordsOf } from '../sentences.ts';
import { follows, type Token } from '../tokens.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { atEachWord, type GrammarError, isPlural, NEEDS_POSSESSIVE, range, wrongNumber } from './english.ts';

export const findOwnThings = (corpus: Corpus): Diagnostic[] => [
  ...atEachWord(
    corpus,
    (tokens, at, knowledge) =>
      namedOwner(tokens, at, knowledge) ?? severalOfOne(tokens, at, knowledge) ?? ownerOfTerm(tokens, at, knowledge),
  ),
  ...corpus.documents
    .filter(({ isEnglish }) => isEnglish)
    .flatMap(({ document }) => withHeadings(document.sections).flatMap((section) => findInTitle(section, corpus.knowledge))),
];

/**
 * The name in a possessive that lacks its apostrophe: "Xavier" for "Xaviers". Undefined for a plural, and for a name that neither the
 * documents nor the dictionary have.
 */
function nameIn(printed: string, { count, pairCount, isInOurRules, lexicon }: WordKnowledge): string | undefined {
  const name = /^(\p{Lu}\p{Ll}{3,}[^s\P{Ll}])s$/u.exec(printed)?.[1];
  if (name === undefined) return undefined;
  const [word, lower] = [printed.toLowerCase(), name.toLowerCase()];
  if (count(word) > 1 || isInOurRules(word) || [word, printed, lower].some((form) => lexicon.isWord(form))) return undefined;
  if (['a', 'an', 'the', 'each', 'any', 'two'].some((article) => pairCount(article, lower) > 0)) return undefined;
  return count(lower) > 0 || lexicon.isWord(capitalised(lower)) ? name : undefined;
}

/** "Xaviers School" */
function findInTitle(section: PrintedSection, knowledge: WordKnowledge): Diagnostic[] {
  if (section.field !== undefined || section.language !== undefined) return [];
  const words = wordsOf(section.title);
  return words.flatMap(({ start, end }, index) => {
    const [found, next] = [section.title.slice(start, end), words[index + 1]];
    const name = nameIn(found, knowledge);
    if (name === undefined || next === undefined || section.title.slice(end, next.start) !== ' ') return [];
    const { closed, verb, singular, adjective } = knowledge.lexicon.classOf(next.word);
    if (closed || !(singular || adjective) || (verb && !singular)) return [];
    return [finding(section, { code: 'print-word-wrong', severity: 'note', message: NEEDS_POSSESSIVE, found, expected: `${name}'s` })];
  });
}

/** "if Xaviers attack roll is" */
function namedOwner(tokens: readonly Token[], at: number, knowledge: WordKnowledge): GrammarError | undefined {
  const [before, owner, noun] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (
    owner === undefined ||
    !follows(noun) ||
    !noun.is.singular ||
    noun.is.closed ||
    /^(?:the|all|other|two|three)$/.test(before?.word ?? '')
  )
    return undefined;
  const name = nameIn(owner.printed, knowledge);
  return name === undefined
    ? undefined
    : { code: 'print-word-wrong', message: NEEDS_POSSESSIVE, at: range(owner, noun), expected: `${name}'s` };
}

/** The fewest other places with the singular that show that an owner has only one of these. */
const OFTEN = 3;

/** "its speed values" where every other place has "its speed value". */
function severalOfOne(tokens: readonly Token[], at: number, { tripleCount }: WordKnowledge): GrammarError | undefined {
  const [one, noun, plural, next] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (one === undefined || !/^its$|[^s]'s$/.test(one.word) || !follows(noun) || !follows(plural) || !isPlural(plural)) return undefined;
  if (!noun.is.singular || noun.is.closed || (follows(next) && /^(?:and|or)$/.test(next.word))) return undefined;
  const singular = plural.word.replace(/s$/, '');
  const countOf = (last: string): number =>
    [...new Set(['its', one.word])].reduce((sum, owner) => sum + tripleCount(owner, noun.word, last), 0);
  return countOf(plural.word) > 1 || countOf(singular) < OFTEN ? undefined : wrongNumber(noun, plural, `${noun.word} ${singular}`);
}

/** Verbs whose object may be what a character has: "ignores", "counters". */
const BEFORE_OWNED = /^(?:ignor|counter|us|cop|los|possess)(?:e|es|ed|s|ing|y|ies)?$/;

/** "ignores other characters Outwit": a term with a capital letter follows a plural, where no verb can be. */
function ownerOfTerm(tokens: readonly Token[], at: number, { lexicon }: WordKnowledge): GrammarError | undefined {
  const [verb, other, plural, term] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (verb === undefined || !BEFORE_OWNED.test(verb.word) || !follows(other) || !/^(?:other|opposing|friendly)$/.test(other.word))
    return undefined;
  if (!follows(plural) || !isPlural(plural) || !follows(term) || !/^\p{Lu}\p{Ll}+$/u.test(term.printed)) return undefined;
  return lexicon.classOf(term.word).closed
    ? undefined
    : { code: 'print-word-wrong', message: NEEDS_POSSESSIVE, at: range(plural, term), expected: `${plural.word}'` };
}
