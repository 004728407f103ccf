/* Generated from schemas/verdict.schema.json by `sightline build`. Do not edit: change the schema and build. */

/**
 * An answer of the judge: the verdict of a question, with the chain of clauses that decided it, or an error.
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
  | AttackRollVerdict
  | DamageVerdict
  | ActionTotalVerdict
  | ForceVerdict
  | ThemedTeamVerdict
  | VictoryVerdict
  | DialVerdict
  | Refusal;
/**
 * The clauses that decide, in order.
 */
export type Because = Reason[];
/**
 * Squares.
 */
export type Squares = string[];
/**
 * A square, by its column and row: `C4`.
 */
export type Square = string;
export type PlacementFault = {
  [k: string]: unknown;
} & {
  /**
   * The character that may not be there.
   */
  character?: string;
  /**
   * The object that may not be there.
   */
  object?: string;
  at: Squares;
  /**
   * The reason, for readers.
   */
  message: string;
  because: Because;
};

export interface AdjacentVerdict {
  /**
   * Whether the two are adjacent.
   */
  adjacent: boolean;
  /**
   * The edition whose rules judged.
   */
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
  /**
   * A note, in a few words.
   */
  note?: string;
}
export interface LineOfFireVerdict {
  /**
   * The label of the line.
   */
  lineOfFire: string;
  /**
   * What the line adds to defense.
   */
  defenseModifier: number;
  /**
   * Whether it is the direct line.
   */
  direct: boolean;
  /**
   * Its length in squares.
   */
  range: number;
  crossed: Squares;
  /**
   * The corners that it crosses exactly.
   */
  corners: Corner[];
  /**
   * The edition whose rules judged.
   */
  edition: string;
  because: Because;
}
export interface Corner {
  /**
   * The two squares at the corner.
   *
   * @minItems 2
   * @maxItems 2
   */
  between: [string, string];
}
export interface VisibilityVerdict {
  /**
   * By square, the label of the line to it.
   */
  squares: {
    [k: string]: string;
  };
  /**
   * The edition whose rules judged.
   */
  edition: string;
  because: Because;
}
export interface ReachVerdict {
  /**
   * By square in reach, how much speed the move to it uses.
   */
  reach: {
    [k: string]: number;
  };
  /**
   * Whether the character must break away first.
   */
  mustBreakAway: boolean;
  /**
   * A shortest legal path to the square `to` of the question, the start first.
   */
  way?: string[];
  /**
   * The edition whose rules judged.
   */
  edition: string;
  because: Because;
}
export interface PathVerdict {
  /**
   * Whether the path is allowed.
   */
  legal: boolean;
  /**
   * Where the character must stop.
   */
  stopsAt?: string;
  /**
   * Every fault of the path, in the order of its steps.
   */
  faults?: PathFault[];
  /**
   * The edition whose rules judged.
   */
  edition: string;
  because: Because;
}
export interface PathFault {
  /**
   * The place in the path, 0 for its start.
   */
  step: number;
  /**
   * What is wrong.
   */
  kind: 'break-away' | 'speed' | 'step' | 'stop' | 'end';
  at: Square;
  because: Because;
}
export interface PlacementVerdict {
  /**
   * Whether the placement is allowed.
   */
  allowed: boolean;
  /**
   * Every square in which a character or an object may not be.
   */
  faults: PlacementFault[];
  /**
   * The edition whose rules judged.
   */
  edition: string;
  because: Because;
}
export interface BreakAwayVerdict {
  /**
   * Whether it gets away.
   */
  succeeds: boolean;
  /**
   * The edition whose rules judged.
   */
  edition: string;
  because: Because;
}
export interface KnockBackVerdict {
  path: Squares;
  /**
   * The square where it ends.
   */
  endsAt: string;
  /**
   * The damage of the knock back.
   */
  knockBackDamage: number;
  /**
   * The edition whose rules judged.
   */
  edition: string;
  because: Because;
}
export interface CombatValueVerdict {
  /**
   * The value.
   */
  value: number;
  /**
   * The edition whose rules judged.
   */
  edition: string;
  because: Because;
}
export interface PlayVerdict {
  state: PlayedState;
  /**
   * What happened, in order.
   */
  events: PlayEvent[];
  illegal?: IllegalAction;
  /**
   * The edition whose rules judged.
   */
  edition: string;
  because: Because;
}
/**
 * The state of the game: facts of the game by name, those of characters and players by their ids.
 */
export interface PlayedState {
  [k: string]: unknown;
}
export interface PlayEvent {
  /**
   * The type of the event.
   */
  type: string;
  /**
   * The clauses that decide, in order.
   */
  because: string[];
  [k: string]: unknown;
}
/**
 * The first action that is not allowed.
 */
export interface IllegalAction {
  /**
   * The place of the action in the question.
   */
  action: number;
  /**
   * The clause that forbids it.
   */
  rule: string;
  /**
   * The reason, for readers.
   */
  message: string;
  instead?: LegalChange;
}
/**
 * The smallest change that makes the action legal: the field to change, with its new value.
 */
export interface LegalChange {
  [k: string]:
    | string
    | number
    | unknown[]
    | {
        [k: string]: number;
      };
}
export interface AttackRollVerdict {
  /**
   * The attack total.
   */
  total: number;
  /**
   * Whether each target is hit.
   */
  hits: string[];
  /**
   * The critical result.
   */
  critical: string | null;
  /**
   * Whether the dice are doubles.
   */
  doubles: boolean;
  /**
   * The edition whose rules judged.
   */
  edition: string;
  because: Because;
}
export interface DamageVerdict {
  /**
   * The damage dealt.
   */
  dealt: number;
  /**
   * The damage taken.
   */
  taken: number;
  /**
   * Whether it is defeated.
   */
  defeated: boolean;
  /**
   * The edition whose rules judged.
   */
  edition: string;
  because: Because;
}
export interface ActionTotalVerdict {
  /**
   * How many actions.
   */
  actions: number;
  /**
   * How many epic actions.
   */
  epicActions: number;
  /**
   * The edition whose rules judged.
   */
  edition: string;
  because: Because;
}
export interface ForceVerdict {
  /**
   * Whether the force is legal.
   */
  legal: boolean;
  /**
   * The points.
   */
  points: number;
  /**
   * What is wrong, each with its clause.
   */
  problems: ForceProblem[];
  /**
   * The edition whose rules judged.
   */
  edition: string;
  because: Because;
}
export interface ForceProblem {
  /**
   * The clause that forbids it.
   */
  rule: string;
  /**
   * The reason, for readers.
   */
  message: string;
}
export interface ThemedTeamVerdict {
  /**
   * Whether the force is a themed team.
   */
  themed: boolean;
  /**
   * The keywords that all its characters share.
   */
  keywords: string[];
  /**
   * Whether one of these is a named keyword.
   */
  named: boolean;
  /**
   * What is added to the roll for first player.
   */
  initiativeBonus: number;
  /**
   * How often it can use Probability Control in the game because it is a themed team.
   */
  rerolls: number;
  /**
   * The edition whose rules judged.
   */
  edition: string;
  because: Because;
}
export interface VictoryVerdict {
  /**
   * Who wins.
   */
  winner: string[];
  /**
   * The points of each player.
   */
  scores: {
    [k: string]: number;
  };
  /**
   * Whether points decide.
   */
  byPoints: boolean;
  /**
   * The edition whose rules judged.
   */
  edition: string;
  because: Because;
}
export interface DialVerdict {
  /**
   * The number of the dial in use.
   */
  dial: number;
  /**
   * The click it is on.
   */
  click: number;
  /**
   * Whether it is defeated.
   */
  defeated: boolean;
  /**
   * Clicks of damage taken in all.
   */
  taken: number;
  /**
   * Clicks healed in all.
   */
  healed: number;
  /**
   * What it is worth.
   */
  points: number;
  /**
   * The edition whose rules judged.
   */
  edition: string;
  because: Because;
}
export interface Refusal {
  error: JudgeError;
}
/**
 * Why the question cannot be answered.
 */
export interface JudgeError {
  /**
   * The kind of error.
   */
  code: string;
  /**
   * The reason, for readers.
   */
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
