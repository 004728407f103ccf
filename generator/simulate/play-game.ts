import { type Bot, greedyBot, randomBot } from '../../engine/bots/index.ts';
import { apply, fingerprint, type OpenGame, stateShown } from '../../engine/index.ts';
import { seededRandom } from '../seeded-random.ts';

export const BOTS = { random: randomBot, greedy: greedyBot } as const satisfies { readonly [name: string]: Bot };
export type BotName = keyof typeof BOTS;

/** How a game ended, as it is stored. */
export interface GameResult {
  readonly seed: number;
  readonly rounds: number;
  /** How many answers all players gave, dice included. */
  readonly answers: number;
  readonly score: { readonly [player: string]: number };
  /** Of the last state. */
  readonly fingerprint: string;
}

const MOST_ANSWERS = 50_000;

/** A function that draws random integers from 0 up to, but not including, a bound; the same series for the same seed. */
export function createDraw(seed: number): (bound: number) => number {
  const random = seededRandom(seed);
  return (bound) => random() % bound;
}

/** Throws for an answer that the engine refuses and for a game without end: both are faults of the rules or of a bot. */
export function playGame({ game, first }: OpenGame, bots: readonly BotName[], seed: number): GameResult {
  const draw = createDraw(seed);
  let state = first;
  let answerCount = 0;
  for (; state.request !== null; answerCount++) {
    const { by: playerIndex } = state.request;
    const bot: Bot = BOTS[bots[playerIndex] ?? 'random'];
    const answer = bot(game, state, draw);
    const played = answer === undefined ? undefined : apply(game, state, answer, false);
    if (played === undefined || 'illegal' in played)
      throw new Error(`game ${seed}: ${JSON.stringify(answer)} is no answer to ${JSON.stringify(state.request)}`);
    if (answerCount > MOST_ANSWERS) throw new Error(`game ${seed} does not end: it has more than ${MOST_ANSWERS} answers`);
    state = played.state;
  }
  const { round, score } = stateShown(game, state);
  return {
    seed,
    rounds: typeof round === 'number' ? round : 0,
    answers: answerCount,
    score: Object.fromEntries(Object.entries(score ?? {}).map(([player, points]) => [player, Number(points)])),
    fingerprint: fingerprint(game, state),
  };
}
