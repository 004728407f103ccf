import { expect, test } from 'vitest';
import original from '../../engine/generated/original.ts';
import withPack from '../../engine/generated/packs/standard/current.ts';
import { createEngine } from '../../engine/index.ts';

test('the error of a question names what its edition is loaded with: a pack or the rulebook', () => {
  const engine = createEngine(original, { ...withPack, pack: 'standard' });
  const question = { ask: 'line-of-fire', edition: 'current', map: { kind: 'outdoor', columns: 2, rows: 1 }, from: 'A1', to: 'B1' };
  expect(engine.judge({ ...question, pack: 'standard' })).toMatchObject({ lineOfFire: 'clear' });
  expect(engine.judge({ ...question, edition: 'original', pack: 'standard' })).toEqual({
    error: { code: 'pack-not-loaded', message: 'this engine has no pack "standard" of edition "original", only the rulebook', at: '/pack' },
  });
  expect(engine.judge(question)).toEqual({
    error: { code: 'pack-not-loaded', message: 'this engine has edition "current" only with a pack: standard', at: '/pack' },
  });
});
