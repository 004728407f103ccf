import { expect, test } from 'vitest';
import { fieldsOf, textsOf } from '../../site/src/base/json.ts';
import { findFlips } from '../../site/src/boards/flips.ts';
import { type Game, readGame } from '../../site/src/boards/game.ts';
import { type Judge, judgeOf } from '../../site/src/boards/judge.ts';
import { offersFor } from '../../site/src/boards/offers.ts';
import { addsNoProblem, problemsOf } from '../../site/src/boards/problems.ts';
import { pathQuestion, placementQuestion, questionOf, reachQuestion, wayQuestion } from '../../site/src/boards/questions.ts';
import { breakingAway } from '../../site/src/boards/starting-questions.ts';
import { seeded } from '../oracle/random.ts';
import { type Ask, randomQuestion } from '../oracle/random-question.ts';
import { expectEnough } from '../support/enough-cases.ts';

const edition = 'current';
const judge = await judgeOf(edition);

/** Up to 50 suggested changes; the search is never stopped early. */
const flipsOf = (game: Game) => findFlips(game, edition, judge, async () => true, 50);

function* games(ask: Ask, count: number): Generator<Game> {
  for (let number = 0; number < count; number++) {
    const game = readGame(randomQuestion(seeded(number * 389 + 5), ask));
    if (game !== undefined && judge(questionOf(game, edition)).error === undefined) yield game;
  }
}

test('no suggested change makes a set-up illegal, and each gives the label that it promises', async () => {
  let [offerCount, illegalCount] = [0, 0];
  for (const game of games('line-of-fire', 1200)) {
    const before = problemsOf(game, edition, judge);
    illegalCount += before.length > 0 ? 1 : 0;
    for (const flip of await flipsOf(game)) {
      const failureMessage = `${flip.instruction}: ${JSON.stringify(questionOf(game, edition))}`;
      expect(judge(questionOf(flip.game, edition)).lineOfFire, failureMessage).toBe(flip.label);
      const verdict = judge(placementQuestion(flip.game, edition));
      expect(verdict.error, failureMessage).toBeUndefined();
      expect(addsNoProblem(before, problemsOf(flip.game, edition, judge)), failureMessage).toBe(true);
      if (before.length === 0) expect(verdict.allowed, failureMessage).toBe(true);
      offerCount += 1;
    }
  }
  expectEnough(offerCount, 300);
  expectEnough(illegalCount, 20);
});

test('a figure is never offered a square of blocking terrain', async () => {
  const game = readGame({
    ask: 'line-of-fire',
    map: { kind: 'outdoor', columns: 5, rows: 3, hindering: ['C2'], blocking: ['A1', 'B1', 'A3', 'B3', 'B2'] },
    characters: [
      { id: 'A', player: 'p1', at: 'A2' },
      { id: 'B', player: 'p2', at: 'E2' },
    ],
    from: { character: 'A' },
    to: { character: 'B' },
  });
  if (game === undefined) throw new Error('no game');
  const offers = await flipsOf(game);
  expect(offers.map(({ instruction }) => instruction).filter((instruction) => instruction.startsWith('move A'))).toEqual([]);
  expect(offers.length).toBeGreaterThan(0);
});

test('two raised squares between the ends are offered to be lowered together', async () => {
  const game = readGame({
    ask: 'line-of-fire',
    map: { kind: 'outdoor', columns: 6, rows: 1, elevation: { 2: ['C1', 'D1'] } },
    characters: [
      { id: 'A', player: 'p1', at: 'A1' },
      { id: 'B', player: 'p2', at: 'F1' },
    ],
    from: { character: 'A' },
    to: { character: 'B' },
  });
  if (game === undefined) throw new Error('no game');
  const offers = await flipsOf(game);
  expect(offers.map(({ instruction, label, game: { position } }) => ({ instruction, label, elevation: position.map.elevation }))).toEqual([
    { instruction: 'lower C1 to level 1, and lower D1 to level 1', label: 'clear', elevation: {} },
  ]);
});

test('a figure with several squares on the line is offered for removal once', async () => {
  const game = readGame({
    ask: 'line-of-fire',
    map: { kind: 'outdoor', columns: 6, rows: 1 },
    characters: [
      { id: 'A', player: 'p1', at: 'A1' },
      { id: 'B', player: 'p2', at: 'F1' },
      { id: 'C', player: 'p2', at: ['C1', 'D1'] },
    ],
    from: { character: 'A' },
    to: { character: 'B' },
  });
  if (game === undefined) throw new Error('no game');
  const removals = (await flipsOf(game)).map(({ instruction }) => instruction).filter((instruction) => instruction.includes('remove C'));
  expect(removals).toEqual(['remove C from C1']);
});

test('the path to a square in reach is legal, and has as many steps as the reach lists for the square', () => {
  let wayCount = 0;
  for (const game of games('reach', 150)) {
    const reach = fieldsOf(judge(reachQuestion(game, edition)).reach);
    for (const [square, steps] of Object.entries(reach).slice(0, 12)) {
      const way = textsOf(judge(wayQuestion(game, edition, square)).way);
      expect(way.length - 1).toBe(steps);
      if (way.length > 1) expect(judge(pathQuestion(game, edition, way)).legal).toBe(true);
      wayCount += 1;
    }
  }
  expectEnough(wayCount, 500);
});

test('the rolls for breaking away are those that the judge accepts', async () => {
  const game = readGame(breakingAway);
  if (game === undefined) throw new Error('no game');
  const withFourFaces: Judge = (question) => (Number(question.roll) > 4 ? { error: { code: 'out-of-range' } } : judge(question));
  const markupOf = async (one: Judge) => (await offersFor(game, edition, one, () => true, 3)).markup;
  expect(await markupOf(judge)).toContain('3 of 6 rolls break away.');
  expect(await markupOf(withFourFaces)).toContain('1 of 4 rolls break away.');
  expect((await markupOf(withFourFaces)).match(/data-roll="\d"/g)).toEqual([1, 2, 3, 4].map((roll) => `data-roll="${roll}"`));
});
