/** Words that sound alike or look alike, one printed for the other. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { finding } from '../document.ts';
import { type Around, aroundOf, is } from '../homophones/around.ts';
import { NEIGHBOURS } from '../homophones/neighbours.ts';
import { RULES } from '../homophones/rules.ts';
import { tokensOf } from '../tokens.ts';
import { excerpt } from './pattern.ts';

const BY_WORD = Map.groupBy(NEIGHBOURS, ([word]) => word);

export function findHomophones({ documents, knowledge }: Corpus): Diagnostic[] {
  return documents
    .filter(({ isEnglish }) => isEnglish)
    .flatMap(({ sections }) =>
      sections.flatMap((section) => {
        const tokens = tokensOf(section, knowledge.words.get(section) ?? []);
        return tokens.flatMap((token, at) => {
          const rule = RULES.get(token.word);
          if ((token.printed !== token.word && at > 0) || (rule === undefined && !BY_WORD.has(token.word))) return [];
          const around = aroundOf(tokens, at);
          const right = rule?.(around) ?? rightBetween(token.word, around);
          if (right === undefined) return [];
          const place = [token.start, token.end] as const;
          const message = 'A word is printed for another that is like it.';
          const found = excerpt(section.text, ...place);
          return [finding(section, { code: 'print-word-wrong', severity: 'note', message, at: place, found, expected: right })];
        });
      }),
    );
}

/** The word that belongs between its neighbours, if it is another. */
const rightBetween = (word: string, { before, after }: Around): string | undefined =>
  BY_WORD.get(word)?.find(
    ([, , first, second]) => (first === undefined || is(before, first)) && (second === undefined || is(after, second)),
  )?.[1];
