import { expect, test } from 'vitest';
import { compile } from '../../../generator/compile.ts';
import { smallBookWith } from '../../fixtures/edited-small-book.ts';
import { addedDefinition } from '../mistakes/changes.ts';

/** `first` has the index 1 and `last` the index 10, so the pointer of one begins with that of the other. */
function findingsOf(first: object, last: object) {
  const amends: object[] = Array.from({ length: 10 }, (_, value) => ({ definition: 'escapeOn', set: { value } }));
  const erratum = {
    id: 'guide.harder',
    kind: 'erratum',
    publication: 'guide',
    title: 'Harder',
    source: 'Guide',
    why: 'Harder.',
    amends: [...amends.with(1, first), last],
    flips: [],
  };
  const { diagnostics } = compile(smallBookWith([{ path: 'rules/errata/guide-harder.json', text: JSON.stringify(erratum) }]));
  return diagnostics.map(({ code, place, hint }) => [code, place.pointer, hint]);
}

test('of two faulty entries of a list, each has the findings of its own form', () => {
  expect(findingsOf({ add: 3 }, { clause: 'turns.escape.roll', text: 5 })).toEqual([
    ['value-wrong-type', '/amends/1/add', undefined],
    ['value-wrong-type', '/amends/10/text', 'Put it in double quotes: "5".'],
  ]);
});

test('where an object is expected, a number in quotes gets no hint to remove the quotes', () => {
  expect(findingsOf({ definition: 'escapeOn', set: { value: 1 } }, { add: '3' })).toEqual([
    ['value-wrong-type', '/amends/10/add', undefined],
  ]);
});

test('a step with three verbs is said to have more than one of them', () => {
  const step = { set: 'square.bush', to: true, call: 'rest', let: '1', as: 'one' };
  const rest = { id: 'rest', kind: 'procedure', name: 'resting', steps: [step], clauses: ['ground.bushes.label'] };
  const { diagnostics } = compile(smallBookWith([addedDefinition(JSON.stringify(rest))]));
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'The fields "set" and "call" and "let" exclude each other, and /definitions/0/steps/0 has more than one of them.',
  ]);
});
