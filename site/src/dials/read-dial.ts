import { type Fields, fieldsOf, listOf, textOf } from '../base/json.ts';
import type { Change, DialPlan } from './dial.ts';
import dials from './dials.json';

/** The most damage or healing of one change. */
export const MOST_AMOUNT = 99;

export const dialTitles: readonly string[] = dials.map(({ title }) => title);

export const startingChanges: readonly Change[] = [
  { kind: 'damage', amount: 3 },
  { kind: 'heal', amount: 2 },
  { kind: 'damage', amount: 4 },
  { kind: 'heal', amount: 9 },
  { kind: 'damage', amount: 5 },
  { kind: 'damage', amount: 4 },
];

export function planOf(title: string | undefined, changes: readonly Change[]): DialPlan {
  const dial = dials.find((one) => one.title === title) ?? dials[0];
  return { character: fieldsOf(dial?.character), changes };
}

const amountIn = (text: unknown): number => Math.max(0, Math.min(MOST_AMOUNT, Math.trunc(Number(text)) || 0));

export function readPlan(controls: Fields): DialPlan {
  const changes = startingChanges.map((_, index): Change => {
    const kind = controls[`kind-${index}`] === 'heal' ? 'heal' : 'damage';
    return { kind, amount: amountIn(controls[`amount-${index}`]) };
  });
  return planOf(textOf(controls.dial), changes);
}

export const clicksOf = ({ character }: DialPlan): readonly Fields[] => listOf(character.dial).map(fieldsOf);
