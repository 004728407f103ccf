/** Commas that are missing between a clause of time or condition and the main clause. */
import { type Diagnostic, sortDiagnostics } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { withoutOverlaps } from '../merge-repeats.ts';
import { afterPhrases, headOf } from '../phrases.ts';
import { beginsSentence, follows, type Token } from '../tokens.ts';
import { DETERMINERS, MODALS } from '../word-classes.ts';
import { grammarFinding } from './english.ts';
import { excerpt, matchesIn } from './pattern.ts';

export function findCommas({ documents, knowledge }: Corpus): Diagnostic[] {
  return documents
    .filter(({ isEnglish }) => isEnglish)
    .flatMap(({ sections }) => {
      const sentences = sections.flatMap((section) => sentencesWithClause(section, knowledge.tokensOf(section)));
      const found = [...sentences.flatMap((sentence) => missingComma(sentence) ?? []), ...sections.flatMap(beforeSubject)];
      const missing = withoutOverlaps(sortDiagnostics(found));
      const dividedCount = sentences.filter(({ tokens }) => tokens.slice(1).some(({ gap }) => gap.includes(','))).length;
      // Only a custom that one place breaks shows a mistake: many leave these commas out on purpose.
      return missing.length > dividedCount * MOST_MISSING ? [] : missing;
    });
}

/** A share of the sentences that are divided by a comma. */
const MOST_MISSING = 0.2;

/** In words. */
const LONGEST_SENTENCE = 80;

interface SentenceWithClause {
  readonly section: PrintedSection;
  readonly tokens: readonly Token[];
}

const OPENS = /^(?:if|when|whenever|once|while|unless|because|although|though|after|before|as|until|since)$/;

/** What may be between "per" and a clause inside a sentence: "Once per turn when". */
const TIMES = /^(?:turn|game|round|action|phase)$/;

/** Whether such a clause begins at a token: with a sentence, after a mark or after words such as "Once per turn". */
function opensClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !OPENS.test(token.word)) return false;
  if (/^\p{Lu}/u.test(token.printed)) return beginsSentence(tokens, at) || /\n/.test(token.gap);
  if (!/^(?:if|when|whenever)$/.test(token.word)) return false;
  return token.gap === '; ' || token.gap === ', ' || (TIMES.test(tokens[at - 1]?.word ?? '') && tokens[at - 2]?.word === 'per');
}

/** The sentences, or their rest, that begin with such a clause. */
function sentencesWithClause(section: PrintedSection, tokens: readonly Token[]): readonly SentenceWithClause[] {
  return tokens.flatMap((_, at) => {
    if (!opensClause(tokens, at) || tokens[at + 1]?.is.ing === true) return [];
    let end = at + 1;
    while (end < tokens.length && end < at + LONGEST_SENTENCE && !beginsSentence(tokens, end) && tokens[end]?.gap !== '; ') end++;
    return [{ section, tokens: tokens.slice(at, end) }];
  });
}

const FINITE = /^(?:is|are|was|were|has|have|had|does|do|did|isn't|aren't|doesn't|don't)$/;
const isFiniteVerb = (token: Token): boolean =>
  FINITE.test(token.word) ||
  MODALS.has(token.word) ||
  (!token.is.closed && (token.is.verbS || token.is.past || (token.is.verb && !token.is.singular && !token.is.adjective)));
/** Before such a word no main clause begins. */
const CONTINUES =
  /^(?:and|or|but|nor|that|which|who|whom|whose|to|of|in|on|at|by|for|with|from|into|than|as|if|when|while|unless|until|where|whether|because|before|after|not|the|a|an|its|their|your|each|every|any|all|no|this|these|those|only|both|even|is|are|be|has|have|do|does|may|can|must|will|would|like|how|what|between|per|without|within|through|so|it|they|you)$/;
const IMPERATIVE =
  /^(?:put|turn|roll|place|draw|move|remove|discard|choose|select|pick|give|take|add|subtract|compare|shuffle|reveal|resolve|ignore|apply|use|return|replace|deal|flip|skip|begin|start|stop|continue|proceed|determine|check|count|mark|set|click|divide|repeat)$/;
/** What is thought follows without "that". */
const THINKS =
  /^(?:realized?|realises?|knows?|known|thinks?|thought|believes?|sees?|finds?|notices?|noticed|says?|said|feels?|wish(?:es)?|hopes?|assumes?|ensures?|means?)$/;
const OBJECT = /^(?:which|the|an?|its|their|your|his|all|any|each|one|two|three|four|\d+|\d*d\d+|it|them|that|this|up|out|another|no)$/;

function missingComma({ section, tokens }: SentenceWithClause): Diagnostic | undefined {
  const [first] = tokens;
  if (first === undefined || tokens.length < 6) return undefined;
  const last = tokens.at(-1);
  if (last === undefined || !/^["”)]?[.:;!]/.test(section.text.slice(last.end))) return undefined;
  // "When placed on a wall that square": the participle is the verb.
  const verbIndex = tokens.findIndex((token, index) => (index > 1 && isFiniteVerb(token)) || (index === 1 && token.is.participle));
  // A phrase that a comma divides from the main clause: "Before the round, the host who".
  if (verbIndex < 0 || tokens.slice(1, verbIndex + 1).some(({ gap }) => gap.includes(','))) return undefined;
  for (let at = Math.max(verbIndex + 1, 3); at < tokens.length - 1; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (token === undefined || !/^[ \n]["“‘(]?$/.test(token.gap)) return undefined;
    if (
      !beginsMain(tokens, at) ||
      THINKS.test(before?.word ?? '') ||
      tokens.slice(Math.max(0, at - 5), at).some(({ word }) => /^(?:which|what|how|whether)$/.test(word))
    )
      continue;
    // The next comma may be the one that divides the clauses.
    const commaIndex = tokens.findIndex(({ gap }, index) => index > at && gap.includes(','));
    if (commaIndex >= 0 && !ADDS.test(tokens[commaIndex]?.word ?? '')) return undefined;
    if (before === undefined) return undefined;
    const offsets = [before.start, token.end] as const;
    const message = 'A comma is missing between this clause and the main clause.';
    return grammarFinding(section, { code: 'print-comma-missing', message, at: offsets, expected: `${before.printed}, ${token.printed}` });
  }
  return undefined;
}

const CLAUSE =
  /(?<=^|[.;:]\s+|, (?:and |but )?(?=if|when)|, (?:and|but) |\n[•*\t ]*)(?:if|when|whenever|each time|every time|after|before|at the (?:beginning|end|start) of|during)\b/gim;
/** A noun or a number of dice, then a subject with its verb and the beginning of its object. */
const SUBJECT_AND_VERB =
  /\b(?!(?:and|or|that|than|as|if|when|before|after|until|unless|while|because|since|once|whenever|the|a|an|each|every|either|any|all|by|with|to|of|for|from|like|what|how|where|which|who|whom|only)\b)[\p{L}\p{N}'’-]+( (?:you|(?:either|each|every|that|the active) player|they|it) (?:(?:may|must|can|will) )?(?!(?:is|are|was|were|has|have|and|or|in|on|to|into|through|over|under|with|from|onto|before|after|for|like|than|until|within)\b)\p{Ll}{3,} (?:an?|the|one|two|three|up|all|its|their|your|no|\d+)\b)/iu;

/** A clause, or a phrase of time, after which the main clause begins without a comma. In "the card you play" no object follows. */
function beforeSubject(section: PrintedSection): Diagnostic[] {
  return matchesIn(section.text, CLAUSE).flatMap(({ index, 0: opening }) => {
    const [clause = ''] = /^[^.,;:()\n?!“”"]*/.exec(section.text.slice(index)) ?? [];
    const main = SUBJECT_AND_VERB.exec(clause.slice(opening.length));
    // In "the square it began the move" the noun has a clause of its own.
    const isRelated = /(?:^|\s)(?:the|an?|any|each|same) $/i.test(clause.slice(0, opening.length + (main?.index ?? 0)));
    if (main?.[1] === undefined || (isRelated && !/ (?:may|must|can|will) /.test(main[1]))) return [];
    const start = index + opening.length + main.index;
    const at = [start, start + main[0].length] as const;
    const message = 'A comma is missing between this clause and the main clause.';
    const found = excerpt(section.text, ...at);
    return [finding(section, { code: 'print-comma-missing', severity: 'note', message, at, found, expected: `,${main[1]}` })];
  });
}

/** After a comma before such a word the sentence goes on: it does not divide the clauses. */
const ADDS = /^(?:but|and|unless|if|or|which|even|so|except|then|rounding|including|not|as|though|although|minus|plus)$/;

/** Whether an order, or a subject with its verb, begins with a token and nothing before can govern it. */
function beginsMain(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || token === undefined || next === undefined || CONTINUES.test(before.word) || !follows(token)) return false;
  const mayEndClause =
    before.is.singular ||
    before.is.plural ||
    before.is.participle ||
    before.is.adjective ||
    before.is.adverb ||
    before.is.verbS ||
    /^(?:there|here|out|away|again|over|first|last|\d+)$/.test(before.word) ||
    /^\p{Lu}{2}/u.test(before.printed);
  if (!mayEndClause) return false;
  if (token.word === 'then') return (DETERMINERS.has(next.word) || /^(?:it|they|you|he|she)$/.test(next.word)) && !isRelative(tokens, at);
  if (
    IMPERATIVE.test(token.word) &&
    OBJECT.test(next.word) &&
    !DETERMINERS.has(before.word) &&
    !before.is.adverb &&
    !(before.is.verb && !before.is.singular)
  )
    // After a plural the word may be its verb.
    return (!before.is.plural || (before.is.verbS && before.tag === 'VERB')) && !isRelative(tokens, at);
  if (/^do(?:n't)?$/.test(token.word) && (token.word !== 'do' || next.word === 'not'))
    return isSingularEnd(before) && !isRelative(tokens, at);
  if (/^(?:it's|they're|you're)$/.test(token.word)) return !isRelative(tokens, at) && !/^(?:that|which|who|when|if|the)$/.test(before.word);
  if (/^(?:you|it|they|he|she|i|we)$/.test(token.word))
    return (
      isFiniteVerb(next) &&
      // In "the cards you hold" no main clause begins, unless no other verb follows that could be its verb.
      !(
        (before.is.singular || before.is.plural) &&
        /^(?:the|any|each|every|one|first|a|an|best|last|only|same|next)$/.test(tokens[at - 2]?.word ?? '') &&
        (tokens.slice(at + 2).some((later, index, rest) => isFiniteVerb(later) && rest[index - 1]?.word !== 'be') || !MODALS.has(next.word))
      ) &&
      (!before.is.verbS || before.is.plural) &&
      !isRelative(tokens, at)
    );
  return beginsWithNoun(tokens, at);
}

/** Whether a word is no plural whose verb may follow. */
const isSingularEnd = ({ is }: Token): boolean => is.singular && !is.plural && !is.closed;

/** Whether a noun phrase with its verb begins with a token: "the owner of the card wins", "there is". */
function beginsWithNoun(tokens: readonly Token[], at: number): boolean {
  const [before, token, next, after] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (before === undefined || token === undefined || next === undefined) return false;
  if (token.word === 'there' && /^(?:is|are|can|may|must)$/.test(next.word))
    return !isRelative(tokens, at) && !/^(?:is|are|be)$/.test(before.word);
  if (
    !/^(?:the|each|every|that|all|no|an?|your|its|their|this)$/.test(token.word) ||
    (before.is.singular && /^(?:the|any|each|every)$/.test(tokens[at - 2]?.word ?? '')) ||
    (before.is.verb && !before.is.singular) ||
    (before.is.verbS && !before.is.plural)
  )
    return false;
  if (!next.is.singular && !next.is.plural) return false;
  const head = headOf(tokens, at + 1);
  const end = head === undefined ? at + 2 : afterPhrases(tokens, head);
  // One word may be before the modal, such as an adverb: "the player then may move". In "a move it may use" the pronoun is the subject.
  const modal = tokens[end + 1];
  const isPronoun = /^(?:it|you|they|he|she|we)$/.test(tokens[end]?.word ?? '');
  const verb = !isPronoun && modal !== undefined && MODALS.has(modal.word) ? modal : tokens[end];
  const isDirect = after !== undefined && verb === after;
  return (
    verb !== undefined &&
    follows(verb) &&
    (FINITE.test(verb.word) ||
      MODALS.has(verb.word) ||
      (isDirect && /^(?:who|whose)$/.test(verb.word)) ||
      (verb.is.verbS &&
        (!verb.is.plural || (isDirect && follows(tokens[at + 3])) || OBJECT.test(tokens[tokens.indexOf(verb) + 1]?.word ?? '')))) &&
    // A noun with "a" is mostly the object of the clause before.
    !(/^an?$/.test(token.word) && !MODALS.has(verb.word)) &&
    !isRelative(tokens, at)
  );
}

/** Whether the clause before has no verb yet: the words that follow belong to its noun, as in "the squares you can see". */
function isRelative(tokens: readonly Token[], at: number): boolean {
  return !tokens.slice(1, at).some(isFiniteVerb);
}
