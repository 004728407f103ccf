/** Verbs in a form that does not fit the word before them: "can moves", "is chose", "by move". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import type { Lexicon } from '../lexicon.ts';
import { beginsSentence, follows, type Token } from '../tokens.ts';
import { DETERMINERS, MODALS, type WordClass } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { findAtWords } from './english.ts';
import { excerpt } from './pattern.ts';

export const findVerbForms = (corpus: Corpus): Diagnostic[] =>
  findAtWords(corpus, (section, tokens, at) => misfit(section, tokens, at, corpus.knowledge));

/** Words that may be between a verb and the word that governs it. */
const BETWEEN =
  /^(?:not|also|only|already|always|never|then|still|instead|both|either|once|again|immediately|now|just|simply|freely|automatically)$/;
const BE = /^(?:is|are|was|were|be|been|isn't|aren't)$/;
const GET = /^(?:gets?|got|getting)$/;
const HAVE = /^(?:has|have|had|having)$/;
const DO = /^(?:do|does|did|don't|doesn't|didn't)$/;
/** Prepositions before the form with "-ing". */
const BEFORE_ING = /^(?:by|without|of|for)$/;
/** Words after which "to" leads to a verb. */
const BEFORE_TO =
  /^(?:able|unable|allowed|has|have|had|needs|need|want|wants|wish|wishes|order|required|forced|chooses|choose|tries|try|permitted|used|wishing|wanting|begins|fails|continues)$/;

const isNounToo = ({ singular, plural }: WordClass): boolean => singular || plural;

/** The form that the word before a verb (`lead`) requires, where the verb has another; `before` is the word before the lead. */
function requiredForm(
  lead: Token,
  before: Token | undefined,
  { word, is }: Token,
  after: Token | undefined,
  lexicon: Lexicon,
): string | undefined {
  const { verb, verbS, past, participle, ing, adjective, adverb } = is;
  if (adverb) return undefined;
  if (MODALS.has(lead.word)) {
    if (verb || adjective) return undefined;
    if (verbS) return 'the verb without its ending';
    if (past || participle) return 'the verb without its ending, or "be" before it';
    return ing && !is.singular ? 'the verb without its ending, or "be" before it' : undefined;
  }
  if (DO.test(lead.word) && /n't$/.test(lead.word))
    return !verb && (verbS || past) && !adjective && !isNounToo(is) ? 'the verb without its ending' : undefined;
  // "All you do is choose"
  if (BE.test(lead.word) && /^(?:do|does|did)$/.test(before?.word ?? '')) return undefined;
  if (BE.test(lead.word)) {
    if (past && !participle && !verb && !isNounToo(is) && !adjective) return 'the participle';
    return verb && !participle && !isNounToo(is) && !adjective ? 'the participle' : undefined;
  }
  if (GET.test(lead.word)) return verb && !participle && !isNounToo(is) && !adjective ? 'the participle' : undefined;
  if (HAVE.test(lead.word)) {
    if (past && !participle && !isNounToo(is) && !adjective) return 'the participle';
    return verb && !participle && !isNounToo(is) && !adjective ? 'the participle, or "to" before the verb' : undefined;
  }
  if (lead.word === 'to') {
    if (lexicon.isOnlyPast(word)) return 'the verb in its plain form';
    if (verb || isNounToo(is) || adjective) return undefined;
    if (verbS) return 'the verb without its ending';
    return (past || participle) && BEFORE_TO.test(before?.word ?? '') ? 'the verb without its ending' : undefined;
  }
  // Without an object the word may be a name: "an implementation of fetch".
  if (BEFORE_ING.test(lead.word))
    return verb && !isNounToo(is) && !adjective && !participle && hasObject(after) ? 'the verb with "-ing"' : undefined;
  return undefined;
}

const hasObject = (after: Token | undefined): boolean =>
  follows(after) && (DETERMINERS.has(after.word) || after.is.plural || /^(?:it|them|you|one|two|\d+)$/.test(after.word));

/** Words that the dictionary has as verbs, and that are mostly other parts of speech. */
const RARELY_VERB =
  /^(?:further|far|like|alike|worth|due|less|unlike|bound|supposed|better|best|rather|lower|upper|inner|outer|need|needs|dare|is|alive|afraid|awake|aware|able|obsolete|exempt)$/;

const OPENING = /^(?:once|when|whenever|while)$/;

/** "Once satisfy, you may": after such a word comes a subject, a participle or a form with "-ing". */
function withoutSubject(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || !OPENING.test(before.word) || !beginsSentence(tokens, at - 1) || token === undefined) return false;
  const { verb, singular, plural, adjective, adverb, participle, past } = token.is;
  return (
    verb &&
    !(singular || plural || adjective || adverb || participle || past) &&
    next !== undefined &&
    (/^,/.test(next.gap) || next.is.closed)
  );
}

function misfit(
  section: PrintedSection,
  tokens: readonly Token[],
  at: number,
  { pairCount, lexicon }: WordKnowledge,
): Diagnostic | undefined {
  const token = tokens[at];
  if (!follows(token) || token.is.closed || RARELY_VERB.test(token.word) || !/^\p{Ll}+$/u.test(token.printed)) return undefined;
  let leadAt = at - 1;
  while (leadAt > 0 && BETWEEN.test(tokens[leadAt]?.word ?? '') && follows(tokens[leadAt])) leadAt--;
  const [lead, before] = [tokens[leadAt], tokens[leadAt - 1]];
  if (lead === undefined) return undefined;
  // "May characters move?" asks; in "at will" and "a can" the modal is a noun.
  if (MODALS.has(lead.word) && (beginsSentence(tokens, leadAt) || /^(?:at|a|the|of|free|own|your|their)$/.test(before?.word ?? '')))
    return undefined;
  // "Do damage": right after it a noun may follow. With a word between, "do not moves" is judged as "don't moves".
  if (DO.test(lead.word) && leadAt === at - 1 && !lead.word.endsWith("n't")) return undefined;
  const judgedLead = DO.test(lead.word) ? { ...lead, word: "don't" } : lead;
  const wanted = withoutSubject(tokens, at)
    ? 'the participle, or a subject before the verb'
    : requiredForm(judgedLead, before, token, tokens[at + 1], lexicon);
  // Two words that three places have together are written so on purpose.
  if (wanted === undefined || pairCount(lead.word, token.word) > 2) return undefined;
  const range = [lead.start, token.end] as const;
  const message = 'The form of this verb does not fit the word before it.';
  const expected = token.is.verbS && wanted === 'the verb without its ending' ? lexicon.plainVerb(token.word) : wanted;
  return finding(section, {
    code: 'print-verb-form',
    severity: 'note',
    message,
    at: range,
    found: excerpt(section.text, ...range),
    expected,
  });
}
