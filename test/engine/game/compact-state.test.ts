import { expect, test } from 'vitest';
import { applyIfLegal } from '../../../engine/game/play.ts';
import { type Answer, compactState, drawAnswer, fingerprint, restoreState, type State } from '../../../engine/index.ts';
import { packedEngine } from '../../../generator/cli/generated.ts';
import { setUps } from '../../fixtures/recorded-games/set-ups.ts';
import { createDraw } from '../../support/random-game.ts';
import { throughJson } from '../../support/through-json.ts';

const engine = await packedEngine();

test.each(setUps.map((setUp) => [setUp.name, setUp] as const))(
  'a state of the game "%s" has at most 2 KB in its compact form, and the game goes on from it in the same way',
  (_, { question, edition, pack }) => {
    const opened = engine.open({ ...question, edition, ...(pack === undefined ? {} : { pack }) });
    if ('error' in opened) throw new Error(opened.error.message);
    const { game, first } = opened;
    const draw = createDraw(2);
    let [state, stored]: State[] = [first, first];
    let longest = 0;
    for (let count = 0; count < 400 && state !== undefined && stored !== undefined; count++) {
      const answer: Answer | undefined = drawAnswer(game, state, draw);
      if (answer === undefined) break;
      const compact = compactState(game, stored);
      longest = Math.max(longest, JSON.stringify(compact).length);
      state = applyIfLegal(game, state, answer)?.state;
      stored = applyIfLegal(game, restoreState(game, throughJson(compact)), answer)?.state;
      expect(stored?.request).toEqual(state?.request);
    }
    if (state === undefined || stored === undefined) throw new Error('an answer was refused');
    expect(fingerprint(game, stored)).toBe(fingerprint(game, state));
    expect(longest).toBeGreaterThan(500);
    expect(longest).toBeLessThanOrEqual(2048);
  },
);
