import type { Unless } from '../generated/definition.ts';
import { withArticle } from '../wording.ts';
import { nounOf, nounOrWhether, operandOf, phraseOf } from './expression.ts';
import { list, type VariableNames, words } from './names.ts';

export const ifPresent = <T>(value: T | undefined, textOf: (value: T) => string): string => (value === undefined ? '' : textOf(value));

export const amountOf = (value: string | number | undefined, names?: VariableNames): string =>
  typeof value === 'number' ? String(value) : ifPresent(value, (text) => operandOf(text, names));

/** An amount, `whether …` for a condition, or a boolean as `true` or `false`. */
export const valueText = (value: string | number | boolean | undefined): string =>
  typeof value === 'string' ? nounOrWhether(value) : ifPresent(value, String);

/** ` if …` for a condition. */
export const conditionOf = (text: string | undefined, names?: VariableNames): string =>
  ifPresent(text, (condition) => ` if ${phraseOf(condition, names)}`);

/** `, unless …, or unless …` for exceptions. */
export const exceptionsOf = (exceptions: Unless | undefined, names?: VariableNames): string =>
  (exceptions ?? []).map((exception, index) => `${index === 0 ? ',' : ', or'} unless ${phraseOf(exception.if, names)}`).join('');

/** ` (a and b [0 unless given])`: the names of parameters, with their defaults. */
export const takesOf = (takes: { readonly [name: string]: unknown } | undefined): string =>
  ifPresent(takes, (given) => ` (${list(Object.entries(given).map(([name, type]) => `${words(name)}${defaultOf(type)}`))})`);

/** The default in a declaration such as `bool = false`. */
const defaultOf = (type: unknown): string =>
  ifPresent(typeof type === 'string' ? / = (.+)$/.exec(type)?.[1] : undefined, (value) => ` [${nounOf(value)} unless given]`);

/**
 * ` where the character that it is about is a user of …`, or ` for each user of … among …`; `self` is the expression for the user or the
 * users.
 */
export const usersOf = (capability: string | undefined, self: string | undefined, names?: VariableNames): string =>
  ifPresent(capability, (id) =>
    self === undefined
      ? ` where the character that it is about is a user of “${words(id)}”`
      : ` for each user of “${words(id)}” among ${operandOf(self, names)}`,
  );

export const article = (name: string): string => withArticle(words(name));
