import { expect, test } from 'vitest';
import board from '../../engine/generated/current.ts';
import game from '../../engine/generated/game/current.ts';
import { createEngine } from '../../engine/index.ts';
import { fieldsOf } from '../../site/src/base/json.ts';
import { type Change, type DialPlan, turnDial } from '../../site/src/dials/dial.ts';
import { dialBoardMarkup } from '../../site/src/dials/dial-markup.ts';
import { dialTitles, planOf, readPlan, startingChanges } from '../../site/src/dials/read-dial.ts';

const engine = createEngine({ ...board, game });
const stepsOf = (plan: DialPlan) => turnDial(plan, 'current', (question) => fieldsOf(engine.judge(question)));
const planFor = (name: RegExp, changes: readonly Change[]): DialPlan =>
  planOf(
    dialTitles.find((title) => name.test(title)),
    changes,
  );
const damage = (amount: number): Change => ({ kind: 'damage', amount });
const heal = (amount: number): Change => ({ kind: 'heal', amount });

test.each<[RegExp, readonly Change[], readonly number[], boolean]>([
  [/Porter/, [damage(5), heal(2)], [1, 6, 4], false],
  [/Porter/, [damage(9), heal(2)], [1, 7], true],
  [/Heron for 100/, [damage(5), heal(9)], [1, 6, 1], false],
  [/Heron for 50/, [damage(2), heal(9)], [5, 7, 5], false],
  [/Glazier/, [damage(7), damage(1)], [1, 8, 9], true],
  [/from the start/, [], [1], false],
  [/on the orange line/, [damage(1), heal(3)], [6, 7, 6], false],
  [/Giant/, [damage(6), damage(1), heal(4), damage(9)], [1, 7, 8, 7, 11], true],
])('the dial of %s is on each click in turn', (name, changes, clicks, isDefeated) => {
  const steps = stepsOf(planFor(name, changes));
  expect(steps.map(({ click }) => click)).toEqual(clicks);
  expect(steps.at(-1)?.isDefeated).toBe(isDefeated);
});

test.each<[string, RegExp, readonly Change[], string]>([
  ['damage', /Porter/, [heal(1), damage(2)], 'combat.dealing-damage.clicks'],
  ['healing', /Porter/, [damage(2), heal(1)], 'combat.healing.counterclockwise'],
  ['healing that stops at the starting line', /Heron for 50/, [damage(2), heal(3)], 'combat.healing.not-past-start'],
  ['the next dial', /Giant/, [damage(6)], 'characters.multiple-dials.next-dial'],
  ['KO', /Porter/, [damage(2), damage(7)], 'characters.starting-lines.ko-ends-all'],
])('the step of %s cites the clause that decides it', (_, name, changes, clause) => {
  expect(stepsOf(planFor(name, changes)).at(-1)?.clauses).toContain(clause);
});

test('a step cites neither what only an earlier one did nor how the dial was set', () => {
  const [, healed, damaged] = stepsOf(planFor(/Porter/, [heal(1), damage(2)]));
  expect(healed?.clauses).not.toContain('combat.dealing-damage.clicks');
  expect(damaged?.clauses).toEqual(['combat.dealing-damage.clicks']);
});

test('the orange points are what a character is worth that came in on orange', () => {
  expect(stepsOf(planFor(/from the start/, []))[0]?.points).toBe(120);
  expect(stepsOf(planFor(/on the orange line/, []))[0]?.points).toBe(80);
});

test('every dial is one that the judge accepts, and each step of it cites a clause', () => {
  for (const title of dialTitles) {
    const plan = planOf(title, startingChanges);
    const steps = stepsOf(plan);
    expect(steps.length, title).toBeGreaterThan(1);
    expect(
      steps.filter(({ clauses }) => clauses.length === 0),
      title,
    ).toEqual([]);
    expect(dialBoardMarkup(plan, steps, { titleOf: (rule) => rule, hrefOf: (rule) => rule })).not.toContain('undefined');
  }
});

test('a link cannot turn a dial by more than the form can', () => {
  const { changes } = readPlan({ dial: 'none', 'kind-0': 'heal', 'amount-0': '1000', 'kind-1': 'section', 'amount-1': '-4' });
  expect(changes.slice(0, 2)).toEqual([heal(99), damage(0)]);
});
