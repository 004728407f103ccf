import { expect, test } from 'vitest';
import current from '../../engine/generated/current.ts';
import literal from '../../engine/generated/variants/literal-attacker-square.ts';
import { createEngine } from '../../engine/index.ts';
import { compile } from '../../generator/compile.ts';
import { smallBookWith } from '../fixtures/edited-small-book.ts';

const outOfTheBushes = {
  ask: 'line-of-fire',
  map: { kind: 'outdoor', columns: 5, rows: 1, hindering: ['A1'] },
  from: 'A1',
  to: 'E1',
};

test('the literal variant of the reading on the attacker’s square hinders a line out of hindering terrain, without the modifier', () => {
  expect(createEngine(current).judge(outOfTheBushes)).toMatchObject({ lineOfFire: 'clear', defenseModifier: 0 });
  expect(createEngine(literal).judge(outOfTheBushes)).toMatchObject({ lineOfFire: 'hindered', defenseModifier: 0 });
});

test('the literal variant still gives the modifier if another hindering square is crossed', () => {
  const throughAnotherBush = { ...outOfTheBushes, map: { ...outOfTheBushes.map, hindering: ['A1', 'C1'] } };
  expect(createEngine(literal).judge(throughAnotherBush)).toMatchObject({ lineOfFire: 'hindered', defenseModifier: 1 });
});

test('a variant that changes an unknown definition is reported at its place in the reading', () => {
  const reading = {
    id: 'reading.bushes',
    kind: 'reading',
    title: 'Bushes',
    text: 'Bushes are read so.',
    reason: 'They are green.',
    clauses: ['ground.bushes.label'],
    variants: [{ id: 'other', says: 'Bushes are read otherwise.', amends: [{ definition: 'no.such.thing', set: { value: 1 } }] }],
  };
  const sources = smallBookWith([{ path: 'rules/readings/bushes.json', text: JSON.stringify(reading, null, 2) }]);
  const { diagnostics } = compile(sources);
  expect(diagnostics.map(({ code, place }) => [code, place.file, place.pointer])).toEqual([
    ['erratum-target-unknown', 'rules/readings/bushes.json', '/variants/0/amends/0/definition'],
  ]);
});
