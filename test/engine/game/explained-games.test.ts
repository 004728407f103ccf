import { expect, test } from 'vitest';
import { drawAnswer } from '../../../engine/game/draw.ts';
import { applyIfLegal } from '../../../engine/game/play.ts';
import rulesWithPack from '../../../engine/generated/packs/standard/current.ts';
import gameWithPack from '../../../engine/generated/packs/standard/game/current.ts';
import { expectEnough } from '../../support/enough-cases.ts';
import { gameWithPowers } from '../../support/game-with-powers.ts';
import { createDraw } from '../../support/random-game.ts';
import { throughJson } from '../../support/through-json.ts';

const without = (name: string, value: unknown): string =>
  JSON.stringify(value, (field, part: unknown) => (field === name ? undefined : part));

test('a game goes the same way whether or not it is explained, and what explains it is part of the state', () => {
  const { game, first } = gameWithPowers(gameWithPack, rulesWithPack);
  let explainedEvents = 0;
  for (let seed = 0; seed < 2; seed++) {
    const draw = createDraw(seed);
    let state = first;
    while (state.request !== null) {
      const answer = drawAnswer(game, state, draw);
      if (answer === undefined) throw new Error(`seed ${seed}: nothing answers ${JSON.stringify(state.request)}`);
      const before = JSON.stringify(state);
      const explained = applyIfLegal(game, state, answer);
      const plain = applyIfLegal(game, state, answer, false);
      if (explained === undefined || plain === undefined) throw new Error(`seed ${seed}: ${JSON.stringify(answer)} is refused`);
      expect(JSON.stringify(state)).toBe(before);
      expect(without('consulted', explained.state)).toBe(without('consulted', plain.state));
      expect(without('because', explained.events)).toBe(without('because', plain.events));
      for (const [index, { because }] of plain.events.entries()) {
        const cited = explained.events[index]?.because ?? [];
        expect(cited.slice(0, because.length)).toEqual(because);
        if (cited.length > because.length) explainedEvents++;
      }
      expect(applyIfLegal(game, throughJson(state), answer)?.events).toEqual(explained.events);
      state = explained.state;
    }
  }
  expectEnough(explainedEvents, 20);
});
