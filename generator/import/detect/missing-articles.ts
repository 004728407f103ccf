/** Articles that are missing before a noun that has one everywhere else, and before superlatives. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import type { PrintedSection } from '../document.ts';
import { beginsClause, follows, type Token } from '../tokens.ts';
import { DETERMINERS, MODALS, PREPOSITIONS } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { missingAt } from './missing-words.ts';

export function findMissingArticles({ documents, knowledge }: Corpus): Diagnostic[] {
  return documents
    .filter(({ isEnglish }) => isEnglish)
    .flatMap(({ sections }) =>
      unlessUsual(
        sections.flatMap((section) => {
          const tokens = knowledge.tokensOf(section);
          return tokens.flatMap((_, at) => {
            const word = article(section, tokens, at, knowledge) ?? superlative(tokens, at, knowledge);
            return word === undefined ? [] : [missingAt(section, tokens, at, word)];
          });
        }),
      ),
    );
}

/** Findings of a document without those that it repeats: what has no article again and again is meant so. */
const unlessUsual = (found: readonly Diagnostic[]): Diagnostic[] =>
  [...Map.groupBy(found, ({ expected }) => expected).values()].flatMap((same) => (same.length > 1 ? [] : same));

/** Prepositions that a noun may follow without an article. */
const LOOSE = /^(?:as|per|by|until|than|off|over|via|between|without|except|despite|for)$/;
/** "Kinds of terrain", "a line of fire". */
const KIND =
  /^(?:kind|type|sort|class|form|piece|line|point|number|amount|rate|lot|lack|means|way|set|pair|value|result|term|turn|game|level|source|area|full|out|loss|rule|part|unit|one|total|change|choice)s?$/;
const IDIOM =
  /^(?:in (?:colou?r|size|shape|length|height|width|value|inventory|play|place|front|case|order|addition|turn|range|sight|line|contact|control|possession|total|effect|general|particular|detail|view|fact|time|advance|hand|base|combat|battle|sequence|succession|response|return|reach|use|way|motion|half|full|part|number|reserve|question)|at (?:least|once|random|hand|will|first|last|range|most|time|stake|sea|face|speed)|on (?:end|foot|top|board|hand|hold|time|fire|turn|page|purpose|behalf|account|side|deck|course)|under (?:control|fire|way|cover|construction)|to (?:base|play|hand|date|face|scale|size|life|end|start|attack|move|target)|from (?:play|memory|scratch|hand|above|below|top|bottom|left|right|start|behind)|into (?:play|contact|account|place|base|position|effect|hand|range|combat)|with (?:respect|regard|ease|care|reference|base)|of (?:play|sight|course|range|attack|movement|combat|fire|base|turn|way|time|war|fact|value)|within (?:range|sight|reach|line)|after (?:setup|combat|battle|play|movement)|before (?:play|combat|battle|movement)|during (?:play|combat|battle|movement|setup)|through (?:play))$/;
/** A noun has an article in so many other places, and in this one alone has none. */
const DETERMINED = 3;
const MOST_BARE = 0.08;

/** "in nearest square", "given same action". */
function superlative(tokens: readonly Token[], at: number, { lexicon }: WordKnowledge): string | undefined {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || !follows(token) || !follows(next) || !(next.is.singular || next.is.plural) || next.is.verbS) return undefined;
  const isOne = token.word === 'same' || (lexicon.isSuperlative(token.word) && !token.is.singular && !token.is.verb);
  return isOne && (PREPOSITIONS.has(before.word) || isVerb(tokens, at - 1)) && !/^(?:as|than)$/.test(before.word)
    ? `the ${token.word}`
    : undefined;
}

/** "on rim of its base" where every other place has "the rim". */
function article(section: PrintedSection, tokens: readonly Token[], at: number, knowledge: WordKnowledge): string | undefined {
  const [before, token] = [tokens[at - 1], tokens[at]];
  // In "to said player" the word is an article itself.
  if (before === undefined || !follows(token) || !/^\p{Ll}+$/u.test(token.printed) || token.word === 'said') return undefined;
  const preposition = PREPOSITIONS.has(before.word);
  if (!preposition && !isVerb(tokens, at - 1) && !CONJUNCTION.test(before.word)) return undefined;
  if (LOOSE.test(before.word) || (before.word === 'of' && KIND.test(tokens[at - 2]?.word ?? ''))) return undefined;
  const head = headFrom(tokens, at);
  if (
    head === undefined ||
    token.is.ing ||
    (CONJUNCTION.test(before.word) && token.is.participle) ||
    (before.word === 'to' && token.is.verb && tokens[head + 1]?.word !== 'of')
  )
    return undefined;
  const noun = tokens[head];
  const next = tokens[head + 1];
  // "square A", "step 3", "from base to base".
  if (noun === undefined || (follows(next) && /^[\p{Lu}\p{N}]/u.test(next.printed)) || /^[-–/"”(|]|^ [(|"“]/.test(next?.gap ?? ''))
    return undefined;
  if (tokens.slice(at - 4, at - 1).some(({ word }) => word === noun.word) || (next?.word === 'to' && tokens[head + 2]?.is.singular))
    return undefined;
  if (IDIOM.test(`${before.word} ${token.word}`) || knowledge.pairs(before.word, token.word) > 1) return undefined;
  if (section.text.slice(before.end, noun.end).includes('\n\n')) return undefined;
  if (next !== undefined && follows(next) && (/^(?:and|or)$/.test(next.word) || (next.word === 'of' && !tokens[head + 2]?.is.closed)))
    return undefined;
  // "Title, text and sources": nouns in a row need no articles.
  if (
    next !== undefined &&
    /^,/.test(next.gap) &&
    !next.is.closed &&
    tokens.slice(head + 2, head + 4).some(({ word }) => /^(?:and|or)$/.test(word))
  )
    return undefined;
  // "It is of great size": a quality.
  if (before.word === 'of' && tokens[at - 2]?.is.closed === true) return undefined;
  // Where the word before may be a noun, this one may be the verb; "it says which parts count" asks, and has no antecedent.
  const relative = /^(?:that|which|who|it)$/.test(tokens[at - 2]?.word ?? '') && tokens[at - 3]?.is.verbS !== true;
  if (token.is.verb && ((before.is.plural && !relative) || (follows(next) && DETERMINERS.has(next.word)))) return undefined;
  const usual = head > at && ARTICLES.some((word) => knowledge.triples(word, token.word, tokens[at + 1]?.word ?? '') > 0);
  if (!isCountable(noun.word, knowledge)) return undefined;
  const [determined, bare] = usesOf(noun.word, knowledge);
  if (determined < (head === at || usual ? DETERMINED : DETERMINED * 2) || bare > Math.max(1, determined * MOST_BARE)) return undefined;
  return `the ${token.word}, or another article`;
}

const CONJUNCTION = /^(?:if|when|whenever|once|until|unless|while|because)$/;
const ARTICLES = ['the', 'a', 'an', 'its'];

/** Nouns of which there is more or less, and no number. */
const MASS =
  /^(?:text|damage|space|distance|movement|time|room|play|debris|water|fire|armou?r|cover|equipment|information|evidence|help|advice|luck|progress|combat|terrain|control|ground|air|height|health|money|gold|energy|magic|food|weather|contact|detail|knowledge|order|priority|support|access|credit|strength|speed|range|sight|effect|return|practice|advantage|possession|precedence|initiative)$/;

/** Whether the plural of a noun is used, or one of them is spoken of. */
function isCountable(noun: string, { count, isOurs, pairs }: WordKnowledge): boolean {
  if (MASS.test(noun)) return false;
  const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return count(plural) > 0 || isOurs(plural) || ['a', 'an', 'each', 'every', 'another', 'one'].some((word) => pairs(word, noun) > 0);
}

const IMPERATIVE =
  /^(?:put|heal|shuffle|compare|discard|remove|choose|give|take|place|add|roll|draw|move|reveal|resolve|return|replace|turn|flip|count)$/;

/** Whether a token can only be a verb that takes an object. */
function isVerb(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token === undefined || token.is.closed || token.is.adjective) return false;
  if (token.is.verbS && !token.is.singular)
    return (
      !token.is.plural ||
      (before !== undefined &&
        follows(token) &&
        (before.is.singular || /^(?:it|that|which|who)$/.test(before.word)) &&
        !DETERMINERS.has(before.word))
    );
  if (IMPERATIVE.test(token.word) && beginsClause(tokens, at)) return true;
  if (token.is.participle && !token.is.singular)
    return (
      follows(token) &&
      /^(?:is|are|was|be|been|not)$/.test(before?.word ?? '') &&
      /^(?:given|dealt|assigned|awarded|shown)$/.test(token.word)
    );
  if (token.is.verb)
    return (
      follows(token) &&
      before !== undefined &&
      (MODALS.has(before.word) || /^(?:to|not)$/.test(before.word)) &&
      !/^(?:of|in|on)$/.test(token.word)
    );
  return false;
}

/** The noun that ends the phrase beginning with a token; adjectives and other nouns may go before. */
function headFrom(tokens: readonly Token[], at: number): number | undefined {
  for (let index = at; index < at + 3; index++) {
    const token = tokens[index];
    if (token === undefined || (token.is.closed && !ORDINAL.test(token.word)) || (index > at && !follows(token))) return undefined;
    if (endsPhrase(tokens, index)) return token.is.singular && !token.is.plural && !token.is.ing && !token.is.adjective ? index : undefined;
    if (!(token.is.adjective || token.is.participle || token.is.ing || token.is.singular || ORDINAL.test(token.word))) return undefined;
  }
  return undefined;
}

const ORDINAL = /^(?:first|second|third|fourth|fifth|sixth|last|next|same|other)$/;

/** Whether what follows a token is no noun. */
function endsPhrase(tokens: readonly Token[], at: number): boolean {
  const [next, after] = [tokens[at + 1], tokens[at + 2]];
  if (next === undefined || !follows(next)) return true;
  if (next.is.closed) return !/^(?:one|two|three|four|other|own|away|back|up|down|out|off)$/.test(next.word);
  return (
    next.is.verbS &&
    (!next.is.plural ||
      (follows(after) && after.is.closed && !/^(?:of|and|or|is|are|was|were|has|have|can|may|must|will)$/.test(after.word)))
  );
}

const NUMBERS = ['one', 'first', 'second', 'next', 'last', 'same', 'other', 'own', 'single'];

/** How often a noun has an article or a like word before it, and how often a preposition. */
function usesOf(noun: string, { pairs, lexicon }: WordKnowledge): readonly [number, number] {
  const sum = (words: Iterable<string>): number => [...words].reduce((total, word) => total + pairs(word, noun), 0);
  // "To move" is a verb.
  const bare = [...PREPOSITIONS].filter((word) => !LOOSE.test(word) && (word !== 'to' || !lexicon.classOf(noun).verb));
  return [sum(DETERMINERS) + sum(NUMBERS), sum(bare)];
}
