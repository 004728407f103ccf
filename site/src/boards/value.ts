/** The state of the combat value board, and its question. */
import { type Fields, fieldsOf, listOf, numberOf, textOf } from './json.ts';

export const values = ['speed', 'attack', 'defense', 'damage', 'range'] as const;
type Value = (typeof values)[number];
export const kinds = ['becomes', 'half', 'double', 'modifier', 'minimum'] as const;
type Kind = (typeof kinds)[number];

export interface Entry {
  readonly kind: Kind;
  readonly amount: number;
  readonly locked: boolean;
}
export interface Sum {
  readonly value: Value;
  readonly printed: number;
  readonly entries: readonly Entry[];
}

export const isValue = (name: unknown): name is Value => values.some((value) => value === name);
export const isKind = (name: unknown): name is Kind => kinds.some((kind) => kind === name);
export const needsAmount = (kind: Kind): boolean => kind !== 'half' && kind !== 'double';
export const canLock = (kind: Kind): boolean => kind !== 'modifier' && kind !== 'minimum';

export const startingSum: Sum = {
  value: 'attack',
  printed: 9,
  entries: [
    { kind: 'becomes', amount: 10, locked: false },
    { kind: 'modifier', amount: 2, locked: false },
    { kind: 'modifier', amount: 2, locked: false },
  ],
};

/** The sum of a combat-value question; undefined for another question. */
export function readSum(question: unknown): Sum | undefined {
  const fields = fieldsOf(question);
  const value = textOf(fields.value);
  const printed = numberOf(fields.printed);
  if (fields.ask !== 'combat-value' || !isValue(value) || printed === undefined) return undefined;
  const replacements = listOf(fields.replacements)
    .map(fieldsOf)
    .map((entry): Entry => {
      const set = numberOf(entry.set);
      return {
        kind: set !== undefined ? 'becomes' : entry.half === true ? 'half' : 'double',
        amount: set ?? 0,
        locked: entry.locked === true,
      };
    });
  const modifiers = listOf(fields.modifiers).map((amount): Entry => ({ kind: 'modifier', amount: numberOf(amount) ?? 0, locked: false }));
  const minimum = numberOf(fields.minimum);
  const last: readonly Entry[] = minimum === undefined ? [] : [{ kind: 'minimum', amount: minimum, locked: false }];
  return { value, printed, entries: [...replacements, ...modifiers, ...last] };
}

/** Replacements keep their order; of several minimums the last counts. */
export function questionOfSum({ value, printed, entries }: Sum, edition: string): Fields {
  const of = (kind: Kind): readonly Entry[] => entries.filter((entry) => entry.kind === kind);
  const replacements = entries.flatMap(({ kind, amount, locked }): Fields[] => {
    const lock = locked ? { locked: true } : {};
    if (kind === 'becomes') return [{ set: amount, ...lock }];
    return kind === 'half' ? [{ half: true, ...lock }] : kind === 'double' ? [{ double: true, ...lock }] : [];
  });
  const minimum = of('minimum').at(-1)?.amount;
  return {
    ask: 'combat-value',
    edition,
    value,
    printed,
    replacements,
    modifiers: of('modifier').map(({ amount }) => amount),
    ...(minimum === undefined ? {} : { minimum }),
  };
}
