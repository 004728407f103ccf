/** The state of one line of fire board, and the question it asks. */
import type { Fields } from './json.ts';
import { fieldsOf, textOf } from './json.ts';
import { type Position, readPosition, writePosition } from './position.ts';

export interface Game {
  readonly position: Position;
  /** Ids of the figures at the two ends of the line. */
  readonly from: string;
  readonly to: string;
}

/** The game that a line of fire question between two characters starts, or nothing for another question. */
export function readGame(question: unknown): Game | undefined {
  const fields = fieldsOf(question);
  const position = readPosition(fields);
  const from = textOf(fieldsOf(fields.from).character);
  const to = textOf(fieldsOf(fields.to).character);
  return position === undefined || from === undefined || to === undefined ? undefined : { position, from, to };
}

export const questionOf = ({ position, from, to }: Game, edition: string): Fields => ({
  ask: 'line-of-fire',
  edition,
  ...writePosition(position),
  from: { character: from },
  to: { character: to },
});

/** The game with another position; the same game where the position is the same. */
export const withPosition = (game: Game, position: Position): Game => (position === game.position ? game : { ...game, position });
