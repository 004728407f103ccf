/** The examples that each erratum flips: without it, their verdict in its edition differs. */
import type { Source } from '../ast.ts';
import type { Compilation } from '../compile.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { rewriteFlips } from '../parse/rewrite-flips.ts';
import type { CheckedEdition } from '../passes/check.ts';
import { ask, canonical, type Judge, refusalOf, verdictOf } from './run.ts';
import type { ExampleRun } from './run-all.ts';

export function flipsOf(
  compilation: Compilation,
  run: ExampleRun,
  engineOf: (editions: readonly CheckedEdition[]) => Judge,
): ReadonlyMap<string, readonly string[]> {
  const out = new Map<string, readonly string[]>();
  for (const { erratum } of compilation.rulebook?.errata ?? []) {
    const edition = compilation.rulebook?.editions.publications.find((p) => p.id === erratum.publication)?.edition;
    const changes = erratum.amends.some((a) => !('clause' in a));
    if (edition === undefined || !changes || compilation.without === undefined) {
      out.set(erratum.id, []);
      continue;
    }
    const engine = engineOf(compilation.without(erratum.id));
    const verdictText = (answer: Parameters<typeof verdictOf>[0]): string => canonical(refusalOf(answer) ?? verdictOf(answer));
    const flipped = run.results
      .filter((r) => r.edition === edition && verdictText(ask(engine, r.example.question ?? {}, edition)) !== verdictText(r.answer))
      .map((r) => r.example.id);
    out.set(erratum.id, flipped.sort());
  }
  return out;
}

/** Errata whose recorded flips are others than those found. */
export function diagnoseFlips(compilation: Compilation, flips: ReadonlyMap<string, readonly string[]>): Diagnostic[] {
  return (compilation.rulebook?.errata ?? []).flatMap(({ erratum, document }): Diagnostic[] => {
    const found = flips.get(erratum.id) ?? [];
    if (found.join() === erratum.flips.join()) return [];
    return [
      {
        code: 'erratum-flips-outdated',
        severity: 'error',
        message: `The erratum "${erratum.id}" does not flip the recorded examples.`,
        found: found.join(', ') || 'none',
        expected: erratum.flips.join(', ') || 'none',
        hint: 'record them with `sightline build --accept` and read the difference',
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
  const out = new Map<string, string>();
  for (const { erratum, document } of compilation.rulebook?.errata ?? []) {
    const found = flips.get(erratum.id) ?? [];
    const source = sources.find(({ path }) => path === document.path);
    if (source !== undefined && found.join() !== erratum.flips.join()) out.set(source.path, rewriteFlips(source.text, found));
  }
  return out;
}
