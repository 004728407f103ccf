/** What editions were lowered to before, valid as long as all definitions stay the same that the board reads. */

import { TupleCache } from '../caches.ts';
import { belongsToGame } from '../game/belongs-to-game.ts';
import type { Definition } from '../generated/definition.ts';
import type { EditionId } from '../ids.ts';
import type { ParseExpression } from '../language/parse-expression.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import type { Expansions } from './capabilities.ts';
import { type LoweredEdition, lowerEdition } from './edition.ts';

/** Lowers the definitions of the board in an edition. */
export type LowerEdition = (
  edition: EditionId,
  digest: string,
  definitions: readonly Definition[],
  vocabulary: Vocabulary,
  later: ReadonlySet<string>,
) => LoweredEdition;

/** So many are cached: those of the editions, variants and packs, each before and after a change. */
const MOST = 24;

/** Definitions of which the board knows no more than that they are there. */
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
  const recent = new TupleCache<LoweredEdition>(MOST);
  return (edition, digest, definitions, vocabulary, later) => {
    const read = definitions.map((d) => (isOfGameAlone(d) ? `${d.kind} ${d.id}` : d));
    const key = [edition, [...later].join(' '), vocabulary, ...read];
    const lowered = recent.get(key, () => lowerEdition(edition, digest, definitions, vocabulary, later, parse, expansions));
    return { ...lowered, ir: { ...lowered.ir, digest } };
  };
}
