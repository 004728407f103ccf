/** An attack, the outcome of every roll of its two dice, and the damage that the target takes. The judge answers all of it. */
import { type Fields, numberOf, textOf, textsOf } from '../base/json.ts';
import { rulesOf } from '../boards/because.ts';
import type { Judge } from '../boards/judge.ts';
import type { Calculation, Effect } from '../boards/value.ts';
import { type ComputedValue, computeValue } from './value-lines.ts';

export const valueNames = ['attack', 'defense', 'damage'] as const;
export type ValueName = (typeof valueNames)[number];
export const damageKinds = ['normal', 'penetrating', 'unavoidable'] as const;
type DamageKind = (typeof damageKinds)[number];

export interface Attack {
  readonly values: { readonly [name in ValueName]: Calculation };
  readonly kind: DamageKind;
  /** Amounts of effects that reduce damage; the target's controller uses one. */
  readonly reductions: readonly number[];
  /** The target's clicks until it is defeated. */
  readonly clicksLeft: number;
}

export const startingAttack: Attack = {
  values: {
    attack: { value: 'attack', printed: 10, entries: [] },
    defense: { value: 'defense', printed: 16, entries: [{ kind: 'modifiers', amount: 1, isFlagSet: false }] },
    damage: { value: 'damage', printed: 3, entries: [] },
  },
  kind: 'normal',
  reductions: [1],
  clicksLeft: 4,
};

export const rollResults = ['hit', 'miss', 'critical hit', 'critical miss'] as const;
type RollResult = (typeof rollResults)[number];

export interface Roll {
  readonly dice: readonly [number, number];
  readonly result: RollResult;
}

/** A number of clicks that the target takes. */
interface Taken {
  readonly clicks: number;
  /** How many rolls give it. */
  readonly count: number;
  readonly isDefeat: boolean;
  /** The clauses that decide these rolls and their damage, without those of every roll. */
  readonly clauses: readonly string[];
}

export interface Outcome {
  readonly values: { readonly [name in ValueName]: ComputedValue };
  /** Every roll of two dice, ordered by the first die. */
  readonly rolls: readonly Roll[];
  /** The least sum of the dice that hits without being a critical hit; undefined where only a critical hit does. */
  readonly needed: number | undefined;
  /** The least number of clicks first. */
  readonly taken: readonly Taken[];
  /** The clauses that decide each result of a roll, without those of every roll. */
  readonly resultClauses: ReadonlyMap<RollResult, readonly string[]>;
  /** The clauses of every roll. */
  readonly rollClauses: readonly string[];
  /** The clauses of all damage. */
  readonly damageClauses: readonly string[];
}

interface JudgedRoll extends Roll {
  readonly clauses: readonly string[];
}

interface JudgedDamage {
  readonly clicks: number;
  readonly isDefeat: boolean;
  readonly clauses: readonly string[];
}

const without = (clauses: readonly string[], others: readonly string[]): readonly string[] =>
  clauses.filter((clause) => !others.includes(clause));

const TARGET = 'target';

/** The faces of a die: every number that the judge accepts as a roll. */
function facesOf(ask: Judge): readonly number[] {
  const faces: number[] = [];
  const isFace = (face: number): boolean =>
    ask({ ask: 'attack-roll', attack: 0, roll: [face, face], defenses: { [TARGET]: 0 } }).error === undefined;
  for (let face = 1; isFace(face); face++) faces.push(face);
  return faces;
}

function judgeRolls(attack: number, defense: number, ask: Judge): readonly JudgedRoll[] {
  const faces = facesOf(ask);
  return faces.flatMap((a) =>
    faces.map((b): JudgedRoll => {
      const verdict = ask({ ask: 'attack-roll', attack, roll: [a, b], defenses: { [TARGET]: defense } });
      const hitOrMiss = textsOf(verdict.hits).includes(TARGET) ? 'hit' : 'miss';
      const result = textOf(verdict.critical) === undefined ? hitOrMiss : (`critical ${hitOrMiss}` as const);
      return { dice: [a, b], result, clauses: rulesOf(verdict) };
    }),
  );
}

function judgeDamage(question: Fields, ask: Judge): JudgedDamage {
  const verdict = ask({ ask: 'damage', ...question });
  return { clicks: numberOf(verdict.taken) ?? 0, isDefeat: verdict.defeated === true, clauses: rulesOf(verdict) };
}

/** A miss has no damage. */
type DamageOf = (result: RollResult) => JudgedDamage | undefined;

function sumTaken(rolls: readonly JudgedRoll[], damageOf: DamageOf, common: readonly string[]): readonly Taken[] {
  const byClicks = Map.groupBy(rolls, ({ result }) => damageOf(result)?.clicks ?? 0);
  return [...byClicks]
    .sort(([a], [b]) => a - b)
    .map(([clicks, sameClicks]) => {
      const damages = sameClicks.flatMap(({ result }) => damageOf(result) ?? []);
      const clauses = new Set([...sameClicks, ...damages].flatMap((one) => without(one.clauses, common)));
      return { clicks, count: sameClicks.length, isDefeat: damages.some(({ isDefeat }) => isDefeat), clauses: [...clauses] };
    });
}

export function outcomeOf(attack: Attack, effects: readonly Effect[], edition: string, judge: Judge): Outcome {
  const ask: Judge = (question) => judge({ edition, ...question });
  const value = (name: ValueName): ComputedValue => computeValue(attack.values[name], effects, edition, judge);
  const values = { attack: value('attack'), defense: value('defense'), damage: value('damage') };
  const rolls = judgeRolls(values.attack.value, values.defense.value, ask);
  const rollClauses = (rolls[0]?.clauses ?? []).filter((clause) => rolls.every(({ clauses }) => clauses.includes(clause)));
  const { kind, reductions, clicksLeft } = attack;
  // One click more than the damage: no KO.
  const plainDamage = { damage: values.damage.value, critical: false, reductions: [], clicksLeft: values.damage.value + 1 };
  const { clauses: damageClauses } = judgeDamage(plainDamage, ask);
  const damage = { ...plainDamage, reductions, kind, clicksLeft };
  const damages = { hit: judgeDamage(damage, ask), 'critical hit': judgeDamage({ ...damage, critical: true }, ask) };
  const damageOf: DamageOf = (result) => (result === 'hit' || result === 'critical hit' ? damages[result] : undefined);
  const sums = rolls.filter(({ result }) => result === 'hit').map(({ dice: [a, b] }) => a + b);
  const resultClauses = new Map(rolls.map(({ result, clauses }) => [result, without(clauses, rollClauses)]));
  return {
    values,
    rolls,
    needed: sums.length === 0 ? undefined : Math.min(...sums),
    taken: sumTaken(rolls, damageOf, [...rollClauses, ...damageClauses]),
    resultClauses,
    rollClauses,
    damageClauses,
  };
}
