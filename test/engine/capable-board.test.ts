import { expect, test } from 'vitest';
import current from '../../engine/generated/current.ts';
import game from '../../engine/generated/game/current.ts';
import { createEngine } from '../../engine/index.ts';

const question = (fields: object): object => ({
  ask: 'path',
  map: { kind: 'outdoor', columns: 3, rows: 1, water: ['B1'] },
  characters: [{ id: 'A', player: 'p1', at: 'A1', ...fields }],
  character: 'A',
  speed: 8,
  path: ['A1', 'B1', 'C1'],
});
const playing = createEngine({ ...current, game });
const boardOnly = createEngine(current);

test('an engine without games refuses symbols and powers, and says what to do', () => {
  expect(boardOnly.judge(question({ symbols: ['symbol-wing'] }))).toEqual({
    error: {
      code: 'game-not-loaded',
      message: 'this engine judges boards only, and the symbols of "A" act by the rules of the game: load the game, or list abilities',
      at: '/characters/0/symbols',
    },
  });
  expect(boardOnly.judge(question({ dial: [{ speed: 8, powers: { speed: 'super-strength' } }] }))).toMatchObject({
    error: { code: 'game-not-loaded', at: '/characters/0/dial' },
  });
});

test('a question about a board refuses the symbols that the opening of a game refuses', () => {
  expect(playing.judge(question({ symbols: ['symbol-wing', 'symbol-boot'] }))).toMatchObject({
    error: { code: 'refused', at: '/characters/0', rule: 'abilities.combat-symbols.definition' },
  });
  expect(playing.judge(question({ symbols: ['symbol-wing', 'symbol-wing'] }))).toMatchObject({
    error: { code: 'refused', at: '/characters/0', rule: 'abilities.combat-symbols.definition' },
  });
});

test('the same frozen question is answered alike again', () => {
  const frozen = (value: unknown): unknown => {
    if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part);
    return value;
  };
  const asked = frozen(question({ symbols: ['symbol-wing'] }));
  expect(playing.judge(asked)).toEqual(playing.judge(asked));
  expect(playing.judge(asked)).toEqual(playing.judge(question({ symbols: ['symbol-wing'] })));
});
