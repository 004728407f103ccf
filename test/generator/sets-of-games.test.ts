/** Facts of the game that are sets: a question gives them as lists of names, and expressions look a name up in them. */
import { expect, test } from 'vitest';
import { engineOf } from '../../generator/cli/project.ts';
import { withoutPacks } from '../../generator/packs.ts';
import { compileCached, sources } from '../fixtures/engines.ts';

function compileWithErratum(definition: string, set: object) {
  const erratum = {
    id: 'players-guide.tactics',
    kind: 'erratum',
    publication: 'players-guide',
    title: 'Other Tactics',
    source: 'Players Guide',
    why: 'Other Tactics are in use.',
    amends: [{ definition, set }],
    flips: [],
  };
  return compileCached([...withoutPacks(sources), { path: 'rules/errata/players-guide-tactics.json', text: JSON.stringify(erratum) }]);
}

test('a name that is not in the set is refused with the nearest one', () => {
  const { diagnostics } = compileWithErratum('force.no-feats', { if: "forceFeats.size() > 0 && !('featss' in game.tactics)" });
  expect(diagnostics).toMatchObject([{ code: 'expression-unknown-value', found: "'featss'", hint: "Did you mean 'feats'?" }]);
});

test('a set begins with the names in "first", and has those that a question gives instead', () => {
  const compilation = compileWithErratum('game.tactics', { first: ['bystanders', 'feats'] });
  expect(compilation.diagnostics).toEqual([]);
  const engine = engineOf(compilation);
  const legalWith = (fields: object): unknown => {
    const characters = [{ name: 'Tamsin', points: 100 }];
    const force = { characters, format: 'agreed', feats: [{ name: 'Lantern Drill', points: 8 }], ...fields };
    return engine.judge({ ask: 'force', buildTotal: 300, force });
  };
  expect(legalWith({})).toMatchObject({ legal: true });
  expect(legalWith({ tactics: ['resources', 'feats'] })).toMatchObject({ legal: true });
  expect(legalWith({ tactics: ['resources'] })).toMatchObject({ legal: false });
});
