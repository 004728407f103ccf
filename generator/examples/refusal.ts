/** What to do about a question that the judge refuses although the example claims no refusal. */

import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import type { ExampleAst } from '../ast.ts';
import type { Place } from '../diagnostic.ts';
import type { EditionId } from '../ids.ts';
import { nearest } from '../nearest.ts';
import { type ExampleResult, isShortOfDice, refusalOf } from './run.ts';

/** The forms of messages of the judge that say what was found and what was expected. */
const FORMS = [/^found (.*), expected (.*)$/s, /^the field (".*") is not known, expected (.*)$/s];

interface Refusal {
  readonly message: string;
  readonly at: string;
  readonly found: string;
  readonly expected: string;
}

export function readRefusal({ answer }: Pick<ExampleResult, 'answer'>): Refusal {
  const error = isObject(answer['error']) ? answer['error'] : {};
  const detail = (key: string): string => String(error[key] ?? '');
  const message = detail('message');
  const [, found = detail('code'), expected = 'a question that the judge answers'] = FORMS.flatMap((form) => form.exec(message) ?? []);
  return { message, at: detail('at'), found, expected };
}

/**
 * The line of an example that has the value at a pointer into its question: a line `map`, `characters` or `objects` if it added the value,
 * otherwise the line `ask`.
 */
export function placeOfRefusal(example: ExampleAst, at: string): Place {
  const [, field = '', key = '', inside] = at.split('/');
  const addition = example.additions?.find((one) => one.field === field);
  const list = example.question?.[field];
  const item = list instanceof Array ? list[Number(key)] : undefined;
  const added = isObject(item) ? addition?.value[String(item['id'])] : undefined;
  const isOfAddition =
    list instanceof Array ? isObject(added) && (inside === undefined || inside in added) : key in (addition?.value ?? {});
  return (isOfAddition ? addition?.place : undefined) ?? example.askPlace ?? example.place;
}

/**
 * Where a verdict is claimed and every edition refuses, the question has a mistake: the hint does not offer to claim the refusal.
 * @param refusing the editions that refuse the question, or undefined if all do
 */
export function refusalHint(result: ExampleResult, refusing: readonly EditionId[] | undefined): string {
  const refused = JSON.stringify(refusalOf(result.answer));
  const lines = refusing?.map((edition) => `\`refused ${edition}: ${refused}\``).join(' and ') ?? `\`refused: ${refused}\``;
  const where = refusing === undefined ? '' : ` in ${refusing.length === 1 ? 'this edition' : 'these editions'} alone`;
  const advice = adviceOf(result, refusing !== undefined);
  if (refusing === undefined && result.claim?.verdict !== undefined) return advice;
  return `${advice} If it is to be refused${where}, claim it: ${lines}.`;
}

function adviceOf(result: ExampleResult, isRefusedInSome: boolean): string {
  const { found, expected } = readRefusal(result);
  const nearestName = misspeltField(result) ?? nearest(found.replace(/^"|"$/g, ''), expected.replace(/^one of /, '').split(', '));
  if (nearestName !== undefined) return `Did you mean "${nearestName}"?`;
  if (isShortOfDice(result))
    return isRefusedInSome
      ? 'Add the dice that this edition rolls: an edition in which the action is illegal leaves the rest.'
      : 'Add the dice that are rolled: the question gives too few.';
  const left = diceLeftIn(result);
  if (left === undefined) return 'Correct the question.';
  const { field, given, rest } = left;
  const rolled = given - rest.length;
  const fact = `The question gives ${given} dice, and ${rolled === 1 ? '1 is' : `${rolled} are`} rolled: ${rest.join(', ')} at the end of "${field}" ${rest.length === 1 ? 'is' : 'are'} left over.`;
  return isRefusedInSome
    ? `${fact} In the other editions more are rolled, or an action is illegal: write an example of its own for each case.`
    : `${fact} Remove what is left over, or add the action that rolls it.`;
}

/** The missing field, if the question has a field of nearly the same name. */
function misspeltField({ answer, example }: ExampleResult): string | undefined {
  const { message, at } = readRefusal({ answer });
  const [, missing] = /^the field "(.*)" is missing$/.exec(message) ?? [];
  const holder = at
    .split('/')
    .slice(1)
    .reduce<Json | undefined>(
      (value, key) => (value instanceof Array ? value[Number(key)] : isObject(value) ? value[key] : undefined),
      example.question,
    );
  return missing !== undefined && isObject(holder) && nearest(missing, Object.keys(holder)) !== undefined ? missing : undefined;
}

function diceLeftIn({
  answer,
  example,
}: ExampleResult): { readonly field: string; readonly given: number; readonly rest: readonly string[] } | undefined {
  const { code, at } = refusalOf(answer) ?? {};
  const count = Number(/^\d+/.exec(readRefusal({ answer }).message)?.[0]);
  const field = String(at).split('/')[1] ?? '';
  const question: JsonObject = example.question ?? {};
  const given = question[field];
  // `count` is NaN if the message does not begin with a number.
  if (code !== 'dice-left' || !(given instanceof Array) || !(count <= given.length)) return undefined;
  return { field, given: given.length, rest: given.slice(given.length - count).map(String) };
}
