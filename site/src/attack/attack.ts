/** An attack, the outcome of every roll of its two dice, and the damage that the target takes. The judge answers all of it. */
import { type Fields, fieldsOf, listOf, numberOf, textOf, textsOf } from '../base/json.ts';
import type { Judge } from '../boards/judge.ts';

export const valueNames = ['attack', 'defense', 'damage'] as const;
export type ValueName = (typeof valueNames)[number];
export const damageKinds = ['normal', 'penetrating', 'unavoidable'] as const;
type DamageKind = (typeof damageKinds)[number];

export interface Value {
  readonly printed: number;
  readonly replacement: number | undefined;
  readonly modifiers: readonly number[];
}

export interface Attack {
  readonly values: { readonly [name in ValueName]: Value };
  readonly kind: DamageKind;
  /** Amounts of effects that reduce damage; the target's controller uses one. */
  readonly reductions: readonly number[];
  /** The target's clicks until it is defeated. */
  readonly clicksLeft: number;
}

const unmodified = (printed: number): Value => ({ printed, replacement: undefined, modifiers: [] });

export const startingAttack: Attack = {
  values: { attack: unmodified(10), defense: { ...unmodified(16), modifiers: [1] }, damage: unmodified(3) },
  kind: 'normal',
  reductions: [1],
  clicksLeft: 4,
};

interface ComputedValue {
  readonly value: number;
  readonly clauses: readonly string[];
}

export interface Roll {
  readonly dice: readonly [number, number];
  readonly result: 'hit' | 'miss' | 'critical hit' | 'critical miss';
}

export interface Outcome {
  readonly values: { readonly [name in ValueName]: ComputedValue };
  /** Every roll of two dice, ordered by the first die. */
  readonly rolls: readonly Roll[];
  /** The least sum of the dice that hits without being a critical hit; undefined where only a critical hit does. */
  readonly needed: number | undefined;
  /** How many rolls give each number of clicks. */
  readonly taken: ReadonlyMap<number, number>;
  /** How many rolls defeat the target. */
  readonly defeats: number;
  /** The clauses that decided rolls and damage, each once. */
  readonly clauses: readonly string[];
}

const clausesOf = (verdict: Fields): readonly string[] => listOf(verdict.because).flatMap((one) => textOf(fieldsOf(one).rule) ?? []);

function computeValue(name: ValueName, { printed, replacement, modifiers }: Value, edition: string, judge: Judge): ComputedValue {
  const replacements = replacement === undefined ? [] : [{ set: replacement }];
  const verdict = judge({ ask: 'combat-value', edition, value: name, printed, replacements, modifiers });
  return { value: numberOf(verdict.value) ?? printed, clauses: clausesOf(verdict) };
}

const TARGET = 'target';

/** The faces of a die: every number that the judge accepts as a roll. */
function facesOf(ask: Judge): readonly number[] {
  const faces: number[] = [];
  const isFace = (face: number): boolean =>
    ask({ ask: 'attack-roll', attack: 0, roll: [face, face], defenses: { [TARGET]: 0 } }).error === undefined;
  for (let face = 1; isFace(face); face++) faces.push(face);
  return faces;
}

export function outcomeOf(attack: Attack, edition: string, judge: Judge): Outcome {
  const value = (name: ValueName): ComputedValue => computeValue(name, attack.values[name], edition, judge);
  const values = { attack: value('attack'), defense: value('defense'), damage: value('damage') };
  const clauses = new Set<string>();
  const ask = (question: Fields): Fields => {
    const verdict = judge({ edition, ...question });
    for (const clause of clausesOf(verdict)) clauses.add(clause);
    return verdict;
  };
  // Not with `ask`: these trial rolls decide nothing, so their clauses do not count.
  const faces = facesOf((question) => judge({ edition, ...question }));
  const rolls = faces.flatMap((a) =>
    faces.map((b): Roll => {
      const verdict = ask({ ask: 'attack-roll', attack: values.attack.value, roll: [a, b], defenses: { [TARGET]: values.defense.value } });
      const hitOrMiss = textsOf(verdict.hits).includes(TARGET) ? 'hit' : 'miss';
      return { dice: [a, b], result: textOf(verdict.critical) === undefined ? hitOrMiss : `critical ${hitOrMiss}` };
    }),
  );
  const { kind, reductions, clicksLeft } = attack;
  const judgeDamage = (isCritical: boolean): Fields =>
    ask({ ask: 'damage', damage: values.damage.value, critical: isCritical, reductions, kind, clicksLeft });
  const verdicts = { hit: judgeDamage(false), 'critical hit': judgeDamage(true) };
  const taken = new Map<number, number>();
  let defeats = 0;
  for (const { result } of rolls) {
    const verdict = result === 'hit' || result === 'critical hit' ? verdicts[result] : {};
    const clicks = numberOf(verdict.taken) ?? 0;
    taken.set(clicks, (taken.get(clicks) ?? 0) + 1);
    if (verdict.defeated === true) defeats += 1;
  }
  const sums = rolls.filter(({ result }) => result === 'hit').map(({ dice: [a, b] }) => a + b);
  return { values, rolls, needed: sums.length === 0 ? undefined : Math.min(...sums), taken, defeats, clauses: [...clauses] };
}
