import type { BoardCharacter } from '../generated/question.ts';
import type { Board } from '../kernel/board.ts';
import { calculate, entriesOfRules, exceptedEntries } from '../kernel/calculation.ts';
import type { Cited } from '../kernel/cited.ts';
import type { MoverFrame } from '../kernel/frames.ts';
import { type Mover, moverFrame } from '../kernel/moves.ts';
import { quantityOf } from '../kernel/question-rule.ts';
import type { QuestionRule } from '../kernel/rules.ts';
import type { Chain } from './reasons.ts';

interface MoverQuestion {
  readonly characters: readonly BoardCharacter[];
  readonly character: string;
  readonly speed?: number;
  readonly brokeAway?: boolean;
}

export interface ReadMover {
  readonly mover: Mover;
  /** The speed after modifiers. */
  readonly speed: number;
  readonly squares: readonly number[];
  /** The name of the quantity whose calculation gives the speed. */
  readonly quantity: string;
  /** Whether it may not move at all. */
  readonly stays: boolean;
  /** The facts by which it stays. */
  readonly heldBy: readonly Cited[];
}

export function readMover(board: Board, question: MoverQuestion, rule: QuestionRule, chain: Chain): ReadMover {
  const index = question.characters.findIndex((c) => c.id === question.character);
  const character = question.characters[index];
  if (character === undefined) throw new Error('the mover of a checked question is one of its characters');
  const printed = question.speed ?? character.dial?.[(character.click ?? 1) - 1]?.speed;
  if (printed === undefined) throw new Error('a checked question has the speed of its mover');
  const mover: Mover = { character: index, brokeAway: question.brokeAway ?? false };
  const frame = moverFrame(mover);
  const quantity = quantityOf(rule, 'speed');
  const calculated = calculate(board, quantity, { printed }, entriesOfRules(board, quantity, 'move', frame));
  const squares = board.figures[index]?.squares ?? [];
  chain.calculated(calculated.used, squares);
  for (const excepted of exceptedEntries(board, quantity, 'move', frame, squares)) chain.excepted(excepted);
  const holdIn = (inFrame: MoverFrame) => (rule.stays ?? []).filter((condition) => condition.test(board, inFrame));
  const held = holdIn(frame);
  const heldBy = held.flatMap(({ by }) => by);
  // What would hold the mover if it had not broken away is cited too.
  const brokeAwayFrom = mover.brokeAway ? holdIn(moverFrame({ ...mover, brokeAway: false })).flatMap(({ by }) => by) : [];
  for (const fact of [...heldBy, ...brokeAwayFrom]) chain.add(fact, squares);
  return { mover, speed: calculated.value, quantity, squares, stays: held.length > 0, heldBy };
}
