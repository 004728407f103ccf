/**
 * The attack that the fields of the form describe. A printed value or number of clicks that is no number leaves the previous one, so that
 * the result stays while a user types. An empty replacement or list means none.
 */
import { type Attack, damageKinds, type Value, type ValueName } from './attack.ts';

/** The `max` of the number fields of the form: no printed value has three digits. */
const LARGEST_NUMBER = 99;
/** The most numbers read from one line of text. No value has more modifiers, and a link, which is untrusted, may have any number. */
const MOST_NUMBERS = 12;

const bounded = (number: number): number => Math.max(-LARGEST_NUMBER, Math.min(LARGEST_NUMBER, Math.trunc(number)));

function numberIn(text: FormDataEntryValue | null): number | undefined {
  const number = typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN;
  return Number.isNaN(number) ? undefined : Math.max(0, bounded(number));
}

/** Numbers in a line of text such as `+1, -2`: any other characters separate them, and the printed minus `−` counts as a minus. */
export function numbersIn(text: FormDataEntryValue | null): readonly number[] {
  const typed = typeof text === 'string' ? text.replaceAll('−', '-') : '';
  return [...typed.matchAll(/[+-]?\s*\d+/g)].slice(0, MOST_NUMBERS).map(([number]) => bounded(Number(number.replaceAll(/\s/g, ''))));
}

export function readAttack(data: FormData, previous: Attack): Attack {
  const value = (name: ValueName): Value => ({
    printed: numberIn(data.get(name)) ?? previous.values[name].printed,
    replacement: numberIn(data.get(`${name}-becomes`)),
    modifiers: numbersIn(data.get(`${name}-modifiers`)),
  });
  return {
    values: { attack: value('attack'), defense: value('defense'), damage: value('damage') },
    kind: damageKinds.find((kind) => kind === data.get('kind')) ?? previous.kind,
    reductions: numbersIn(data.get('reductions')).map(Math.abs),
    // The `min` of the field is 1.
    clicksLeft: Math.max(1, numberIn(data.get('clicks')) ?? previous.clicksLeft),
  };
}
