import type { Json } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import { isCitationField } from '../definition-clauses.ts';
import { isShownField } from './candidates.ts';
import type { RuleChange } from './rule-change.ts';

/** A number that a field had before; `now` is the one that it has instead. */
interface ChangedNumber {
  readonly before: number;
  readonly now?: number;
}

/** Compares field by field: a number counts even if another field still has it. Expressions are searched, texts for players are not. */
export const changedNumbers = ({ replaced }: Pick<RuleChange, 'replaced'>): readonly ChangedNumber[] =>
  replaced.flatMap(({ before, now }) => numbersGone(before, now));

/** The numbers of `changedNumbers` that definitions had before, in digits. */
export const oldNumbersOf = (change: Pick<RuleChange, 'replaced'>): readonly string[] => [
  ...new Set(changedNumbers(change).map(({ before }) => String(before))),
];

function numbersGone(before: Json, now: Json | undefined): readonly ChangedNumber[] {
  if (typeof before === 'number') {
    if (before === now) return [];
    return [typeof now === 'number' ? { before, now } : { before }];
  }
  if (typeof before === 'string') {
    const kept = typeof now === 'string' ? numbersIn(now) : [];
    return numbersIn(before).flatMap((number) => (kept.includes(number) ? [] : [{ before: number }]));
  }
  if (before instanceof Array) return numbersGoneOfLists(before, now instanceof Array ? now : []);
  if (!isObject(before)) return [];
  const fields = isObject(now) ? now : {};
  return Object.entries(before).flatMap(([field, value]) => (isOfRule(field) ? numbersGone(value, fields[field]) : []));
}

/** An entry may move when others are added or removed. Only those that are no longer in the list are compared with new ones, in order. */
function numbersGoneOfLists(before: readonly Json[], now: readonly Json[]): readonly ChangedNumber[] {
  const without = (list: readonly Json[], excluded: readonly Json[]): readonly Json[] => {
    const texts = new Set(excluded.map((one) => JSON.stringify(one)));
    return list.filter((one) => !texts.has(JSON.stringify(one)));
  };
  const added = without(now, before);
  return without(before, now).flatMap((one, index) => numbersGone(one, added[index]));
}

const isOfRule = (field: string): boolean => field !== 'id' && !isCitationField(field) && !isShownField(field);

/** Without those in names, such as `d6`. */
const numbersIn = (expression: string): readonly number[] => (expression.match(/(?<![\w.])\d+/g) ?? []).map(Number);
