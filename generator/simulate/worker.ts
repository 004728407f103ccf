/** A thread that opens the game of a simulation once, and replies to each seed with the result of its game. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Json } from '../../engine/base/json.ts';
import { engineFor } from '../cli/generated.ts';
import { type BotName, playGame } from './play-game.ts';

/** The question of the kind `play`, and the bots by the seats of the players. */
export interface Simulation {
  readonly question: Json;
  readonly bots: readonly BotName[];
}

const { question, bots }: Simulation = workerData;
const opened = (await engineFor(question)).open(question);
if ('error' in opened) throw new Error(opened.error.message);

parentPort?.on('message', (seed: number) => parentPort?.postMessage(playGame(opened, bots, seed)));
