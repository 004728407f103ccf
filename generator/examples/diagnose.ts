/** Turns examples that fail into diagnostics: both verdicts, the chain, the board. */
import type { JsonObject } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { chainOf, type ExampleResult, hasReasons, hasVerdict, recordedChain, refusalOf, verdictOf } from './run.ts';
import type { ExampleRun } from './run-all.ts';

function answerText(answer: JsonObject): string {
  const refused = refusalOf(answer);
  return refused === undefined ? JSON.stringify(verdictOf(answer)) : `refused ${JSON.stringify(refused)}`;
}

const chainText = (chain: readonly string[] | undefined): string => chain?.join(' → ') || 'none';

/** A result whose claim or recorded chain is another than the answer: a flip, another chain, or what is not recorded yet. */
export function diagnoseResult(result: ExampleResult): Diagnostic {
  const { claim, answer } = result;
  if (claim === undefined || !hasVerdict(claim, answer)) return diagnoseVerdict(result);
  return hasReasons(claim, answer) ? diagnoseChain(result) : diagnoseReasons(result);
}

function diagnoseVerdict({ example, claim, answer, edition }: ExampleResult): Diagnostic {
  const claimed =
    claim === undefined
      ? 'no verdict'
      : claim.refused !== undefined
        ? `refused ${JSON.stringify(claim.refused)}`
        : JSON.stringify(claim.verdict ?? null);
  const now = answerText(answer);
  const lines = [
    `The verdict of ${example.id} in edition "${edition}" is not the recorded one.`,
    `recorded: ${claimed}`,
    `now:      ${now}`,
    `chain: ${chainText(chainOf(answer))}`,
    ...(example.board === undefined ? [] : ['board:', example.board]),
  ];
  return {
    code: 'example-verdict-changed',
    severity: 'error',
    message: lines.join('\n'),
    found: now,
    expected: claimed,
    hint: 'if the new verdict is right, record it with `sightline build --accept` and read the difference',
    place: claim?.place ?? example.place,
  };
}

function diagnoseReasons({ example, claim, answer, edition }: ExampleResult): Diagnostic {
  const chain = chainOf(answer);
  const missing = claim?.because?.filter((entry) => !chain.includes(entry)) ?? [];
  const which = missing.length === 0 ? ' in this order' : `: ${missing.join(', ')}`;
  return {
    code: 'example-because-wrong',
    severity: 'error',
    message: `The chain of ${example.id} in edition "${edition}" does not have the entries of "because"${which}.`,
    found: `the chain ${chainText(chain)}`,
    expected: chainText(claim?.because),
    hint: 'name the clauses that decide, in the order of the chain, or leave "because" out',
    place: claim?.place ?? example.place,
  };
}

function diagnoseChain({ example, claim, answer, edition }: ExampleResult): Diagnostic {
  const recorded = recordedChain(example, edition);
  return {
    code: 'example-chain-changed',
    severity: 'error',
    message:
      recorded === undefined
        ? `No chain is recorded for ${example.id} in edition "${edition}".`
        : `The verdict of ${example.id} in edition "${edition}" is the same, but its chain is not the recorded one.`,
    found: `the chain ${chainText(chainOf(answer))}`,
    expected: recorded === undefined ? 'a recorded chain' : `the chain ${chainText(recorded)}`,
    hint: 'record it with `sightline build --accept` and read the difference',
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
