import { expect, test } from 'vitest';
import board from '../../engine/generated/current.ts';
import game from '../../engine/generated/game/current.ts';
import { createEngine } from '../../engine/index.ts';
import { type Attack, outcomeOf, startingAttack } from '../../site/src/attack/attack.ts';
import { hitCount, outcomeMarkup, outcomeSentence } from '../../site/src/attack/attack-markup.ts';
import { percentages } from '../../site/src/attack/percentages.ts';
import { numbersIn, readAttack, refusalOfAttack } from '../../site/src/attack/read-attack.ts';
import { fieldsOf } from '../../site/src/base/json.ts';
import { valueEffects } from '../../site/src/lib/value-effects.ts';

const engine = createEngine({ ...board, game });
const withoutEffects = (value: string, printed: number) => ({ value, printed, entries: [] });
const effect = (kind: string, amount: number, isFlagSet = false) => ({ kind, amount, isFlagSet });
const outcome = (attack: Attack) => outcomeOf(attack, valueEffects, 'current', (question) => fieldsOf(engine.judge(question)));
const clicksByCount = (attack: Attack) => Object.fromEntries(outcome(attack).taken.map(({ clicks, count }) => [clicks, count]));
const defeats = (attack: Attack) =>
  outcome(attack)
    .taken.filter(({ isDefeat }) => isDefeat)
    .reduce((sum, { count }) => sum + count, 0);
const markupOf = (attack: Attack): string =>
  outcomeMarkup(outcome(attack), valueEffects, { titleOf: (rule) => rule, hrefOf: (rule) => rule });

const attack = (attackValue: number, defense: number, damage: number): Attack => ({
  values: {
    attack: withoutEffects('attack', attackValue),
    defense: withoutEffects('defense', defense),
    damage: withoutEffects('damage', damage),
  },
  kind: 'normal',
  reductions: [],
  clicksLeft: 5,
});

test('an attack of 10 against 17 needs a 7: 21 rolls of 36', () => {
  const computed = outcome(attack(10, 17, 3));
  expect(outcomeSentence(computed)).toBe('Hits on 7 or more: 21 of 36 rolls, 58 %');
  // The number of rolls, by the clicks of damage that the target takes.
  expect(clicksByCount(attack(10, 17, 3))).toEqual({ 0: 15, 3: 20, 4: 1 });
  expect(computed.rolls.filter(({ result }) => result === 'critical miss')).toMatchObject([{ dice: [1, 1] }]);
});

test.each([
  [
    [15, 20, 1],
    [42, 55, 3],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [0, 36],
    [0, 100],
  ],
  [
    [1, 1, 1, 1, 1, 1, 1],
    [15, 15, 14, 14, 14, 14, 14],
  ],
])('the counts %j are %j %%, which sum to 100', (counts, shares) => expect(percentages(counts)).toEqual(shares));

test('the shares of what the target takes sum to 100 %', () => {
  const shares = [...markupOf(attack(10, 17, 3)).matchAll(/class="share">(\d+) %/g)].map(([, share]) => Number(share));
  expect(shares).toEqual([42, 55, 3]);
});

test('a target out of reach of any total is hit only by a critical hit, and two ones always miss', () => {
  expect(outcomeSentence(outcome(attack(1, 90, 1)))).toMatch(/^Only a critical hit succeeds: 1 of 36/);
  expect(hitCount(outcome(attack(20, 3, 1)))).toBe(35);
});

test('of several reductions the larger one counts; penetrating damage is not reduced', () => {
  const reduced = { ...attack(10, 17, 3), reductions: [1, 2] };
  expect(clicksByCount(reduced)).toEqual({ 0: 15, 1: 20, 2: 1 });
  expect(clicksByCount({ ...reduced, kind: 'penetrating' })).toEqual({ 0: 15, 3: 20, 4: 1 });
});

test('damage is limited to the clicks that the target has left, and as much damage defeats the target', () => {
  const weak = { ...attack(10, 17, 3), clicksLeft: 3 };
  expect(clicksByCount(weak)).toEqual({ 0: 15, 3: 21 });
  expect(defeats(weak)).toBe(21);
  expect(defeats({ ...weak, clicksLeft: 4 })).toBe(1);
});

test('the lines of a value are its printed value and its effects, in the order in which the judge applies them', () => {
  const entries = [effect('modifiers', 2), effect('set', 10), effect('half', 1), effect('double', 1), effect('modifiers', -1)];
  const start = attack(9, 17, 3);
  const { values } = outcome({ ...start, values: { ...start.values, attack: { value: 'attack', printed: 9, entries } } });
  expect(values.attack.lines.map(({ entry, value }) => [entry?.kind, value])).toEqual([
    [undefined, 9],
    ['set', 10],
    ['half', 5],
    ['double', 10],
    ['modifiers', 12],
    ['modifiers', 11],
  ]);
});

test('a locked replacement ignores a modifier, and the line of the modifier cites the clause of locking', () => {
  const entries = [effect('double', 1, true), effect('modifiers', 2)];
  const start = attack(9, 17, 3);
  const { values } = outcome({ ...start, values: { ...start.values, attack: { value: 'attack', printed: 9, entries } } });
  expect(values.attack.value).toBe(18);
  expect(values.attack.lines.at(-1)?.clauses).toContain('concepts.locking.ignores-others');
});

test('every line of the outcome cites a clause: the result, each value, each effect, each bar, the average and the kinds of rolls', () => {
  const start = attack(10, 16, 3);
  const defense = { value: 'defense', printed: 16, entries: [effect('set', 15), effect('modifiers', 1)] };
  const markup = markupOf({ ...start, values: { ...start.values, defense }, reductions: [1], clicksLeft: 3 });
  const lines = [...markup.matchAll(/<(?:li|p)(?: class="[^"]*")?>(?:(?!<(?:li|p|ol|ul)>).)*<\/(?:li|p)>/g)].map(([line]) => line);
  expect(lines.length).toBeGreaterThan(12);
  expect(lines.filter((line) => !line.includes('<a href='))).toEqual([]);
});

test.each([
  [0, 'combat.attack-roll.miss'],
  [0, 'combat.criticals.two-misses'],
  [2, 'combat.attack-roll.hit'],
  [2, 'combat.dealing-damage.one-reducer'],
  [3, 'combat.criticals.hit-plus-one'],
])('the bar of %i clicks cites %s', (clicks, clause) => {
  const { taken, rollClauses } = outcome({ ...attack(10, 17, 3), reductions: [1] });
  const bar = taken.find((one) => one.clicks === clicks);
  expect(bar?.clauses).toContain(clause);
  expect(rollClauses).not.toContain(clause);
});

test.each([
  ['+1 -2', [1, -2]],
  ['1, − 2', [1, -2]],
  ['nothing', []],
  ['9999', [99]],
])('modifiers are read from %j', (text, numbers) => expect(numbersIn(text)).toEqual(numbers));

test('clauses that only a KO brings are of its bar, however much the damage is', () => {
  const { taken, damageClauses } = outcome({ ...attack(10, 17, 99), clicksLeft: 4 });
  expect(taken.find(({ isDefeat }) => isDefeat)?.clauses).toContain('combat.defeating.ko-symbol');
  expect(damageClauses).not.toContain('combat.defeating.ko-symbol');
});

test('a target has at least one click until it is KO’d', () => {
  expect(readAttack({ clicks: '0' }, valueEffects, startingAttack).clicksLeft).toBe(1);
});

test('an emptied printed value leaves the previous one', () => {
  const read = readAttack({ attack: '', defense: '12' }, valueEffects, startingAttack);
  expect(read.values.attack.printed).toBe(startingAttack.values.attack.printed);
  expect(read.values.defense.printed).toBe(12);
});

test('effects are read as the question "combat-value" has them', () => {
  const attackEffects = { replacements: [{ half: true, locked: true }, { set: 8 }], modifiers: [2] };
  const { entries } = readAttack({ attackEffects }, valueEffects, startingAttack).values.attack;
  expect(entries).toEqual([effect('half', 0, true), effect('set', 8), effect('modifiers', 2)]);
});

test('a link with more than 60 effects on a value is refused, while a form with as many is read', () => {
  const modified = (length: number) => ({ defenseEffects: { modifiers: Array.from({ length }, () => 1) } });
  expect(refusalOfAttack(modified(61), valueEffects)).toMatch(/more than 60 effects/);
  expect(refusalOfAttack(modified(60), valueEffects)).toBeUndefined();
  expect(readAttack(modified(61), valueEffects, startingAttack).values.defense.entries).toHaveLength(61);
});
