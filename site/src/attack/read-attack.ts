/** The attack that the fields of the form describe. A field without a number leaves the previous value. */
import { type Attack, damageKinds, type Value, type ValueName } from './attack.ts';

const LARGEST_NUMBER = 99;
/** The most numbers that are read from a line of text. */
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
    clicksLeft: numberIn(data.get('clicks')) ?? previous.clicksLeft,
  };
}
