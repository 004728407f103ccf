import type { KnockBackQuestion } from '../generated/question.ts';
import type { KnockBackVerdict } from '../generated/verdict.ts';
import type { Board } from '../kernel/board.ts';
import { exceptedEntries } from '../kernel/calculation.ts';
import { pathRule } from '../kernel/classes.ts';
import { knockBack } from '../kernel/knock-back.ts';
import { quantityOf } from '../kernel/question-rule.ts';
import type { QuestionRule } from '../kernel/rules.ts';
import { squareName } from '../kernel/square-name.ts';
import { createChain } from './reasons.ts';

export function judgeKnockBack(board: Board, question: KnockBackQuestion, rule: QuestionRule): KnockBackVerdict {
  const attacker = board.figures.findIndex(({ id }) => id === question.attacker);
  const target = board.figures.findIndex(({ id }) => id === question.target);
  const chain = createChain(board);
  const quantities = { distance: quantityOf(rule, 'distance'), damage: quantityOf(rule, 'damage') };
  const { frame, distance, path, damage } = knockBack(board, attacker, target, question.damageTaken, quantities);
  const start = frame.targetSquare;
  chain.calculated(distance.used);
  for (const excepted of exceptedEntries(board, quantities.distance, 'knock-back', frame, [start])) chain.excepted(excepted);
  const ruleOfPath = pathRule(board, 'knock-back');
  chain.basedOn(ruleOfPath);
  // Where the rules find no square of the attacker to lead away from, there is no step.
  chain.add(ruleOfPath.away, frame.attackerSquare < 0 ? [start] : [frame.attackerSquare, start]);
  for (const ended of path.ended) chain.add(ended.by, ended.at);
  for (const overridden of path.overridden) chain.overridden(overridden.by, overridden.at);
  for (const excepted of path.excepted) chain.excepted(excepted);
  // The first is the calculation as a whole, which is not cited; the others are its entries, and its steps that acted.
  for (const used of damage.used.slice(1)) chain.add(used);
  for (const excepted of exceptedEntries(board, quantities.damage, 'knock-back', frame, [path.endsAt])) chain.excepted(excepted);
  const name = (square: number): string => squareName(square, board.columns);
  return {
    path: path.squares.map(name),
    endsAt: name(path.endsAt),
    knockBackDamage: damage.value,
    edition: board.rules.edition,
    because: chain.list,
  };
}
