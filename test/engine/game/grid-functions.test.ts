/** Expressions of the game can call the functions about the grid. */
import { expect, test } from 'vitest';
import { engineOf } from '../../../generator/cli/project.ts';
import { withoutPacks } from '../../../generator/packs.ts';
import { editedBook } from '../../fixtures/edited-book.ts';
import { compileCached } from '../../fixtures/engines.ts';

const ofTwoCharacters = (condition: string): string =>
  `characters.exists(a, a.squares.size() == 1 && characters.exists(b, b != a && b.squares.size() == 1 && ${condition}))`;
/** The definition whose page the trigger is added to. It is not changed itself. */
const WHERE_TO_ADD = { file: 'rules/tactics/horde-tokens.json', id: 'stack.merges' };
/** The squares of two characters, and the functions that are true of them. */
const CASES: readonly (readonly [string, string, readonly string[]])[] = [
  ['A1', 'B2', ['touching', 'joined']],
  ['A1', 'C1', []],
];

test.each(CASES)('for characters on %s and %s exactly these functions are true: %j', (first, second, holding) => {
  const report = (type: string, condition: string) => ({
    when: ofTwoCharacters(condition),
    steps: [{ emit: type, says: 'It holds.' }],
  });
  const trigger = {
    id: 'probe.grid',
    kind: 'trigger',
    after: 'action.carry-out',
    steps: [report('touching', 'touching(a.squares[0], b.squares[0])'), report('joined', 'joined(a.squares + b.squares)')],
    clauses: ['actions.move.up-to-speed'],
  };
  const compilation = compileCached(withoutPacks(editedBook([WHERE_TO_ADD], [trigger])));
  expect(compilation.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const verdict = engineOf(compilation).judge({
    ask: 'play',
    edition: 'current',
    map: { kind: 'outdoor', columns: 6, rows: 6 },
    players: ['p1', 'p2'],
    buildTotal: 100,
    characters: [
      { id: 'A', player: 'p1', at: first, dial: [{ speed: 6 }] },
      { id: 'B', player: 'p1', at: second, dial: [{ speed: 6 }] },
      { id: 'C', player: 'p2', at: 'F6', dial: [{ speed: 6 }] },
    ],
    actions: [{ player: 'p1', give: 'move', to: 'A', path: [first] }],
    dice: [],
  });
  const types = 'events' in verdict && verdict.events instanceof Array ? verdict.events.map(({ type }) => type) : [];
  expect(['touching', 'joined'].filter((type) => types.includes(type))).toEqual(holding);
});
