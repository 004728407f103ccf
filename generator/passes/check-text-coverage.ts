/**
 * Checks that each number and limiting word of an executable clause is waived or in a definition carrying the clause. Each number of a
 * definition must be in the text of a clause it carries. An idle waiver is reported.
 */

import type { CheckedEdition } from '../checked-edition.ts';
import { idleWaivers } from '../checks/idle-waivers.ts';
import { unstatedIn } from '../checks/stated-amounts.ts';
import { oneFindingPerRemovedDefinition } from '../checks/text-findings.ts';
import { textsInForce } from '../checks/texts-in-force.ts';
import { unmatchedTexts } from '../checks/unmatched-texts.ts';
import type { CompileCache } from '../compile-cache.ts';
import type { Pass } from '../pass.ts';
import type { Rulebook } from '../rulebook.ts';

interface TextCoverageInput {
  readonly rulebook: Rulebook;
  readonly editions: readonly CheckedEdition[];
  /** Names in sources that cannot be read. */
  readonly unread: ReadonlySet<string>;
  readonly cache: CompileCache;
}

export const checkTextCoverage: Pass<TextCoverageInput> = ({ rulebook, editions, unread, cache }) => {
  const books = editions.map(({ book }) => book);
  const inForce = textsInForce(rulebook, books, cache.texts, cache.memo);
  const { found, concerned } = unmatchedTexts(rulebook, books, inForce, unread, cache);
  return {
    output: undefined,
    diagnostics: [
      ...oneFindingPerRemovedDefinition(found),
      ...unstatedIn(rulebook, books, concerned, cache.texts, cache.memo),
      ...idleWaivers(rulebook, books, inForce, cache.memo),
    ],
  };
};
