/** The mover of a question: the character, its speed after halving, whether it must break away. */
import type { BoardCharacter } from '../generated/question.ts';
import { at, type Board } from '../kernel/board.ts';
import { calculate, exceptedEntries, standingEntries } from '../kernel/calculation.ts';
import { type Mover, moverFrame } from '../kernel/moves.ts';
import { answering } from './answers.ts';
import type { Chain } from './reasons.ts';
import { type JudgeFault, shown } from './shape.ts';

export interface MoverQuestion {
  readonly characters: readonly BoardCharacter[];
  readonly character: string;
  readonly speed?: number;
  readonly brokeAway?: boolean;
}

export interface ReadMover {
  readonly mover: Mover;
  readonly speed: number;
  readonly squares: readonly number[];
  readonly mustBreakAway: boolean;
}

export function readMover(board: Board, question: MoverQuestion, chain: Chain): ReadMover | JudgeFault {
  const index = question.characters.findIndex((c) => c.id === question.character);
  const character = question.characters[index];
  if (character === undefined)
    return { code: 'unknown-character', message: `there is no character ${shown(question.character)}`, at: '/character' };
  const click = character.click ?? 1;
  const dial = character.dial?.[click - 1];
  const printed = question.speed ?? dial?.speed;
  if (printed === undefined) {
    const beyond = character.dial !== undefined && dial === undefined;
    const message = beyond
      ? `click ${click} is beyond the dial of ${shown(character.id)}`
      : `no speed is given for ${shown(character.id)}: neither "speed" nor its dial at click ${click}`;
    return { code: beyond ? 'out-of-range' : 'no-speed', message, at: beyond ? `/characters/${index}/click` : `/characters/${index}` };
  }
  const mover: Mover = { character: index, brokeAway: question.brokeAway ?? false };
  const frame = moverFrame(mover);
  const worked = calculate(board, 'speed', { printed }, standingEntries(board, 'speed', 'move', frame));
  const squares = board.pieces[index]?.squares ?? [];
  chain.worked(worked.used, squares);
  for (const excepted of exceptedEntries(board, 'speed', 'move', frame, squares)) chain.excepted(excepted);
  const fact = answering(board.rules, 'reach', 'mustBreakAway');
  const mustBreakAway = !mover.brokeAway && fact !== undefined && at(board.character[fact.name], index) === 1;
  if (mustBreakAway || mover.brokeAway) chain.add(fact, squares);
  return { mover, speed: worked.value, squares, mustBreakAway };
}

export function isMover(value: ReadMover | JudgeFault): value is ReadMover {
  return 'mover' in value;
}
