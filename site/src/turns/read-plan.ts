import { forces } from '../games/forces.ts';
import type { Plan, Turn } from './turns.ts';

/** The most damage that can be dealt between two turns. */
export const MOST_DAMAGE = 9;

export const figures = forces.flatMap(({ title, characters }) => characters.map((character) => ({ force: title, ...character })));

export const startingTurns: readonly Turn[] = [
  { acts: true, damage: 0 },
  { acts: true, damage: 0 },
  { acts: true, damage: 0 },
  { acts: true, damage: 2 },
  { acts: false, damage: 0 },
  { acts: false, damage: 0 },
];

const wholeNumberIn = (text: FormDataEntryValue | null, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.trunc(Number(text)) || least));

export function planOf(figureName: string, click: number, turns: readonly Turn[]): Plan {
  const figure = figures.find((one) => one.name === figureName) ?? figures[0];
  // Without the pack that defines them, the judge would refuse the powers of a dial.
  const dial = (figure?.dial ?? []).map(({ powers: _, ...values }) => values);
  return { dial, click: Math.min(click, dial.length), turns };
}

export function readPlan(data: FormData): Plan {
  const turns = startingTurns.map((_, turn) => ({
    acts: data.get(`acts-${turn}`) !== null,
    damage: wholeNumberIn(data.get(`damage-${turn}`), 0, MOST_DAMAGE),
  }));
  // `planOf` limits the click to the dial.
  return planOf(String(data.get('figure')), wholeNumberIn(data.get('click'), 1, 99), turns);
}
