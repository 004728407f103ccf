/** Edits make the question of a position from that of an example. A variation is a random list of edits. */
import { expect, test } from 'vitest';
import { Chance } from '../../../generator/behaviour/chance.ts';
import { type ClauseId, clauseId, definitionId } from '../../../generator/ids.ts';
import { type Edit, edited } from '../../../generator/mutate/positions/edits.ts';
import { valuesOf } from '../../../generator/mutate/positions/values.ts';
import { variation } from '../../../generator/mutate/positions/variations.ts';
import { untyped } from '../../support/untyped.ts';

const QUESTION = {
  ask: 'play',
  map: { columns: 4, rows: 1 },
  players: ['p1', 'p2'],
  characters: [
    { id: 'A', at: 'A1', dial: [{ speed: 8 }, { speed: 6 }] },
    { id: 'B', at: 'B1', tokens: 1 },
  ],
  actions: [{ player: 'p1', give: 'move' }],
  dice: [],
};

/** Without definitions, the values of variations come from the questions alone. */
const NO_DEFINITIONS: Parameters<typeof valuesOf>[1] = [];

test.each<[string, Edit, unknown]>([
  ['a field', { at: 'characters.1.tokens', to: 2 }, { characters: [QUESTION.characters[0], { id: 'B', at: 'B1', tokens: 2 }] }],
  ['a field that is taken out', { at: 'characters.1.tokens' }, { characters: [QUESTION.characters[0], { id: 'B', at: 'B1' }] }],
  [
    'every entry of a list',
    { at: 'characters.0.dial.*.speed', to: 5 },
    { characters: [{ id: 'A', at: 'A1', dial: [{ speed: 5 }, { speed: 5 }] }, QUESTION.characters[1]] },
  ],
  ['a new entry', { at: 'players.+', to: 'p3' }, { players: ['p1', 'p2', 'p3'] }],
  ['a new entry of a new list', { at: 'map.blocking.+', to: 'C1' }, { map: { columns: 4, rows: 1, blocking: ['C1'] } }],
  [
    'an entry like another',
    { at: 'characters.+', like: 1, to: { id: 'C', at: 'D1' } },
    { characters: [...QUESTION.characters, { id: 'C', at: 'D1', tokens: 1 }] },
  ],
  ['an entry that is taken out', { at: 'characters.0' }, { characters: [QUESTION.characters[1]] }],
])('%s is edited', (_name, edit, fields) => {
  expect(edited(QUESTION, [edit])).toEqual({ ...QUESTION, ...untyped(fields) });
});

test('edits follow one another', () => {
  const edits = [
    { at: 'map.walls.+', to: 'A1|B1' },
    { at: 'map.walls.+', to: 'B1|C1' },
  ];
  expect(edited(QUESTION, edits)).toEqual({ ...QUESTION, map: { columns: 4, rows: 1, walls: ['A1|B1', 'B1|C1'] } });
});

test('variations put figures at a distance that is a number of the definition, or one square more or less', () => {
  const values = valuesOf([QUESTION], NO_DEFINITIONS);
  const chance = new Chance(1);
  const focus = { numbers: [8], words: new Set<string>() };
  const squares = Array.from({ length: 2000 }, () => variation(QUESTION, values, focus, chance)).flatMap((edits) =>
    edits.flatMap(({ at, to }) => (at === 'characters.1.at' ? [to] : [])),
  );
  // 7, 8 and 9 squares from A at A1. The map has only 4 columns and 1 row: a variation that puts a figure there enlarges it too.
  expect(squares).toEqual(expect.arrayContaining(['H1', 'I1', 'J1', 'A8', 'A9', 'A10']));
});

test('variations give a character the field that the definition names, with the value of an example', () => {
  const values = valuesOf([{ ...QUESTION, characters: [{ id: 'C', abilities: ['leap'] }] }], NO_DEFINITIONS);
  const focus = { numbers: [], words: new Set(['abilities']) };
  const chance = new Chance(1);
  const edits = Array.from({ length: 500 }, () => variation(QUESTION, values, focus, chance)).flat();
  expect(edits).toContainEqual({ at: 'characters.1.abilities', to: ['leap'] });
});

test('variations give a character the capability that the definition names', () => {
  const id = definitionId('leap');
  const clauses: [ClauseId] = [clauseId('tea.leaps.leap')];
  const values = valuesOf([QUESTION], [{ kind: 'capability', id, of: 'combat-ability', title: 'Leap', clauses }]);
  const chance = new Chance(1);
  const edits = Array.from({ length: 500 }, () => variation(QUESTION, values, { numbers: [], words: new Set(['leap']) }, chance)).flat();
  expect(edits).toContainEqual({ at: 'characters.1.abilities.+', to: 'leap' });
});

test('the same seed makes the same variations', () => {
  const values = valuesOf([QUESTION], NO_DEFINITIONS);
  const focus = { numbers: [3], words: new Set<string>() };
  const variationsOf = (seed: number) => {
    const chance = new Chance(seed);
    return Array.from({ length: 50 }, () => variation(QUESTION, values, focus, chance));
  };
  expect(variationsOf(4)).toEqual(variationsOf(4));
  expect(variationsOf(4)).not.toEqual(variationsOf(5));
});
