import { join } from 'node:path';
import type { Json } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import { digestOf } from '../digest.ts';
import { BOTS, type BotName, type GameResult } from '../simulate/play-game.ts';
import { playGames } from '../simulate/play-games.ts';
import { openResultsFile } from '../simulate/results-file.ts';
import type { Arguments } from './arguments.ts';
import { codeDigest } from './code-digest.ts';
import { engineFor } from './generated.ts';
import { readText } from './read-text.ts';
import { print, refuse } from './terminal.ts';

const DEFAULT_SET_UP = join(import.meta.dirname, '../simulate/set-up.json');
const isBot = (name: string): name is BotName => Object.hasOwn(BOTS, name);

export async function simulate(
  root: string,
  { names: [file = DEFAULT_SET_UP], games: gamesText = '100', bots: botsText, seed = '1', edition, json }: Arguments,
): Promise<number> {
  const [games, firstSeed] = [Number(gamesText), Number(seed)];
  if (!Number.isSafeInteger(games) || games < 1)
    return refuse(`\`${gamesText}\` is not a number of games: a whole number from 1 on is expected.`);
  if (!Number.isSafeInteger(firstSeed) || firstSeed < 0) return refuse(`\`${seed}\` is not a seed: a whole number from 0 on is expected.`);
  const typedBots = botsText?.split(',') ?? [];
  const unknownBot = typedBots.find((name) => !isBot(name));
  if (unknownBot !== undefined) return refuse(`There is no bot \`${unknownBot}\`, only ${Object.keys(BOTS).join(', ')}.`);
  const question = readQuestion(file);
  if (question === undefined) return refuse(`${file} is not JSON.`);
  const playedQuestion = edition === undefined || !isObject(question) ? question : { ...question, edition };
  const opened = (await engineFor(question)).open(playedQuestion);
  if ('error' in opened) {
    const { message, at } = opened.error;
    return refuse(`${file} cannot be played: ${message}${at === '' ? '' : ` (${at})`}.`);
  }
  const playerIds = opened.game.ids.player ?? [];
  if (typedBots.length > playerIds.length)
    return refuse(`\`${botsText}\` names ${typedBots.length} bots; ${file} has ${playerIds.length} players.`);
  const bots = playerIds.map((_, seat) => typedBots.filter(isBot)[seat] ?? 'random');
  // The digest is of all that decides how a game goes, the code of the engine and of the bots included.
  const [, digest = ''] = digestOf(JSON.stringify([codeDigest(root), opened.first.rulesDigest, playedQuestion, bots])).split(':');
  const resultsFile = join(root, '.sightline', `simulate-${digest.slice(0, 16)}.ndjson`);
  const began = performance.now();
  const seeds = Array.from({ length: games }, (_, index) => firstSeed + index);
  const { results, fresh } = playGames(opened, bots, seeds, openResultsFile(resultsFile));
  const seconds = (performance.now() - began) / 1000;
  const summary = {
    edition: opened.game.rules.edition,
    games,
    fresh,
    perSecond: fresh === 0 ? undefined : Math.round(fresh / seconds),
    ...summaryOf(results, playerIds, bots),
  };
  print(json ? JSON.stringify(summary, null, 2) : tableOf(summary));
  return 0;
}

function readQuestion(file: string): Json | undefined {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Side {
  readonly player: string;
  readonly bot: BotName;
  readonly wins: number;
  /** Mean over the games. */
  readonly points: number;
}

interface Outcome {
  readonly sides: readonly Side[];
  /** The number of games in which several players have the most points. */
  readonly ties: number;
  /** Mean over the games. */
  readonly rounds: number;
  /** Mean number of answers that the bots gave in a game. */
  readonly answers: number;
}

/** Rounded to one decimal. */
const mean = (numbers: readonly number[]): number => Math.round((10 * numbers.reduce((a, b) => a + b, 0)) / numbers.length) / 10;

function summaryOf(results: readonly GameResult[], playerIds: readonly string[], bots: readonly BotName[]): Outcome {
  const winners = results.map(({ score }) => {
    const mostPoints = Math.max(...playerIds.map((id) => score[id] ?? 0));
    const best = playerIds.filter((id) => (score[id] ?? 0) === mostPoints);
    return best.length === 1 ? best[0] : undefined;
  });
  return {
    sides: playerIds.map((player, seat) => ({
      player,
      bot: bots[seat] ?? 'random',
      wins: winners.filter((winner) => winner === player).length,
      points: mean(results.map(({ score }) => score[player] ?? 0)),
    })),
    ties: winners.filter((winner) => winner === undefined).length,
    rounds: mean(results.map(({ rounds }) => rounds)),
    answers: mean(results.map(({ answers }) => answers)),
  };
}

function tableOf(
  summary: Outcome & { readonly edition: string; readonly games: number; readonly fresh: number; readonly perSecond: number | undefined },
): string {
  const { edition, games, fresh, perSecond, sides, ties, rounds, answers } = summary;
  const rows = [
    ['player', 'bot', 'most points', 'points'],
    ...sides.map(({ player, bot, wins, points }) => [player, bot, `${wins}`, `${points}`]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
  );
  const speed = perSecond === undefined ? 'none of them new' : `${fresh} of them new, ${perSecond} a second`;
  return [
    `${games} ${games === 1 ? 'game' : 'games'} of edition ${edition}, ${speed}`,
    '',
    ...lines,
    '',
    `Equal points: ${ties}. On average ${rounds} rounds and ${answers} answers.`,
  ].join('\n');
}
