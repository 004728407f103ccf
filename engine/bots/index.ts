/** Players that answer by themselves. They choose among the answers that a person may give, and use the public interface alone. */

export type { Bot } from './bot.ts';
export { greedyBot } from './greedy.ts';
export { randomBot } from './random.ts';
