/** The game of one board: its position, and the fields of the question about it. */
import { fieldsOf, listOf, numberOf, textOf, textsOf } from '../base/json.ts';
import { type Figure, type Position, readPosition } from './position.ts';

export const modes = ['line-of-fire', 'moving', 'knock-back'] as const;
export type Mode = (typeof modes)[number];

export interface Game {
  readonly mode: Mode;
  readonly position: Position;
  /** The name of the map or position that was opened; empty for a board without one. */
  readonly name: string;
  /** The id of the figure that fires, moves or attacks. */
  readonly from: string;
  /** The id of the target; not used on a board for moving. */
  readonly to: string;
  readonly showsFieldOfFire: boolean;
  readonly speed: number;
  /** Squares of the path drawn, the start first; empty when none is. */
  readonly path: readonly string[];
  /** Whether `from` has broken away. */
  readonly brokeAway: boolean;
  /** Damage that `to` took, before a knock back. */
  readonly damage: number;
}

const isMode = (value: unknown): value is Mode => modes.some((mode) => mode === value);
const modeByQuestion: { readonly [ask: string]: Mode } = {
  'line-of-fire': 'line-of-fire',
  visibility: 'line-of-fire',
  reach: 'moving',
  path: 'moving',
  'knock-back': 'knock-back',
};
/** The largest values that the fields of a board take, as in the schema of questions. */
export const limits = { speed: 999, damage: 999 } as const;
/** The values of a board whose question and dial give none. */
const defaults = { speed: 8, damage: 3 } as const;
const wholeNumber = (value: unknown, fallback: number, largest: number): number => {
  const number = numberOf(value);
  return number === undefined || !Number.isInteger(number) || number < 0 ? fallback : Math.min(number, largest);
};

/** The game that a question of the judge protocol starts; undefined for a question that no board can show. */
export function readGame(question: unknown): Game | undefined {
  const fields = fieldsOf(question);
  const position = readPosition(fields);
  const mode = modeByQuestion[textOf(fields.ask) ?? ''];
  const [first] = position?.figures ?? [];
  // `isMode` rejects what every object inherits: `ask` may be `constructor`.
  if (position === undefined || mode === undefined || first === undefined || !isMode(mode)) return undefined;
  // A board has figures at both ends. A line between squares is another question.
  if (mode === 'line-of-fire' && [fields.from, fields.to].some((end) => textOf(end) !== undefined)) return undefined;
  const figureId = (value: unknown): string | undefined => {
    const id = textOf(value) ?? textOf(fieldsOf(value).character);
    return position.figures.some((figure) => figure.id === id) ? id : undefined;
  };
  const from = figureId(fields.from) ?? figureId(fields.character) ?? figureId(fields.attacker) ?? first.id;
  const to = figureId(fields.to) ?? figureId(fields.target) ?? position.figures.find(({ id }) => id !== from)?.id ?? from;
  return {
    mode,
    position,
    name: '',
    from,
    to,
    showsFieldOfFire: fields.ask === 'visibility',
    speed: wholeNumber(fields.speed, speedOf(position.figures.find(({ id }) => id === from)), limits.speed),
    path: textsOf(fields.path),
    brokeAway: fields.brokeAway === true,
    damage: wholeNumber(fields.damageTaken, defaults.damage, limits.damage),
  };
}

function speedOf(figure: Figure | undefined): number {
  const clicks = listOf(figure?.other.dial);
  const click = numberOf(figure?.other.click) ?? 1;
  return numberOf(fieldsOf(clicks[click - 1]).speed) ?? defaults.speed;
}

/**
 * The game with another position; the same game where the position is the same. Ends that left the board are chosen anew. The path is
 * kept only if its figure is where it was.
 */
export function withPosition(game: Game, position: Position): Game {
  if (position === game.position) return game;
  const isOnBoard = (id: string): boolean => position.figures.some((figure) => figure.id === id);
  const from = isOnBoard(game.from) ? game.from : (position.figures[0]?.id ?? game.from);
  const to = isOnBoard(game.to) ? game.to : (position.figures.find(({ id }) => id !== from)?.id ?? from);
  const start = (one: Position): string | undefined => one.figures.find(({ id }) => id === from)?.at[0];
  const path = start(position) === start(game.position) ? game.path : [];
  return { ...game, position, from, to, path };
}
