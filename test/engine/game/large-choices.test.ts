import { expect, test } from 'vitest';
import { randomBot } from '../../../engine/bots/index.ts';
import { subsets } from '../../../engine/game/candidates.ts';
import { applyIfLegal, isLegal } from '../../../engine/game/play.ts';
import current from '../../../engine/generated/current.ts';
import game from '../../../engine/generated/game/current.ts';
import rulesWithPack from '../../../engine/generated/packs/standard/current.ts';
import gameWithPack from '../../../engine/generated/packs/standard/game/current.ts';
import { type Answer, createEngine, legalAnswers } from '../../../engine/index.ts';
import { createDraw } from '../../support/random-game.ts';

const engine = createEngine({ ...current, game });

/** All subsets of `least` to `most` items; each is followed by the longer ones that begin with it. */
function listedSubsets(items: readonly number[], least: number, most: number): number[][] {
  const grown = (chosen: number[], nextIndex: number): number[][] => [
    ...(chosen.length >= least ? [chosen] : []),
    ...(chosen.length < most ? items.slice(nextIndex).flatMap((item, index) => grown([...chosen, item], nextIndex + index + 1)) : []),
  ];
  return grown([], 0);
}

test('subsets are counted, and the subset made for an index is the one at that index of the full list', () => {
  for (let size = 0; size < 7; size++)
    for (let least = 0; least <= size + 1; least++)
      for (let most = least; most <= size + 1; most++) {
        const items = Array.from({ length: size }, (_, index) => 3 * index + 1);
        const { count, at } = subsets(items, least, most);
        expect(Array.from({ length: count() }, (_, index) => at(index))).toEqual(listedSubsets(items, least, most));
      }
});

const shooting = (opponentCount: number, damage: number) => ({
  ask: 'play',
  map: { kind: 'outdoor', columns: 26, rows: 26 },
  players: ['p1', 'p2'],
  start: { round: 5, turn: 'p1' },
  characters: [
    {
      id: 'A',
      player: 'p1',
      at: 'M24',
      points: 50,
      range: 40,
      targets: opponentCount,
      dial: [{ speed: 8, attack: 30, defense: 10, damage }],
    },
    ...Array.from({ length: opponentCount }, (_, index) => ({
      id: `E${index}`,
      player: 'p2',
      at: `${String.fromCharCode(65 + index)}1`,
      points: 50,
      dial: [{ speed: 8, attack: 10, defense: 10, damage: 3 }],
    })),
  ],
  buildTotal: 100,
  actions: [{ player: 'p1', give: 'ranged', to: 'A', targets: ['E0'] }],
  dice: [3, 4],
});

test('of 26 targets one is chosen without listing all 67 million subsets', () => {
  expect(engine.judge(shooting(26, 3))).toMatchObject({
    events: expect.arrayContaining([expect.objectContaining({ type: 'defeated', who: 'E0' })]),
  });
});

test('the random bot splits 60 damage among 12 targets in one of 2,560 thousand million ways', () => {
  const opened = engine.open({ ...shooting(12, 60), actions: [], dice: [] });
  if ('error' in opened) throw new Error(opened.error.message);
  const answers: Answer[] = [
    { kind: 'offer', option: 'give.ranged', self: 0 },
    { kind: 'choose', value: Array.from({ length: 12 }, (_, index) => index + 1) },
    { kind: 'roll', dice: [3, 4] },
  ];
  const state = answers.reduce((before, answer) => applyIfLegal(opened.game, before, answer)?.state ?? before, opened.first);
  expect(legalAnswers(opened.game, state).count).toBe(2_560_547_383_576);
  const answer = randomBot(opened.game, state, createDraw(1));
  expect(answer !== undefined && isLegal(opened.game, state, answer)).toBe(true);
});

test('a list of 130,000 reductions of damage is read to its end', () => {
  // So many arguments of one call, as in `Math.max(...reductions)`, overflow the stack. Only the greatest reduction, 3, is used.
  const reductions = Array.from({ length: 130_000 }, (_, index) => (index === 129_999 ? 3 : 1));
  expect(engine.judge({ ask: 'damage', damage: 900, clicksLeft: 999, reductions })).toMatchObject({ dealt: 897, taken: 897 });
});

test('a name may contain `$&`, which has a meaning in replacements of JavaScript', () => {
  const character = { name: '$&', points: 50, set: 'x', number: '1', unique: true };
  const verdict = engine.judge({ ask: 'force', buildTotal: 300, force: { characters: [character, character] } });
  expect(verdict).toMatchObject({
    problems: expect.arrayContaining([expect.objectContaining({ message: expect.stringContaining('$& is') })]),
  });
});

test('of several options that `use` names, the one that reads the fields of the command is meant', () => {
  const dial = (powers?: object) => [{ speed: 8, attack: 10, defense: 12, damage: 3, ...(powers === undefined ? {} : { powers }) }];
  const question = {
    ask: 'play',
    pack: 'standard',
    map: { kind: 'outdoor', columns: 8, rows: 8, blocking: ['C4'], walls: ['C2|C3'] },
    players: ['p1', 'p2'],
    start: { round: 5, turn: 'p1' },
    characters: [
      { id: 'A', player: 'p1', at: 'A3', points: 50, dial: dial({ speed: 'charge' }) },
      { id: 'C', player: 'p2', at: 'D3', points: 50, dial: dial() },
    ],
    buildTotal: 200,
    dice: [],
  };
  const withPack = createEngine({ ...current, game }, { ...rulesWithPack, game: gameWithPack, pack: 'standard' });
  const eventsOf = (destroy: string) =>
    withPack.judge({
      ...question,
      actions: [{ player: 'p1', give: 'power', use: 'charge', to: 'A', path: ['A3', 'B3', 'C3'], choose: ['close'], destroy }],
    });
  expect(eventsOf('C4')).toMatchObject({ events: [{ type: 'moved' }, { type: 'terrain-destroyed', at: 'C4' }, { type: 'token-given' }] });
  expect(eventsOf('C2|C3')).toMatchObject({ events: [{ type: 'moved' }, { type: 'wall-destroyed' }, { type: 'token-given' }] });
});
