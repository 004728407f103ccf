/** `expand` inserts conditions of capabilities into expressions of other definitions. Faults are reported where they were written. */

import { expect, test } from 'vitest';
import type { Definition } from '../../generator/generated/definition.ts';
import { clauseId, definitionId } from '../../generator/ids.ts';
import { expand } from '../../generator/lower/capabilities.ts';
import { capabilityBits } from '../../generator/lower/capability-bits.ts';

const clauses: Definition['clauses'] = [clauseId('a.b.c')];
const fly: Definition = { id: definitionId('fly'), kind: 'capability', of: 'power', clauses };
const path: Definition = {
  id: definitionId('path.move'),
  kind: 'path',
  path: 'move',
  labels: ['open', 'blocked'],
  corner: { routes: 'best', within: 'worst', of: ['side'] },
  clauses,
};
const restriction: Definition = {
  id: definitionId('bars'),
  kind: 'restriction',
  path: 'move',
  over: 'step',
  gives: 'blocked',
  if: 'to.occupied',
  clauses,
};
const stuck: Definition = {
  id: definitionId('character.stuck'),
  kind: 'property',
  of: 'character',
  type: 'bool',
  is: 'character.big',
  clauses,
};
const free = (to: string, condition?: string): Definition => ({
  id: definitionId(`free.${to}`),
  kind: 'exception',
  capability: fly.id,
  self: 'flier',
  to: [definitionId(to)],
  ...(condition === undefined ? {} : { if: condition }),
  clauses,
});

/** The text at a pointer in an expanded definition, and where a fault about `word` in it is reported. */
function reported(definitions: readonly Definition[], id: string, pointer: string, word: string) {
  const { definitions: expanded, faults, atOrigin } = expand(definitions);
  expect(faults).toEqual([]);
  let value: unknown = expanded.find((d) => d.id === id);
  for (const key of pointer.split('/').slice(1)) value = Object(value)[key];
  const text = String(value);
  const start = text.indexOf(word);
  const found = atOrigin({ definition: definitionId(id), pointer, message: '', start, end: start + word.length });
  return { text, at: [found.definition, found.pointer, found.start, found.end] };
}

test('a fault in an exception to a boolean property is reported at the exception, one in the property at the property', () => {
  const definitions = [fly, stuck, free('character.stuck', '!bogus')];
  expect(reported(definitions, 'character.stuck', '/is', 'bogus')).toEqual({
    text: "(character.big) && !((flier != none && uses(flier, 'fly')) && (!bogus))",
    at: ['free.character.stuck', '/if', 1, 6],
  });
  expect(reported(definitions, 'character.stuck', '/is', 'big').at).toEqual(['character.stuck', '/is', 10, 13]);
  expect(reported(definitions, 'character.stuck', '/is', 'flier').at).toEqual(['free.character.stuck', '/self', 0, 5]);
});

test('the ranges of faults in a property stay right with several exceptions', () => {
  const second: Definition = { id: definitionId('second'), kind: 'exception', to: [stuck.id], if: 'x && other', clauses };
  const definitions = [fly, stuck, free('character.stuck', '!bogus'), second];
  expect(reported(definitions, 'character.stuck', '/is', 'bogus').at).toEqual(['free.character.stuck', '/if', 1, 6]);
  expect(reported(definitions, 'character.stuck', '/is', 'other').at).toEqual(['second', '/if', 5, 10]);
});

test('faults in an exception to a restriction, and in a restriction of a capability, are reported in the text that is written', () => {
  const definitions = [fly, path, restriction, free('bars', '!bogus')];
  expect(reported(definitions, 'bars', '/unless/0/if', 'bogus')).toEqual({
    text: 'move.freeBars && (!bogus)',
    at: ['free.bars', '/if', 1, 6],
  });
  expect(reported(definitions, 'path.move', '/class/freeBars', 'flier').at).toEqual(['free.bars', '/self', 0, 5]);
  const ofFliers: Definition = { ...restriction, capability: fly.id, self: 'flier' };
  expect(reported([fly, path, ofFliers], 'bars', '/if', 'occupied').at).toEqual(['bars', '/if', 3, 11]);
});

test('a fault in the test that expansion adds is reported at the nearest written text, without a range', () => {
  const definitions = [fly, path, restriction, free('bars')];
  expect(reported(definitions, 'path.move', '/class/freeBars', "uses(flier, 'fly')").at).toEqual(['free.bars', '/self', 0, 0]);
});

test('an exception cannot have exceptions, and the message names it', () => {
  const { faults } = expand([fly, stuck, free('character.stuck'), free('free.character.stuck')]);
  expect(faults.map(({ message }) => message)).toEqual(['The exception "free.character.stuck" cannot have exceptions.']);
});

test('the board has bits for the capabilities that its questions and calculations name', () => {
  const ofQuestion: Definition = {
    id: definitionId('question.reach'),
    kind: 'board-question',
    ask: ['reach'],
    stays: ["uses(mover, 'fly')"],
    clauses,
  };
  const ofCalculation: Definition = {
    id: definitionId('calculation.speed'),
    kind: 'calculation',
    of: ['speed'],
    steps: [{ start: 'printed', skipIf: "uses(character, 'fly')" }],
    clauses,
  };
  expect(capabilityBits([fly, ofQuestion]).namedOnBoard).toBe(1);
  expect(capabilityBits([fly, ofCalculation]).namedOnBoard).toBe(1);
  expect(capabilityBits([fly, { ...fly, id: definitionId('swim') }]).namedOnBoard).toBe(0);
});
