/** Words that sound alike or look alike, one printed in place of the other. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { type Around, aroundOf, is } from '../homophones/around.ts';
import { NEIGHBOURS } from '../homophones/neighbours.ts';
import { RULES } from '../homophones/rules.ts';
import { TAGGED_RULES } from '../homophones/tagged.ts';
import { atEachWord, range } from './english.ts';

const BY_WORD = Map.groupBy(NEIGHBOURS, ([word]) => word);

export const findHomophones = (corpus: Corpus): Diagnostic[] =>
  atEachWord(corpus, (tokens, at) => {
    const token = tokens[at];
    // A word with a capital letter may be a name, unless the text begins with it.
    if (token === undefined || (token.printed !== token.printed.toLowerCase() && at > 0)) return undefined;
    const [rule, taggedRule] = [RULES.get(token.word), TAGGED_RULES.get(token.word)];
    if (rule === undefined && taggedRule === undefined && !BY_WORD.has(token.word)) return undefined;
    const around = aroundOf(tokens, at);
    const expected = rule?.(around) ?? taggedRule?.(around) ?? rightBetween(token.word, around);
    const message = 'A similar word is printed in place of the right one.';
    return expected === undefined ? undefined : { code: 'print-word-wrong', message, at: range(token, token), expected };
  });

/** The word that belongs between its neighbours, if it is another. */
const rightBetween = (word: string, { before, after }: Around): string | undefined =>
  BY_WORD.get(word)?.find(
    ([, , mayPrecede, mayFollow]) =>
      (mayPrecede === undefined || is(before, mayPrecede)) && (mayFollow === undefined || is(after, mayFollow)),
  )?.[1];
