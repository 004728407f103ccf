/** A dial that damage and healing turn. The judge answers where it begins and where each change leaves it. */
import { type Fields, numberOf } from '../base/json.ts';
import { rulesOf } from '../boards/because.ts';
import type { Judge } from '../boards/judge.ts';

/** Named as in the question `dial`. */
export interface Change {
  readonly kind: 'damage' | 'heal';
  /** 0 for a change that is left out. */
  readonly amount: number;
}

export interface DialPlan {
  /** As the question `dial` has it, without its `id`. */
  readonly character: Fields;
  readonly changes: readonly Change[];
}

interface DialState {
  /** Counted through all dials, from 1. */
  readonly click: number;
  /** The number of the dial in use, from 1. */
  readonly dial: number;
  readonly isDefeated: boolean;
  readonly points: number;
}

export interface DialStep extends DialState {
  /** Undefined for the beginning. */
  readonly change: Change | undefined;
  /** How many clicks the change turned the dial. */
  readonly turned: number;
  readonly clauses: readonly string[];
}

const stateOf = (verdict: Fields): DialState => ({
  click: numberOf(verdict.click) ?? 1,
  dial: numberOf(verdict.dial) ?? 1,
  isDefeated: verdict.defeated === true,
  points: numberOf(verdict.points) ?? 0,
});

export function turnDial({ character, changes }: DialPlan, edition: string, judge: Judge): readonly DialStep[] {
  const ask = (dialChanges: readonly Fields[]): Fields =>
    judge({ ask: 'dial', edition, characters: [{ id: 'character', ...character }], changes: dialChanges });
  /** The clauses of one change alone: those that the verdict has with it and lacks without it. */
  const clausesFrom = (click: number, kind: Change['kind'], amount: number): readonly string[] => {
    const known = rulesOf(ask([{ back: click }]));
    return rulesOf(ask([{ back: click }, { [kind]: amount }])).filter((rule) => !known.includes(rule));
  };
  const beginning = ask([]);
  const steps: DialStep[] = [{ ...stateOf(beginning), change: undefined, turned: 0, clauses: rulesOf(beginning) }];
  const done: Fields[] = [];
  let before = beginning;
  for (const change of changes) {
    const { click, isDefeated } = stateOf(before);
    if (isDefeated) break;
    const { kind, amount } = change;
    if (amount === 0) continue;
    done.push({ [kind]: amount });
    const verdict = ask(done);
    const total = kind === 'heal' ? 'healed' : 'taken';
    const turned = (numberOf(verdict[total]) ?? 0) - (numberOf(before[total]) ?? 0);
    const after = stateOf(verdict);
    // Healing that stops early: the clauses for its rest say why.
    const rest = kind === 'heal' && turned < amount ? clausesFrom(after.click, kind, amount - turned) : [];
    steps.push({ ...after, change, turned, clauses: [...new Set([...clausesFrom(click, kind, amount), ...rest])] });
    before = verdict;
  }
  return steps;
}
