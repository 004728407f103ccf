/** One game between bots, from a seed. */
import { apply, type Bot, fingerprint, greedyBot, type OpenGame, randomBot, stateShown } from '../../engine/index.ts';

export const BOTS = { random: randomBot, greedy: greedyBot } as const satisfies { readonly [name: string]: Bot };
export type BotName = keyof typeof BOTS;

/** How a game ended, as it is stored. */
export interface Ended {
  readonly seed: number;
  readonly rounds: number;
  /** How many answers all players gave, dice included. */
  readonly answers: number;
  /** Points by player. */
  readonly score: { readonly [player: string]: number };
  /** Of the last state. */
  readonly fingerprint: string;
}

/** The limit above which a game is taken to be endless. */
const MOST_ANSWERS = 50_000;

/** Numbers from 0 up to a bound, the same for the same seed (mulberry32). */
export function createDraw(seed: number): (bound: number) => number {
  let state = seed | 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  };
}

/** Throws for an answer that the engine refuses and for a game without end: both are faults of the rules or of a bot. */
export function playGame({ game, first }: OpenGame, bots: readonly BotName[], seed: number): Ended {
  const draw = createDraw(seed);
  let state = first;
  let answerCount = 0;
  for (; state.request !== null; answerCount++) {
    const { by: playerIndex } = state.request;
    const bot: Bot = BOTS[bots[playerIndex] ?? 'random'];
    const answer = bot(game, state, draw);
    const played = answer === undefined ? undefined : apply(game, state, answer);
    if (played === undefined) throw new Error(`game ${seed}: ${JSON.stringify(answer)} is no answer to ${JSON.stringify(state.request)}`);
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
