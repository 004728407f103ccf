/** Only the rules decide what happens in the turns of a figure: if the rules are edited, the figure is defeated at another time. */
import { expect, test } from 'vitest';
import { engineOf } from '../../generator/cli/project.ts';
import { withoutPacks } from '../../generator/packs.ts';
import { playTurns } from '../../site/src/turns/turns.ts';
import { editedBook } from '../fixtures/edited-book.ts';
import { compileCached } from '../fixtures/engines.ts';

const CLICKS_LEFT = { file: 'rules/characters/combat-values.json', id: 'clicksLeft' };
const dial = [1, 2, 3, 4].map(() => ({ speed: 6, attack: 10, defense: 17, damage: 1 }));

test.each([
  ['the KO follows the last click', {}, { click: 4, isDefeated: false }],
  ['the last click shows KO', { set: { is: 'max(0, endsAt(c) - c.click - 1)' } }, { click: 4, isDefeated: true }],
])('two damage on click 2 of 4 where %s', (_, edit, expected) => {
  const engine = engineOf(compileCached(withoutPacks(editedBook([{ ...CLICKS_LEFT, ...edit }]))));
  const [outcome] = playTurns({ dial, click: 2, turns: [{ acts: false, damage: 2 }] }, 'current', engine);
  expect(outcome).toMatchObject(expected);
});
