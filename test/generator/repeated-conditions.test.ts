/** Steps that repeat the condition of a constraint are to be checked when it changes. */
import { expect, test } from 'vitest';
import { relatedRules } from '../../generator/stale/related-rules.ts';
import { changeBy } from '../fixtures/changed-small-book.ts';

test('steps that call a function of a constraint are related to it if they choose in its role', () => {
  const clauses = ['ground.bushes.measure'];
  const placing = (name: string, condition: string, role: string) => ({
    id: name,
    kind: 'procedure',
    name,
    steps: [
      { choose: 'character', prompt: 'Choose.', from: `characters.filter(c, squares.exists(s, ${condition}))`, as: 'who' },
      { when: 'true', steps: [{ choose: 'square', prompt: 'Choose.', from: 'squares', role, as: 'at' }] },
    ],
    clauses,
  });
  const definitions = [
    { id: 'isBare', kind: 'property', takes: { at: 'square' }, type: 'bool', is: '!at.bush', clauses },
    { id: 'start.bare', kind: 'constraint', on: 'choose', of: 'start', if: '!isBare(it)', message: 'it is not bare', clauses },
    placing('toStart', 'isBare(s)', 'start'),
    placing('anywhere', 's.elevation > 1', 'start'),
    placing('toEnd', 'isBare(s)', 'end'),
  ];
  const page = {
    path: 'rules/ground/bushes.json',
    replace: '"definitions": [',
    with: `"definitions": [${definitions.map((one) => `${JSON.stringify(one)},`).join('\n')}`,
  };
  const exception = { if: 'it.elevation > 1', note: 'high up', clauses };
  const related = relatedRules(changeBy([{ definition: 'start.bare', set: { 'unless.0': exception } }], page));
  expect(related.map(({ id, facts }) => [id, ...facts].join(' '))).toEqual(['toStart isBare']);
});
