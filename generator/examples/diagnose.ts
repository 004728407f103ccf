/** Turns examples that fail into diagnostics: both verdicts, the chain, the board. */
import type { JsonObject } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { chainOf, type ExampleResult, refusalOf, verdictOf } from './run.ts';
import type { ExampleRun } from './run-all.ts';

function told(answer: JsonObject): string {
  const refused = refusalOf(answer);
  return refused === undefined ? JSON.stringify(verdictOf(answer)) : `refused ${JSON.stringify(refused)}`;
}

/** A result whose claim is another than the answer: a flip, or a claim not yet recorded. */
export function diagnoseResult(result: ExampleResult): Diagnostic {
  const { example, claim, answer, edition } = result;
  const claimed =
    claim === undefined
      ? 'no verdict'
      : claim.refused !== undefined
        ? `refused ${JSON.stringify(claim.refused)}`
        : JSON.stringify(claim.verdict ?? null);
  const now = told(answer);
  const chain = chainOf(answer);
  const before = claim?.because?.map(String) ?? [];
  const same = claimed === now;
  const lines = [
    `The verdict of ${example.id} in edition "${edition}" is not the recorded one.`,
    ...(same ? [] : [`recorded: ${claimed}`, `now:      ${now}`]),
    ...(chain.join() === before.join() ? [] : [`recorded chain: ${before.join(' → ') || 'none'}`]),
    `chain: ${chain.join(' → ') || 'none'}`,
    ...(example.board === undefined ? [] : ['board:', example.board]),
  ];
  return {
    code: 'example-verdict-changed',
    severity: 'error',
    message: lines.join('\n'),
    found: same ? `the chain ${chain.join(' → ') || 'none'}` : now,
    expected: same ? `the chain ${before.join(' → ') || 'none'}` : claimed,
    hint: 'if the new verdict is right, record it with `sightline build --accept` and read the difference',
    place: claim?.place ?? example.place,
  };
}

export function diagnoseExamples(run: ExampleRun): Diagnostic[] {
  const judged = run.results.filter((r) => !r.passes).map(diagnoseResult);
  const compiled = run.compiler
    .filter((r) => !r.passes)
    .map(
      (r): Diagnostic => ({
        code: r.example.form === 'source' ? 'example-diagnostic-changed' : 'example-same-as-changed',
        severity: 'error',
        message: `The example ${r.example.id} fails.`,
        found: r.found,
        expected: r.expected,
        place: r.example.place,
      }),
    );
  return [...judged, ...compiled];
}
