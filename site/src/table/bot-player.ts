/** Lets bots answer, one request after the other, at a pace that people can follow. */
import { greedyBot, randomBot } from '../../../engine/bots/index.ts';
import type { Answer } from '../../../engine/index.ts';
import type { Session } from './session.ts';

/** How long a bot's answer is shown before the next one, in ms. */
const PACE_MS = 350;

/** A random integer from 0 to `bound` − 1. */
export const drawNumber = (bound: number): number => Math.floor(Math.random() * bound);

export class BotPlayer {
  readonly #answer: (answer: Answer) => void;
  #timer = 0;

  constructor(signal: AbortSignal, answer: (answer: Answer) => void) {
    this.#answer = answer;
    signal.addEventListener('abort', () => this.stop());
  }

  /** Schedules the answer of a bot if one decides now, unless an earlier step of the game is shown. */
  scheduleAnswer(session: Session): void {
    this.stop();
    const { decidingKind } = session;
    if (decidingKind === undefined || decidingKind === 'person' || session.shownAnswerCount < session.steps.length) return;
    const bot = decidingKind === 'greedy' ? greedyBot : randomBot;
    this.#timer = window.setTimeout(() => {
      const answer = bot(session.game, session.state, drawNumber);
      if (answer !== undefined) this.#answer(answer);
    }, PACE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
