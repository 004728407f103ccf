/** Diagnostics for failing examples. The same failure in several editions is one diagnostic. */

import type { Diagnostic } from '../diagnostic.ts';
import type { EditionId } from '../ids.ts';
import { isObject } from '../json-guards.ts';
import { nearest } from '../nearest.ts';
import {
  chainOf,
  type ExampleResult,
  hasReasons,
  hasVerdict,
  isContradicted,
  isRefusedUnclaimed,
  isShortOfDice,
  printAnswer,
  recordedChain,
  refusalOf,
} from './run.ts';
import type { ExampleRun } from './run-all.ts';

const chainText = (chain: readonly string[] | undefined): string => chain?.join(' → ') || 'none';

/** `message` takes the editions as text: `edition "2014"`. */
type DiagnosticParts = Omit<Diagnostic, 'message' | 'severity'> & { readonly message: (editions: string) => string };

/** What is wrong with a result whose claim or recorded chain is another than the answer. */
function diagnosticPartsOf(result: ExampleResult): DiagnosticParts {
  const { claim, answer } = result;
  if (isRefusedUnclaimed(result)) return refusalParts(result);
  if (claim === undefined) return missingParts(result);
  if (!hasVerdict(claim, answer)) return verdictParts(result);
  return hasReasons(claim, answer) ? chainParts(result) : reasonsParts(result);
}

function inEditions({ message, ...rest }: DiagnosticParts, editions: readonly EditionId[]): Diagnostic {
  const named = editions.map((edition) => `"${edition}"`).join(', ');
  return { ...rest, severity: 'error', message: message(editions.length === 1 ? `edition ${named}` : `the editions ${named}`) };
}

/** The forms of messages of the judge that say what was found and what was expected. */
const REFUSALS = [/^found (.*), expected (.*)$/s, /^the field (".*") is not known, expected (.*)$/s];

function refusalParts(result: ExampleResult): DiagnosticParts {
  const { example, answer } = result;
  const error = isObject(answer['error']) ? answer['error'] : {};
  const detail = (key: string): string => String(error[key] ?? '');
  const refused = JSON.stringify(refusalOf(answer));
  const [, found = detail('code'), expected = 'a question that the judge answers'] = REFUSALS.flatMap(
    (form) => form.exec(detail('message')) ?? [],
  );
  const advice = isShortOfDice(result)
    ? 'Add the dice that this edition rolls: an edition that rolls fewer leaves the rest.'
    : 'Correct the question.';
  const nearestName = nearest(found.replace(/^"|"$/g, ''), expected.replace(/^one of /, '').split(', '));
  return {
    code: 'example-question-refused',
    message: (editions) =>
      `The judge refuses the question of ${example.id} in ${editions}: ${detail('message')}${detail('at') === '' ? '' : ` at ${detail('at')}`}.`,
    found,
    expected,
    hint: `${nearestName === undefined ? advice : `Did you mean "${nearestName}"?`} If it is to be refused, claim it: \`refused: ${refused}\`.`,
    place: example.askPlace ?? example.place,
  };
}

function missingParts({ example, answer }: ExampleResult): DiagnosticParts {
  return {
    code: 'example-verdict-missing',
    message: (editions) => `The example ${example.id} claims nothing in ${editions}.`,
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
      ? 'Correct the rule, or the verdict that you wrote for this edition: `--accept` leaves it as it is.'
      : 'If the new verdict is right, record it with `sightline build --accept` and read the difference.',
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
    hint: 'Name the clauses that decide, in the order of the chain, or leave "because" out. For one edition alone write `because EDITION: […]`.',
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

/** Findings of one example that say the same in several editions become one, at the first claim. */
function grouped(results: readonly ExampleResult[]): Diagnostic[] {
  const groups = new Map<string, { readonly parts: DiagnosticParts; readonly editions: EditionId[] }>();
  for (const result of results) {
    const parts = diagnosticPartsOf(result);
    // What must be equal besides example and code. The new chains and the missing verdicts of the editions may differ.
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
  return [...groups.values()].map(({ parts, editions }) => inEditions(parts, editions));
}

export function diagnoseExamples(run: ExampleRun): Diagnostic[] {
  const judged = grouped(run.results.filter((r) => !r.passes));
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
  return [...judged, ...compiled];
}
