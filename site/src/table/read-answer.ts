/** Reads the answers of a saved game, which is untrusted. Only shapes are checked here; the engine checks whether an answer is legal. */
import { isStructure } from '../../../engine/base/json.ts';
import type { Answer, Trace } from '../../../engine/index.ts';
import { fieldsOf, numberOf, textOf, textsOf } from '../base/json.ts';

export function readAnswer(written: unknown): Answer | undefined {
  const fields = fieldsOf(written);
  switch (fields.kind) {
    case 'roll': {
      const dice = numbersOf(fields.dice);
      return dice === undefined ? undefined : { kind: 'roll', dice };
    }
    case 'choose': {
      const value = chosenValue(fields.value);
      return value === undefined ? undefined : { kind: 'choose', value };
    }
    case 'offer': {
      const option = textOf(fields.option);
      const self = numberOf(fields.self);
      return option === undefined || self === undefined ? undefined : { kind: 'offer', option, self };
    }
    case 'order':
    case 'may': {
      const trigger = textOf(fields.trigger);
      const user = numberOf(fields.user);
      if (trigger === undefined || user === undefined) return undefined;
      return fields.kind === 'order' ? { kind: 'order', trigger, user } : { kind: 'may', trigger, user, acts: fields.acts === true };
    }
    case 'pass':
      return { kind: 'pass' };
    case 'next': {
      const item = numberOf(fields.item);
      return item === undefined ? undefined : { kind: 'next', item };
    }
    case 'entry': {
      const entry = textOf(fields.entry);
      return entry === undefined ? undefined : { kind: 'entry', entry };
    }
    default:
      return undefined;
  }
}

export function readTrace(written: unknown): Trace {
  const { events, state } = fieldsOf(written);
  return { events: textsOf(events), state: textOf(state) ?? '' };
}

function numbersOf(value: unknown): readonly number[] | undefined {
  return Array.isArray(value) && value.every((item) => typeof item === 'number') ? value : undefined;
}

/** The number of an item, several of them, or amounts by the number of their character. */
function chosenValue(value: unknown): number | readonly number[] | { readonly [character: number]: number } | undefined {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return numbersOf(value);
  if (!isStructure(value)) return undefined;
  const shares = Object.entries(value).filter(
    (entry): entry is [string, number] => /^\d{1,4}$/.test(entry[0]) && typeof entry[1] === 'number',
  );
  return shares.length === Object.keys(value).length ? Object.fromEntries(shares) : undefined;
}
