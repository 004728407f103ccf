/**
 * Checks that each number and limiting word of an executable clause is waived, or in a definition that carries the clause, and that no
 * waiver is idle.
 */

import type { CheckedEdition } from '../checked-edition.ts';
import { idleWaivers } from '../checks/idle-waivers.ts';
import { otherCarriers } from '../checks/other-carriers.ts';
import { oneFindingPerRemovedDefinition, type TextFinding } from '../checks/text-findings.ts';
import { type TextsOfEdition, textsInForce } from '../checks/texts-in-force.ts';
import { unmatchedDiagnostic } from '../checks/unmatched-diagnostic.ts';
import { unmatchedIn } from '../checks/unmatched-words.ts';
import type { CompileCache } from '../compile-cache.ts';
import { clausesOf } from '../definition-clauses.ts';
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

export const checkTextCoverage: Pass<TextCoverageInput> = ({ rulebook, editions, unread, cache }) => {
  const unreadIds = definitionsIn(unread);
  const { memo, names } = cache;
  const books = editions.map(({ book }) => book);
  const inForce = textsInForce(rulebook, books, cache.texts, memo);
  const bookOf = ({ id }: TextsOfEdition): EditionBook | undefined => books.find((book) => book.id === id);
  // A word of a text that is in force in several editions is reported for the first, and all words of a clause as one finding.
  const reported = new Set<FoundWord>();
  const found: TextFinding[] = [];
  for (const [index, edition] of inForce.entries())
    for (const [clause, missing] of Map.groupBy(unmatchedIn(edition, memo), (one) => one.clause)) {
      const words = missing.map(({ word }) => word).filter((word) => !reported.has(word));
      const [first] = words;
      const { carrying = [], parameters = [] } = missing[0] ?? {};
      // A definition cannot be compared with the text if one that it uses is missing.
      if (first === undefined || carrying.some((d) => mentionsOneOf(d, unreadIds, names))) continue;
      for (const word of words) reported.add(word);
      const removed = [...edition.removed.values()].filter(({ node }) => clausesOf(node.definition).includes(clause.id));
      const errata = [
        ...[...parameters, ...carrying].flatMap(({ id }) => errataOfEdition(id, edition, inForce[index - 1])),
        ...removed.map(({ erratum }) => erratum),
      ];
      const cause = removed.at(-1);
      const diagnostic = {
        ...unmatchedDiagnostic(clause, first, edition.id, errata.at(-1), otherCarriers(first, clause, bookOf(edition), rulebook)),
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
  return { output: undefined, diagnostics: [...oneFindingPerRemovedDefinition(found), ...idleWaivers(rulebook, books, inForce, memo)] };
};

/** The errata that changed a definition in the edition and not before: a word that the definition had before is missing because of them. */
function errataOfEdition(id: DefinitionId, { errata }: TextsOfEdition, before: TextsOfEdition | undefined): readonly string[] {
  const earlier = before?.errata.get(id) ?? [];
  return (errata.get(id) ?? []).filter((erratum) => !earlier.includes(erratum));
}
