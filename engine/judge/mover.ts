/** Reads the mover of a question: the character, its speed, whether it may move at all. */
import type { BoardCharacter } from '../generated/question.ts';
import type { Board } from '../kernel/board.ts';
import { calculate, entriesOfRules, exceptedEntries } from '../kernel/calculation.ts';
import { type Mover, moverFrame } from '../kernel/moves.ts';
import { quantityOf } from '../kernel/question-rule.ts';
import type { QuestionRule } from '../kernel/rules.ts';
import type { Chain } from './reasons.ts';
import { type JudgeFault, shown } from './shape.ts';

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
}

export function readMover(board: Board, question: MoverQuestion, rule: QuestionRule, chain: Chain): ReadMover | JudgeFault {
  const index = question.characters.findIndex((c) => c.id === question.character);
  const character = question.characters[index];
  if (character === undefined)
    return { code: 'unknown-character', message: `there is no character ${shown(question.character)}`, at: '/character' };
  const click = character.click ?? 1;
  const shownClick = character.dial?.[click - 1];
  const printed = question.speed ?? shownClick?.speed;
  if (printed === undefined) {
    const isBeyondDial = character.dial !== undefined && shownClick === undefined;
    const message = isBeyondDial
      ? `click ${click} is beyond the dial of ${shown(character.id)}`
      : `no speed is given for ${shown(character.id)}: neither "speed" nor its dial at click ${click}`;
    return {
      code: isBeyondDial ? 'out-of-range' : 'no-speed',
      message,
      at: isBeyondDial ? `/characters/${index}/click` : `/characters/${index}`,
    };
  }
  const mover: Mover = { character: index, brokeAway: question.brokeAway ?? false };
  const frame = moverFrame(mover);
  const quantity = quantityOf(rule, 'speed');
  const calculated = calculate(board, quantity, { printed }, entriesOfRules(board, quantity, 'move', frame));
  const squares = board.figures[index]?.squares ?? [];
  chain.calculated(calculated.used, squares);
  for (const excepted of exceptedEntries(board, quantity, 'move', frame, squares)) chain.excepted(excepted);
  const stays = rule.stays?.test(board, frame) === true;
  // A mover that broke away may move because of that alone: the facts that would hold it are cited too.
  if (stays || mover.brokeAway) for (const fact of rule.stays?.by ?? []) chain.add(fact, squares);
  return { mover, speed: calculated.value, quantity, squares, stays };
}

export function isMover(value: ReadMover | JudgeFault): value is ReadMover {
  return 'mover' in value;
}
