/** The state of a game of the oracle: its fighters, and the actions that are possible now. */
import { areAdjacent } from './adjacency.ts';
import { createBoard, hasStairs } from './board.ts';
import { lineOfFire } from './fire.ts';
import type { CharacterInput, DialClick, Edition, MapInput, ObjectInput } from './question.ts';
import { distance, squareNamed } from './square.ts';

/** The oracle's own record of a character in a game. `CharacterInput` is a character as a question describes it. */
export interface Fighter {
  readonly id: string;
  readonly player: string;
  readonly points: number;
  readonly range: number;
  /** How many targets its ranged attacks may have. */
  readonly targets: number;
  readonly dial: readonly DialClick[];
  /** The name of its square; null once it is defeated, and for a character that had no room at set-up. */
  at: string | null;
  /** Counted from 1; one beyond the dial is KO. */
  click: number;
  tokens: number;
  hasActedThisTurn: boolean;
  /** Whether it got a token this turn: its tokens then stay at the end of the turn. */
  gotTokenThisTurn: boolean;
  /** Whether it was given an action since the game began, which ends its protection in the first round. */
  hasEverActed: boolean;
  /** The opponent who damaged it last. */
  damagedBy: string | undefined;
}

export interface Table {
  readonly edition: Edition;
  readonly map: MapInput;
  readonly players: readonly string[];
  readonly buildTotal: number;
  readonly roundLimit: number;
  readonly fighters: readonly Fighter[];
  /** Objects on the map. The characters of these games cannot lift them. */
  readonly objects: readonly ObjectInput[];
  round: number;
  activePlayer: string;
  actionsLeft: number;
  over: boolean;
  readonly scoreByPlayer: Map<string, number>;
}

export const isDefeated = ({ click, dial }: Fighter): boolean => click > dial.length;
/** A character that had no room at set-up takes no part in the game. */
export const fightersLeft = (table: Table): Fighter[] => table.fighters.filter((one) => !isDefeated(one) && one.at !== null);
export const dialValue = (one: Fighter, name: keyof DialClick): number => one.dial[one.click - 1]?.[name] ?? 0;
const isProtected = (table: Table, one: Fighter): boolean => table.round === 1 && !one.hasEverActed;
const opponentsOf = (table: Table, one: Fighter): Fighter[] => fightersLeft(table).filter((other) => other.player !== one.player);

export const characterInputs = (table: Table): CharacterInput[] =>
  fightersLeft(table).map(({ id, player, at }) => ({ id, player, at: at ?? '' }));
export const boardOf = (table: Table) => createBoard(table.edition, table.map, characterInputs(table), table.objects);

export function fighterNamed(table: Table, id: string | undefined): Fighter {
  const found = table.fighters.find((one) => one.id === id);
  if (!found) throw new Error(`no character ${id}`);
  return found;
}

const areAdjacentFighters = (table: Table, a: Fighter, b: Fighter): boolean =>
  areAdjacent(boardOf(table), squareNamed(a.at ?? ''), squareNamed(b.at ?? ''));
export const distanceBetween = (a: Fighter, b: Fighter): number => distance(squareNamed(a.at ?? ''), squareNamed(b.at ?? ''));
export const lineBetween = (table: Table, a: Fighter, b: Fighter) => lineOfFire(boardOf(table), { character: a.id }, { character: b.id });

const haveStairsBetween = (table: Table, a: Fighter, b: Fighter): boolean =>
  hasStairs(boardOf(table), squareNamed(a.at ?? ''), squareNamed(b.at ?? ''));

export const closeTargets = (table: Table, one: Fighter): Fighter[] =>
  opponentsOf(table, one).filter(
    (opponent) => (areAdjacentFighters(table, one, opponent) || haveStairsBetween(table, one, opponent)) && !isProtected(table, opponent),
  );

export function rangedTargets(table: Table, one: Fighter): Fighter[] {
  if (one.range === 0 || opponentsOf(table, one).some((opponent) => areAdjacentFighters(table, one, opponent))) return [];
  return opponentsOf(table, one).filter(
    (opponent) =>
      !isProtected(table, opponent) &&
      distanceBetween(one, opponent) <= one.range &&
      lineBetween(table, one, opponent).lineOfFire !== 'blocked',
  );
}

/** Everything that the active player may do now: `end`, and the other actions with their character, as in `move A`. */
export function actionsOf(table: Table): ReadonlySet<string> {
  const able =
    table.actionsLeft === 0
      ? []
      : fightersLeft(table).filter((one) => one.player === table.activePlayer && !one.hasActedThisTurn && one.tokens < 2);
  return new Set([
    'end',
    ...able.map(({ id }) => `move ${id}`),
    ...able.filter((one) => closeTargets(table, one).length > 0).map(({ id }) => `close ${id}`),
    ...able.filter((one) => rangedTargets(table, one).length > 0).map(({ id }) => `ranged ${id}`),
  ]);
}
