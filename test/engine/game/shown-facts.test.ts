import { expect, test } from 'vitest';
import { engineOf } from '../../../generator/cli/project.ts';
import { withoutPacks } from '../../../generator/packs.ts';
import { editedBook } from '../../fixtures/edited-book.ts';
import { compileCached } from '../../fixtures/engines.ts';

const clauses = ['golden.action-tokens.maximum-two'];
const property = (shown: string, type: unknown, is: string, takes: object = {}): object => ({
  id: `shown.${shown}`,
  kind: 'property',
  takes,
  type,
  is,
  shown,
  clauses,
});

test('the facts that a verdict shows have ids of characters and names of enumerated values, not their numbers', () => {
  const book = editedBook(
    [{ file: 'rules/golden/action-tokens.json', id: 'character.tokens' }],
    [
      property('crowded', 'bool', 'characters.size() > 1'),
      property('everybody', '[character]', 'characters'),
      property('leader', 'character?', 'characters.first()'),
      property('absent', 'character?', 'none'),
      property('mood', { enum: ['calm', 'tense'] }, "characters.size() > 1 ? 'tense' : 'calm'"),
      property('loud', 'bool', 'who.tokens > 0', { who: 'character' }),
    ],
  );
  const dial = [{ speed: 8, attack: 10, defense: 13, damage: 2 }];
  const characters = ['A', 'B'].map((id, index) => ({ id, player: `p${index + 1}`, at: `${id}1`, points: 50, dial, tokens: index }));
  const question = { ask: 'play', players: ['p1', 'p2'], buildTotal: 300, map: { kind: 'outdoor', columns: 3, rows: 1 }, characters };
  const compilation = compileCached(withoutPacks(book));
  expect(compilation.diagnostics).toEqual([]);
  expect(engineOf(compilation).judge({ ...question, actions: [], dice: [] })).toMatchObject({
    state: {
      crowded: true,
      everybody: ['A', 'B'],
      leader: 'A',
      absent: null,
      mood: 'tense',
      characters: { A: { at: 'A1', loud: false }, B: { at: 'B1', loud: true } },
    },
  });
});
