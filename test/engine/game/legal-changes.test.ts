import { expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/base/json.ts';
import { packedEngine } from '../../../generator/cli/generated.ts';
import { rulebook } from '../../fixtures/engines.ts';

interface Refused {
  readonly question: JsonObject;
  readonly illegal: { readonly action: number; readonly message: string; readonly instead?: object | undefined };
}

const engine = await packedEngine();
const compiled = rulebook();

function* refusedGames(): Iterable<Refused> {
  const scopes = [{ pack: {}, clauses: compiled.rulebook?.clauses }].concat(
    compiled.packs.map(({ id, compilation }) => ({ pack: { pack: id }, clauses: compilation.rulebook?.clauses })),
  );
  for (const { pack, clauses } of scopes)
    for (const { ast } of clauses?.values() ?? [])
      for (const { question, claims } of ast.examples) {
        if (question?.ask !== 'play' || !claims.some(({ verdict }) => verdict?.illegal !== undefined)) continue;
        const packedQuestion = { ...question, ...pack };
        const verdict = engine.judge(packedQuestion);
        if ('illegal' in verdict && verdict.illegal !== undefined) yield { question: packedQuestion, illegal: verdict.illegal };
      }
}

test('the offered change makes the refused action legal, whatever field it changes', () => {
  const fields = new Set<string>();
  for (const { question, illegal } of refusedGames()) {
    if (illegal.instead === undefined) continue;
    const actions = Array.isArray(question.actions) ? question.actions.slice(0, illegal.action + 1) : [];
    const changed = { ...question, actions: actions.with(illegal.action, Object.assign({}, actions.at(-1), illegal.instead)) };
    const verdict = engine.judge(changed);
    // The example has the dice of its own action; the changed one may roll more or fewer.
    const isCarriedOut = 'error' in verdict ? /^dice-/.test(verdict.error.code) : !('illegal' in verdict);
    expect(isCarriedOut, JSON.stringify([illegal, verdict])).toBe(true);
    for (const field of Object.keys(illegal.instead)) fields.add(field);
  }
  expect([...fields]).toEqual(expect.arrayContaining(['area', 'at', 'base', 'destroy', 'onward', 'path', 'split', 'target', 'targets']));
});

const figure = (id: string, player: string, at: string, defense = 16) => ({
  id,
  player,
  at,
  range: 8,
  targets: 2,
  dial: [1, 2, 3, 4, 5].map(() => ({ speed: 6, attack: 10, defense, damage: 4 })),
});

// A's roll of 2 and 3 makes 15: it hits B and misses C.
test.each([
  [{ give: 'ranged', to: 'A', targets: ['B', 'C'], split: { B: 3 } }, { split: { B: 4 } }],
  [{ give: 'ranged', to: 'A', targets: ['B', 'C'], split: { B: 3, C: 1 } }, { split: { B: 4 } }],
  [{ give: 'ranged', to: 'A', targets: ['B', 'C'], split: { Q: 4 } }, { split: { B: 4 } }],
  [{ give: 'close', to: 'A', target: 'Q' }, { target: 'D' }],
  [{ give: 'ranged', to: 'A', targets: ['Q'] }, { targets: ['B'] }],
  [{ give: 'close', to: 'A', choose: ['D'] }, { choose: [] }],
  [{ give: 'close', to: 'A', choose: ['D', 'E'] }, { choose: [] }],
])('where one field of %j is wrong, the change offered is %j', (action, instead) => {
  const isClose = action.give === 'close';
  const question = {
    ask: 'play',
    map: { kind: 'outdoor', columns: 6, rows: 3 },
    players: ['p1', 'p2'],
    buildTotal: 100,
    start: { round: 2, turn: 'p1' },
    characters: [
      figure('A', 'p1', 'A1'),
      figure('B', 'p2', 'E1', 14),
      figure('C', 'p2', 'E3', 18),
      ...(isClose ? [figure('D', 'p2', 'B1')] : []),
    ],
    actions: [{ player: 'p1', ...action }],
    dice: [2, 3],
  };
  const verdict = engine.judge(question);
  expect(verdict).toMatchObject({ illegal: { action: 0, instead } });
  expect('illegal' in verdict && verdict.illegal?.instead).toEqual(instead);
  expect('illegal' in verdict && verdict.illegal?.rule).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});
