/** An engine that has an edition only together with a pack. */
import { expect, test } from 'vitest';
import original from '../../engine/generated/original.ts';
import withPack from '../../engine/generated/packs/standard/current.ts';
import { createEngine } from '../../engine/index.ts';

test('the error of a question without a pack names the pack that its edition is loaded with', () => {
  const engine = createEngine(original, { ...withPack, pack: 'standard' });
  const question = { ask: 'line-of-fire', edition: 'current', map: { kind: 'outdoor', columns: 2, rows: 1 }, from: 'A1', to: 'B1' };
  expect(engine.judge({ ...question, pack: 'standard' })).toMatchObject({ lineOfFire: 'clear' });
  expect(engine.judge(question)).toEqual({
    error: { code: 'pack-not-loaded', message: 'this engine has edition "current" only with a pack: standard', at: '/pack' },
  });
});
