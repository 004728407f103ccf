import { expect, test } from 'vitest';
import { editedBook } from '../fixtures/edited-book.ts';
import { compileCached } from '../fixtures/engines.ts';

const CONSTRAINT = { file: 'rules/actions/double-power.json', id: 'action.no-substitute' };

test.each([
  ['a field that no option of the menu has', { command: { take: 'double-power' } }, 'only the fields `'],
  [
    'a second field that no option of the menu has',
    { of: 'tokens', command: { setUp: 'object', object: 'none' } },
    'only the fields `setUp`',
  ],
  ['a constraint on something else', { on: 'call', of: 'attack', if: 'false' }, 'a constraint on an option'],
])('a "command" of a constraint that can refuse nothing is reported: %s', (_, set, expected) => {
  const { diagnostics } = compileCached(editedBook([{ ...CONSTRAINT, set }]));
  const [found] = diagnostics.filter(({ code }) => code === 'field-without-effect');
  expect(found?.place).toMatchObject({ file: CONSTRAINT.file, pointer: expect.stringMatching(/\/command$/) });
  expect(found?.expected).toContain(expected);
});
