/** The judge: one question in, one verdict or one error out. */
import type { Question } from '../generated/question.ts';
import type { Verdict } from '../generated/verdict.ts';
import type { Rules } from '../kernel/rules.ts';
import { judgeAdjacent } from './adjacent.ts';
import { judgeKnockBack } from './knock-back.ts';
import { judgeLineOfFire, judgeVisibility } from './line-of-fire.ts';
import { createMemory } from './memory.ts';
import { judgeBreakAway, judgeCombatValue } from './numbers.ts';
import { judgePath } from './path.ts';
import type { Placed } from './place.ts';
import { judgePlacement } from './placement.ts';
import { judgePlay } from './play.ts';
import { judgeReach } from './reach.ts';
import { readQuestion } from './read.ts';
import type { JudgeFault } from './shape.ts';

/**
 * Answers questions by the rules of one edition, or of several: then a question's `edition` chooses, and the first is the default. Questions
 * that follow one another on the same map and objects are answered sooner where these are the same values, frozen all the way down.
 */
export interface Engine {
  /** A verdict with its chain, or an error; never throws for any input that JSON can hold. */
  judge(question: unknown): Verdict;
}

/** Makes an engine from generated rules. The first edition answers questions that name none. */
export function createEngine(first: Rules, ...others: readonly Rules[]): Engine {
  const editions = [first, ...others];
  const rulesOf = (edition: string | undefined): Rules | JudgeFault =>
    (edition === undefined ? first : editions.find((r) => r.edition === edition)) ?? {
      code: 'edition-not-loaded',
      message: `this engine has no edition "${edition}", only ${editions.map((r) => r.edition).join(', ')}`,
      at: '/edition',
    };
  const memory = createMemory();
  return {
    judge(question) {
      const read = readQuestion(question, rulesOf, memory);
      if ('fault' in read) return { error: read.fault };
      const rules = rulesOf(read.question.edition);
      const answer = 'code' in rules ? rules : answerOf(rules, read.question, read.placed);
      return 'code' in answer ? { error: answer } : answer;
    },
  };
}

function answerOf(rules: Rules, question: Question, placed: Placed | undefined): Exclude<Verdict, { error: unknown }> | JudgeFault {
  if (question.ask === 'combat-value') return judgeCombatValue(rules, question);
  if (question.ask === 'break-away') return judgeBreakAway(rules, question);
  if (placed === undefined) throw new Error('a question with a map has a board');
  const { board } = placed;
  switch (question.ask) {
    case 'adjacent':
      return judgeAdjacent(board, question);
    case 'line-of-fire':
      return judgeLineOfFire(board, question);
    case 'visibility':
      return judgeVisibility(board, question);
    case 'reach':
      return judgeReach(board, question);
    case 'path':
      return judgePath(board, question);
    case 'placement':
      return judgePlacement(board, question);
    case 'knock-back':
      return judgeKnockBack(board, question);
    case 'play':
      return judgePlay(rules.game, question, placed);
  }
}
