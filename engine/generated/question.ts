/* Generated from schemas/question.schema.json by `sightline build`. Do not edit: change the schema and build. */

/**
 * A question to the judge, protocol version 1.
 */
export type Question =
  | AdjacentQuestion
  | LineOfFireQuestion
  | VisibilityQuestion
  | ReachQuestion
  | PathQuestion
  | PlacementQuestion
  | BreakAwayQuestion
  | KnockBackQuestion
  | CombatValueQuestion
  | PlayQuestion;
/**
 * The edition that answers, one of rules/editions.json; the default one when left out.
 */
export type Edition = string;
/**
 * COLUMN ROW: letters from the left, numbers from the top.
 */
export type Square = string;
export type Squares = Square[];
/**
 * Two squares, joined by a bar.
 */
export type Edge = string;
/**
 * An id.
 */
export type Name = string;
export type Characters = BoardCharacter[];
export type Objects = BoardObject[];
export type End = Square | CharacterEnd;

export interface AdjacentQuestion {
  ask: 'adjacent';
  edition?: Edition;
  map: BoardMap;
  characters?: Characters;
  /**
   * @minItems 2
   * @maxItems 2
   */
  between: [Square, Square];
}
export interface BoardMap {
  kind: 'outdoor' | 'indoor' | 'indoor/outdoor';
  columns: number;
  rows: number;
  hindering?: Squares;
  water?: Squares;
  blocking?: Squares;
  debris?: Squares;
  interior?: Squares;
  /**
   * Level to squares; all others are level 1.
   */
  elevation?: {
    [k: string]: Squares;
  };
  walls?: Edge[];
  stairs?: Edge[];
  /**
   * Starting areas by player.
   */
  starts?: {
    [k: string]: Squares;
  };
}
export interface BoardCharacter {
  id: Name;
  player: Name;
  /**
   * Its square, or squares in the order of its parts.
   */
  at: Square | [Square, ...Square[]];
  points?: number;
  range?: number;
  targets?: number;
  /**
   * @minItems 1
   */
  dial?: [DialClick, ...DialClick[]];
  click?: number;
  tokens?: number;
  size?: 'tiny' | 'standard' | 'great';
  abilities?: 'flight'[];
  holds?: Name;
}
export interface DialClick {
  speed?: number;
  attack?: number;
  defense?: number;
  damage?: number;
}
export interface LineOfFireQuestion {
  ask: 'line-of-fire';
  edition?: Edition;
  map: BoardMap;
  characters?: Characters;
  objects?: Objects;
  from: End;
  to: End;
}
export interface BoardObject {
  id: Name;
  kind: 'light' | 'heavy' | 'immobile' | 'ultra-light' | 'ultra-heavy';
  at?: Square;
}
export interface CharacterEnd {
  character: Name;
}
export interface VisibilityQuestion {
  ask: 'visibility';
  edition?: Edition;
  map: BoardMap;
  characters?: Characters;
  objects?: Objects;
  from: End;
}
export interface ReachQuestion {
  ask: 'reach';
  edition?: Edition;
  map: BoardMap;
  characters: Characters;
  objects?: Objects;
  character: Name;
  speed?: number;
  brokeAway?: boolean;
  to?: Square;
}
export interface PathQuestion {
  ask: 'path';
  edition?: Edition;
  map: BoardMap;
  characters: Characters;
  objects?: Objects;
  character: Name;
  speed?: number;
  brokeAway?: boolean;
  /**
   * @minItems 1
   */
  path: [Square, ...Square[]];
  /**
   * Asks for every fault of the path as well, not only the first.
   */
  every?: boolean;
}
export interface PlacementQuestion {
  ask: 'placement';
  edition?: Edition;
  map: BoardMap;
  characters: Characters;
  objects?: Objects;
}
export interface BreakAwayQuestion {
  ask: 'break-away';
  edition?: Edition;
  roll: number;
  bonus?: number;
}
export interface KnockBackQuestion {
  ask: 'knock-back';
  edition?: Edition;
  map: BoardMap;
  characters: Characters;
  objects?: Objects;
  attacker: Name;
  target: Name;
  damageTaken: number;
}
export interface CombatValueQuestion {
  ask: 'combat-value';
  edition?: Edition;
  value: 'speed' | 'attack' | 'defense' | 'damage' | 'range';
  printed: number;
  replacements: Replacement[];
  modifiers: number[];
  minimum?: number;
}
/**
 * Exactly one of set, half and double.
 */
export interface Replacement {
  set?: number;
  half?: true;
  double?: true;
  locked?: boolean;
}
export interface PlayQuestion {
  ask: 'play';
  edition?: Edition;
  map: BoardMap;
  /**
   * @minItems 2
   * @maxItems 4
   */
  players: [Name, Name] | [Name, Name, Name] | [Name, Name, Name, Name];
  characters: Characters;
  objects?: Objects;
  buildTotal: number;
  roundLimit?: number;
  start?: PlayStart;
  actions: PlayCommand[];
  dice: number[];
}
/**
 * What has happened before the first action.
 */
export interface PlayStart {
  round?: number;
  turn?: Name;
  acted?: Name[];
}
/**
 * An action that a player gives, or the end of the turn, with the choices made during it.
 */
export interface PlayCommand {
  player: Name;
  give?: 'move' | 'close' | 'ranged' | 'power';
  end?: 'turn';
  to?: Name;
  use?: Name;
  path?: Squares;
  target?: Name;
  targets?: Name[];
  split?: {
    [k: string]: number;
  };
  destroy?: string;
  choose?: (string | number | boolean)[];
}
