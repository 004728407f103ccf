import { expect, test } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { type BoardQuestion, placeFact } from '../../engine/judge/given-facts.ts';
import { at, type Facts } from '../../engine/kernel/plane.ts';
import type { GivenFact, Rules } from '../../engine/kernel/rules.ts';
import { editionRules } from '../fixtures/edition-rules.ts';
import { boardQuestion } from '../support/unchecked-shape.ts';

/** The values of a fact of the board and of two characters, placed from a question. Its value where the question leaves it out is 7. */
function valuesOf(rules: Rules, question: BoardQuestion, name: string): readonly number[] {
  const facts: { [subject: string]: Facts } = {};
  const placing = {
    rules,
    question,
    faults: [],
    off: new Set<string>(),
    watched: new Set<string>(),
    entries: [],
    texts: [],
  };
  for (const [subject, list] of [
    ['board', 'map'],
    ['character', 'characters'],
  ] as const) {
    const given: GivenFact = {
      id: `${subject}.${name}`,
      subject,
      name,
      given: `${list}.${name}`,
      shape: 'int',
      values: [],
      first: 7,
    };
    const [characterCount, objectCount] = [2, 0];
    placeFact(placing, given, characterCount, objectCount, facts, {});
  }
  return [at(facts.board?.[name], 0), at(facts.character?.[name], 0), at(facts.character?.[name], 1)];
}

// Every object inherits `valueOf` and `toString`, which must not count as given.
test.each(['cost', 'valueOf', 'toString'])('a fact "%s" that the question leaves out has its initial value', (name) => {
  const [{ boardRules }] = editionRules;
  const map = { kind: 'outdoor', columns: 2, rows: 1 };
  const characters = [
    { id: 'a', player: 'p1', at: 'A1' },
    { id: 'b', player: 'p1', at: 'B1', [name]: 3 },
  ];
  expect(valuesOf(boardRules, boardQuestion({ map, characters }), name)).toEqual([7, 7, 3]);
  expect(valuesOf(boardRules, boardQuestion({ map: { ...map, [name]: 2 }, characters }), name)).toEqual([2, 7, 3]);
});

test('a question may give a value that the rules add to an enumeration, also in a list inside one of its fields, and no other', () => {
  const [{ boardRules, gameRules }] = editionRules;
  const columns = gameRules.columns.map((column) =>
    column.given === 'force.characters.ring' ? { ...column, values: [...(column.values ?? []), 'violet'] } : column,
  );
  const engine = createEngine({ ...boardRules, game: { ...gameRules, columns } });
  const verdictWith = (ring: string) =>
    engine.judge({ ask: 'force', buildTotal: 100, force: { characters: [{ name: 'Tern', points: 50, set: 'x', number: '1', ring }] } });
  expect(verdictWith('violet')).toMatchObject({ legal: true });
  expect(verdictWith('mauve')).toMatchObject({ error: { code: 'not-allowed', at: '/force/characters/0/ring' } });
  // An engine whose rules do not add the value refuses it.
  expect(
    createEngine({ ...boardRules, game: gameRules }).judge({
      ask: 'force',
      buildTotal: 100,
      force: { characters: [{ name: 'Tern', points: 50, ring: 'violet' }] },
    }),
  ).toHaveProperty('error');
});

test('a value that the rules add to a field of the question "play" is not allowed in a field with the same name of another question', () => {
  const [{ boardRules, gameRules }] = editionRules;
  const columns = gameRules.columns.map((column) =>
    column.given === 'play.game' ? { ...column, given: 'play.kind', values: ['sonic'] } : column,
  );
  expect(columns).not.toEqual(gameRules.columns);
  const engine = createEngine({ ...boardRules, game: { ...gameRules, columns } });
  const damage = { ask: 'damage', damage: 3, clicksLeft: 5, kind: 'sonic' };
  expect(engine.judge(damage)).toMatchObject({ error: { code: 'not-allowed', at: '/kind' } });
});
