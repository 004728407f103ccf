/** The questions `line-of-fire` and `visibility`. */
import type { LineOfFireQuestion, VisibilityQuestion } from '../generated/question.ts';
import type { LineOfFireVerdict, VisibilityVerdict } from '../generated/verdict.ts';
import type { Board } from '../kernel/board.ts';
import { exceptedEntries, standingEntries } from '../kernel/calculation.ts';
import { pathRule } from '../kernel/classes.ts';
import { fireLine, lineFrame } from '../kernel/fire.ts';
import type { LineFrame } from '../kernel/frames.ts';
import { squareName } from '../kernel/square-name.ts';
import { visibleLabels } from '../kernel/visibility.ts';
import { answering } from './answers.ts';
import { isFault, readEnd } from './ends.ts';
import { crossings, explainLine } from './line-reasons.ts';
import { createChain } from './reasons.ts';
import type { JudgeFault } from './shape.ts';

/** A derived fact of the line; its clauses are in the chain where it says something. */
function lineFact(board: Board, chain: ReturnType<typeof createChain>, name: string, frame: LineFrame): number {
  const fact = answering(board.rules, 'line-of-fire', name);
  if (fact === undefined) throw new Error(`no property answers the field "${name}" of line-of-fire`);
  const value = fact.is(board, frame);
  if (value !== 0) chain.add(fact);
  return value;
}

export function judgeLineOfFire(board: Board, question: LineOfFireQuestion): LineOfFireVerdict | JudgeFault {
  const from = readEnd(board, question.from, '/from');
  if (isFault(from)) return from;
  const to = readEnd(board, question.to, '/to');
  if (isFault(to)) return to;
  const chain = createChain(board);
  const line = fireLine(board, from, to);
  explainLine(board, chain, line);
  const name = (square: number): string => squareName(square, board.columns);
  const frame = lineFrame(board, line);
  let defenseModifier = 0;
  for (const entry of standingEntries(board, 'defense', 'line', frame)) {
    defenseModifier += entry.amount;
    chain.add(entry.from);
  }
  for (const excepted of exceptedEntries(board, 'defense', 'line', frame, [])) chain.excepted(excepted);
  const direct = lineFact(board, chain, 'direct', frame) === 1;
  const range = lineFact(board, chain, 'range', frame);
  const found = crossings(board, line.from, line.to);
  return {
    lineOfFire: pathRule(board, 'fire').labels[line.label] ?? '',
    defenseModifier,
    direct,
    range,
    crossed: found.crossed.map(name),
    corners: found.corners.map(([a, b]) => ({ between: [name(a), name(b)] })),
    edition: board.rules.edition,
    because: chain.list,
  };
}

export function judgeVisibility(board: Board, question: VisibilityQuestion): VisibilityVerdict | JudgeFault {
  const from = readEnd(board, question.from, '/from');
  if (isFault(from)) return from;
  const { labels } = pathRule(board, 'fire');
  const found = visibleLabels(board, from);
  const squares: { [square: string]: string } = {};
  for (let square = 0; square < board.size; square++) squares[squareName(square, board.columns)] = labels[found[square] ?? 0] ?? '';
  const chain = createChain(board);
  chain.frame(pathRule(board, 'fire'));
  return { squares, edition: board.rules.edition, because: chain.list };
}
