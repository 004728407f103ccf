import { expect, test } from 'vitest';
import current from '../../engine/generated/current.ts';
import game from '../../engine/generated/game/current.ts';
import rulesWithPack from '../../engine/generated/packs/standard/current.ts';
import gameWithPack from '../../engine/generated/packs/standard/game/current.ts';
import { createEngine } from '../../engine/index.ts';
import { frozen } from '../support/frozen.ts';

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

test('an engine without games refuses symbols and powers, and the message advises what to do', () => {
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
  const frozenQuestion = frozen(question({ symbols: ['symbol-wing'] }));
  expect(playing.judge(frozenQuestion)).toEqual(playing.judge(frozenQuestion));
  expect(playing.judge(frozenQuestion)).toEqual(playing.judge(question({ symbols: ['symbol-wing'] })));
});

test('a question about a board allows bases that the opening of a game refuses', () => {
  const withBase = (fields: object): object => ({
    ask: 'line-of-fire',
    map: { kind: 'outdoor', columns: 4, rows: 3 },
    characters: [
      { id: 'A', player: 'p1', at: ['A1', 'B1', 'C1', 'C2'], ...fields },
      { id: 'B', player: 'p2', at: 'A3' },
    ],
    from: { character: 'A' },
    to: { character: 'B' },
  });
  const opening = (fields: object): object => {
    const { from: _, to: __, ...position }: { readonly [field: string]: unknown } = { ...withBase(fields) };
    return { ...position, ask: 'play', players: ['p1', 'p2'], buildTotal: 100, actions: [], dice: [] };
  };
  expect(playing.judge(opening({ abilities: ['capture'] }))).not.toHaveProperty('error');
  const otherShape = { base: { columns: 2, rows: 2 } };
  const widerThanMap = { base: { columns: 6, rows: 1 } };
  for (const base of [otherShape, widerThanMap]) {
    // Only a board with abilities, symbols or powers is made as at the opening of a game.
    const verdict = playing.judge(withBase({ ...base, abilities: ['capture'] }));
    expect(verdict).toEqual(playing.judge(withBase(base)));
    expect(verdict).toMatchObject({ lineOfFire: 'clear' });
    expect(playing.judge(opening({ ...base, abilities: ['capture'] }))).toMatchObject({ error: { code: 'refused', at: '/characters/0' } });
  }
});

test('a question about a board refuses a character with two sizes, a never printed ability, or another size than its symbol has', () => {
  const refused = (rule: string) => ({ error: { code: 'refused', at: '/characters/0', rule } });
  const standardSymbols = 'abilities.combat-symbols.standard-symbols';
  const otherSymbols = 'abilities.combat-symbols.other-symbols-give-abilities';
  expect(playing.judge(question({ abilities: ['great-size', 'tiny-size'] }))).toMatchObject(refused(otherSymbols));
  expect(playing.judge(question({ abilities: ['size-by-symbol'] }))).toMatchObject(refused(standardSymbols));
  expect(playing.judge(question({ size: 'great', symbols: ['symbol-starburst'] }))).toMatchObject(refused(standardSymbols));
  expect(playing.judge(question({ size: 'great', symbols: ['symbol-wing'] }))).not.toHaveProperty('error');
});

test('an engine without games refuses abilities where the rules may give others in their place, and applies them elsewhere', () => {
  const packedBoards = createEngine({ ...rulesWithPack, pack: 'standard' });
  const flying = question({ abilities: ['flight'] });
  expect(packedBoards.judge({ ...flying, pack: 'standard' })).toEqual({
    error: {
      code: 'game-not-loaded',
      message: 'this engine judges boards only, and the abilities of "A" act by the rules of the game: load the game',
      at: '/characters/0/abilities',
    },
  });
  expect(createEngine({ ...rulesWithPack, game: gameWithPack, pack: 'standard' }).judge({ ...flying, pack: 'standard' })).toMatchObject({
    legal: true,
  });
  expect(boardOnly.judge(flying)).toEqual(playing.judge(flying));
});
