/** Answers `combat-value` and `break-away`: the questions without a map that an engine whose rules have no `game` answers too. */
import type { BreakAwayQuestion, CombatValueQuestion } from '../generated/question.ts';
import type { BreakAwayVerdict, CombatValueVerdict } from '../generated/verdict.ts';
import { type Board, createBoard } from '../kernel/board.ts';
import { calculate } from '../kernel/calculation.ts';
import { verdictField } from '../kernel/question-rule.ts';
import type { Entry, QuestionRule, Rules } from '../kernel/rules.ts';
import { createChain } from './reasons.ts';

/** A board of one square, for questions that have no map. */
export const emptyBoard = (rules: Rules): Board =>
  createBoard(rules, { columns: 1, rows: 1, figures: [], objects: [], facts: {}, pairs: {} });

export function judgeCombatValue(rules: Rules, question: CombatValueQuestion): CombatValueVerdict {
  const entries: Entry[] = [];
  for (const { locked = false, ...replacement } of question.replacements) {
    // By the schema a replacement has exactly one of `set`, `half` and `double`; only `set` has an amount.
    for (const [operation, amount] of Object.entries(replacement))
      entries.push({ class: 'replacement', operation, amount: typeof amount === 'number' ? amount : 0, locked });
  }
  // `set` takes the amount as it is: the step that gathers the class adds a modifier, or raises the value to a minimum.
  for (const amount of question.modifiers) entries.push({ class: 'modifier', operation: 'set', amount, locked: false });
  if (question.minimum !== undefined) entries.push({ class: 'minimum', operation: 'set', amount: question.minimum, locked: false });
  const board = emptyBoard(rules);
  const calculated = calculate(board, question.value, { printed: question.printed }, entries);
  const chain = createChain();
  chain.calculated(calculated.used);
  return { value: calculated.value, edition: rules.edition, because: chain.list };
}

export function judgeBreakAway(rules: Rules, question: BreakAwayQuestion, rule: QuestionRule): BreakAwayVerdict {
  const chain = createChain();
  const frame = { roll: question.roll, bonus: question.bonus ?? 0 };
  const { by: facts, is: evaluate } = verdictField(rule, 'succeeds');
  for (const fact of facts) chain.add(fact);
  const succeeds = evaluate(emptyBoard(rules), frame) === 1;
  return { succeeds, edition: rules.edition, because: chain.list };
}
