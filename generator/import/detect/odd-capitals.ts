/** Capital letters inside sentences that the rest of the document does not have: "a Cup" beside many cups, "filled When the". */

import { appendTo } from '../../append-to.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { titleKey } from '../sentences.ts';
import { beginsSentence, follows, type Token } from '../tokens.ts';
import { DETERMINERS } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { inEnglishDocuments } from './english.ts';

export const findOddCapitals = (corpus: Corpus): Diagnostic[] => inEnglishDocuments(corpus, inDocument);

interface Spot {
  readonly section: PrintedSection;
  readonly token: Token;
}

/** A word is written in small letters if it is so in at least this many places, and this many times as often as with a capital letter. */
const [FEWEST_SMALL, TIMES_SMALL] = [2, 2];

const baseOf = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '');

function inDocument({ sections, byTitle }: IndexedDocument, { tokensOf, isInOurRules }: WordKnowledge): Diagnostic[] {
  const capitals = new Map<string, Spot[]>();
  const smalls = new Map<string, Spot[]>();
  for (const section of sections) {
    const tokens = tokensOf(section);
    tokens.forEach((token, at) => {
      if (token.word.length < SHORTEST || !/^\p{L}\p{Ll}+$/u.test(token.printed)) return;
      const isSmall = /^\p{Ll}/u.test(token.printed);
      if (isSmall && isNounPhrase(tokens, at)) appendTo(smalls, baseOf(token.word), { section, token });
      else if (!isSmall && isAlone(section, tokens, at)) appendTo(capitals, baseOf(token.word), { section, token });
    });
  }
  return [...capitals].flatMap(([word, capital]) => {
    if (capital[0]?.token.is.closed === true) return capital.map((spot) => odd(spot, 'a small letter, or a full stop before'));
    if (byTitle.has(titleKey(word))) return [];
    const small = smalls.get(word) ?? [];
    if (small.length >= Math.max(FEWEST_SMALL, capital.length * TIMES_SMALL)) return capital.map((spot) => odd(spot, spot.token.word));
    return mixedInSections(capital, small, isInOurRules(word));
  });
}

/** In a document without a custom, a section that has a noun both ways: the way that it has less often. */
function mixedInSections(capital: readonly Spot[], small: readonly Spot[], isCommon: boolean): Diagnostic[] {
  const smallBySection = Map.groupBy(small, ({ section }) => section);
  return [...Map.groupBy(capital, ({ section }) => section)].flatMap(([section, capitalHere]) => {
    const smallHere = smallBySection.get(section) ?? [];
    if (smallHere.length === 0) return [];
    // Of two ways that are as frequent the first introduces the term, unless it is a common word such as "game".
    const isCapitalFirst = !isCommon && (capitalHere[0]?.token.start ?? 0) < (smallHere[0]?.token.start ?? 0);
    const isCapitalCustom = capitalHere.length > smallHere.length || (capitalHere.length === smallHere.length && isCapitalFirst);
    return isCapitalCustom
      ? smallHere.map((spot) => odd(spot, spot.token.word.slice(0, 1).toUpperCase() + spot.token.word.slice(1)))
      : capitalHere.map((spot) => odd(spot, spot.token.word));
  });
}

/** Whether a word in small letters is a common noun after its determiner, and ends its phrase. */
function isNounPhrase(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    follows(token) &&
    (BEFORE_NOUN.test(before?.word ?? '') || before?.tag === 'NUM') &&
    token.tag === 'NOUN' &&
    !(follows(next) && next.tag === 'NOUN')
  );
}

/** In letters. */
const SHORTEST = 3;

function odd({ section, token }: Spot, expected: string): Diagnostic {
  const at = [token.start, token.end] as const;
  const message = 'This word is written in another way elsewhere.';
  return finding(section, { code: 'print-term-mixed-case', severity: 'note', message, at, found: token.printed, expected });
}

/** Before a common noun. */
const BEFORE_NOUN = /^(?:an?|the|each|every|any|no|its|their|your|his|this|these|those|another|enough|more|all|some)$/;

/** Whether a word is inside a sentence, between words in small letters, and no title, label or name. */
function isAlone({ text }: PrintedSection, tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || token === undefined || !follows(token) || beginsSentence(tokens, at)) return false;
  // "player A", "Slot 2" and "*card*" are names, and so is a word beside another capital letter.
  const isFirstWord = DETERMINERS.has(before.word) && beginsSentence(tokens, at - 1);
  if (!(/^\p{Ll}/u.test(before.printed) || isFirstWord) || before.word === 'see') return false;
  if (/[*_"“‘'(\n]/.test(text.slice(before.end, token.start))) return false;
  const isNounPhrase = token.is.closed || (BEFORE_NOUN.test(before.word) && (next === undefined || !follows(next) || next.tag !== 'NOUN'));
  if (!isNounPhrase || (/^\p{Lu}/u.test(isFirstWord ? '' : (tokens[at - 2]?.printed ?? '')) && follows(before))) return false;
  // "Tea and Cake" are two names, and so are "the Host of the Tea" and "a pot called the Kettle".
  const near = [...tokens.slice(Math.max(0, at - 3), isFirstWord ? at - 1 : at), ...tokens.slice(at + 1, at + 4)];
  if (
    near.some(({ printed, word }) => /^\p{Lu}/u.test(printed) || word === 'called') &&
    near.some(({ word }) => /^(?:and|or|of|called)$/.test(word))
  )
    return false;
  if (next === undefined) return true;
  const gap = text.slice(token.end, next.start);
  if (/^[*_"”’':–—/&+-]|^ ?[(\n&+–—|]/.test(gap)) return false;
  return !/^ /.test(gap) || /^\p{Ll}/u.test(next.printed);
}
