/** Compounds without their hyphen: "a 2 cup limit", "a kettle style pot", "a well filled cup". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { follows, type Token } from '../tokens.ts';
import { atEachWord, type GrammarError, range } from './english.ts';

export const findNumberCompounds = (corpus: Corpus): Diagnostic[] =>
  atEachWord(corpus, (tokens, at) => measured(tokens, at) ?? suffixed(tokens, at) ?? described(tokens, at));

const NUMBER = /^(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)$/;
const ONE = /^(?:an?|each|every|another|this|that)$/;
/** Short forms of units stay apart, and so does what is no measure: "a 50 percent chance". */
const NO_MEASURE = /^(?:percent|per|million|thousand|hundred|dozen|x|or|on|more|and|to|in|of|strength)$/;

const hyphen = (first: Token, last: Token, expected: string): GrammarError => ({
  code: 'print-hyphen-lost',
  message: 'A hyphen is missing: these words describe the next one together.',
  at: range(first, last),
  expected,
});

/** What is measured or counted in compounds, whatever the tagger takes the word for. */
const UNIT =
  /^(?:man|men|inch|point|player|foot|hex|square|step|turn|round|phase|card|person|minute|hour|day|week|year|time|way|part|piece|sided|handed)$/;

/** "a 2 cup limit", "a 200 points game", "the five man team" */
function measured(tokens: readonly Token[], at: number): GrammarError | undefined {
  let last = at + 1;
  // "2,250" is two words.
  while (tokens[last + 1]?.gap === ',' && /^\d{3}$/.test(tokens[last + 1]?.word ?? '')) last++;
  const [article, number, unit, noun] = [tokens[at], tokens[at + 1], tokens[last + 1], tokens[last + 2]];
  const digits = tokens.slice(at + 1, last + 1).map(({ printed }) => printed);
  if (article === undefined || unit === undefined || !follows(number) || !follows(unit) || !follows(noun)) return undefined;
  const isUnit = UNIT.test(unit.word);
  if (!(ONE.test(article.word) || (article.word === 'the' && isUnit)) || !(NUMBER.test(number.word) || (isUnit && number.word === 'one')))
    return undefined;
  const isNoun = (unit.is.singular || unit.is.plural) && unit.tag === 'NOUN' && !unit.is.adjective && !unit.is.closed;
  if (!/^\p{Ll}{3,}$/u.test(unit.printed) || NO_MEASURE.test(unit.word) || !(isNoun || isUnit)) return undefined;
  if (!/^\p{Ll}{3,}$/u.test(noun.printed) || noun.is.closed || noun.tag !== 'NOUN' || noun.is.adverb) return undefined;
  // "For every two cups"
  if (noun.is.plural && /^(?:each|every|another)$/.test(article.word)) return undefined;
  return hyphen(number, unit, `${digits.join(',')}-${unit.printed.replace(/(?<=\p{L}{2})s$/u, '')}`);
}

const SUFFIX =
  /^(?:style|type|level|size|sized|wide|themed|related|specific|friendly|controlled|owned|only|free|made|proof|heavy|capable|equipped)$/;
/** Of these the ones that follow a noun in compounds alone. */
const SURE_SUFFIX = /^(?:related|themed|sized|shaped)$/;

/** "a kettle style pot", "a well filled cup" */
function suffixed(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [article, first, suffix, noun] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (article === undefined || first === undefined || suffix === undefined || !/^\p{Ll}{3,}$/u.test(first.printed)) return undefined;
  const isSure = SURE_SUFFIX.test(suffix.word);
  if (!isSure && !(ONE.test(article.word) && follows(first))) return undefined;
  if (first.is.closed || first.is.adjective || first.is.participle || first.tag !== 'NOUN' || !(first.is.singular || isSure))
    return undefined;
  if (!follows(suffix) || !SUFFIX.test(suffix.word) || !follows(noun) || noun.is.closed || noun.tag !== 'NOUN') return undefined;
  return hyphen(first, suffix, `${first.printed}-${suffix.printed}`);
}

const DEGREE = /^(?:well|ill|open|thick|hard|high|low)$/;

/** "a well filled cup", "an open topped pot" */
function described(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [article, degree, participle, noun] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (article === undefined || !/^(?:an?|the|each|every|any|this|of|with|for|your|their|its)$/.test(article.word) || !follows(degree))
    return undefined;
  if (!DEGREE.test(degree.printed) || !follows(participle) || !/^\p{Ll}{3,}ed$/u.test(participle.printed)) return undefined;
  if (!follows(noun) || noun.is.closed || noun.tag !== 'NOUN' || !(noun.is.singular || noun.is.plural)) return undefined;
  return hyphen(degree, participle, `${degree.printed}-${participle.printed}`);
}
