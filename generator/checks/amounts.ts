import { isStructure } from '../../engine/base/json.ts';
import type { Definition } from '../generated/definition.ts';
import { textsIn } from '../mentioned-names.ts';
import { withoutTried } from './carried-words.ts';

/** Fields with numbers that no text states: first values, the shape of questions and of inputs, and drawings. */
const NO_AMOUNTS: ReadonlySet<string> = new Set(['first', 'has', 'inputs', 'draws']);

/** Smaller numbers in an expression are of its form, such as in `list.size() > 1` or `list[list.size() - 2]`. */
const LEAST_IN_EXPRESSIONS = 3;

/** The amounts of a definition in digits, without signs. */
export function amountsOf(definition: Definition): readonly string[] {
  const inExpressions = withoutTried(JSON.stringify(textsIn(definition))).match(/(?<![\w'-])\d+(?![\w'])/g) ?? [];
  return [...new Set([...numbersIn(definition), ...inExpressions.filter((number) => Number(number) >= LEAST_IN_EXPRESSIONS)])];
}

function numbersIn(value: unknown): readonly string[] {
  if (typeof value === 'number') return [String(Math.abs(value))];
  if (!isStructure(value)) return [];
  return Object.entries(value).flatMap(([field, entry]) => (NO_AMOUNTS.has(field) ? [] : numbersIn(entry)));
}
