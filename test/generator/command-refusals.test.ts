import { expect, test } from 'vitest';
import { editedBook } from '../fixtures/edited-book.ts';
import { compileCached } from '../fixtures/engines.ts';

const REFUSAL = { file: 'rules/actions/double-power.json', id: 'action.no-substitute' };

test.each([
  ['a field that no command of the menu has', { command: { take: 'double-power' } }, 'fields out of '],
  [
    'a value of a field for which every option fixes one of its own',
    { of: 'tokens', command: { setUp: 'object', object: 'none' } },
    'fields out of setUp',
  ],
  ['a constraint on something else', { on: 'call', of: 'attack', if: 'false' }, 'a constraint on an option'],
])('a constraint on a command that matches no option is refused: %s', (_, set, expected) => {
  const { diagnostics } = compileCached(editedBook([{ ...REFUSAL, set }]));
  const [found] = diagnostics.filter(({ code }) => code === 'field-without-effect');
  expect(found?.place).toMatchObject({ file: REFUSAL.file, pointer: expect.stringMatching(/\/command$/) });
  expect(found?.expected).toContain(expected);
});
