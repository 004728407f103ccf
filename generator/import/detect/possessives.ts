/** "there" for "their", "it's" for "its", "targets" for "target's": words that are printed before a noun in place of its owner. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import type { PrintedSection } from '../document.ts';
import type { Word } from '../sentences.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { grammarFinding, NEEDS_POSSESSIVE } from './english.ts';

export function findPossessives({ documents, knowledge }: Corpus): Diagnostic[] {
  return documents
    .filter(({ isEnglish }) => isEnglish)
    .flatMap(({ sections }) => sections.flatMap((section) => findInSection(section, knowledge)));
}

/** Keys: the words printed by mistake; values: the owners meant. */
const OWNERS: ReadonlyMap<string, string> = new Map([
  ['there', 'their'],
  ["they're", 'their'],
  ["it's", 'its'],
  ["you're", 'your'],
  ["who's", 'whose'],
]);
const OWNERS_OF_NOUNS = ['its', 'their', 'your', 'his', 'her', 'the'];
/** Words before which "there" and "it's" may be right, even if the dictionary has them as nouns. */
const NO_NOUN =
  /^(?:(?!speed$)\p{L}+(?:ed|ing|ly)|a|an|the|not|no|been|is|are|was|were|be|best|better|must|may|can|will|has|have|had|and|or|but|if|when|to|from|in|on|at|by|for|with|as|that|this|also|still|only|always|never|already|now|then|too|all|any|so|more|less|free|clear|possible|true|legal|equal|up|out|both|each|first|next|own|until|after|before|because|unless|it|they|you|play|use|move|attack|want|need|choose|place|roll|control|draw|score|win|start|end|lose|like|own|count|cause|deal|target|force|name|order|turn|set|pass|plan|press|one|two|three|four|five|half|twice|customs|sports|arms|savings)$/u;
/** Words after which "it's" is left to the patterns of `grammar-patterns.ts`, or may begin a clause ("after", "before"). */
const NOT_JUDGED_AFTER =
  /^(?:on|of|in|to|from|by|with|for|at|into|onto|during|over|under|within|without|through|near|around|above|below|behind|beside|against|after|before|upon|across|between|loses|uses|ends)$/;
const OPENS_CLAUSE = /^(?:if|when|whenever|unless|because|that|although|though|while|whether)$/;
/** The fewest places with the owner before the noun that make it a custom. */
const OFTEN = 2;

function findInSection(section: PrintedSection, knowledge: WordKnowledge): Diagnostic[] {
  const words = knowledge.words.get(section) ?? [];
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    if (next === undefined || section.text.slice(word.end, next.start) !== ' ' || !/^\p{L}+$/u.test(next.word)) return [];
    if (word.word === "it's" && NOT_JUDGED_AFTER.test(words[index - 1]?.word ?? '')) return [];
    // "if it's water, pour": the clause ends, so "is" is its verb.
    if (word.word === "it's" && OPENS_CLAUSE.test(words[index - 1]?.word ?? '') && /^[.,;:!?)]/.test(section.text.slice(next.end)))
      return [];
    const isLowerCase = /^\p{Ll}/u.test(section.text.slice(word.start));
    const expected =
      (isLowerCase ? singularOwner(words[index - 1], word.word, next.word, knowledge) : undefined) ??
      ownerMeant(word.word, next.word, words[index + 2]?.word, knowledge) ??
      possessiveMeant(word, words[index - 1], next.word, knowledge) ??
      ownerOfPhrase(word, words[index - 1], next, words[index + 2], knowledge) ??
      ownerGoverned(section.text, words, index, knowledge) ??
      ownerOfOne(section.text, words, index, knowledge) ??
      (isLowerCase ? ownerOfThing(words, index, knowledge) : undefined);
    // Before its object the noun is a verb: "the players present their cards".
    const hasObject = words[index - 1]?.word === 'the' && /^(?:its|their|his|your)$/.test(words[index + 2]?.word ?? '');
    if (expected === undefined || hasObject) return [];
    const at = [word.start, word.end] as const;
    return [grammarFinding(section, { code: 'print-word-wrong', message: NEEDS_POSSESSIVE, at, expected })];
  });
}

/** "there hand": the owner that is meant before a noun, where the documents have owners before it. */
function ownerMeant(word: string, noun: string, after: string | undefined, { pairCount, lexicon }: WordKnowledge): string | undefined {
  const expected = OWNERS.get(word);
  if (expected === undefined || NO_NOUN.test(noun) || after === 'enough' || pairCount(word, noun) > 1) return undefined;
  // "it's greedy", "it's left as is": before an adjective or participle an owner is meant only if a noun follows it.
  const { adjective, adverb, participle, closed } = lexicon.classOf(noun);
  const described = after === undefined ? undefined : lexicon.classOf(after);
  if (closed || adverb || ((adjective || participle) && described?.singular !== true && described?.plural !== true)) return undefined;
  const ownedCount = OWNERS_OF_NOUNS.reduce((sum, owner) => sum + pairCount(owner, noun), 0);
  return pairCount(expected, noun) > 0 || ownedCount >= OFTEN ? expected : undefined;
}

/** "an opponents squad": after "an" or "each" comes no plural. "People" may describe a noun: "a people card". */
function singularOwner(before: Word | undefined, word: string, noun: string, { lexicon }: WordKnowledge): string | undefined {
  if (before === undefined || !/^(?:an?|each|every|another)$/.test(before.word)) return undefined;
  const [owner, owned] = [lexicon.classOf(word), lexicon.classOf(noun)];
  const isNoun = owned.singular && !owned.adjective && !owned.plural && !owned.closed && !COMPOUND.test(word) && !OF_MANY.test(noun);
  return isNoun && word.endsWith('s') && owner.plural && !owner.verbS && !owner.singular ? `${word.slice(0, -1)}'s` : undefined;
}

const DETERMINER = /^(?:the|a|an|its|your|their|each|every|that|this|another|any|one)$/;
/** Words before which a plural is no owner. */
const AFTER_PLURAL =
  /^(?:\p{L}+(?:ed|ing|ly)|\p{L}{1,3}|that|which|with|from|into|have|must|will|within|move|attack|target|take|deal|use|make|get|gain|lose|score|roll|place|draw|may|when|then|than|they|also|only|each|both|adjacent|able|there|this|once|without|during|between|unless|until|after|before|because|while)$/u;

/** "the targets defense" where every other place has "the target's defense". */
function possessiveMeant({ word }: Word, before: Word | undefined, noun: string, { pairCount, count }: WordKnowledge): string | undefined {
  if (!/^\p{Ll}{3,}s$/u.test(word) || before === undefined || !DETERMINER.test(before.word) || AFTER_PLURAL.test(noun)) return undefined;
  const owner = `${word.slice(0, -1)}'s`;
  return pairCount(word, noun) <= 1 && (pairCount(owner, noun) >= OFTEN || (pairCount(owner, noun) > 0 && count(owner) >= OFTEN))
    ? owner
    : undefined;
}

/** "the leaders point value": two words that have an owner elsewhere are no verb with an object. */
function ownerOfPhrase(
  { word }: Word,
  before: Word | undefined,
  first: Word,
  second: Word | undefined,
  { tripleCount, lexicon }: WordKnowledge,
): string | undefined {
  if (before === undefined || second === undefined || second.start !== first.end + 1 || !DETERMINER.test(before.word)) return undefined;
  const [owner, noun] = [lexicon.classOf(word), lexicon.classOf(first.word)];
  if (!owner.plural || owner.singular || !noun.singular || !lexicon.classOf(second.word).singular) return undefined;
  const ownedCount = ['its', 'their', 'your'].reduce((sum, one) => sum + tripleCount(one, first.word, second.word), 0);
  return ownedCount > 0 && tripleCount(word, first.word, second.word) <= 1 ? `${word.slice(0, -1)}'s or ${word}'` : undefined;
}

/** Nouns that have others in the plural before them: "the animations section". */
const OF_MANY = /^(?:section|mode|menu|screen|list|page|table|panel|tab|dialog|box|chart|sheet|deck|pile|phase|step|room|track|board)s?$/;
const FINITE = /^(?:is|was|has|must|may|can|will|does)$/;
const BEFORE_OWNER = /^(?:of|to|in|into|from|on|by|with|against|captures?|destroys?|takes?|ends?|during|after|before)$/;
/** Plurals that may be before other nouns. */
const COMPOUND = /^(?:points|rules|games|hits|arms|sports|results|times|actions|turns|cards|dice)$/;

/** "the attacks result is", "capture the opponents keep.": after the plural comes a noun and not its verb. */
function ownerOfOne(
  text: string,
  words: readonly Word[],
  index: number,
  { pairCount, count, isInOurRules, lexicon }: WordKnowledge,
): string | undefined {
  const [lead, before, word, noun, after] = [words[index - 2], words[index - 1], words[index], words[index + 1], words[index + 2]];
  if (
    before === undefined ||
    !/^(?:the|your|an?)$/.test(before.word) ||
    word === undefined ||
    noun === undefined ||
    COMPOUND.test(word.word)
  )
    return undefined;
  if (!/^\p{Ll}+ \p{Ll}+$/u.test(text.slice(word.start, noun.end))) return undefined;
  const [owner, owned] = [lexicon.classOf(word.word), lexicon.classOf(noun.word)];
  const possessive = `${word.word.replace(/s$/, '')}'s`;
  if (
    !owner.plural ||
    owner.singular ||
    !(owned.singular || owned.plural) ||
    owned.closed ||
    owned.adjective ||
    pairCount(word.word, noun.word) > 1
  )
    return undefined;
  const hasOwnVerb =
    !OF_MANY.test(noun.word) && owned.singular && after !== undefined && after.start === noun.end + 1 && FINITE.test(after.word);
  const isObjectAtEnd =
    /^[.;]/.test(text.slice(noun.end)) &&
    lead !== undefined &&
    BEFORE_OWNER.test(lead.word) &&
    count(possessive) + Number(isInOurRules(possessive)) > 0;
  return hasOwnVerb || isObjectAtEnd ? `${possessive} or ${word.word}'` : undefined;
}

const GOVERNS = /^(?:of|on|at|during|from|into|onto|against|near|under|around|behind|beside|with)$/;

/**
 * "on that players turn", "so the players turn is over": what governs the phrase, or the verb after it, shows that the word after the owner
 * is no verb.
 */
function ownerGoverned(text: string, words: readonly Word[], index: number, { lexicon }: WordKnowledge): string | undefined {
  const [lead, before, owner, noun, after] = [-2, -1, 0, 1, 2].map((step) => words[index + step]);
  if (lead === undefined || before === undefined || owner === undefined || noun === undefined) return undefined;
  const singular = owner.word.slice(0, -1);
  if (!/^\p{Ll}+ \p{Ll}+ \p{Ll}+s \p{Ll}+$/u.test(text.slice(lead.start, noun.end)) || !OWNS.test(singular)) return undefined;
  const [owned, leading] = [lexicon.classOf(noun.word), lexicon.classOf(lead.word)];
  if (!(owned.singular || owned.plural) || owned.closed || owned.adjective) return undefined;
  if (GOVERNS.test(lead.word)) {
    if (/^(?:that|this)$/.test(before.word)) return `${singular}'s`;
    if (before.word === 'both') return `${owner.word}'`;
  }
  // "the card that players hold is": after a noun a relative clause begins.
  const isSubject = after !== undefined && after.start === noun.end + 1 && /^(?:is|was|has)$/.test(after.word) && owned.singular;
  return isSubject && !leading.singular && !leading.plural && /^(?:the|that|this)$/.test(before.word)
    ? `${singular}'s or ${owner.word}'`
    : undefined;
}

/** What owns things in rules, besides the owners that the documents and our rules name. */
const OWNS = /^(?:player|opponent|challenger|character|figure|model|unit|team|hero|attacker|defender|target|leader|ship)$/;
const BEFORE_OBJECT =
  /^(?:mov|plac|tak|us|los|gain|ad|draw|discard|show|count|replac|modif|reduc|increas|decreas|roll|see)(?:e|es|s|d|ds|y|ies|ing)?$/;

/** After such a word a verb has no ending: "let your opponent draw". */
const LETS = /^(?:let|lets|make|makes|have|has|help|helps|see|sees|can|may|must|will|should|does|do|did|watch)$/;

/** "the characters statistics", "your opponent hand": a plural, or an opponent, before what is only a noun. */
function ownerOfThing(
  words: readonly Word[],
  index: number,
  { pairCount, count, isInOurRules, lexicon }: WordKnowledge,
): string | undefined {
  const [lead, before, owner, noun] = [words[index - 2], words[index - 1], words[index], words[index + 1]];
  if (before === undefined || owner === undefined || noun === undefined || !/^(?:the|your|their|its|an?|each|every)$/.test(before.word))
    return undefined;
  const owned = lexicon.classOf(noun.word);
  const isVerb = owned.verb || owned.verbS || owned.past || owned.adjective;
  if (!(owned.singular || owned.plural) || owned.closed || owned.ing || owned.participle) return undefined;
  if (owner.word === 'opponent' && noun.word !== 'player')
    return owned.verbS || owned.past || owned.adverb || (owned.verb && LETS.test(lead?.word ?? '')) ? undefined : "opponent's";
  if (
    !/s$/.test(owner.word) ||
    /^(?:worth|dies)$/.test(noun.word) ||
    COMPOUND.test(owner.word) ||
    OF_MANY.test(noun.word) ||
    pairCount(owner.word, noun.word) > 1
  )
    return undefined;
  const one = owner.word.slice(0, -1);
  const { plural, singular } = lexicon.classOf(owner.word);
  const isOwner = OWNS.test(one) || count(`${one}'s`) + Number(isInOurRules(`${one}'s`)) > 0;
  // "give your guests cups": the second noun is what they get.
  if (lead !== undefined && /^(?:giv|deal|assign|award|grant|hand|offer)/.test(lead.word)) return undefined;
  const isObject = lead !== undefined && BEFORE_OBJECT.test(lead.word);
  return plural && !singular && isOwner && (!isVerb || (isObject && owned.singular)) ? `${one}'s or ${owner.word}'` : undefined;
}
