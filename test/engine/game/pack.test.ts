import { beforeAll, describe, expect, test } from 'vitest';
import { canonicalText } from '../../../engine/base/canonical-text.ts';
import { fingerprint } from '../../../engine/game/fingerprint.ts';
import { isLegal, proceed } from '../../../engine/game/play.ts';
import type { State } from '../../../engine/game/state.ts';
import rulesOfBook from '../../../engine/generated/current.ts';
import gameOfBook from '../../../engine/generated/game/current.ts';
import rulesWithPack from '../../../engine/generated/packs/standard/current.ts';
import gameWithPack from '../../../engine/generated/packs/standard/game/current.ts';
import { createEngine } from '../../../engine/index.ts';
import { asksJudge, runExample, verdictOf } from '../../../generator/examples/run.ts';
import { editionId } from '../../../generator/ids.ts';
import { rulebook } from '../../fixtures/engines.ts';
import { expectEnough } from '../../support/enough-cases.ts';
import { faultsOf } from '../../support/game-faults.ts';
import { gameWithPowers } from '../../support/game-with-powers.ts';
import { playRandomly } from '../../support/random-game.ts';
import { throughJson } from '../../support/through-json.ts';

const EDITION = editionId('current');
const engine = createEngine({ ...rulesWithPack, game: gameWithPack });

describe('the rulebook with the pack', () => {
  const { rulebook: book, packs } = rulebook();
  const pack = packs.find(({ id }) => id === 'standard');
  const examples = [...(pack?.compilation.rulebook?.clauses.values() ?? [])].flatMap(({ ast }) => ast.examples.filter(asksJudge));
  const isOfPack = (file: string): boolean => pack?.sources.pathOnDisk(file) !== undefined;

  test('gives the verdicts that the examples of the pack claim', () => {
    const packExamples = examples.filter(({ place }) => isOfPack(place.file));
    expectEnough(packExamples.length, 60);
    const failing = packExamples.map((example) => runExample(engine, example, EDITION)).filter(({ passes }) => !passes);
    expect(failing.map(({ example }) => example.id)).toEqual([]);
  });

  test('gives the verdicts of the book to the examples of the book', () => {
    const bookExamples = [...(book?.clauses.values() ?? [])].flatMap(({ ast }) => ast.examples.filter(asksJudge));
    const claimed = bookExamples
      .map((example) => runExample(engine, example, EDITION))
      .flatMap(({ example, answer, claim }) => (claim?.verdict === undefined ? [] : [{ example, answer, verdict: claim.verdict }]));
    expectEnough(claimed.length, 1000);
    const changed = claimed.filter(({ answer, verdict }) => canonicalText(verdictOf(answer)) !== canonicalText(verdict));
    expect(changed.map(({ example }) => example.id)).toEqual([]);
  });
});

describe('random games with powers', () => {
  const GAMES = 8;
  let poweredGame: ReturnType<typeof gameWithPowers>;
  beforeAll(() => {
    poweredGame = gameWithPowers(gameWithPack, rulesWithPack);
  });

  test('end, keep tokens and clicks in bounds and figures apart, and start at least five kinds of effects, all of them possible', () => {
    const { game, first } = poweredGame;
    const usedCapabilities = new Set<string>();
    for (let seed = 0; seed < GAMES; seed++) {
      const { state } = playRandomly(game, first, seed, (stateNow) => {
        for (const { capability } of stateNow.effects) usedCapabilities.add(game.rules.capabilities[capability]?.id ?? '');
        expect(faultsOf(game, stateNow)).toEqual([]);
      });
      expect(state.request).toBeNull();
    }
    // The effects of what characters in `gameWithPowers` have: Carry, the Wayfarers, Charge, Running Shot, Outwit, Perplex, Telekinesis and
    // Phasing/Teleport.
    const possible = ['carried', 'copied', 'countered', 'half-speed', 'laden', 'moved-by-telekinesis', 'perplexed', 'phased'];
    expect([...usedCapabilities].filter((id) => !possible.includes(id))).toEqual([]);
    expectEnough(usedCapabilities.size, 5);
  });

  test('reach the same end when they are continued from a saved state with the same answers', () => {
    const { game, first } = poweredGame;
    const saved: State[] = [];
    const { answers, state } = playRandomly(game, first, 7, (stateNow) => saved.push(throughJson(stateNow)));
    const half = saved.length >> 1;
    expect(half).toBeGreaterThan(0);
    let again = saved[half] ?? first;
    for (const answer of answers.slice(half)) {
      expect(isLegal(game, again, answer)).toBe(true);
      again = proceed(game, again, answer).state;
    }
    expect(fingerprint(game, again)).toBe(fingerprint(game, state));
  });
});

test('a question of the wrong shape is still checked by the rules of its pack', () => {
  const misshapen = {
    ask: 'play',
    pack: 'standard',
    map: { kind: 'outdoor', columns: 3, rows: 1 },
    players: ['p1', 'p2'],
    characters: [
      { id: 'A', player: 'p1', at: 'A1', dial: [{ speed: 6, powers: { speed: 'hypersonic-speed' } }] },
      { id: 'B', player: 'p2', at: 'C1' },
    ],
    buildTotal: 100,
    actions: [{ player: 'p1', give: 'nothing' }],
    dice: [],
  };
  // By the rules of the book alone, the power would be the first fault.
  const engineWithPack = createEngine({ ...rulesOfBook, game: gameOfBook }, { ...rulesWithPack, game: gameWithPack, pack: 'standard' });
  expect(engineWithPack.judge(misshapen)).toMatchObject({ error: { code: 'not-allowed', at: '/actions/0/give' } });
});
