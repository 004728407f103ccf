/** The state of a game of the oracle: its characters, and the actions that are possible now. */
import { areAdjacent } from './adjacency.ts';
import { hasStairs, setBoard } from './board.ts';
import { lineOfFire } from './fire.ts';
import type { CharacterInput, DialClick, Edition, MapInput, ObjectInput } from './question.ts';
import { distance, squareNamed } from './square.ts';

export interface Fighter {
  readonly id: string;
  readonly player: string;
  readonly points: number;
  readonly range: number;
  readonly targets: number;
  readonly dial: readonly DialClick[];
  at: string | null;
  /** Counted from 1; one beyond the dial is KO. */
  click: number;
  tokens: number;
  /** Whether it has had its action this turn. */
  acted: boolean;
  /** Whether it was given a token this turn, so that its tokens stay at the end of the turn. */
  marked: boolean;
  /** Whether it was given an action since the game began, which ends its protection in the first round. */
  active: boolean;
  /** The player who damaged it last. */
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
  turn: string;
  actionsLeft: number;
  over: boolean;
  readonly score: Map<string, number>;
}

export const isOut = ({ click, dial }: Fighter): boolean => click > dial.length;
export const standing = (table: Table): Fighter[] => table.fighters.filter((one) => !isOut(one));
export const rating = (one: Fighter, name: keyof DialClick): number => one.dial[one.click - 1]?.[name] ?? 0;
const isProtected = (table: Table, one: Fighter): boolean => table.round === 1 && !one.active;
const foes = (table: Table, one: Fighter): Fighter[] => standing(table).filter((other) => other.player !== one.player);

export const people = (table: Table): CharacterInput[] => standing(table).map(({ id, player, at }) => ({ id, player, at: at ?? '' }));
export const board = (table: Table) => setBoard(table.edition, table.map, people(table), table.objects);

export function fighter(table: Table, id: string | undefined): Fighter {
  const found = table.fighters.find((one) => one.id === id);
  if (!found) throw new Error(`no character ${id}`);
  return found;
}

const touches = (table: Table, a: Fighter, b: Fighter): boolean =>
  areAdjacent(board(table), squareNamed(a.at ?? ''), squareNamed(b.at ?? ''));
export const apart = (a: Fighter, b: Fighter): number => distance(squareNamed(a.at ?? ''), squareNamed(b.at ?? ''));
export const line = (table: Table, a: Fighter, b: Fighter) => lineOfFire(board(table), { character: a.id }, { character: b.id });

const overStairs = (table: Table, a: Fighter, b: Fighter): boolean =>
  hasStairs(board(table), squareNamed(a.at ?? ''), squareNamed(b.at ?? ''));

export const closeTargets = (table: Table, one: Fighter): Fighter[] =>
  foes(table, one).filter((foe) => (touches(table, one, foe) || overStairs(table, one, foe)) && !isProtected(table, foe));

export function rangedTargets(table: Table, one: Fighter): Fighter[] {
  if (one.range === 0 || foes(table, one).some((foe) => touches(table, one, foe))) return [];
  return foes(table, one).filter(
    (foe) => !isProtected(table, foe) && apart(one, foe) <= one.range && line(table, one, foe).lineOfFire !== 'blocked',
  );
}

/** Everything that may be done now, as `action character`. */
export function actionsOf(table: Table): ReadonlySet<string> {
  const able = table.actionsLeft === 0 ? [] : standing(table).filter((one) => one.player === table.turn && !one.acted && one.tokens < 2);
  return new Set([
    'end',
    ...able.map(({ id }) => `move ${id}`),
    ...able.filter((one) => closeTargets(table, one).length > 0).map(({ id }) => `close ${id}`),
    ...able.filter((one) => rangedTargets(table, one).length > 0).map(({ id }) => `ranged ${id}`),
  ]);
}
