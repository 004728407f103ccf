/** A word for another, the wrong article, the wrong number: mistakes of grammar that can be seen without understanding the sentence. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { DiagnosticId } from '../../diagnostics/catalogue.ts';
import { AGREEMENT } from '../agreement-patterns.ts';
import type { Corpus } from '../corpus.ts';
import { DIVIDED_WORDS } from '../divided-word-patterns.ts';
import { finding, type PrintedSection } from '../document.ts';
import { ENDINGS } from '../ending-patterns.ts';
import { FORMS } from '../form-patterns.ts';
import { COMPARATIVE, GRAMMAR, type GrammarPattern } from '../grammar-patterns.ts';
import { PHRASES } from '../phrase-patterns.ts';
import { SMALL_WORDS } from '../small-word-patterns.ts';
import { SOUND_ALIKES } from '../sound-alike-patterns.ts';
import { follows, type Token } from '../tokens.ts';
import { USAGE } from '../usage-patterns.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { grammarFinding } from './english.ts';
import { pluralOf } from './noun-phrases.ts';
import { matchesIn } from './pattern.ts';

export function findGrammar({ documents, knowledge }: Corpus): Diagnostic[] {
  return documents
    .filter(({ isEnglish }) => isEnglish)
    .flatMap(({ sections }) =>
      sections.flatMap((section) => [
        ...wrongWords(section),
        ...wrongArticles(section),
        ...articlesBeforeNames(section),
        ...wrongNumbers(section, knowledge),
        ...oddPhrases(section, knowledge),
      ]),
    );
}

function mistake(
  section: PrintedSection,
  code: DiagnosticId,
  message: string,
  at: readonly [number, number],
  expected: string,
): Diagnostic {
  return grammarFinding(section, { code, message, at, expected });
}

/** How many characters before a mistake are searched for the beginning of its sentence. */
const LONGEST_BEGINNING = 300;

const sentenceBefore = (text: string, offset: number): string =>
  text
    .slice(Math.max(0, offset - LONGEST_BEGINNING), offset)
    .split(/[.!?:;\n]/)
    .at(-1) ?? '';

const PATTERNS: readonly GrammarPattern[] = [
  ...GRAMMAR,
  ...USAGE,
  ...FORMS,
  ...PHRASES,
  ...SMALL_WORDS,
  ...AGREEMENT,
  ...SOUND_ALIKES,
  ...ENDINGS,
  ...DIVIDED_WORDS,
];
const MESSAGES = {
  'print-word-wrong': 'A wrong word is printed here.',
  'print-word-missing': 'A word is missing here.',
  'print-comma-wrong': 'A comma is printed here by mistake.',
  'print-word-misprinted': 'An apostrophe is missing.',
  'print-number-wrong': 'Singular and plural do not fit.',
} as const;

/** The messages for missing marks, by the `right` of a pattern. */
const MISSING_MARKS: ReadonlyMap<string, string> = new Map([
  ['a hyphen', 'A hyphen is missing here.'],
  ['two hyphens', 'Two hyphens are missing here.'],
  ['an apostrophe', 'An apostrophe is missing here.'],
]);

function wrongWords(section: PrintedSection): Diagnostic[] {
  return PATTERNS.flatMap(({ pattern, right, unless, code = 'print-word-wrong' }) =>
    matchesIn(section.text, pattern).flatMap((match) => {
      if (unless?.test(`${sentenceBefore(section.text, match.index)}${match[0]}`)) return [];
      const at = [match.index, match.index + match[0].length] as const;
      const diagnostic = mistake(section, code, MISSING_MARKS.get(right) ?? MESSAGES[code], at, right);
      // In a comparison "than" is right.
      return /\bthan\b/.test(match[0]) && !/\bthen\b/.test(match[0]) && COMPARATIVE.test(diagnostic.found ?? '') ? [] : [diagnostic];
    }),
  );
}

/** Words that begin with a vowel but not with its sound, and the reverse. */
const SOUNDS_CONSONANT = /^(?:u(?:n(?:i(?!n|m|d)|anim)|s(?:e|u|a)|til|r(?:i|a)n|rl|tah|k)|eu|ewe|one|once|ouija)/i;
const SOUNDS_VOWEL = /^(?:hour|honest|hono|heir|herb)/i;
/** Numbers, and letters with a number, that are spoken with a vowel first: "an 8", not "a d6". */
const SPOKEN_WITH_VOWEL = /^(?:8|11|18|[aefhilmnorsx]\d)/;
/** Words that follow a single letter which is a name: "square A and square B". */
const AFTER_LETTER_NAME = /^(?:and|is|in|if|of|or|as|on|at|are|it|also|again)$/;

function wrongArticles(section: PrintedSection): Diagnostic[] {
  return matchesIn(section.text, /(?<![\p{L}\p{N}'’“"#|(/-])(an?|An?) (\p{Ll}{3,}|\p{Ll}?\d{1,2})(?![\p{L}\p{N}_|])/gu).flatMap((match) => {
    const [article, word] = [match[1] ?? '', match[2] ?? ''];
    const hasVowel = /\d/.test(word)
      ? SPOKEN_WITH_VOWEL.test(word)
      : (/^[aeiou]/.test(word) && !SOUNDS_CONSONANT.test(word)) || SOUNDS_VOWEL.test(word);
    const right = hasVowel ? 'an' : 'a';
    // "Player A attacks"
    const isVerbOfLetter = article === 'A' && /^(?:attacks?|ends?|uses?|occupies)$/.test(word);
    if (article.toLowerCase() === right || isVerbOfLetter || AFTER_LETTER_NAME.test(word)) return [];
    if (right === 'an' && article === 'A' && !/(?:^|[.!?:\n]\s*)$/.test(section.text.slice(0, match.index))) return [];
    const at = [match.index, match.index + match[0].length] as const;
    return [mistake(section, 'print-article-wrong', 'The article does not fit the word after it.', at, `${right} ${word}`)];
  });
}

/** "a Agility test", "an Kettle": names that begin with a letter which is nearly always spoken as it is written. */
const ARTICLE_BEFORE_NAME =
  /(?<![\p{L}\p{N}'’“"#|(/-])(?:a (?=(?!One\b|Once\b|Eu|Ew|Oui)[AEIO]\p{Ll}{2,}\b)|an (?=[BCDFGJKLMNPQRSTVWZ]\p{Ll}{2,}\b))\p{Lu}\p{Ll}+/gu;

const articlesBeforeNames = (section: PrintedSection): Diagnostic[] =>
  matchesIn(section.text, ARTICLE_BEFORE_NAME).map(({ 0: found, index }) => {
    const expected = found.startsWith('an ') ? `a ${found.slice(3)}` : `an ${found.slice(2)}`;
    return mistake(section, 'print-article-wrong', 'The article does not fit the word after it.', [index, index + found.length], expected);
  });

const NO_PLURAL = /(?:ss|us|is|ics|ous)$|^(?:means|series|species|news|lens|always|minus|plus|times|gas|bias|as|has|was)$/;
/** From this many uses on, a plural shows that the noun has one. */
const OFTEN = 3;
const ONE = /^(?:an?|every|another|each|this)$/;
const MANY = /^(?:these|those|two|three|four|five|six|seven|eight|nine|ten|several|many|multiple|few|both)$/;

function wrongNumbers(section: PrintedSection, knowledge: WordKnowledge): Diagnostic[] {
  const { count } = knowledge;
  const tokens = knowledge.tokensOf(section);
  const phrases = tokens.flatMap((_, at) => wrongNumberAt(section, tokens, at, knowledge));
  return [...phrases, ...singularAfterOneOf(section, count), ...missingWordOf(section, knowledge)];
}

/** "a cups", "three cup": an article or a number before a noun in the other number. */
function wrongNumberAt(
  section: PrintedSection,
  tokens: readonly Token[],
  at: number,
  { count, isInOurRules }: WordKnowledge,
): Diagnostic[] {
  const [lead, noun, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (lead === undefined || !follows(noun) || !/^\p{Ll}{3,}$/u.test(noun.printed) || /^-/.test(next?.gap ?? '')) return [];
  // Another noun after it makes a compound: "a points limit".
  const isCompound =
    follows(next) &&
    (next.is.singular || (next.is.plural && !noun.is.plural) || next.is.participle || /^\p{Lu}/u.test(next.printed)) &&
    // These are verbs here.
    !/^(?:hits?|is)$/.test(next.word);
  // "Multiple target adjacent characters": the noun that is counted comes later.
  const isBeforeNoun = follows(next) && next.is.adjective && tokens.slice(at + 2, at + 4).some(({ is }) => is.plural);
  // "a Crooked Six token": the number is part of a name.
  if (/^\p{Lu}/u.test(lead.printed) && follows(lead)) return [];
  const report = (right: string): Diagnostic[] => [
    mistake(section, 'print-number-wrong', 'Singular and plural do not fit.', [lead.start, noun.end], `${lead.word} ${right}`),
  ];
  const { singular, plural, verb, verbS, adjective } = noun.is;
  if (ONE.test(lead.word) && plural && !singular && !isCompound && !NO_PLURAL.test(noun.word)) {
    // "This offsets the loss"
    if (follows(next) && /^(?:the|an?|its|their|your)$/.test(next.word)) return [];
    const right = noun.word.replace(/s$/, '');
    const endsPhrase = follows(next) && /^(?:but|is|are|of|that|which|who|can|may|must|has|becomes?)$/.test(next.word);
    if (/^(?:each|another)$/.test(lead.word) && endsPhrase && (count(right) > 0 || isInOurRules(right))) return report(right);
    // "Each figures stands": a second verb follows.
    if (/^(?:each|every)$/.test(lead.word) && follows(next) && next.is.verbS && !next.is.plural && isInOurRules(right))
      return report(right);
    // "Player A attacks": the capital letter is a name.
    const isSure = /^(?:an?|every)$/.test(lead.word) && (lead.printed === lead.word || !verbS) && !/^(?:few|great|good)$/.test(noun.word);
    if (!isSure && verbS) return [];
    return count(right) > 0 || isInOurRules(right) ? report(right) : [];
  }
  if (!MANY.test(lead.word) || !singular || plural || adjective || isCompound || isBeforeNoun) return [];
  const right = pluralOf(noun.word);
  // After "the two" or "both" the word may be their verb: "the two attack".
  if (
    (verb && /^(?:the|all|these|those|both|other|many|few|or|and|first|last)$/.test(`${tokens[at - 2]?.word}`)) ||
    (verb && /^(?:these|those|both|many|few|several)$/.test(lead.word))
  )
    return [];
  const endsClause = next === undefined || /^[.,;:)]/.test(next.gap);
  if (isInOurRules(right) && count(right) > 0 && (endsClause || (!verb && follows(next) && next.is.closed))) return report(right);
  return count(right) + Number(isInOurRules(right)) >= OFTEN && count(noun.word) >= 2 ? report(right) : [];
}

const ONE_OF =
  /\bone of (?:its|the|your|their|these|those|his|her|our) (?:\p{Ll}+ )?(\p{Ll}{4,})(?= (?:can|may|must|will|is|has|was|that|which)\b)/giu;

/** "one of its effect can". */
function singularAfterOneOf(section: PrintedSection, count: WordKnowledge['count']): Diagnostic[] {
  return matchesIn(section.text, ONE_OF).flatMap((match) => {
    const word = match[1] ?? '';
    const plural = pluralOf(word);
    if (/s$/.test(word) || count(plural) < OFTEN || count(word) < OFTEN) return [];
    const at = [match.index, match.index + match[0].length] as const;
    const expected = `${match[0].slice(0, -word.length)}${plural}`;
    return [mistake(section, 'print-number-wrong', '“One of” needs a plural after it.', at, expected)];
  });
}

/** "the number dice" without its "of". */
function missingWordOf(section: PrintedSection, { count, lexicon }: WordKnowledge): Diagnostic[] {
  return matchesIn(section.text, /(?<![\p{L}-])(?<!\bof )(?:the|a) (number|amount) (\p{Ll}{4,})(?![\p{L}'’-])/giu).flatMap((match) => {
    const [, amount = '', word = ''] = match;
    const isPlural =
      word === 'dice' ||
      (/s$/.test(word) && lexicon.classOf(word).plural && !NO_PLURAL.test(word) && count(word.replace(/s$/, '')) >= OFTEN);
    if (!isPlural || /^(?:equals|exceeds|shows|appears|comes|gives|determines|indicates|counts|changes)$/.test(word)) return [];
    const at = [match.index, match.index + match[0].length] as const;
    return [mistake(section, 'print-word-missing', MESSAGES['print-word-missing'], at, `${amount} of ${word}`)];
  });
}

/** A sequence of words is usual if it occurs at least this often, and in a quarter of the places of its second word. */
const COMMON = 8;
/**
 * After such a word the first word of the phrase may belong to what goes before: "models within range attack"; after a mark it may be an
 * imperative.
 */
const BINDS = /(?:(?:^|[^\p{L}])(?:within|in|of|out|at|by|with|full|same)|[.,;:!?(])\s+$/iu;

/** Two words of which the first often has another ending before the second elsewhere. */
function oddPhrases(section: PrintedSection, { words, pairCount, count }: WordKnowledge): Diagnostic[] {
  const sectionWords = words.get(section) ?? [];
  return sectionWords.flatMap(({ word, start, end }, index) => {
    const next = sectionWords[index + 1];
    // Part of a name or of a hyphened word.
    if (/^\p{Lu}/u.test(section.text.slice(start)) || /[-/]/.test(section.text.charAt(start - 1))) return [];
    if (next === undefined || word.length < 4 || next.start !== end + 1 || next.word.length < 4 || pairCount(word, next.word) !== 1)
      return [];
    const isUsual = (form: string): boolean => pairCount(form, next.word) >= Math.max(COMMON, count(next.word) / 4);
    if (BINDS.test(section.text.slice(Math.max(0, start - 12), start))) return [];
    // An ending is taken away only before a noun, which "the" shows.
    const right = [
      `${word}d`,
      `${word}ed`,
      `${word}ing`,
      ...(/ed$/.test(word) && pairCount('the', next.word) > 0 ? [word.slice(0, -1), word.slice(0, -2)] : []),
    ].find(isUsual);
    if (right === undefined) return [];
    const message = 'These words often have another form elsewhere.';
    const at = [start, next.end] as const;
    const found = section.text.slice(...at);
    return [finding(section, { code: 'print-phrase-odd', severity: 'note', message, at, found, expected: `${right} ${next.word}` })];
  });
}
