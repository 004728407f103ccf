/** The flips of each erratum: examples whose verdict in its edition would be different without it. */

import type { Source } from '../ast.ts';
import type { CheckedEdition } from '../checked-edition.ts';
import type { Compilation } from '../compile.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { ErratumFile } from '../generated/erratum.ts';
import type { EditionId } from '../ids.ts';
import { rewriteFlips } from '../parse/rewrite-flips.ts';
import { publicationOf } from '../publication-of.ts';
import { ask, type ExampleResult, isRefusedUnclaimed, type Judge, questionOf, verdictText } from './run.ts';
import type { ExampleRun } from './run-all.ts';

type EngineOf = (editions: readonly CheckedEdition[]) => Judge;

/**
 * By the id of each erratum the ids of the examples that it flips. A recorded flip also counts where only another erratum of the same
 * publication hides it, or where the question of the example is refused: neither is a reason to forget it.
 */
export function flipsOf(compilation: Compilation, run: ExampleRun, engineOf: EngineOf): ReadonlyMap<string, readonly string[]> {
  const byErratum = new Map<string, readonly string[]>();
  const { rulebook } = compilation;
  if (rulebook === undefined) return byErratum;
  for (const { erratum } of rulebook.errata) {
    const { edition } = publicationOf(rulebook, erratum);
    // Only changes of definitions can flip an example: verdicts do not depend on the text of clauses.
    const changesDefinitions = erratum.amends.some((a) => !('clause' in a));
    if (!changesDefinitions || compilation.without === undefined) {
      byErratum.set(erratum.id, []);
      continue;
    }
    const results = run.results.filter((r) => r.edition === edition);
    const engine = engineOf(compilation.without([erratum.id]));
    const found = results.filter((r) => verdictText(ask(engine, questionOf(r.example), edition)) !== verdictText(r.answer));
    const recordedOnly = results.filter((r) => erratum.flips.includes(r.example.id) && !found.includes(r));
    const refused = recordedOnly.filter(isRefusedUnclaimed);
    const hidden = hiddenFlips(compilation, erratum, edition, recordedOnly, engineOf);
    byErratum.set(erratum.id, [...found, ...refused, ...hidden.filter((r) => !refused.includes(r))].map((r) => r.example.id).sort());
  }
  return byErratum;
}

/** The examples that the erratum would flip if it were the only one of its publication. */
function hiddenFlips(
  { rulebook, without }: Compilation,
  erratum: ErratumFile,
  edition: EditionId,
  results: readonly ExampleResult[],
  engineOf: EngineOf,
): readonly ExampleResult[] {
  if (results.length === 0 || without === undefined) return [];
  const idsOfPublication = (rulebook?.errata ?? []).flatMap(({ erratum: { id, publication } }) =>
    publication === erratum.publication ? [id] : [],
  );
  const [withErratumAlone, withoutAny] = [
    engineOf(without(idsOfPublication.filter((id) => id !== erratum.id))),
    engineOf(without(idsOfPublication)),
  ];
  const answer = (engine: Judge, { example }: ExampleResult): string => verdictText(ask(engine, questionOf(example), edition));
  return results.filter((result) => answer(withErratumAlone, result) !== answer(withoutAny, result));
}

export function diagnoseFlips(compilation: Compilation, flips: ReadonlyMap<string, readonly string[]>): Diagnostic[] {
  return (compilation.rulebook?.errata ?? []).flatMap(({ erratum, document }): Diagnostic[] => {
    const found = flips.get(erratum.id) ?? [];
    if (found.join() === erratum.flips.join()) return [];
    return [
      {
        code: 'erratum-flips-outdated',
        severity: 'error',
        message: `The examples that the erratum "${erratum.id}" flips are not those that it records.`,
        found: found.join(', ') || 'none',
        expected: erratum.flips.join(', ') || 'no recorded example',
        hint: 'Record them with `sightline build --accept` and read the difference.',
        place: document.placeOf('/flips'),
      },
    ];
  });
}

/** The errata files with the flips found, path to text; only files that change. */
export function acceptFlips(
  compilation: Compilation,
  sources: readonly Source[],
  flips: ReadonlyMap<string, readonly string[]>,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const { erratum, document } of compilation.rulebook?.errata ?? []) {
    const found = flips.get(erratum.id) ?? [];
    const source = sources.find(({ path }) => path === document.path);
    if (source !== undefined && found.join() !== erratum.flips.join()) files.set(source.path, rewriteFlips(source.text, found));
  }
  return files;
}
