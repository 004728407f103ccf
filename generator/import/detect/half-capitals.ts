/** Names of two words of which one lost its capital letter: "one Ember drake" beside "Ember Drake" elsewhere. */
import { appendTo } from '../../../engine/base/append-to.ts';
import { capitalised } from '../../../engine/base/text.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { beginsSentence, isNoun, type Token } from '../tokens.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { baseOf, inEnglishDocuments } from './english.ts';
import { matchesIn } from './pattern.ts';

export const findHalfCapitals = (corpus: Corpus): Diagnostic[] => inEnglishDocuments(corpus, inDocument);

/** Nouns of the game that authors write with a small letter behind a name: "the Storm phase" below the heading "Storm Phase". */
const GENERIC =
  /^(?:phase|step|action|card|token|deck|marker|board|point|dice|die|track|tile|space|area|zone|pile|roll|test|check|value|turn|round|game|rule|section|player|side|team|mode|variant|table|sheet|list|symbol|icon|power|ability|attack|range|size|level|type|number|counter|cube|box|set|setup|example|map|figure|model|unit|expansion|edition|chapter|scenario|mission|page)s?$/;
const NAME = /(?<![\p{L}’'-])(\p{Lu}\p{Ll}{2,}) (\p{Lu}\p{Ll}{2,})(?![\p{L}’'-])/gu;

interface Spot {
  readonly section: PrintedSection;
  readonly first: Token;
  readonly last: Token;
}

const keyOf = (first: string, last: string): string => `${first} ${baseOf(last)}`.toLowerCase();
const isCapital = (token: Token): boolean => /^\p{Lu}\p{Ll}{2,}$/u.test(token.printed);
const isSmall = (token: Token): boolean => /^\p{Ll}{3,}$/u.test(token.printed);

/** Names with two capital letters. Those in headings show only that the first word lacks its letter, not that the second does. */
function namesIn({ sections }: IndexedDocument): { readonly inTexts: ReadonlySet<string>; readonly inTitles: ReadonlySet<string> } {
  const namesOf = (texts: readonly string[]): ReadonlySet<string> =>
    new Set(texts.flatMap((text) => matchesIn(text, NAME).map(([, first = '', last = '']) => keyOf(first, last))));
  return { inTexts: namesOf(sections.map(({ text }) => text)), inTitles: namesOf(sections.map(({ title }) => title)) };
}

function inDocument(indexed: IndexedDocument, { tokensOf }: WordKnowledge): Diagnostic[] {
  const { inTexts, inTitles } = namesIn(indexed);
  const spotsByName = new Map<string, Spot[]>();
  const namesInSmallLetters = new Set<string>();
  for (const section of indexed.sections) {
    const tokens = tokensOf(section);
    tokens.forEach((first, at) => {
      const [before, last] = [tokens[at - 1], tokens[at + 1]];
      if (last?.gap !== ' ' || first.is.closed || last.is.closed || !isNoun(last) || last.is.participle) return;
      const key = keyOf(first.word, last.word);
      if (isSmall(first) && isSmall(last)) namesInSmallLetters.add(key);
      // At the beginning of a sentence the first word has a capital letter anyway.
      if (before === undefined || !/^,? $/.test(first.gap) || beginsSentence(tokens, at) || isCapital(before)) return;
      const lacksSecond = isCapital(first) && isSmall(last) && inTexts.has(key) && !GENERIC.test(last.word);
      const lacksFirst = isSmall(first) && isCapital(last) && (inTexts.has(key) || inTitles.has(key)) && !first.is.verb;
      if (lacksSecond || lacksFirst) appendTo(spotsByName, key, { section, first, last });
    });
  }
  // An author who leaves out a capital letter in two places means it.
  return [...spotsByName].flatMap(([key, [only, ...others]]) =>
    only === undefined || others.length > 0 || namesInSmallLetters.has(key) ? [] : [report(only)],
  );
}

function report({ section, first, last }: Spot): Diagnostic {
  const expected = `${capitalised(first.printed)} ${capitalised(last.printed)}`;
  const message = 'This name has two capital letters elsewhere in the document.';
  const at = [first.start, last.end] as const;
  const found = section.text.slice(...at);
  return finding(section, { code: 'print-term-mixed-case', severity: 'note', message, at, found, expected });
}
