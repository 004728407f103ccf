import { expect, test } from 'vitest';
import { applyIfLegal, legalAnswers, proceed } from '../../../engine/game/play.ts';
import type { State } from '../../../engine/game/state.ts';
import { editionRules } from '../../fixtures/edition-rules.ts';
import { expectEnough } from '../../support/enough-cases.ts';
import { newGame, playRandomly } from '../../support/random-game.ts';
import { throughJson } from '../../support/through-json.ts';

const [{ gameRules, boardRules }] = editionRules;
const { game, first } = newGame(gameRules, boardRules);

test('a game replayed by its answers comes to the same state', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { answers, state } = playRandomly(game, first, seed);
    const replayed = answers.reduce((before, answer) => applyIfLegal(game, before, answer)?.state ?? before, first);
    expect(replayed).toEqual(state);
  }
});

test('a state that is saved as JSON and loaded at any request goes on in the same way', () => {
  const { answers, state } = playRandomly(game, first, 7);
  let loaded = first;
  let longest = 0;
  for (const answer of answers) {
    longest = Math.max(longest, JSON.stringify(loaded).length);
    loaded = proceed(game, throughJson(loaded), answer).state;
  }
  expect(loaded).toEqual(state);
  // In characters: a saved state stays short.
  expect(longest).toBeLessThan(2048);
});

test('an answer gives a new state and does not change the given one', () => {
  const before = JSON.stringify(first);
  const legal = legalAnswers(game, first);
  expectEnough(legal.count, 2);
  for (let index = 0; index < legal.count; index++) applyIfLegal(game, first, legal.at(index));
  expect(JSON.stringify(first)).toBe(before);
});

test('no state of a game changes while the game goes on and options are tried on drafts', () => {
  const seen: { readonly state: State; readonly text: string }[] = [];
  playRandomly(game, first, 11, (state) => seen.push({ state, text: JSON.stringify(state) }));
  expectEnough(seen.length, 50);
  for (const { state, text } of seen) expect(JSON.stringify(state)).toBe(text);
});
