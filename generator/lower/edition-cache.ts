/** A cache of lowered editions, each valid while all definitions that the board reads stay the same. */

import { TupleCache } from '../caches.ts';
import { belongsToGame } from '../game/belongs-to-game.ts';
import type { Definition } from '../generated/definition.ts';
import type { EditionId } from '../ids.ts';
import type { ParseExpression } from '../language/parse-expression.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createBoardCache } from './board-units.ts';
import type { Expansions } from './capabilities.ts';
import { type LoweredEdition, lowerEdition } from './edition.ts';

/** Lowers the definitions of the board in an edition. */
export type LowerEdition = (
  edition: EditionId,
  digest: string,
  definitions: readonly Definition[],
  vocabulary: Vocabulary,
  laterAreas: ReadonlySet<string>,
) => LoweredEdition;

/** The capacity of the cache: the editions, variants and packs, each before and after a change. */
const CAPACITY = 24;

/** Whether the board reads nothing of a definition but its kind and id. */
function isOfGameAlone(d: Definition): boolean {
  switch (d.kind) {
    case 'procedure':
    case 'question':
    case 'duration':
      return true;
    case 'option':
    case 'trigger':
      return d.capability === undefined;
    case 'constraint':
      return belongsToGame(d) && d.capability === undefined && d.self === undefined;
    default:
      return false;
  }
}

export function createEditionLowering(parse: ParseExpression, expansions: Expansions): LowerEdition {
  const recent = new TupleCache<LoweredEdition>(CAPACITY);
  const cache = createBoardCache(parse, expansions);
  return (edition, digest, definitions, vocabulary, laterAreas) => {
    const keyParts = definitions.map((d) => (isOfGameAlone(d) ? `${d.kind} ${d.id}` : d));
    const key = [edition, [...laterAreas].join(' '), vocabulary, ...keyParts];
    const lowered = recent.get(key, () => lowerEdition(edition, digest, definitions, vocabulary, laterAreas, cache));
    return { ...lowered, ir: { ...lowered.ir, digest } };
  };
}
