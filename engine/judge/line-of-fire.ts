import type { LineOfFireQuestion, VisibilityQuestion } from '../generated/question.ts';
import type { LineOfFireVerdict, VisibilityVerdict } from '../generated/verdict.ts';
import type { Board } from '../kernel/board.ts';
import { calculate, entriesOfRules, exceptedEntries } from '../kernel/calculation.ts';
import { pathRule } from '../kernel/classes.ts';
import { fireLine, lineFrame } from '../kernel/fire.ts';
import type { LineFrame } from '../kernel/frames.ts';
import { quantityOf, verdictField } from '../kernel/question-rule.ts';
import type { QuestionRule } from '../kernel/rules.ts';
import { squareName } from '../kernel/square-name.ts';
import { visibleLabels } from '../kernel/visibility.ts';
import { readEnd } from './ends.ts';
import { crossings, explainLine } from './line-reasons.ts';
import { type Chain, createChain } from './reasons.ts';

/** The value of a field of the verdict. Unless it is 0, the facts that it reports are added to the chain. */
function fieldOf(board: Board, chain: Chain, rule: QuestionRule, field: string, frame: LineFrame): number {
  const { by: facts, is: evaluate } = verdictField(rule, field);
  const value = evaluate(board, frame);
  if (value !== 0) for (const fact of facts) chain.add(fact);
  return value;
}

export function judgeLineOfFire(board: Board, question: LineOfFireQuestion, rule: QuestionRule): LineOfFireVerdict {
  const from = readEnd(board, question.from);
  const to = readEnd(board, question.to);
  const chain = createChain(board);
  const line = fireLine(board, from, to);
  explainLine(board, chain, line);
  const name = (square: number): string => squareName(square, board.columns);
  const frame = lineFrame(board, line);
  const quantity = quantityOf(rule, 'defenseModifier');
  const modifier = calculate(board, quantity, frame, entriesOfRules(board, quantity, 'line', frame));
  // The first is the calculation as a whole, which is not cited; the others are its entries, and its steps that acted.
  for (const by of modifier.used.slice(1)) chain.add(by);
  for (const excepted of exceptedEntries(board, quantity, 'line', frame, [])) chain.excepted(excepted);
  const direct = fieldOf(board, chain, rule, 'direct', frame) === 1;
  const range = fieldOf(board, chain, rule, 'range', frame);
  const passed = crossings(board, line.from, line.to);
  return {
    lineOfFire: pathRule(board, 'fire').labels[line.label] ?? '',
    defenseModifier: modifier.value,
    direct,
    range,
    crossed: passed.crossed.map(name),
    corners: passed.corners.map(([a, b]) => ({ between: [name(a), name(b)] })),
    edition: board.rules.edition,
    because: chain.list,
  };
}

export function judgeVisibility(board: Board, question: VisibilityQuestion): VisibilityVerdict {
  const from = readEnd(board, question.from);
  const { labels } = pathRule(board, 'fire');
  const labelBySquare = visibleLabels(board, from);
  const squares: { [square: string]: string } = {};
  for (let square = 0; square < board.size; square++) squares[squareName(square, board.columns)] = labels[labelBySquare[square] ?? 0] ?? '';
  const chain = createChain(board);
  chain.basedOn(pathRule(board, 'fire'));
  return { squares, edition: board.rules.edition, because: chain.list };
}
