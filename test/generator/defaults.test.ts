import { expect, test } from 'vitest';
import { withoutPacks } from '../../generator/packs.ts';
import { editedBook } from '../fixtures/edited-book.ts';
import { compileCached } from '../fixtures/engines.ts';

const WHERE_TO_ADD = { file: 'rules/tactics/horde-tokens.json', id: 'stack.merges' };
const clauses = ['tactics.horde-tokens.stacking-merge-ends-action'];

/** The emitted start of an effect that takes a number, 2 by default, with these facts passed. */
function emittedStart(passed: object): string {
  const added = [
    { id: 'slowed', kind: 'capability', title: 'Slowed', of: 'effect', takes: { by: 'int = 2' }, clauses },
    { id: 'slowed.speed', kind: 'value', capability: 'slowed', of: 'speed', modifier: '-by', clauses },
    { id: 'slowed.start', kind: 'trigger', after: 'attack', steps: [{ start: 'slowed', on: 'attack.attacker', with: passed }], clauses },
  ];
  const { diagnostics, files } = compileCached(withoutPacks(editedBook([WHERE_TO_ADD], added)));
  expect(diagnostics).toEqual([]);
  const text = files.get('engine/generated/game/current.ts') ?? '';
  return /op: "start", [^}]*capability: \d+[^}]*with: \([^)]*\) => \(\{[^}]*\}\)/.exec(text)?.[0] ?? '';
}

test('an effect that is started without a fact has the default of the fact', () => {
  expect(emittedStart({})).toContain('{ by: 2 }');
});

test('an effect that is started with a fact has the value that is passed', () => {
  expect(emittedStart({ by: '1' })).toContain('{ by: 1 }');
});
