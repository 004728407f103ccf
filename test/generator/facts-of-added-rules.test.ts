import { expect, test } from 'vitest';
import type { Definition } from '../../generator/generated/definition.ts';
import { clauseId, definitionId } from '../../generator/ids.ts';
import { factsReadByAdded } from '../../generator/stale/facts-of-added-rules.ts';
import { createFactsOf } from '../../generator/stale/read-facts.ts';
import { changedBook } from '../fixtures/changed-small-book.ts';
import type { Change } from '../fixtures/edited-small-book.ts';

const COVER = ['ground.bushes.cover'];
const MOSS = { id: 'moss.between', kind: 'restriction', path: 'fire', over: 'between', gives: 'blocked', note: 'moss', clauses: COVER };

const factsReadBy = (condition: string, ...edits: readonly Change[]) => {
  const { rulebook, change } = changedBook([{ add: { ...MOSS, if: condition } }], edits);
  return factsReadByAdded(rulebook, change);
};

test('the boolean facts that an added rule tests are listed, and no others', () => {
  const readBy = (condition: string) => factsReadBy(condition).map(({ id }) => id);
  expect(readBy('square.thick && square.elevation > 1')).toEqual(['square.thick']);
  expect(readBy('square.elevation > 1')).toEqual([]);
});

test('a fact is read by its whole path: one of a procedure or another subject with the same name is not', () => {
  const clauses = [clauseId('ground.bushes.label')] as const;
  const definitions: readonly Definition[] = [
    { id: definitionId('game.begun'), kind: 'record', of: 'game', type: 'bool', clauses: [...clauses] },
    { id: definitionId('character.begun'), kind: 'record', of: 'character', type: 'bool', clauses: [...clauses] },
    {
      id: definitionId('move.make'),
      kind: 'procedure',
      name: 'making',
      takes: { who: 'character? = none', passed: '[character]' },
      holds: { begun: 'bool' },
      steps: [{ set: 'making.begun', to: 'true' }],
      clauses: [...clauses],
    },
  ];
  const factsOf = createFactsOf(definitions);
  const testedBy = (condition: string) => [...factsOf({ if: condition }).testedIds];
  expect(testedBy('making.begun')).toEqual([]);
  expect(testedBy('game.begun')).toEqual(['game.begun']);
  expect(testedBy('making.who.begun')).toEqual(['character.begun']);
  const both = ['game.begun', 'character.begun'];
  for (const unknown of ['it.begun', 'other(it).begun', 'making.passed.first().begun']) expect(testedBy(unknown)).toEqual(both);
});

test('an added rule that reads a fact of the same name of another subject does not list the clauses of the fact', () => {
  const { rulebook, change } = changedBook([{ add: { ...MOSS, if: 'square.thick' } }]);
  const ofAnother: Definition = {
    id: definitionId('game.thick'),
    kind: 'record',
    of: 'game',
    type: 'bool',
    clauses: [clauseId('turns.escape.rest')],
  };
  const definitions = change.after.definitions.flatMap((node, index) =>
    index === 0 ? [{ ...node, definition: ofAnother }, node] : [node],
  );
  const after = { ...change.after, definitions };
  expect(factsReadByAdded(rulebook, { ...change, after }).map(({ id }) => id)).toEqual(['square.thick']);
});

test('a fact that the kernel supplies is listed with the clauses of the path whose texts or questions have the words of its name', () => {
  const mentionsWith = (...edits: readonly Change[]) => factsReadBy('square.occupied', ...edits);
  expect(mentionsWith()).toEqual([]);
  const text = { path: 'rules/ground/bushes.md', replace: 'Indoors it is not.', with: 'Occupied squares count.' };
  const asks = {
    path: 'rules/ground/bushes.asks.json',
    text: '{ "page": "ground.bushes", "asks": { "label": ["is it occupied"], "measure": ["occupied"] } }',
  };
  const named = [{ id: 'square.occupied', clauses: [], mentions: ['ground.bushes.label'] }];
  expect(mentionsWith(text)).toEqual(named);
  expect(mentionsWith(asks)).toEqual(named);
});

test('a clause elsewhere is listed beside a fact if a sentence has the terms of the fact and of the path or links to their clauses', () => {
  const withClause = (field: string, clause: string): Change => ({
    path: 'rules/ground/bushes.json',
    replace: `${field},\n      "clauses": ["ground.bushes.label"]`,
    with: `${field},\n      "clauses": ["${clause}"]`,
  });
  const fireCarriesMeasure = withClause('"of": ["edge-in", "side", "edge-out"] }', 'ground.bushes.measure');
  const thickCarriesRest = withClause(`"is": "square.bush && board.kind != 'indoor'"`, 'turns.escape.rest');
  const bushCarriesRest = withClause('"given": "map.hindering"', 'turns.escape.rest');
  const termOfRest = {
    path: 'rules/glossary/terms.json',
    replace: '"forms": ["labels"], "see": "ground.bushes.label"',
    with: '"forms": ["labels"], "see": "turns.escape.rest"',
  };
  const mentionsIn = (sentence: string, condition: string, ...edits: readonly Change[]) =>
    factsReadBy(condition, fireCarriesMeasure, ...edits, {
      path: 'rules/ground/bushes.md',
      replace: 'Indoors it is not.',
      with: sentence,
    }).flatMap(({ mentions }) => mentions);
  const fires = '[fires](rule:ground.bushes.measure)';
  const mentionsOfThick = (sentence: string) => mentionsIn(sentence, 'square.thick', thickCarriesRest, termOfRest);
  expect(mentionsOfThick(`Behind labels nobody ${fires}.`)).toEqual(['ground.bushes.label']);
  expect(mentionsOfThick(`Whoever [rests](rule:turns.escape.rest) never ${fires}.`)).toEqual(['ground.bushes.label']);
  expect(mentionsOfThick(`Labels are green. Nobody ${fires}.`)).toEqual([]);
  // Texts are not searched for the id of a fact (`thick`), but for the name by which questions give it (`hindering`, of `square.bush`).
  expect(mentionsOfThick(`Where it is thick, nobody ${fires}.`)).toEqual([]);
  expect(mentionsIn(`In hindering fog nobody ${fires}.`, 'square.bush', bushCarriesRest)).toEqual(['ground.bushes.label']);
});
