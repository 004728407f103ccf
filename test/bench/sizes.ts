/** The size of what plays games of one edition without a pack, and of the states of such games and of games with powers. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { randomBot } from '../../engine/bots/index.ts';
import { applyIfLegal } from '../../engine/game/play.ts';
import currentBoard from '../../engine/generated/current.ts';
import currentGame from '../../engine/generated/game/current.ts';
import boardWithPowers from '../../engine/generated/packs/standard/current.ts';
import gameWithPowers from '../../engine/generated/packs/standard/game/current.ts';
import { compactState, createEngine, type Engine } from '../../engine/index.ts';
import { ROOT } from '../../generator/cli/root.ts';
import { setUps } from '../fixtures/recorded-games/set-ups.ts';
import { createDraw, randomGameQuestion } from '../support/random-game.ts';
import type { Measured } from './rounds.ts';

const SEEDS = 20;

const PLAYS = ['apply', 'createEngine', 'legalAnswers', 'playerRequestOf'].join(', ');
const ENGINE = `export { ${PLAYS} } from './engine/index.ts';`;
const BOARD = "export { default as board } from './engine/generated/current.ts';";
const GAME = "export { default as game } from './engine/generated/game/current.ts';";

/** In thousands of bytes, minified and compressed. */
async function bundleSize(...lines: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: join(ROOT), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000;
}

/** In characters, over random games. */
function longestState(engine: Engine, question: object): number {
  let longest = 0;
  const opened = engine.open(question);
  if ('error' in opened) throw new Error(opened.error.message);
  for (let seed = 0; seed < SEEDS; seed++) {
    const draw = createDraw(seed);
    let state = opened.first;
    while (state.request !== null) {
      longest = Math.max(longest, JSON.stringify(compactState(opened.game, state)).length);
      const answer = randomBot(opened.game, state, draw);
      state = (answer === undefined ? undefined : applyIfLegal(opened.game, state, answer)?.state) ?? { ...state, request: null };
    }
  }
  return longest;
}

export async function measureSizes(): Promise<readonly Measured[]> {
  const [all, engine, board, game] = [
    await bundleSize(ENGINE, BOARD, GAME),
    await bundleSize(ENGINE),
    await bundleSize(BOARD),
    await bundleSize(GAME),
  ];
  const powers = setUps.find(({ name }) => name === 'powers');
  const states = [
    { of: 'two times four characters', length: longestState(createEngine({ ...currentBoard, game: currentGame }), randomGameQuestion) },
    {
      of: 'two times two characters with powers',
      length: longestState(createEngine({ ...boardWithPowers, game: gameWithPowers }), powers?.question ?? {}),
    },
  ];
  return [
    {
      what: 'the engine, rules and game of one edition without packs, minified and compressed (gzip)',
      measured: `${all.toFixed(1)} KB; alone the engine has ${engine.toFixed(1)}, the rules of the board ${board.toFixed(1)}, the game ${game.toFixed(1)}`,
      goal: '≤ 60 KB',
      meets: all <= 60,
    },
    ...states.map(({ of, length }) => ({
      what: `the longest state of ${SEEDS} random games, ${of}, compact`,
      measured: `${length} characters`,
      goal: '≤ 2048',
      meets: length <= 2048,
    })),
  ];
}
