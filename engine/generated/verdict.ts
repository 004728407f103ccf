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
  | BreakAwayVerdict
  | KnockBackVerdict
  | CombatValueVerdict
  | Refusal;
export type Because = Reason[];
export type Squares = string[];

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
  edition: string;
  because: Because;
}
export interface PathVerdict {
  legal: boolean;
  stopsAt?: string;
  edition: string;
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
