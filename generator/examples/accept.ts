/** Records the verdicts of examples in their pages: the default claim is that of the default edition, others are named where they differ. */
import type { Claim, ExampleAst, Json, JsonObject, Source } from '../ast.ts';
import { type Rewrite, rewriteMany } from '../parse/rewrite-example.ts';
import { canonical, chainOf, type ExampleResult, refusalOf, verdictOf } from './run.ts';
import type { ExampleRun } from './run-all.ts';

function claimOf(result: ExampleResult, edition?: string): Claim {
  const { answer, example } = result;
  const named = edition === undefined ? {} : { edition };
  const refused = refusalOf(answer);
  if (refused !== undefined) return { ...named, refused, place: example.place };
  return { ...named, verdict: verdictOf(answer), because: chainOf(answer), place: example.place };
}

const told = (claim: Claim): string => {
  const fields: JsonObject = {
    verdict: claim.verdict ?? null,
    refused: claim.refused ?? null,
    because: claim.because === undefined ? null : [...claim.because],
  };
  return canonical(fields);
};

/** The claims that an example should make: one for all editions, and one for each that differs. */
export function claimsOf(results: readonly ExampleResult[], preferred: string): Claim[] {
  const base = results.find((r) => r.edition === preferred) ?? results[0];
  if (base === undefined) return [];
  const common = claimOf(base);
  const others = results.filter((r) => r !== base && told(claimOf(r)) !== told(common)).map((r) => claimOf(r, r.edition));
  return [common, ...others];
}

/** The page files with new claims, path to text; only files that change. */
export function acceptExamples(run: ExampleRun, sources: readonly Source[], preferred: string): Map<string, string> {
  const byExample = new Map<ExampleAst, ExampleResult[]>();
  for (const result of run.results) byExample.set(result.example, [...(byExample.get(result.example) ?? []), result]);
  const byFile = new Map<string, Rewrite[]>();
  for (const [example, results] of byExample) {
    if (results.every((r) => r.passes)) continue;
    const file = example.place.file;
    byFile.set(file, [...(byFile.get(file) ?? []), { example, claims: claimsOf(results, preferred) }]);
  }
  const out = new Map<string, string>();
  for (const [file, rewrites] of byFile) {
    const source = sources.find((s) => s.path === file);
    if (source !== undefined) out.set(file, rewriteMany(source.text, rewrites));
  }
  return out;
}

export type { Json };
