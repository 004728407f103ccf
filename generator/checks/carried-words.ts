/** The numbers and limits in a definition, in which the check of text coverage looks for the numbers and limiting words of texts. */
import { jsonWithoutCitations } from '../definition-clauses.ts';
import type { Definition } from '../generated/definition.ts';
import type { FoundWord } from '../prose/limiting-words.ts';

export interface CarriedWords {
  /** The definition as JSON, without the ids of clauses and the lists of `TRIED`, whose digits are no numbers of the rules. */
  readonly json: string;
  readonly numbers: ReadonlySet<string>;
  /** Whether the definition limits something: then it counts as having every limiting word. */
  readonly isLimiting: boolean;
}

/** Fields that limit, as “only” or “unless” does in a text. A path limits by its labels, a table by its rows. */
const LIMITS = /"(if|unless|where|skipIf|otherwise|overrides|exclusive|minimum|maximum|clamp|raised|resets|until|is)":/;

/** A list of numbers to be tried one after another, such as all results of a die: `[1, 2, 3, 4, 5, 6].filter(…)`, or the list alone. */
const TRIED = /(?<![\w)\]])\[\d+(?:, ?\d+)*\](?=[."])/g;

export const withoutTried = (json: string): string => json.replace(TRIED, '[]');

export function carriedBy(d: Definition): CarriedWords {
  const json = withoutTried(jsonWithoutCitations(d));
  return { json, numbers: new Set(json.match(/\d+/g) ?? []), isLimiting: LIMITS.test(json) || d.kind === 'path' || d.kind === 'table' };
}

/**
 * Whether a definition compares with the inner bound of a range that begins at the first face of a die or ends at the last: `die >= 5`
 * covers the 6 of "5 or 6".
 */
export function comparesWith({ json }: Pick<CarriedWords, 'json'>, bound: FoundWord['bound']): boolean {
  if (bound === undefined) return false;
  const { sign, number } = bound;
  const strict = sign === '>=' ? `> ?${number - 1}` : `< ?${number + 1}`;
  return new RegExp(String.raw`(?:${sign} ?${number}|${strict})(?!\d)`).test(json);
}
