import { expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/base/json.ts';
import { packedEngine } from '../../../generator/cli/generated.ts';
import { rulebook } from '../../fixtures/engines.ts';

interface Refused {
  readonly question: JsonObject;
  readonly illegal: { readonly action: number; readonly message: string; readonly instead?: JsonObject };
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
