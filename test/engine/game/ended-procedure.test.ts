/** A step that ends a procedure leaves out the rest of its steps, not the triggers after it. */
import { expect, test } from 'vitest';
import { engineOf } from '../../../generator/cli/project.ts';
import { withoutPacks } from '../../../generator/packs.ts';
import { editedBook } from '../../fixtures/edited-book.ts';
import { compileCached } from '../../fixtures/engines.ts';
import { realBook } from '../../fixtures/real-book.ts';

const CLAUSE = 'tactics.horde-tokens.stacking-merge-ends-action';
const WHERE_TO_ADD = { file: 'rules/tactics/horde-tokens.json', id: 'stack.merges' };

test('triggers after a procedure act where a step ends it', { timeout: 120_000 }, () => {
  const question = realBook.clauses['tactics.horde-tokens.stacking-merge-choice']?.examples.find(({ id }) =>
    id.endsWith('merged'),
  )?.question;
  const triggerAfter = {
    id: 'ended.after',
    kind: 'trigger',
    after: 'action.carry-out',
    steps: [{ emit: 'carried-out', says: 'The action is carried out.' }],
    clauses: [CLAUSE],
  };
  const compilation = compileCached(withoutPacks(editedBook([WHERE_TO_ADD], [triggerAfter])));
  expect(compilation.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(engineOf(compilation).judge({ ...question, edition: 'current' })).toMatchObject({
    events: [{ type: 'moved' }, { type: 'merged' }, { type: 'token-due' }, { type: 'carried-out' }, { type: 'token-given' }],
  });
});
