import { areTexts, isRecord } from '../../../engine/base/json.ts';
import { type Fields, fieldsOf, numberOf, textOf } from '../base/json.ts';

/** An effect that a question can have: an object in a list (`{ set: 10 }`), a number in a list (`modifiers`), or one number (`minimum`). */
export interface Effect {
  /** Its id among the effects. */
  readonly kind: string;
  /** The field of the question that has it. */
  readonly field: string;
  /** The key of the amount, or of `true`, in an entry that is an object. */
  readonly key?: string;
  /** Whether the field is a list of numbers; they are changes of the value, so they are shown with a sign. */
  readonly isNumberList?: true;
  readonly label: string;
  readonly hasAmount: boolean;
  /** A boolean field of an entry that is an object, such as `locked`. */
  readonly flag?: string;
}

/** Checks only the required fields: the page, which writes the list, is trusted. */
export const isEffect = (value: unknown): value is Effect =>
  isRecord(value) && areTexts([value.kind, value.field, value.label]) && typeof value.hasAmount === 'boolean';

/** A row of the board: an effect with its amount. */
export interface Entry {
  readonly kind: string;
  readonly amount: number;
  readonly isFlagSet: boolean;
}
/** The state of the board: a combat value with the effects on it. */
export interface Calculation {
  /** The name of the combat value: `attack`, `speed` and so on. */
  readonly value: string;
  readonly printed: number;
  readonly entries: readonly Entry[];
}

export const startingQuestion = { ask: 'combat-value', value: 'attack', printed: 9, replacements: [{ set: 10 }], modifiers: [2, 2] };

/** The most effects that a link may hold: each is a row of controls. */
const MOST_LINKED_EFFECTS = 60;

export const refusalOfLinked = ({ entries }: Calculation): string | undefined =>
  entries.length > MOST_LINKED_EFFECTS ? `This link cannot be opened: it has more than ${MOST_LINKED_EFFECTS} effects.` : undefined;

export function readCalculation(question: unknown, effects: readonly Effect[]): Calculation | undefined {
  const fields = fieldsOf(question);
  const value = textOf(fields.value);
  const printed = numberOf(fields.printed);
  if (fields.ask !== startingQuestion.ask || value === undefined || printed === undefined) return undefined;
  const fieldNames = [...new Set(effects.map(({ field }) => field))];
  const entries = fieldNames.flatMap((field) => {
    const fieldEffects = effects.filter((effect) => effect.field === field);
    return [fields[field] ?? []].flat().flatMap((fieldValue): Entry[] => {
      const entryFields = fieldsOf(fieldValue);
      const effect = fieldEffects.find(({ key }) => key === undefined || entryFields[key] !== undefined);
      if (effect === undefined) return [];
      const { kind, key, flag } = effect;
      return [
        {
          kind,
          amount: numberOf(key === undefined ? fieldValue : entryFields[key]) ?? 0,
          isFlagSet: flag !== undefined && entryFields[flag] === true,
        },
      ];
    });
  });
  return { value, printed, entries };
}

/** Entries of a list keep their order. For a field that is one number, the last entry is used. */
export function questionOfCalculation({ value, printed, entries }: Calculation, edition: string, effects: readonly Effect[]): Fields {
  const effectFields: { [field: string]: unknown } = {};
  for (const { field, key, isNumberList } of effects) if (key !== undefined || isNumberList) effectFields[field] = [];
  for (const { kind, amount, isFlagSet } of entries) {
    const effect = effects.find((one) => one.kind === kind);
    if (effect === undefined) continue;
    const { field, key, flag, hasAmount } = effect;
    const entry =
      key === undefined ? amount : { [key]: hasAmount ? amount : true, ...(flag !== undefined && isFlagSet ? { [flag]: true } : {}) };
    const list = effectFields[field];
    effectFields[field] = list instanceof Array ? [...list, entry] : entry;
  }
  return { ask: startingQuestion.ask, edition, value, printed, ...effectFields };
}
