import { areAdjacent } from './adjacency.ts';
import { createBoard } from './board.ts';
import { combatValue } from './combat-value.ts';
import { lineOfFire, visibility } from './fire.ts';
import { knockBack } from './knock-back.ts';
import { path } from './path.ts';
import type { Edition, Question } from './question.ts';
import { reach } from './reach.ts';
import { squareNamed } from './square.ts';
import type { Verdict } from './verdict.ts';

/** rules/readings/movement.md#breaking-away-number: a natural 1 fails, a natural 6 succeeds, otherwise the sum decides. */
function breaksAway(edition: Edition, roll: number, bonus: number): boolean {
  if (roll === 1) return false;
  return roll === 6 || roll + bonus >= (edition === '2014' ? 2 : 4);
}

/** Answers a valid question slowly and plainly, without `because`. Throws an Error on some invalid ones; it does not validate. */
export function answer(question: Question): Verdict {
  const edition = question.edition ?? 'current';
  switch (question.ask) {
    case 'adjacent': {
      const [a, b] = question.between;
      const board = createBoard(edition, question.map, question.characters);
      return { edition, adjacent: areAdjacent(board, squareNamed(a), squareNamed(b)) };
    }
    case 'line-of-fire':
      return lineOfFire(createBoard(edition, question.map, question.characters, question.objects), question.from, question.to);
    case 'visibility':
      return visibility(createBoard(edition, question.map, question.characters, question.objects), question.from);
    case 'reach':
      return reach(createBoard(edition, question.map, question.characters, question.objects), question);
    case 'path':
      return path(createBoard(edition, question.map, question.characters, question.objects), question);
    case 'break-away':
      return { edition, succeeds: breaksAway(edition, question.roll, question.bonus ?? 0) };
    case 'knock-back':
      return knockBack(createBoard(edition, question.map, question.characters, question.objects), question);
    case 'combat-value':
      return { edition, value: combatValue(question) };
  }
}
