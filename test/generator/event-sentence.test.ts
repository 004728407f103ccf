import { expect, test } from 'vitest';
import { compileCached, sources } from '../fixtures/engines.ts';

test('the sentence of an event may name only its fields, and expressions in the sentence of a roll are checked', () => {
  const edits: { readonly [path: string]: readonly [from: string, to: string] } = {
    'rules/turns/clearing.json': ['The tokens of {who}', 'The tokens of {whom}'],
    'rules/combat/attack-roll.json': ['{attacker} attacks {targets + caught}', '{attacker} attacks {victims + caught}'],
  };
  const edited = sources.map((source) => {
    const edit = edits[source.path];
    return edit === undefined ? source : { ...source, text: source.text.replace(...edit) };
  });
  const rollPage = edited.find(({ path }) => path === 'rules/combat/attack-roll.json')?.text.split('\n') ?? [];
  const line = rollPage.findIndex((text) => text.includes('{victims + caught}')) + 1;
  const column = (rollPage[line - 1]?.indexOf('victims') ?? 0) + 1;
  expect(compileCached(edited).diagnostics).toMatchObject([
    {
      code: 'expression-unknown-name',
      place: { file: 'rules/combat/attack-roll.json', line, column, endColumn: column + 7 },
      found: 'victims',
    },
    { place: { file: 'rules/turns/clearing.json' }, found: '{whom}', expected: 'who' },
  ]);
});
