import type { JsonObject } from '../../engine/base/json.ts';
import type { CheckedEdition } from '../checked-edition.ts';
import type { Compilation } from '../compile.ts';
import { ask, type Judge, questionOf, verdictText } from './run.ts';
import type { ExampleRun } from './run-all.ts';

/** By the id of the variant; `verdict` is its whole answer. */
export type VariantFlips = ReadonlyMap<string, readonly { readonly example: string; readonly verdict: JsonObject }[]>;

export function variantFlips(
  compilation: Compilation,
  run: ExampleRun,
  engineOf: (editions: readonly CheckedEdition[]) => Judge,
): VariantFlips {
  return new Map(
    compilation.variants.map(({ id, edition }) => {
      const engine = engineOf([edition]);
      const results = run.results.filter((r) => r.edition === edition.book.id);
      const flips = results.flatMap((r) => {
        const verdict = ask(engine, questionOf(r.example), edition.book.id);
        return verdictText(verdict) === verdictText(r.answer) ? [] : [{ example: r.example.id, verdict }];
      });
      return [id, flips];
    }),
  );
}
