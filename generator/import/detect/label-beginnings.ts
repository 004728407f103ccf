/** Sentences after a label in bold that begin in lower case: "**Thirsty** if a guest is thirsty,". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding } from '../document.ts';
import type { Lexicon } from '../lexicon.ts';
import { inEnglishDocuments } from './english.ts';
import { matchesIn } from './pattern.ts';

export const findLabelBeginnings = (corpus: Corpus): Diagnostic[] =>
  inEnglishDocuments(corpus, (indexed, { lexicon }) => inDocument(indexed, lexicon));

const LABEL = /(?<=(?:^|\n)[ \t]*(?:[-*+] +)?)(\*\*|__)([^*_\n]{2,40}?[^\s*_:.!?,-])\1[ \t]+(\p{L}[\p{L}'’]*)/gu;
/** With what a sentence begins that does not go on from a label. */
const BEGINNING = /^(?:if|when|whenever|a|an|the|you|your|each|this|these|all|after|before|during|once|it|they|any|every)$/;
/** The fewest labels that show that they are no emphasis. */
const FEWEST = 3;

function inDocument({ sections }: IndexedDocument, lexicon: Lexicon): Diagnostic[] {
  const labels = sections.flatMap((section) =>
    matchesIn(section.text, LABEL).map((match) => ({
      section,
      label: match[2] ?? '',
      word: match[3] ?? '',
      end: match.index + match[0].length,
    })),
  );
  if (labels.length < FEWEST) return [];
  return labels.flatMap(({ section, label, word, end }) => {
    const last = label.toLowerCase().split(/\s+/).at(-1) ?? '';
    // "**Pour** the tea" is an order.
    const isVerb = lexicon.classOf(last).verb || lexicon.classOf(last).closed;
    if (!BEGINNING.test(word) || (isVerb && !/^(?:if|when|whenever|you|it|they)$/.test(word))) return [];
    const message = 'The sentence after this label begins in lower case.';
    const expected = word.slice(0, 1).toUpperCase() + word.slice(1);
    const at = [end - word.length, end] as const;
    return [finding(section, { code: 'print-sentence-lower-case', severity: 'note', message, at, found: word, expected })];
  });
}
