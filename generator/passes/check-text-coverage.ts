/**
 * Checks that each number and limiting word of an executable clause is waived or in a definition carrying the clause. Each number of a
 * definition must be in the text of a clause it carries. An idle waiver is reported.
 */

import type { CheckedEdition } from '../checked-edition.ts';
import { idleWaivers } from '../checks/idle-waivers.ts';
import { otherCarriers } from '../checks/other-carriers.ts';
import { unstatedAmounts, unstatedDiagnostic } from '../checks/stated-amounts.ts';
import { oneFindingPerRemovedDefinition, type TextFinding } from '../checks/text-findings.ts';
import { type TextsOfEdition, textsInForce } from '../checks/texts-in-force.ts';
import { unmatchedDiagnostic } from '../checks/unmatched-diagnostic.ts';
import { unmatchedIn } from '../checks/unmatched-words.ts';
import type { CompileCache } from '../compile-cache.ts';
import { clausesOf } from '../definition-clauses.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { DefinitionId } from '../ids.ts';
import { mentionsOneOf } from '../mentioned-names.ts';
import type { Pass } from '../pass.ts';
import type { FoundWord } from '../prose/limiting-words.ts';
import { ANY_TEXT, definitionsIn } from '../recovery/unread-names.ts';
import type { EditionBook, Rulebook } from '../rulebook.ts';

interface TextCoverageInput {
  readonly rulebook: Rulebook;
  readonly editions: readonly CheckedEdition[];
  /** Names in sources that cannot be read. */
  readonly unread: ReadonlySet<string>;
  readonly cache: CompileCache;
}

export const checkTextCoverage: Pass<TextCoverageInput> = (input) => {
  const { rulebook, editions, cache } = input;
  const books = editions.map(({ book }) => book);
  const inForce = textsInForce(rulebook, books, cache.texts, cache.memo);
  const { found, concerned } = unmatched(input, books, inForce);
  return {
    output: undefined,
    diagnostics: [
      ...oneFindingPerRemovedDefinition(found),
      ...unstatedIn(rulebook, books, concerned, cache),
      ...idleWaivers(rulebook, books, inForce, cache.memo),
    ],
  };
};

interface UnmatchedTexts {
  readonly found: readonly TextFinding[];
  /** The ids of the clauses that are found, and of the definitions that carry them or may have to. */
  readonly concerned: ReadonlySet<string>;
}

function unmatched(
  { rulebook, unread, cache: { memo, names } }: TextCoverageInput,
  books: readonly EditionBook[],
  inForce: readonly TextsOfEdition[],
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
      const removed = [...edition.removed.values()].filter(({ node }) => clausesOf(node.definition).includes(clause.id));
      const errata = [
        ...carrying.flatMap(({ id }) => errataOfEdition(id, edition, inForce[index - 1])),
        ...removed.map(({ erratum }) => erratum),
      ];
      const cause = removed.at(-1);
      const others = otherCarriers(first, clause, carrying, bookOf(edition), rulebook);
      for (const id of [clause.id, ...others, ...carrying.map((one) => one.id)]) concerned.add(id);
      const diagnostic = {
        ...unmatchedDiagnostic(clause, first, edition.id, errata.at(-1), others, cause),
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

/**
 * The amounts that no text states, one finding for each definition, in the first edition in which it is so.
 * @param concerned the clauses and definitions of other findings: a clause may lack a second number for the same reason
 */
function unstatedIn(
  rulebook: Rulebook,
  books: readonly EditionBook[],
  concerned: ReadonlySet<string>,
  { texts, memo }: CompileCache,
): readonly Diagnostic[] {
  const seen = new Set<string>();
  return books.flatMap((book) =>
    unstatedAmounts(rulebook, book, texts, memo).flatMap((one) => {
      const key = `${one.node.definition.id} ${one.texts.map(({ clause }) => clause.id).join(' ')}`;
      if (seen.has(key) || concerned.has(one.node.definition.id) || one.texts.some(({ clause }) => concerned.has(clause.id))) return [];
      seen.add(key);
      return [unstatedDiagnostic(one, book.id)];
    }),
  );
}

/** The errata that changed a definition in the edition and not before. They are why a word that it had before is missing. */
function errataOfEdition(id: DefinitionId, { errata }: TextsOfEdition, before: TextsOfEdition | undefined): readonly string[] {
  const earlier = before?.errata.get(id) ?? [];
  return (errata.get(id) ?? []).filter((erratum) => !earlier.includes(erratum));
}
