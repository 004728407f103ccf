/** Runs every example in every edition, and compares what the engine says with what the rulebook claims. */

import type { Claim, ExampleAst, Json, JsonObject } from '../ast.ts';

/** Whoever answers questions: the engine, taken as a value. */
export interface Judge {
  judge(question: unknown): unknown;
}

/** What an example gave in one edition. */
export interface ExampleResult {
  readonly example: ExampleAst;
  readonly edition: string;
  readonly passes: boolean;
  /** The whole answer, `edition` and chain included. */
  readonly answer: JsonObject;
  readonly claim?: Claim;
}

/** The claim that holds in an edition: the one that names it, or else the one that names none. */
export function claimFor(example: ExampleAst, edition: string): Claim | undefined {
  return example.claims.find((c) => c.edition === edition) ?? example.claims.find((c) => c.edition === undefined);
}

/** Canonical text of JSON: keys in order. */
export function canonical(value: Json | undefined): string {
  if (value instanceof Array) return `[${value.map((v: Json) => canonical(v)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields: JsonObject = value instanceof Array ? {} : value;
    return `{${Object.keys(fields)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`)
      .join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !(value instanceof Array);

/** An answer without its edition and chain: what a claim's `verdict` says. */
export function verdictOf(answer: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(answer).filter(([key]) => key !== 'because' && key !== 'edition'));
}

/** The chain as examples write it: "clause SQUARE SQUARE". */
export function chainOf(answer: JsonObject): string[] {
  const { because } = answer;
  if (!(because instanceof Array)) return [];
  return because.flatMap((reason: Json) => {
    if (!isObject(reason)) return [];
    const at = reason.at instanceof Array ? reason.at.map(String) : [];
    return [[String(reason.rule), ...at].join(' ')];
  });
}

/** The same with the notes, for readers: an exception that applied and one that was only looked at differ by nothing else. */
export function notedChainOf(answer: JsonObject): string[] {
  const { because } = answer;
  const notes = because instanceof Array ? because.map((reason: Json) => (isObject(reason) ? reason.note : undefined)) : [];
  return chainOf(answer).map((told, place) => (typeof notes[place] === 'string' ? `${told} (${notes[place]})` : told));
}

/** What a claim's `refused` says of an error: its code, its pointer, and its clause where one refuses. */
export function refusalOf(answer: JsonObject): JsonObject | undefined {
  const { error } = answer;
  if (!isObject(error)) return undefined;
  return { code: error.code ?? '', at: error.at ?? '', ...(error.rule === undefined ? {} : { rule: error.rule }) };
}

/** Whether an answer is what is claimed; `verdictOnly` leaves the chain out of it. */
export function agrees(claim: Claim, answer: JsonObject, verdictOnly = false): boolean {
  if (claim.refused !== undefined) return canonical(claim.refused) === canonical(refusalOf(answer));
  if (claim.verdict === undefined || canonical(claim.verdict) !== canonical(verdictOf(answer))) return false;
  if (verdictOnly) return true;
  return claim.because !== undefined && canonical(claim.because) === canonical(chainOf(answer));
}

export function ask(engine: Judge, question: JsonObject, edition: string): JsonObject {
  const answer: Json = JSON.parse(JSON.stringify(engine.judge({ ...question, edition })));
  return isObject(answer) ? answer : {};
}

/** Runs one example of the forms that ask the judge. */
export function runExample(engine: Judge, example: ExampleAst, edition: string): ExampleResult {
  const answer = ask(engine, example.question ?? {}, edition);
  const claim = claimFor(example, edition);
  return { example, edition, answer, passes: claim !== undefined && agrees(claim, answer), ...(claim === undefined ? {} : { claim }) };
}

export const asksJudge = (example: ExampleAst): boolean => example.form === 'judge' || example.form === 'refused';
