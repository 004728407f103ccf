/* Generated from schemas/verdict.schema.json by `sightline build`. Do not edit: change the schema and build. */

/**
 * What the judge answers: the verdict of a question, with the chain of clauses that decided it, or an error.
 */
export type Verdict =
  | AdjacentVerdict
  | LineOfFireVerdict
  | VisibilityVerdict
  | ReachVerdict
  | PathVerdict
  | PlacementVerdict
  | BreakAwayVerdict
  | KnockBackVerdict
  | CombatValueVerdict
  | PlayVerdict
  | Refusal;
export type Because = Reason[];
export type Squares = string[];
export type Square = string;

export interface AdjacentVerdict {
  adjacent: boolean;
  edition: string;
  because: Because;
}
export interface Reason {
  /**
   * A clause.
   */
  rule: string;
  /**
   * Squares.
   */
  at?: string[];
  note?: string;
}
export interface LineOfFireVerdict {
  lineOfFire: string;
  defenseModifier: number;
  direct: boolean;
  range: number;
  crossed: Squares;
  corners: Corner[];
  edition: string;
  because: Because;
}
export interface Corner {
  /**
   * @minItems 2
   * @maxItems 2
   */
  between: [string, string];
}
export interface VisibilityVerdict {
  squares: {
    [k: string]: string;
  };
  edition: string;
  because: Because;
}
export interface ReachVerdict {
  reach: {
    [k: string]: number;
  };
  mustBreakAway: boolean;
  /**
   * A shortest legal way to the square that was asked for, the start first.
   */
  way?: string[];
  edition: string;
  because: Because;
}
export interface PathVerdict {
  legal: boolean;
  stopsAt?: string;
  /**
   * Every fault of the path, in the order of its steps.
   */
  faults?: PathFault[];
  edition: string;
  because: Because;
}
export interface PathFault {
  /**
   * The place in the path, 0 for its start.
   */
  step: number;
  kind: 'break-away' | 'speed' | 'step' | 'stop' | 'end';
  at: Square;
  because: Because;
}
export interface PlacementVerdict {
  allowed: boolean;
  /**
   * Every square in which a character may not be.
   */
  faults: PlacementFault[];
  edition: string;
  because: Because;
}
export interface PlacementFault {
  character: string;
  at: Squares;
  message: string;
  because: Because;
}
export interface BreakAwayVerdict {
  succeeds: boolean;
  edition: string;
  because: Because;
}
export interface KnockBackVerdict {
  path: Squares;
  endsAt: string;
  knockBackDamage: number;
  edition: string;
  because: Because;
}
export interface CombatValueVerdict {
  value: number;
  edition: string;
  because: Because;
}
export interface PlayVerdict {
  state: PlayedState;
  events: PlayEvent[];
  illegal?: IllegalAction;
  edition: string;
  because: Because;
}
/**
 * What the game has come to: facts of the game by name, those of characters and players by their id.
 */
export interface PlayedState {
  [k: string]: unknown;
}
export interface PlayEvent {
  type: string;
  because: string[];
  [k: string]: unknown;
}
export interface IllegalAction {
  action: number;
  rule: string;
  message: string;
}
export interface Refusal {
  error: JudgeError;
}
export interface JudgeError {
  code: string;
  message: string;
  /**
   * JSON pointer into the question.
   */
  at: string;
  /**
   * The clause that refuses, where one does.
   */
  rule?: string;
}
