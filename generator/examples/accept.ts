/** Records verdicts in the pages of their examples, and the whole chains beside the pages. */

import { canonicalText } from '../../engine/base/canonical-text.ts';
import type { JsonObject } from '../../engine/base/json.ts';
import type { Claim, ExampleAst, Source } from '../ast.ts';
import type { EditionId } from '../ids.ts';
import { type Rewrite, rewriteExamples } from '../parse/rewrite-example.ts';
import {
  chainOf,
  type ExampleResult,
  entriesInChain,
  hasVerdict,
  isClaimed,
  isContradicted,
  isRefusedUnclaimed,
  isShortOfDice,
  refusalOf,
  verdictOf,
  verdictText,
} from './run.ts';
import type { ExampleRun } from './run-all.ts';

/** The claim to record for an answer, with the claimed reasons that are still in the chain, else the entries of the example's clause. */
function claimOf(result: ExampleResult, edition?: EditionId): Claim {
  const { answer, example, claim } = result;
  const named = edition === undefined ? {} : { edition };
  const refused = refusalOf(answer);
  if (refused !== undefined) return { ...named, refused, place: example.place };
  const chain = chainOf(answer);
  const stillInChain = entriesInChain(claim?.because ?? [], chain);
  const because = stillInChain.length > 0 ? stillInChain : chain.filter((entry) => entry.split(' ')[0] === example.clause);
  return { ...named, verdict: verdictOf(answer), ...(because.length === 0 ? {} : { because }), place: example.place };
}

const textOf = (claim: Claim): string => {
  const fields: JsonObject = {
    verdict: claim.verdict ?? null,
    refused: claim.refused ?? null,
    because: claim.because === undefined ? null : [...claim.because],
  };
  return canonicalText(fields);
};

const resultInDefault = (results: readonly ExampleResult[], defaultEdition: string): ExampleResult | undefined =>
  results.find((r) => r.edition === defaultEdition) ?? results[0];

function claimsOf(results: readonly ExampleResult[], defaultEdition: string): Claim[] {
  const commonResult = resultInDefault(results, defaultEdition);
  if (commonResult === undefined) return [];
  const common = claimOf(commonResult);
  const others = results.filter((r) => r !== commonResult && textOf(claimOf(r)) !== textOf(common)).map((r) => claimOf(r, r.edition));
  return [common, ...others];
}

/** The results of the examples whose claims hold in every edition. */
export function claimedResults(run: ExampleRun): ExampleRun {
  const unclaimed = new Set(run.results.flatMap((result) => (isClaimed(result) ? [] : [result.example])));
  return { ...run, results: run.results.filter(({ example }) => !unclaimed.has(example)) };
}

/** Numbers of examples. */
export interface AcceptedCounts {
  /** New ones, without a recorded chain: no verdict is claimed yet, or the claimed ones are right. */
  readonly recorded: number;
  /** Others whose verdict `--accept` changes. */
  readonly verdicts: number;
  /** Those of which only the chain changes. */
  readonly chains: number;
  /** Those left as recorded because the judge refuses the question. */
  readonly refused: number;
  /** Those left as recorded because the question has too few dice for the new verdict. */
  readonly shortOfDice: number;
  /** Those left as written because the judge contradicts a new verdict. */
  readonly contradicted: number;
}

/** Whether an editor has to decide first: then the example stays as it is. */
const isLeft = (result: ExampleResult): boolean => isRefusedUnclaimed(result) || isContradicted(result);

/** The results whose claimed verdict `--accept` replaces. */
export function acceptedFlips({ results }: ExampleRun): readonly ExampleResult[] {
  const left = new Set(results.flatMap((result) => (!result.passes && isLeft(result) ? [result.example] : [])));
  return results.filter(({ example, claim, answer }) => claim !== undefined && !left.has(example) && !hasVerdict(claim, answer));
}

export function countAccepted(run: ExampleRun): AcceptedCounts {
  const failing = run.results.filter(({ passes }) => !passes);
  const idsOf = (results: readonly ExampleResult[]): Set<string> => new Set(results.map(({ example }) => example.id));
  const left = idsOf(failing.filter(isLeft));
  const shortOfDice = idsOf(failing.filter(isShortOfDice));
  const refused = idsOf(failing.filter((result) => isRefusedUnclaimed(result) && !shortOfDice.has(result.example.id)));
  const accepted = failing.filter(({ example }) => !left.has(example.id));
  const unclaimed = idsOf(accepted.filter((result) => !isClaimed(result)));
  const isNew = ({ id, chains, claims }: ExampleAst): boolean => chains === undefined && (claims.length === 0 || !unclaimed.has(id));
  const recorded = idsOf(accepted.filter(({ example }) => isNew(example)));
  const changed = accepted.filter(({ example }) => !recorded.has(example.id));
  const verdicts = idsOf(changed.filter(({ claim, answer }) => claim === undefined || !hasVerdict(claim, answer)));
  return {
    recorded: recorded.size,
    verdicts: verdicts.size,
    chains: idsOf(changed).size - verdicts.size,
    refused: refused.size,
    shortOfDice: shortOfDice.size,
    contradicted: left.size - refused.size - shortOfDice.size,
  };
}

/** Entries of the `because` of an example that `--accept` removes: the chain does not have them. */
export interface RemovedReasons {
  readonly example: string;
  readonly entries: readonly string[];
  /** The editions that lose them, if others keep them. */
  readonly editions?: readonly EditionId[];
}

export function removedReasons({ results }: ExampleRun): readonly RemovedReasons[] {
  return [...Map.groupBy(results, ({ example }) => example)].flatMap(([{ id }, ofExample]) => {
    if (ofExample.some(isLeft)) return [];
    const claiming = ofExample.filter(({ claim, answer }) => claim?.because !== undefined && refusalOf(answer) === undefined);
    const lost = claiming.flatMap(({ claim, answer, edition }) => {
      const chain = chainOf(answer);
      return (claim?.because ?? []).filter((entry) => !chain.includes(entry)).map((entry) => ({ entry, edition }));
    });
    const byEntry = Map.groupBy(lost, ({ entry }) => entry);
    const byEditions = Map.groupBy(byEntry, ([, ofEntry]) => ofEntry.map(({ edition }) => edition).join(', '));
    return [...byEditions.values()].map((group): RemovedReasons => {
      const entries = group.map(([entry]) => entry);
      const editions = (group[0]?.[1] ?? []).map(({ edition }) => edition);
      return editions.length < claiming.length ? { example: id, entries, editions } : { example: id, entries };
    });
  });
}

/**
 * The page files with new claims, and the files of chains, path to text; only files that change.
 * @param pathOnDisk the path on disk of a file of a pack; if it returns undefined, the path itself is meant
 */
export function acceptExamples(
  run: ExampleRun,
  sources: readonly Source[],
  defaultEdition: string,
  pathOnDisk: (file: string) => string | undefined = (file) => file,
): Map<string, string> {
  const byExample = new Map<ExampleAst, ExampleResult[]>();
  for (const result of run.results) byExample.set(result.example, [...(byExample.get(result.example) ?? []), result]);
  const rewrites = new Map<string, Rewrite[]>();
  const chains = new Map<string, string[]>();
  for (const [example, results] of byExample) {
    const { file } = example.place;
    const chainsFile = file.replace(/\.md$/, '.chains.json');
    // A refused question or a contradicted verdict must be corrected first; until then the recorded chains stay as they are.
    const lines = results.some(isLeft) ? recordedLines(example) : chainLines(example, results, defaultEdition);
    chains.set(chainsFile, [...(chains.get(chainsFile) ?? []), ...lines]);
    if (!results.every(isClaimed) && !results.some(isLeft))
      rewrites.set(file, [...(rewrites.get(file) ?? []), { example, claims: claimsOf(results, defaultEdition) }]);
  }
  const files = new Map<string, string>();
  for (const [file, list] of rewrites) {
    const source = sources.find((s) => s.path === file);
    if (source !== undefined) files.set(file, rewriteExamples(source.text, list));
  }
  // A page without examples loses the chains that are recorded beside it.
  for (const { path } of sources) if (path.endsWith('.chains.json') && !chains.has(path)) chains.set(path, []);
  for (const [file, lines] of chains) {
    const text = `{\n${[chainsSchema(pathOnDisk(file) ?? file), ...lines].join(',\n')}\n}\n`;
    const before = sources.find((s) => s.path === file)?.text;
    if (text !== before && (before !== undefined || lines.length > 0)) files.set(file, text);
  }
  return files;
}

/** The line that names the schema, relative to the folder of the file. */
const chainsSchema = (file: string): string =>
  `  "$schema": "${'../'.repeat(file.split('/').length - 1)}schemas/generated/chains.schema.json"`;

/** The key of an example in its file of chains: `clause#slug`, without area and page. */
const keyOf = ({ id, clause }: ExampleAst): string => id.slice(clause.lastIndexOf('.') + 1);

const chainLine = (name: string, chain: readonly string[]): string => `  ${JSON.stringify(name)}: ${JSON.stringify(chain)}`;

function recordedLines(example: ExampleAst): string[] {
  return [...(example.chains ?? [])].map(([edition, chain]) =>
    chainLine(edition === '' ? keyOf(example) : `${keyOf(example)} ${edition}`, chain),
  );
}

/**
 * One line for the chain of an example, and one for each edition with another chain or verdict: without a chain of its own, the verdict of
 * an edition would count as not recorded (`isContradicted`). A refusal has no chain.
 */
function chainLines(example: ExampleAst, results: readonly ExampleResult[], defaultEdition: string): string[] {
  const key = keyOf(example);
  const commonResult = resultInDefault(results, defaultEdition);
  const textOfAnswer = ({ answer }: ExampleResult): string => [verdictText(answer), ...chainOf(answer)].join('\n');
  if (commonResult === undefined) return [];
  const others = results.filter((result) => textOfAnswer(result) !== textOfAnswer(commonResult));
  return [commonResult, ...others].flatMap((result) => {
    const name = result === commonResult ? key : `${key} ${result.edition}`;
    return refusalOf(result.answer) === undefined ? [chainLine(name, chainOf(result.answer))] : [];
  });
}
