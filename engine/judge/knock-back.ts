/** The question `knock-back`. */
import type { KnockBackQuestion } from '../generated/question.ts';
import type { KnockBackVerdict } from '../generated/verdict.ts';
import type { Board } from '../kernel/board.ts';
import { calculate, exceptedEntries, standingEntries } from '../kernel/calculation.ts';
import { pathRule } from '../kernel/classes.ts';
import { chebyshev } from '../kernel/distance.ts';
import { fly } from '../kernel/knock-back.ts';
import type { Frame } from '../kernel/rules.ts';
import { squareName } from '../kernel/square-name.ts';
import { createChain } from './reasons.ts';
import { type JudgeFault, shown } from './shape.ts';

export function judgeKnockBack(board: Board, question: KnockBackQuestion): KnockBackVerdict | JudgeFault {
  const attacker = board.pieces.findIndex((piece) => piece.id === question.attacker);
  if (attacker < 0) return { code: 'unknown-character', message: `there is no character ${shown(question.attacker)}`, at: '/attacker' };
  const target = board.pieces.findIndex((piece) => piece.id === question.target);
  if (target < 0) return { code: 'unknown-character', message: `there is no character ${shown(question.target)}`, at: '/target' };
  if (target === attacker) return { code: 'same-character', message: 'a character does not knock itself back', at: '/target' };
  const chain = createChain(board);
  const start = board.pieces[target]?.squares[0] ?? 0;
  const near = nearest(board, board.pieces[attacker]?.squares ?? [], start);
  const frame: Frame = {
    attacker,
    target,
    attackerSquare: near,
    targetSquare: start,
    damageTaken: question.damageTaken,
    cause: 0,
    from: start,
    to: start,
    offMap: 0,
  };
  const distance = calculate(board, 'knock-back-distance', frame, standingEntries(board, 'knock-back-distance', 'knock-back', frame));
  chain.worked(distance.used);
  for (const excepted of exceptedEntries(board, 'knock-back-distance', 'knock-back', frame, [start])) chain.excepted(excepted);
  const way = (name: string): number => {
    const fact = board.rules.derived.find((d) => d.subject === 'attack' && d.name === name);
    if (fact === undefined) throw new Error(`the rules do not say what "attack.${name}" is`);
    chain.add(fact, [near, start]);
    return fact.is(board, frame);
  };
  chain.frame(pathRule(board, 'knock-back'));
  const flight = fly(board, frame, start, way('stepColumns'), way('stepRows'), distance.value);
  for (const ended of flight.ended) chain.add(ended.by, ended.at);
  for (const overridden of flight.overridden) chain.overridden(overridden.by, overridden.at);
  for (const excepted of flight.excepted) chain.excepted(excepted);
  frame.cause = flight.cause;
  const damage = calculate(board, 'knock-back-damage', frame, standingEntries(board, 'knock-back-damage', 'knock-back', frame));
  for (const used of damage.used.slice(1)) chain.add(used);
  for (const excepted of exceptedEntries(board, 'knock-back-damage', 'knock-back', frame, [flight.endsAt])) chain.excepted(excepted);
  const name = (square: number): string => squareName(square, board.columns);
  return {
    path: flight.path.map(name),
    endsAt: name(flight.endsAt),
    knockBackDamage: damage.value,
    edition: board.rules.edition,
    because: chain.list,
  };
}

/** The nearest of several squares, then the first in reading order. */
function nearest(board: Board, squares: readonly number[], to: number): number {
  const sorted = [...squares].sort((a, b) => chebyshev(board, a, to) - chebyshev(board, b, to) || a - b);
  return sorted[0] ?? 0;
}
