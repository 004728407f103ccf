import { expect, test } from 'vitest';
import board from '../../engine/generated/current.ts';
import game from '../../engine/generated/game/current.ts';
import { createEngine } from '../../engine/index.ts';
import { type Attack, outcomeOf, startingAttack } from '../../site/src/attack/attack.ts';
import { hitCount, outcomeMarkup, outcomeSentence } from '../../site/src/attack/attack-markup.ts';
import { percentages } from '../../site/src/attack/percentages.ts';
import { numbersIn, readAttack } from '../../site/src/attack/read-attack.ts';
import { fieldsOf } from '../../site/src/base/json.ts';

const engine = createEngine({ ...board, game });
const withoutEffects = (printed: number) => ({ printed, replacement: undefined, modifiers: [] });
const outcome = (attack: Attack) => outcomeOf(attack, 'current', (question) => fieldsOf(engine.judge(question)));

const attack = (attackValue: number, defense: number, damage: number): Attack => ({
  values: { attack: withoutEffects(attackValue), defense: withoutEffects(defense), damage: withoutEffects(damage) },
  kind: 'normal',
  reductions: [],
  clicksLeft: 5,
});

test('an attack of 10 against 17 needs a 7: 21 rolls of 36', () => {
  const computed = outcome(attack(10, 17, 3));
  expect(outcomeSentence(computed)).toBe('Hits on 7 or more: 21 of 36 rolls, 58 %');
  // The number of rolls, by the clicks of damage that the target takes.
  expect(Object.fromEntries(computed.taken)).toEqual({ 0: 15, 3: 20, 4: 1 });
  expect(computed.rolls.filter(({ result }) => result === 'critical miss')).toEqual([{ dice: [1, 1], result: 'critical miss' }]);
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
  const start = attack(10, 17, 3);
  const markup = outcomeMarkup(start, outcome(start), { titleOf: (rule) => rule, hrefOf: (rule) => rule });
  const shares = [...markup.matchAll(/class="share">(\d+) %/g)].map(([, share]) => Number(share));
  expect(shares).toEqual([42, 55, 3]);
});

test('a target out of reach of any total is hit only by a critical hit, and two ones always miss', () => {
  expect(outcomeSentence(outcome(attack(1, 90, 1)))).toMatch(/^Only a critical hit succeeds: 1 of 36/);
  expect(hitCount(outcome(attack(20, 3, 1)))).toBe(35);
});

test('of several reductions the larger one counts; penetrating damage is not reduced', () => {
  const reduced = outcome({ ...attack(10, 17, 3), reductions: [1, 2] });
  expect(Object.fromEntries(reduced.taken)).toEqual({ 0: 15, 1: 20, 2: 1 });
  const penetrating = outcome({ ...attack(10, 17, 3), reductions: [1, 2], kind: 'penetrating' });
  expect(Object.fromEntries(penetrating.taken)).toEqual({ 0: 15, 3: 20, 4: 1 });
});

test('damage is limited to the clicks that the target has left, and as much damage defeats the target', () => {
  const computed = outcome({ ...attack(10, 17, 3), clicksLeft: 3 });
  expect(Object.fromEntries(computed.taken)).toEqual({ 0: 15, 3: 21 });
  expect(computed.defeats).toBe(21);
});

test('values are computed by the rules, and their clauses are listed', () => {
  const values = { attack: { printed: 9, replacement: 10, modifiers: [1, -2] }, defense: withoutEffects(16), damage: withoutEffects(3) };
  const computed = outcome({ ...startingAttack, values });
  expect(computed.values.attack.value).toBe(9);
  expect(computed.values.attack.clauses.length).toBeGreaterThan(0);
  expect(computed.clauses).toContain('combat.criticals.twelve-hits');
});

test.each([
  ['+1 -2', [1, -2]],
  ['1, − 2', [1, -2]],
  ['nothing', []],
  ['9999', [99]],
])('modifiers are read from %j', (text, numbers) => expect(numbersIn(text)).toEqual(numbers));

test('a target has at least one click until it is KO’d', () => {
  const data = new FormData();
  data.set('clicks', '0');
  expect(readAttack(data, startingAttack).clicksLeft).toBe(1);
});

test('an emptied printed value leaves the previous one', () => {
  const data = new FormData();
  data.set('attack', '');
  data.set('defense', '12');
  const read = readAttack(data, startingAttack);
  expect(read.values.attack.printed).toBe(startingAttack.values.attack.printed);
  expect(read.values.defense.printed).toBe(12);
});
