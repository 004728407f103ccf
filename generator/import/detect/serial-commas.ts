/** The comma before the last name of a list, in documents that have it in most lists of names. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { grammarFinding, inEnglishDocuments } from './english.ts';
import { matchesIn } from './pattern.ts';

export const findSerialCommas = (corpus: Corpus): Diagnostic[] => inEnglishDocuments(corpus, findInDocument);

const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}/-]*(?: \p{Lu}\p{Ll}[\p{L}/-]*){0,3}`;
const WITH_COMMA = new RegExp(String.raw`${NAME}, ${NAME}, (?:and|or) (?=\p{Lu})`, 'gu');
const WITHOUT_COMMA = new RegExp(String.raw`(?<![.!?:]["”)]? |^|\n)${NAME}, (${NAME}) (?:and|or) ${NAME}`, 'gu');
/** The comma is the custom in a document with at least this many lists that have it, and this many times as many as lack it. */
const [FEWEST, TIMES] = [4, 3];

function findInDocument({ sections }: IndexedDocument): Diagnostic[] {
  const withCommaCount = sections.reduce((sum, { text }) => sum + matchesIn(text, WITH_COMMA).length, 0);
  const found = sections.flatMap((section) =>
    matchesIn(section.text, WITHOUT_COMMA).map(({ index, 0: list, 1: nextToLast = '' }) => {
      const at = [index, index + list.length] as const;
      const message = 'A comma is missing before the last of these names.';
      return grammarFinding(section, { code: 'print-comma-missing', message, at, expected: `${nextToLast},` });
    }),
  );
  return withCommaCount < Math.max(FEWEST, found.length * TIMES) ? [] : found;
}
