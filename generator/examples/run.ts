import { canonicalText } from '../../engine/base/canonical-text.ts';
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import type { Claim, ExampleAst } from '../ast.ts';
import type { EditionId } from '../ids.ts';

export interface Judge {
  judge(question: unknown): unknown;
}

export interface ExampleResult {
  readonly example: ExampleAst;
  readonly edition: EditionId;
  readonly passes: boolean;
  /** The whole answer, `edition` and chain included. */
  readonly answer: JsonObject;
  readonly claim?: Claim;
}

export function claimFor(example: ExampleAst, edition: EditionId): Claim | undefined {
  return example.claims.find((c) => c.edition === edition) ?? example.claims.find((c) => c.edition === undefined);
}

/** An answer without its edition and chain, as a claim has it under `verdict`. */
export function verdictOf(answer: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(answer).filter(([key]) => key !== 'because' && key !== 'edition'));
}

/** The chain as examples write it: "clause SQUARE SQUARE". */
export function chainOf(answer: JsonObject): string[] {
  const { because } = answer;
  if (!(because instanceof Array)) return [];
  return because.flatMap((reason: Json) => {
    if (!isObject(reason)) return [];
    const squares = reason.at instanceof Array ? reason.at.map(String) : [];
    return [[String(reason.rule), ...squares].join(' ')];
  });
}

/** The chain with its notes, for readers. An exception that applied differs from one that did not by its note alone. */
export function notedChainOf(answer: JsonObject): string[] {
  const { because } = answer;
  const notes = because instanceof Array ? because.map((reason: Json) => (isObject(reason) ? reason.note : undefined)) : [];
  return chainOf(answer).map((entry, index) => (typeof notes[index] === 'string' ? `${entry} (${notes[index]})` : entry));
}

/** An error as a claim has it under `refused`: its code, its pointer, and its clause where one refuses. */
export function refusalOf(answer: JsonObject): JsonObject | undefined {
  const { error } = answer;
  if (!isObject(error)) return undefined;
  return { code: error.code ?? '', at: error.at ?? '', ...(error.rule === undefined ? {} : { rule: error.rule }) };
}

/** The verdict or refusal of an answer as text, to compare answers without their chains. */
export const verdictText = (answer: JsonObject): string => canonicalText(refusalOf(answer) ?? verdictOf(answer));

export function printAnswer(answer: JsonObject): string {
  const refused = refusalOf(answer);
  return refused === undefined ? JSON.stringify(verdictOf(answer)) : `refused ${JSON.stringify(refused)}`;
}

/** Whether the judge refuses a question although the example does not claim a refusal; usually the question has a mistake. */
export function isRefusedUnclaimed({ claim, answer }: Pick<ExampleResult, 'claim' | 'answer'>): boolean {
  return refusalOf(answer) !== undefined && claim?.refused === undefined;
}

/**
 * Whether the judge refuses a question for want of dice. Its example may have needed none while a rule forbade the action: its verdict
 * changes, but an editor has to add the dice first.
 */
export function isShortOfDice(result: ExampleResult): boolean {
  return isRefusedUnclaimed(result) && refusalOf(result.answer)?.code === 'dice-missing' && result.example.claims.length > 0;
}

/**
 * Whether the judge contradicts a verdict that an editor wrote and that `--accept` has not recorded yet. A verdict is recorded if its chain
 * is: `--accept` writes the chain of the verdict for all editions, and another for each edition with a verdict of its own.
 */
export function isContradicted({
  claim,
  answer,
  example,
  edition,
}: Pick<ExampleResult, 'claim' | 'answer' | 'example' | 'edition'>): boolean {
  if (claim?.verdict === undefined || refusalOf(answer) !== undefined || hasVerdict(claim, answer)) return false;
  return claim.edition === undefined ? recordedChain(example, edition) === undefined : example.chains?.has(edition) !== true;
}

export function hasVerdict(claim: Claim, answer: JsonObject): boolean {
  if (claim.refused !== undefined) return canonicalText(claim.refused) === canonicalText(refusalOf(answer));
  return claim.verdict !== undefined && canonicalText(claim.verdict) === canonicalText(verdictOf(answer));
}

/** Of the claimed entries those that the chain has, in the order of the chain. */
export function entriesInChain(because: readonly string[], chain: readonly string[]): string[] {
  const unmatched = [...because];
  return chain.filter((entry) => {
    const index = unmatched.indexOf(entry);
    if (index >= 0) unmatched.splice(index, 1);
    return index >= 0;
  });
}

/** Whether the chain has every claimed entry, in the claimed order. */
export function hasReasons(claim: Claim, answer: JsonObject): boolean {
  if (claim.refused !== undefined || claim.because === undefined) return true;
  let matched = 0;
  for (const entry of chainOf(answer)) if (entry === claim.because[matched]) matched++;
  return matched === claim.because.length;
}

export const isClaimed = ({ claim, answer }: ExampleResult): boolean =>
  claim !== undefined && hasVerdict(claim, answer) && hasReasons(claim, answer);

/** The chain that was recorded for an edition: its own, or else that of all editions without one of their own. */
export function recordedChain(example: ExampleAst, edition: EditionId): readonly string[] | undefined {
  return example.chains?.get(edition) ?? example.chains?.get('');
}

function hasRecordedChain(example: ExampleAst, edition: EditionId, answer: JsonObject): boolean {
  return refusalOf(answer) !== undefined || recordedChain(example, edition)?.join('\n') === chainOf(answer).join('\n');
}

export function agrees(example: ExampleAst, edition: EditionId, answer: JsonObject): boolean {
  const claim = claimFor(example, edition);
  return claim !== undefined && hasVerdict(claim, answer) && hasReasons(claim, answer) && hasRecordedChain(example, edition, answer);
}

export function ask(engine: Judge, question: JsonObject, edition: EditionId): JsonObject {
  return jsonOf(engine.judge({ ...question, edition }));
}

/** A value as it is read again from JSON, without fields that are undefined; `{}` if it is no object. */
export function jsonOf(value: unknown): JsonObject {
  const json: Json = JSON.parse(JSON.stringify(value));
  return isObject(json) ? json : {};
}

export function questionOf({ id, question }: ExampleAst): JsonObject {
  if (question === undefined) throw new Error(`The example "${id}" asks the judge nothing.`);
  return question;
}

export function runExample(engine: Judge, example: ExampleAst, edition: EditionId): ExampleResult {
  const answer = ask(engine, questionOf(example), edition);
  const claim = claimFor(example, edition);
  return { example, edition, answer, passes: agrees(example, edition, answer), ...(claim === undefined ? {} : { claim }) };
}

export const asksJudge = (example: ExampleAst): boolean => example.form === 'judge' || example.form === 'refused';
