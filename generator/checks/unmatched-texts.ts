/** Findings about words of texts that no definition carrying the clause has, each for the first edition with the text in force. */
import type { CompileCache } from '../compile-cache.ts';
import { clausesOf } from '../definition-clauses.ts';
import type { DefinitionId } from '../ids.ts';
import { mentionsOneOf } from '../mentioned-names.ts';
import type { FoundWord } from '../prose/limiting-words.ts';
import { ANY_TEXT, definitionsIn } from '../recovery/unread-names.ts';
import type { EditionBook, Removal, Rulebook } from '../rulebook.ts';
import { otherCarriers } from './other-carriers.ts';
import type { TextFinding } from './text-findings.ts';
import type { TextsOfEdition } from './texts-in-force.ts';
import { unmatchedDiagnostic } from './unmatched-diagnostic.ts';
import { unmatchedIn } from './unmatched-words.ts';

interface UnmatchedTexts {
  readonly found: readonly TextFinding[];
  /** The ids of the clauses that are found, of the definitions that carry them, and of others that have the words. */
  readonly concerned: ReadonlySet<string>;
}

/**
 * @param inForce as `textsInForce` returns them: the texts of each edition, and last those of errata
 * @param unread names in sources that cannot be read
 */
export function unmatchedTexts(
  rulebook: Rulebook,
  books: readonly EditionBook[],
  inForce: readonly TextsOfEdition[],
  unread: ReadonlySet<string>,
  { memo, names }: CompileCache,
): UnmatchedTexts {
  const unreadIds = definitionsIn(unread);
  const bookOf = ({ id }: TextsOfEdition): EditionBook | undefined => books.find((book) => book.id === id);
  // A word of a text that is in force in several editions is reported for the first, and all words of a clause as one finding.
  const reported = new Set<FoundWord>();
  const concerned = new Set<string>();
  const found: TextFinding[] = [];
  for (const [index, edition] of inForce.entries())
    for (const [clause, missing] of Map.groupBy(unmatchedIn(edition, memo), (one) => one.clause)) {
      const words = missing.map(({ word }) => word).filter((word) => !reported.has(word));
      const [first] = words;
      const { carrying = [] } = missing[0] ?? {};
      // A definition cannot be compared with the text if one that it uses is missing.
      if (first === undefined || carrying.some((d) => mentionsOneOf(d, unreadIds, names))) continue;
      for (const word of words) reported.add(word);
      const before = inForce[index - 1];
      const removed = removedIn(edition, before).filter(({ node }) => clausesOf(node.definition).includes(clause.id));
      const errata = [...carrying.flatMap(({ id }) => errataOfEdition(id, edition, before)), ...removed.map(({ erratum }) => erratum)];
      const last = rulebook.errata.findLast(({ erratum }) => errata.includes(erratum.id));
      const cause = removed.at(-1);
      const others = otherCarriers(first, clause, carrying, bookOf(edition), rulebook);
      for (const id of [clause.id, ...others, ...carrying.map((one) => one.id)]) concerned.add(id);
      const diagnostic = {
        ...unmatchedDiagnostic(clause, first, edition.id, last?.erratum.id, others, cause),
        refersTo: [
          clause.id,
          `text:${clause.id}`,
          ANY_TEXT,
          ...[...carrying, ...removed.map(({ node }) => node.definition)].map(({ id }) => id),
        ],
        ...(words.length === 1
          ? {}
          : {
              related: words
                .slice(1)
                .map(({ text, place }) => ({ message: `No definition that carries the clause has "${text}" either.`, place })),
            }),
      };
      found.push(cause === undefined ? { diagnostic } : { cause, diagnostic });
    }
  return { found, concerned };
}

/** The removals of definitions in the edition and not before. A removed definition may be why no definition has a word any more. */
const removedIn = ({ removed }: TextsOfEdition, before: TextsOfEdition | undefined): readonly Removal[] =>
  [...removed].flatMap(([id, removal]) => (before?.removed.get(id)?.erratum === removal.erratum ? [] : [removal]));

/** The errata that changed a definition in the edition and not before. They are why a word that it had before is missing. */
function errataOfEdition(id: DefinitionId, { errata }: TextsOfEdition, before: TextsOfEdition | undefined): readonly string[] {
  const earlier = before?.errata.get(id) ?? [];
  return (errata.get(id) ?? []).filter((erratum) => !earlier.includes(erratum));
}
