import type { Diagnostic } from '../diagnostic.ts';
import type { EditionId } from '../ids.ts';
import { placeOfRefusal, readRefusal, refusalHint } from './refusal.ts';
import {
  chainOf,
  type ExampleResult,
  hasReasons,
  hasVerdict,
  isClaimed,
  isContradicted,
  isRefusedUnclaimed,
  printAnswer,
  recordedChain,
} from './run.ts';
import type { ExampleRun } from './run-all.ts';

const chainText = (chain: readonly string[] | undefined): string => chain?.join(' → ') || 'none';

/** `message` takes the editions as text: `edition "2014"`. `hint` may depend on them; they are undefined if all editions are meant. */
type DiagnosticParts = Omit<Diagnostic, 'message' | 'severity' | 'hint'> & {
  readonly message: (editions: string) => string;
  readonly hint: string | ((editions: readonly EditionId[] | undefined) => string);
};

function diagnosticPartsOf(result: ExampleResult): DiagnosticParts {
  const { claim, answer } = result;
  if (isRefusedUnclaimed(result)) return refusalParts(result);
  if (claim === undefined || (claim.verdict === undefined && claim.refused === undefined)) return missingParts(result);
  if (!hasVerdict(claim, answer)) return verdictParts(result);
  return hasReasons(claim, answer) ? chainParts(result) : reasonsParts(result);
}

/** @param isInAll whether these are all editions */
function inEditions({ message, hint, ...rest }: DiagnosticParts, editions: readonly EditionId[], isInAll: boolean): Diagnostic {
  const named = editions.map((edition) => `"${edition}"`).join(', ');
  return {
    ...rest,
    severity: 'error',
    message: message(editions.length === 1 ? `edition ${named}` : `the editions ${named}`),
    hint: typeof hint === 'string' ? hint : hint(isInAll ? undefined : editions),
  };
}

function refusalParts(result: ExampleResult): DiagnosticParts {
  const { example } = result;
  const { message, at, found, expected } = readRefusal(result);
  return {
    code: 'example-question-refused',
    message: (editions) => `The judge refuses the question of ${example.id} in ${editions}: ${message}${at === '' ? '' : ` at ${at}`}.`,
    found,
    expected,
    hint: (refusing) => refusalHint(result, refusing),
    place: placeOfRefusal(example, at),
  };
}

function missingParts({ example, claim, answer }: ExampleResult): DiagnosticParts {
  return {
    code: 'example-verdict-missing',
    message: (editions) =>
      `The example ${example.id} claims ${claim === undefined ? 'nothing' : 'reasons, but no verdict,'} in ${editions}.`,
    found: 'no verdict',
    expected: `verdict: ${printAnswer(answer)}`,
    hint: 'Write the verdict that you expect, or record it with `sightline build --accept` and read it.',
    place: example.askPlace ?? example.place,
  };
}

function verdictParts(result: ExampleResult): DiagnosticParts {
  const { example, claim, answer } = result;
  const claimed = claim?.refused !== undefined ? `refused ${JSON.stringify(claim.refused)}` : JSON.stringify(claim?.verdict ?? null);
  const actual = printAnswer(answer);
  const lines = [`chain: ${chainText(chainOf(answer))}`, ...(example.board === undefined ? [] : ['board:', example.board])];
  return {
    code: 'example-verdict-changed',
    message: (editions) => [`The verdict of ${example.id} in ${editions} is not the recorded one.`, ...lines].join('\n'),
    found: actual,
    expected: claimed,
    hint: isContradicted(result)
      ? 'Correct the rule, or the verdict: `--accept` leaves what you wrote. Without a `verdict` line it records the verdict of the judge.'
      : 'If the verdict found is right, record it with `sightline build --accept` and read the difference. It replaces any recorded verdict, also one that you have rewritten.',
    place: claim?.place ?? example.place,
  };
}

function reasonsParts({ example, claim, answer }: ExampleResult): DiagnosticParts {
  const chain = chainOf(answer);
  const missing = claim?.because?.filter((entry) => !chain.includes(entry)) ?? [];
  const missingText = missing.length === 0 ? ' in this order' : `: ${missing.join(', ')}`;
  return {
    code: 'example-because-wrong',
    message: (editions) => `The chain of ${example.id} in ${editions} does not have the entries of "because"${missingText}.`,
    found: `the chain ${chainText(chain)}`,
    expected: chainText(claim?.because),
    hint: 'Name the clauses that decide, in the order of the chain, or leave "because" out. `sightline build --accept` removes entries that the chain does not have, and records the chain. For one edition alone write `because EDITION: […]`.',
    place: claim?.becausePlace ?? claim?.place ?? example.place,
  };
}

function chainParts({ example, claim, answer, edition }: ExampleResult): DiagnosticParts {
  const recorded = recordedChain(example, edition);
  return {
    code: 'example-chain-changed',
    message: (editions) =>
      recorded === undefined
        ? `No chain is recorded for ${example.id} in ${editions}.`
        : `The verdict of ${example.id} in ${editions} is the same, but its chain is not the recorded one.`,
    found: `the chain ${chainText(chainOf(answer))}`,
    expected: recorded === undefined ? 'a recorded chain' : `the chain ${chainText(recorded)}`,
    hint: 'Record it with `sightline build --accept` and read the difference.',
    place: claim?.place ?? example.place,
  };
}

/**
 * Findings of one example that say the same in several editions become one, at the first claim.
 * @param editionCount the number of editions in which the examples were asked
 */
function grouped(results: readonly ExampleResult[], editionCount: number): Diagnostic[] {
  const groups = new Map<string, { readonly parts: DiagnosticParts; readonly editions: EditionId[] }>();
  for (const result of results) {
    const parts = diagnosticPartsOf(result);
    // What the findings of several editions must have in common, besides example and code, to become one. Their new chains and their
    // missing verdicts may differ.
    const distinguishingByCode: { readonly [code: string]: readonly unknown[] } = {
      'example-chain-changed': [parts.expected],
      'example-verdict-missing': [],
      // What is expected instead may differ, such as the kinds of terrain.
      'example-question-refused': [parts.place.line, parts.found],
    };
    const distinguishing = distinguishingByCode[parts.code] ?? [parts.place.line, parts.found, parts.expected];
    const key = JSON.stringify([result.example.id, parts.code, ...distinguishing]);
    const group = groups.get(key) ?? { parts, editions: [] };
    group.editions.push(result.edition);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ parts, editions }) => inEditions(parts, editions, editions.length === editionCount));
}

/**
 * Reports lines for one edition that repeat the value of the line for all editions. Failing examples are left out, since either value may
 * still change.
 */
function repeatedLines({ results }: ExampleRun): Diagnostic[] {
  const failing = new Set(results.flatMap(({ example, passes }) => (passes ? [] : [example])));
  const passing = [...new Set(results.map(({ example }) => example))].filter((example) => !failing.has(example));
  return passing.flatMap(({ claims }) =>
    claims.flatMap(({ edition, repeated = [], place }): Diagnostic[] => {
      const lines = repeated.map((key) => `"${key} ${edition}"`);
      const [first] = repeated;
      if (first === undefined) return [];
      return [
        {
          code: 'example-line-repeated',
          severity: 'error',
          message: `The plain "${first}" has the same value, so "${first} ${edition}" has no effect.`,
          found: lines.join(', '),
          expected: 'lines for one edition only where their values differ',
          hint: `Delete the line${lines.length > 1 ? 's' : ''} ${lines.join(' and ')}.`,
          place,
        },
      ];
    }),
  );
}

export function diagnoseExamples(run: ExampleRun): Diagnostic[] {
  const editionCount = new Set(run.results.map(({ edition }) => edition)).size;
  const contradicted = new Set(run.results.flatMap((r) => (isContradicted(r) ? [r.example] : [])));
  // `--accept` records no chain of a contradicted example before it is corrected, so a missing chain is not reported there.
  const lacksOnlyChain = (result: ExampleResult): boolean => contradicted.has(result.example) && isClaimed(result);
  const judged = grouped(
    run.results.filter((r) => !r.passes && !lacksOnlyChain(r)),
    editionCount,
  );
  const compiled = run.compilerResults
    .filter((r) => !r.passes)
    .map(
      (r): Diagnostic => ({
        code: r.example.form === 'source' ? 'example-diagnostic-changed' : 'example-same-as-changed',
        severity: 'error',
        message: `The example ${r.example.id} fails.`,
        found: r.found,
        expected: r.expected,
        ...(r.hint === undefined ? {} : { hint: r.hint }),
        place: r.example.place,
      }),
    );
  return [...judged, ...repeatedLines(run), ...compiled];
}
