/** A restriction of the board that reads a fact of the game is an error. A constraint, as the hint advises, refuses the move. */
import { expect, test } from 'vitest';
import { engineOf } from '../../generator/cli/project.ts';
import { questionOf } from '../../generator/examples/run.ts';
import { withoutPacks } from '../../generator/packs.ts';
import { compileCached, rulebook, sources } from '../fixtures/engines.ts';

function compileWith(definition: object) {
  const clauses = ['actions.move.up-to-speed'];
  const erratum = {
    id: 'players-guide.tired',
    kind: 'erratum',
    publication: 'players-guide',
    title: 'The tired rest',
    source: 'Players Guide',
    why: 'Characters with a token do not move.',
    amends: [{ add: { id: 'tired', clauses, ...definition } }],
    flips: [],
  };
  return compileCached([...withoutPacks(sources), { path: 'rules/errata/players-guide-tired.json', text: JSON.stringify(erratum) }]);
}

/** A move of A, which has an action token. */
function moveWithToken(): object {
  const clauses = [...(rulebook().rulebook?.clauses.values() ?? [])];
  const example = clauses.flatMap(({ ast }) => ast.examples).find(({ id }) => id === 'turns.pushing.one-damage#pushed-off-its-dial');
  if (example === undefined) throw new Error('there is no such example');
  return questionOf(example);
}

test('a restriction that reads the tokens of the mover is refused with the advice', () => {
  const { diagnostics } = compileWith({
    kind: 'restriction',
    path: 'move',
    over: 'step',
    gives: 'blocked',
    if: 'move.mover.tokens > 0',
    note: 'tired',
  });
  expect(diagnostics).toMatchObject([{ code: 'expression-unknown-fact', hint: expect.stringContaining('`"on": "option", "of": "turn"`') }]);
});

test.each([
  ['an option', { on: 'option', of: 'turn', if: "option.type == 'move' && option.self != none && option.self.tokens > 0" }],
  ['a choice', { on: 'choose', of: 'path', if: 'who != none && who.tokens > 0' }],
])('a constraint on %s refuses the move of a character with a token', (_, constraint) => {
  const compilation = compileWith({ kind: 'constraint', message: 'it is tired', ...constraint });
  expect(compilation.diagnostics).toEqual([]);
  expect(engineOf(compilation).judge(moveWithToken())).toMatchObject({ illegal: { message: 'it is tired' } });
});
