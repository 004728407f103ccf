/** Only the constraints on the squares of objects decide whether an object can be chosen: its choice has no condition of its own. */
import { expect, test } from 'vitest';
import { engineOf } from '../../../generator/cli/project.ts';
import { withoutPacks } from '../../../generator/packs.ts';
import { editedBook } from '../../fixtures/edited-book.ts';
import { compileCached } from '../../fixtures/engines.ts';
import { realBook } from '../../fixtures/real-book.ts';

test('an exception to where objects may be placed is enough to place one there', () => {
  const examples = realBook.clauses['objects.placing.where']?.examples;
  // Row 2 has bushes, water and a rock; all other squares are in starting areas.
  const question = examples?.find(({ id }) => id.endsWith('no-clear-ground'))?.question;
  const unless = [{ if: 'it.water', clauses: ['objects.placing.where'] }];
  const edited = editedBook([{ file: 'rules/objects/placing.json', id: 'object-start.clear', set: { unless } }]);
  const verdict = engineOf(compileCached(withoutPacks(edited))).judge({ ...question, edition: 'current' });
  expect(verdict).toMatchObject({ state: { objects: { o1: { at: 'B2' } } } });
  expect(verdict).not.toHaveProperty('illegal');
});
