/** Commas that are missing after an introduction: "If a guest leaves the table is cleared.", "On a roll of 6 the guest may stay." */
import { type Diagnostic, sortDiagnostics } from '../../diagnostic.ts';
import { beginsOrder, beginsSegment, isFiniteVerb, segmentEnd, subjectStart } from '../clauses.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import type { PrintedSection } from '../document.ts';
import { withoutOverlaps } from '../merge-repeats.ts';
import { afterPhrases, headOf } from '../phrases.ts';
import { follows, type Token } from '../tokens.ts';
import { DETERMINERS, PREPOSITIONS } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { grammarFinding, range } from './english.ts';
import { matchesIn } from './pattern.ts';

export const findCommas = ({ documents, knowledge }: Corpus): Diagnostic[] =>
  documents
    .filter(({ isEnglish }) => isEnglish)
    .flatMap((indexed) =>
      withoutOverlaps(sortDiagnostics([...afterIntroductions(indexed, knowledge), ...indexed.sections.flatMap(beforeSubject)])),
    );

interface Introduction {
  readonly section: PrintedSection;
  readonly tokens: readonly Token[];
  /** The index at which the main clause begins. */
  readonly main: number;
  /** Whether it is a clause, which has its comma always, or a phrase. */
  readonly isClause: boolean;
}

/** A subject and its verb in one word, or by mistake an owner: "it's value". */
const CONTRACTION = /^(?:it|he|she|that|there|who|you|they|we)['’](?:s|re)$/;
const WITH_THEN = /, then /g;

/** A missing comma after a phrase, or before "then", is reported only where the document has one in most such places. */
function afterIntroductions({ sections }: IndexedDocument, { tokensOf }: WordKnowledge): Diagnostic[] {
  const all = sections.map((section) => ({ section, tokens: tokensOf(section) }));
  const introductions = all.flatMap(({ section, tokens }) =>
    tokens.flatMap((_, at): Introduction[] => {
      if (!beginsSegment(tokens, at)) return [];
      const clauseMain = afterClause(tokens, at);
      const main = clauseMain ?? afterPhrase(tokens, at);
      return main === undefined ? [] : [{ section, tokens, main, isClause: clauseMain !== undefined }];
    }),
  );
  const isBeforeThen = ({ tokens, main }: Introduction): boolean => tokens[main - 1]?.word === 'then';
  const thenCount = introductions.filter(isBeforeThen).length;
  const isThenCustom = sections.reduce((sum, { text }) => sum + matchesIn(text, WITH_THEN).length, 0) > thenCount;
  const phraseCount = introductions.filter(({ isClause }) => !isClause).length;
  const dividedCount = all.reduce((sum, { tokens }) => sum + tokens.filter((_, at) => isDividedPhrase(tokens, at)).length, 0);
  const isPhraseCustom = dividedCount >= phraseCount * TIMES_DIVIDED;
  return introductions
    .filter((one) => (one.isClause || isPhraseCustom) && (isThenCustom || !isBeforeThen(one)))
    .flatMap((one) => {
      const { section, tokens, isClause } = one;
      const main = isBeforeThen(one) ? one.main - 1 : one.main;
      const [before, token] = [tokens[main - 1], tokens[main]];
      if (before === undefined || token === undefined) return [];
      const message = `A comma is missing between this ${isClause ? 'clause' : 'phrase'} and the main clause.`;
      const expected = `${before.printed}, ${token.printed}`;
      return [grammarFinding(section, { code: 'print-comma-missing', message, at: range(before, token), expected })];
    });
}

/** A comma after a phrase is the custom of a document that has it at least this many times as often as not. */
const TIMES_DIVIDED = 4;
/** In words. */
const LONGEST_PHRASE = 12;

/** Whether a sentence begins with a phrase that a comma ends. */
function isDividedPhrase(tokens: readonly Token[], at: number): boolean {
  if (!beginsSegment(tokens, at) || !OPENS_PHRASE.test(tokens[at]?.word ?? '')) return false;
  for (let index = at + 1; index < at + LONGEST_PHRASE; index++) {
    if (tokens[index]?.gap.startsWith(',')) return true;
    if (tokens[index] === undefined || isFiniteVerb(tokens, index) || !follows(tokens[index])) return false;
  }
  return false;
}

const OPENS_CLAUSE = /^(?:if|when|whenever|once|while|unless|because|although|though|after|before|until|since)$/;
/** Words that begin a clause within the introduction. */
const SUBORDINATES = /^(?:which|who|whom|whose|what|how|whether|where|why|if|when|whenever|while|unless|because|although)$/;
/** Words that begin a clause or go before a noun. */
const MAY_SUBORDINATE = /^(?:as|than|before|after|since|until)$/;
/** After these verbs a clause may follow without "that". */
const THINKS =
  /^(?:realize|realise|know|think|believe|see|find|notice|say|feel|wish|hope|assume|ensure|mean|specifie|state|decide)[sd]?$|^(?:thought|said|known|specify)$/;
const COORDINATES = /^(?:and|or|but|nor)$/;

/** The index of the last word of what opens a clause: "if", "as long as", "each time". */
function openingEnd(tokens: readonly Token[], at: number): number | undefined {
  const [first, second, third] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? '', tokens[at + 2]?.word];
  // "When does it stop?"
  if (/^(?:do|does|did|is|are|can|may|must|should|will)$/.test(second)) return undefined;
  if (OPENS_CLAUSE.test(first)) return at;
  if (/^(?:each|every)$/.test(first) && second === 'time') return at + 1;
  return first === 'as' && /^(?:soon|long)$/.test(second) && third === 'as' ? at + 2 : undefined;
}

/** ", then the guest is thirsty": here a comma does end the clause; ", then pour" may go on with an order. */
const isDividedByThen = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'then' && follows(tokens[at + 1]) && SUBJECT.test(tokens[at + 1]?.word ?? '');

/** "when poured", "while pouring", "if possible": an introduction without a finite verb, which counts as a clause. */
function isVerbless(tokens: readonly Token[], first: number, last: number): boolean {
  const second = tokens[last + 1];
  return (
    second?.is.participle === true ||
    (second?.is.ing === true && tokens[first]?.word !== 'if') ||
    /^(?:not|no|possible|able|so)$/.test(second?.word ?? '')
  );
}

/** The index at which the main clause begins after a clause that no comma ends. */
function afterClause(tokens: readonly Token[], at: number): number | undefined {
  const last = openingEnd(tokens, at);
  const end = last === undefined ? undefined : segmentEnd(tokens, at);
  if (last === undefined || end === undefined || isDividedByThen(tokens, end)) return undefined;
  // The number of clauses found so far: the first is the introduction, and the last of the others the main clause.
  let clauses = isVerbless(tokens, at, last) ? 1 : 0;
  // The number of clauses inside the introduction whose verb has not come yet.
  let openSubordinates = 0;
  let hasSubordinate = false;
  // Whether the last clause belongs to a noun in the plural: in "the guests who sit at the table drink" the last verb is no order.
  let belongsToPlural = false;
  let main: number | undefined;
  for (let index = last + 1; index < end; index++) {
    const token = tokens[index];
    if (token === undefined) break;
    if (SUBORDINATES.test(token.word) || isRelativeThat(tokens, index) || beginsInner(tokens, index)) {
      openSubordinates++;
      belongsToPlural = clauses > 0 && tokens[index - 1]?.is.plural === true;
      continue;
    }
    const isOrder = clauses > 0 && !belongsToPlural && (beginsOrder(tokens, index) || forbids(tokens, index));
    if (!isOrder && !isFiniteVerb(tokens, index)) continue;
    const start = isOrder ? index : subjectStart(tokens, index);
    if (start === undefined) continue;
    const from = CONTRACTION.test(tokens[start - 1]?.word ?? '') ? start - 1 : start;
    if (!isOrder && (tokens[from - 1]?.word === 'to' || THINKS.test(tokens[from - 1]?.word ?? ''))) continue;
    if (openSubordinates > 0 && !isOrder) {
      openSubordinates--;
      hasSubordinate = true;
      continue;
    }
    if (COORDINATES.test(tokens[from - 1]?.word ?? '') && clauses > 0) continue;
    const isOfLastNoun = index + 1 === end && main !== undefined && PRONOUN.test(tokens[main]?.word ?? '');
    if (!isOrder && (isOfLastNoun || isStranded(tokens, index, end))) continue;
    if (belongsToPlural) return undefined;
    // "the guest you invited": a clause that belongs to the noun.
    if (clauses === 0 && from > last + 1 && !hasSubordinate && !COORDINATES.test(tokens[from - 1]?.word ?? '')) continue;
    if (clauses > 0 && from > last + 1) main = from;
    clauses++;
  }
  return main !== undefined && follows(tokens[main]) ? main : undefined;
}

/** With such a subject the main clause is certain, and "your host has" in "we fill every cup your host has" belongs to the noun. */
const PRONOUN = /^(?:you|they|we|i|it)$/;

/** "the chair you came from": a preposition without its noun ends a clause that belongs to the noun before. */
const isStranded = (tokens: readonly Token[], verb: number, end: number): boolean =>
  verb + 2 === end && /^(?:from|to|with|of|for|at|by|into|onto)$/.test(tokens[verb + 1]?.word ?? '');

/** "do not move": after a noun in the singular, "do" is an order. */
const forbids = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'do' &&
  tokens[at + 1]?.word === 'not' &&
  tokens[at - 1]?.is.plural === false &&
  !/^(?:you|they|we|i)$/.test(tokens[at - 1]?.word ?? '');

/** "until it moves", "after the guest leaves"; not "until the end". */
function beginsInner(tokens: readonly Token[], at: number): boolean {
  if (!MAY_SUBORDINATE.test(tokens[at]?.word ?? '')) return false;
  const isDetermined = DETERMINERS.has(tokens[at + 1]?.word ?? '');
  if (!isDetermined && isFiniteVerb(tokens, at + 2)) return true;
  const head = headOf(tokens, isDetermined ? at + 2 : at + 1);
  return head !== undefined && isFiniteVerb(tokens, afterPhrases(tokens, head));
}

/** "that" after a noun and before a verb or a subject with its verb; "that guest" is a noun phrase. */
function isRelativeThat(tokens: readonly Token[], at: number): boolean {
  const [that, next] = [tokens[at], tokens[at + 1]];
  if (that?.word !== 'that') return false;
  return next === undefined || isFiniteVerb(tokens, at + 1) || next.is.closed || !(next.is.singular || next.is.plural || next.is.adjective);
}

const OPENS_PHRASE = /^(?:at|on|during|in|for|upon|by|with|from|once|after|before|throughout|within)$/;
const SUBJECT = /^(?:the|one|two|this|that|these|those|all|each|every|any|no|either|an?|it|you|they|he|she|we|your|its|their)$/;

/** In words: the farthest that a verb may be from the beginning of its subject. */
const LONGEST_SUBJECT = 14;

/** The index at which the main clause begins after a phrase without a verb. */
function afterPhrase(tokens: readonly Token[], at: number): number | undefined {
  if (!OPENS_PHRASE.test(tokens[at]?.word ?? '') || SUBORDINATES.test(tokens[at + 1]?.word ?? '')) return undefined;
  const end = segmentEnd(tokens, at);
  if (end === undefined) return undefined;
  for (let index = at + 2; index < end; index++) {
    const [before, token] = [tokens[index - 1], tokens[index]];
    if (before === undefined || token === undefined) return undefined;
    const endsPhrase =
      (before.is.singular || before.is.plural || /^(?:\d.*|more|less|higher|lower|better)$/.test(before.word)) &&
      !before.is.closed &&
      !PREPOSITIONS.has(before.word);
    if (
      endsPhrase &&
      index > at + 2 &&
      (forbids(tokens, index) ||
        beginsOrder(tokens, index) ||
        (/^(?:if|when|whenever)$/.test(token.word) && /^,/.test(tokens[end]?.gap ?? '')))
    )
      return index;
    if (isFiniteVerb(tokens, index) || SUBORDINATES.test(token.word)) return undefined;
    if (!endsPhrase || !SUBJECT.test(token.word)) continue;
    for (let verb = index + 1; verb < Math.min(end, index + LONGEST_SUBJECT); verb++) {
      if (SUBORDINATES.test(tokens[verb]?.word ?? '') || isRelativeThat(tokens, verb)) break;
      if (isFiniteVerb(tokens, verb)) return index;
    }
    return undefined;
  }
  return undefined;
}

const CLAUSE =
  /(?<=^|[.;:]\s+|, (?:and |but )?(?=if|when)|, (?:and|but) |\n[•*\t ]*)(?:if|when|whenever|each time|every time|after|before|at the (?:beginning|end|start) of|during)\b/gim;
/**
 * The last word before the main clause (a noun or a number), then a subject with its verb and the beginning of its object. The object is
 * required because "the card you play" has a subject and a verb too, and is only a noun with a clause of its own.
 */
const SUBJECT_AND_VERB =
  /\b(?!(?:and|or|that|than|as|if|when|before|after|until|unless|while|because|since|once|whenever|the|a|an|each|every|either|any|all|by|with|to|of|for|from|like|what|how|where|which|who|whom|only)\b)[\p{L}\p{N}'’-]+( (?:you|(?:either|each|every|that|the active) player|they|it) (?:(?:may|must|can|will) )?(?!(?:is|are|was|were|has|have|and|or|in|on|to|into|through|over|under|with|from|onto|before|after|for|like|than|until|within)\b)\p{Ll}{3,} (?:an?|the|one|two|three|up|all|its|their|your|no|\d+)\b)/iu;

/** Reports a clause, or a phrase of time, after which the main clause begins without a comma. */
function beforeSubject(section: PrintedSection): Diagnostic[] {
  return matchesIn(section.text, CLAUSE).flatMap(({ index, 0: opening }) => {
    const [clause = ''] = /^[^.,;:()\n?!“”"]*/.exec(section.text.slice(index)) ?? [];
    const main = SUBJECT_AND_VERB.exec(clause.slice(opening.length));
    // In "the square it began the move" the noun has a clause of its own.
    const isRelated = /(?:^|\s)(?:the|an?|any|each|same) $/i.test(clause.slice(0, opening.length + (main?.index ?? 0)));
    if (main?.[1] === undefined || (isRelated && !/ (?:may|must|can|will) /.test(main[1]))) return [];
    const start = index + opening.length + main.index;
    const at = [start, start + main[0].length] as const;
    const message = 'A comma is missing before the main clause.';
    return [grammarFinding(section, { code: 'print-comma-missing', message, at, expected: `,${main[1]}` })];
  });
}
