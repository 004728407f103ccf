/** List functions nested across calculations and the sentences of rolls. The cases of functions are in `mistakes/cases/nested-calls.ts`. */
import { expect, test } from 'vitest';
import { withoutPacks } from '../../generator/packs.ts';
import { editedBook } from '../fixtures/edited-book.ts';
import { compileCached } from '../fixtures/engines.ts';

const KNOCK_BACK = { file: 'rules/combat/knock-back.json', id: 'calculation.stands-firm' };
const clauses = ['combat.knock-back.effects'];

/** List functions over a list, each inside the one before. */
const nestedOver = (list: string, names: string, inside: string): string =>
  [...names].reduceRight((text, name) => `${list}.all(${name}, ${text})`, inside);
const nested = (inside: string): string => nestedOver('characters', 'abcd', inside);

/** A calculation with the value 0 or 1, and its only value. */
const calculated = (quantity: string, condition: string) => [
  {
    id: `calculation.${quantity}`,
    kind: 'calculation',
    of: [quantity],
    takes: { who: 'character' },
    steps: [{ gather: 'modifier', fold: 'sum' }],
    clauses,
  },
  { id: `${quantity}.one`, kind: 'value', of: quantity, modifier: 1, if: condition, clauses },
];

/** The text of each finding's place, and its advice. */
function findingsWith(...added: readonly object[]) {
  const written = withoutPacks(editedBook([KNOCK_BACK], added));
  return compileCached(written).diagnostics.map(({ code, found, hint, place: { file, line, column, endColumn } }) => {
    const lines = written.find(({ path }) => path === file)?.text.split('\n') ?? [];
    return { code, found, text: lines[line - 1]?.slice(column - 1, (endColumn ?? column) - 1), hint };
  });
}

test('a calculation counts with its levels where a value of another one calls it, and the call is the only finding', () => {
  const attack = { id: 'wary.more', kind: 'value', of: 'attack', modifier: 0, if: 'wary(character) > 0', clauses };
  const within = (inside: string) => [...calculated('wary', inside), ...calculated('slow-hand', nested('d.tokens > 0')), attack];
  expect(findingsWith(...within(nestedOver('characters', 'ab', 'slowHand(who) > 0 || a == b')))).toEqual([]);
  expect(findingsWith(...within(nested('slowHand(who) > 0 || a == d')))).toEqual([
    {
      code: 'expression-too-costly',
      found: '8 levels',
      text: 'slowHand(who)',
      hint: 'What "slowHand" calls counts too. Call it inside at most 2, or nest fewer in it.',
    },
  ]);
});

test('an expression in the sentence of a roll counts', () => {
  const rolling = (says: string) => ({
    id: 'slow.roll',
    kind: 'trigger',
    at: 'attack.divided',
    steps: [{ roll: '1d6', for: 'attack', who: 'attack.attacker', by: 'attack.attacker.player', says, as: 'die' }],
    clauses,
  });
  const slow = calculated('slow-hand', nested('d.tokens > 0'));
  const attacker = '{attack.attacker} rolls, needs ';
  expect(findingsWith(...slow, rolling(`${attacker}{characters.map(c, slowHand(attack.attacker)).max()}`))).toEqual([]);
  expect(findingsWith(...slow, rolling(`${attacker}{${nested('slowHand(attack.attacker) > 0 || a == d')} ? 1 : 2}`))).toMatchObject([
    { code: 'expression-too-costly', found: '8 levels', text: 'slowHand(attack.attacker)' },
  ]);
});

test('four list functions over the whole map are too many in one expression, and with what it calls', () => {
  const attackIf = (condition: string) => ({ id: 'far.more', kind: 'value', of: 'attack', modifier: 0, if: condition, clauses });
  const findingsIf = (condition: string, ...more: readonly object[]) =>
    findingsWith(...more, attackIf(condition)).map(({ code, found, text }) => [code, found, text]);
  expect(findingsIf(nestedOver('squares', 'abc', 'a != b || b != c'))).toEqual([]);
  expect(findingsIf(nestedOver('squares', 'abcd', 'a != b || c != d'))).toEqual([
    ['expression-too-costly', '4 levels', 'squares.all(d, a != b || c != d)'],
  ]);
  const far = calculated('far-off', nestedOver('squares.filter(s, s.water)', 'ab', 'a != b'));
  expect(findingsIf(nestedOver('squares', 'a', 'farOff(character) > 0 || a.water'), ...far)).toEqual([]);
  expect(findingsIf(nestedOver('edges', 'ab', 'farOff(character) > 0 || a != b'), ...far)).toEqual([
    ['expression-too-costly', '4 levels', 'farOff(character)'],
  ]);
});

const cyclesWith = (...added: readonly object[]) => findingsWith(...added).map(({ code, text }) => `${code}: ${text}`);
const value = (id: string, of: string, condition: string) => ({ id, kind: 'value', of, modifier: 0, if: condition, clauses });

test('a calculation that one of its own values calls, directly or through others, is one finding at a call', () => {
  expect(cyclesWith(value('x.more', 'attack', 'attack(character) > 0'))).toEqual(['property-cycle: attack(character)']);
  expect(cyclesWith(value('x.more', 'attack', 'damage(character) > 0'))).toEqual([]);
  expect(cyclesWith(value('x.more', 'attack', 'damage(character) > 0'), value('y.more', 'damage', 'attack(character) > 0'))).toEqual([
    'property-cycle: attack(character)',
  ]);
});

test('functions of the game that call each other are one finding', () => {
  const property = (id: string, is: string) => ({ id, kind: 'property', takes: { c: 'character' }, type: 'bool', is, clauses });
  const user = value('x.more', 'attack', 'isOdd(character)');
  expect(cyclesWith(property('isOdd', 'isEven(c)'), property('isEven', 'isOdd(c)'), user)).toEqual(['property-cycle: isOdd(c)']);
  expect(cyclesWith(property('isOdd', 'attack(c) > 0'), user)).toEqual(['property-cycle: isOdd(character)']);
});

test('a set of capabilities that asks for itself is still reported as such alone', () => {
  const found = cyclesWith({ id: 'x.uses', kind: 'value', of: 'uses', use: "['flight']", if: "uses(character, 'flight')", clauses });
  expect(found.filter((one) => one.startsWith('property-cycle'))).toEqual([]);
  expect(found).toHaveLength(1);
});
