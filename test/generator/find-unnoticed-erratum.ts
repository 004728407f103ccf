import { findUnnoticed, type Unnoticed } from '../../generator/behaviour/unnoticed.ts';
import { engineOf } from '../../generator/cli/project.ts';
import type { Compilation } from '../../generator/compile.ts';
import type { ExampleRun } from '../../generator/examples/run-all.ts';

type RecordGames = Parameters<typeof findUnnoticed>[4];

/**
 * Searches for a position that shows what one erratum changes.
 * @param run its questions are varied; it may be a run without the erratum
 * @param recordGames records games, which are searched too
 */
export function findUnnoticedErratum(
  erratumId: string,
  compilation: Compilation,
  run: ExampleRun,
  recordGames: RecordGames = () => [],
): Unnoticed {
  const otherIds = (compilation.rulebook?.errata ?? []).map(({ erratum: { id } }) => id).filter((id) => id !== erratumId);
  // `findUnnoticed` skips errata that flip an example, so each other erratum gets an invented flip.
  const flips = new Map(otherIds.map((id) => [id, ['any example']]));
  return findUnnoticed(compilation, run, flips, (editions) => engineOf({ ...compilation, editions }), recordGames);
}
