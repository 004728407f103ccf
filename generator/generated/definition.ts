/* Generated from schemas/definition.schema.json by `sightline build`. Do not edit: change the schema and build. */

/**
 * One effect definition: a closed union on `kind`. Expressions are CEL, typed against schemas/vocabulary.json.
 */
export type Definition = Definition1;
export type Definition1 =
  | SubjectDefinition
  | RecordDefinition
  | PropertyDefinition
  | ParameterDefinition
  | CalculationDefinition
  | ValueDefinition
  | TableDefinition
  | PathDefinition
  | RestrictionDefinition
  | ConstraintDefinition
  | ProcedureDefinition
  | OptionDefinition
  | TriggerDefinition;
/**
 * Permanent id, dotted kebab or camel case.
 */
export type Id = string;
/**
 * area.page.clause
 */
export type ClauseId = string;
/**
 * A CEL expression.
 */
export type Expression = string;
/**
 * What a fact is about.
 */
export type Subject = string;
/**
 * bool, int, a kind of subject (`?` after it: or none), a list in brackets, a number for each subject (`{character: int}`), or an enumeration or set of names.
 */
export type ValueType =
  | string
  | {
      /**
       * The values, least first.
       *
       * @minItems 2
       */
      enum: [string, string, ...string[]];
    }
  | {
      /**
       * The values a set may hold.
       *
       * @minItems 1
       */
      set: [string, ...string[]];
    };
/**
 * A number that a calculation makes.
 */
export type Quantity = string;
/**
 * A class of entries.
 */
export type Gathered = string;
/**
 * A whole number or a CEL expression for one.
 */
export type Amount = number | Expression;
/**
 * Exceptions in the order in which they are looked at: the definition acts where its condition holds and none of these.
 */
export type Unless = Exception[];
/**
 * One step: exactly one of let, set, roll, choose, offer, call, each, when, repeat, point, end, later, emit, and what belongs to it.
 */
export type Step = Step1 &
  Step1 &
  Step2 &
  Step1 &
  Step2 &
  Step1 &
  Step2 &
  Step1 &
  Step2 &
  Step2 &
  Step1 &
  Step2 &
  Step1 &
  Step2 &
  Step1 &
  Step2 &
  Step1 &
  Step2 &
  Step1 &
  Step2;
export type Step1 =
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    };

/**
 * A kind of thing that the state of a game stores.
 */
export interface SubjectDefinition {
  kind: 'subject';
  id: Id;
  /**
   * The clauses this definition carries; the chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * Of its clauses, those that the chain of a verdict names; all when left out.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * What the chain says when this definition took part, in a few words.
   */
  note?: string;
  /**
   * How many there may be.
   */
  most: number;
  /**
   * Its place on the board.
   */
  figure?: {
    /**
     * The record of the squares it is in.
     */
    squares: Id;
    /**
     * The record of the player it belongs to.
     */
    side: Id;
  };
  /**
   * The list of a set-up that names one of them each.
   */
  listed?: string;
  /**
   * The procedure that is the game: of the one subject that has it.
   */
  runs?: Id;
  /**
   * The player who decides where nothing names another; beside `runs`.
   */
  active?: Expression;
}
/**
 * What is remembered, or given with the set-up: subject, type, first value, when it resets.
 */
export interface RecordDefinition {
  kind: 'record';
  id: Id;
  /**
   * The clauses this definition carries; the chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * Of its clauses, those that the chain of a verdict names; all when left out.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * What the chain says when this definition took part, in a few words.
   */
  note?: string;
  of: Subject | [Subject, Subject, ...Subject[]];
  type: ValueType;
  /**
   * The value at first; left out where the set-up always gives it.
   */
  first?: number | boolean | string | string[];
  /**
   * A procedure: the record goes back to its first value whenever an instance of it begins.
   */
  resets?: Id;
  /**
   * The field of the question that sets it at first. `characters.dial.speed` is the speed of every click.
   */
  given?: string;
  /**
   * The name under which a verdict on a game shows it.
   */
  shown?: string;
}
/**
 * A derived fact about a subject.
 */
export interface PropertyDefinition {
  kind: 'property';
  id: Id;
  /**
   * The clauses this definition carries; the chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * Of its clauses, those that the chain of a verdict names; all when left out.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * What the chain says when this definition took part, in a few words.
   */
  note?: string;
  of?: Subject;
  type: ValueType;
  /**
   * The fact.
   */
  is?: Expression;
  takes?: Facts;
  /**
   * Read from the top: the first row whose condition holds gives the value.
   *
   * @minItems 2
   */
  rows?: [PropertyRow, PropertyRow, ...PropertyRow[]];
  /**
   * The judge question whose verdict repeats this fact, and the field there.
   */
  answers?: {
    ask: 'line-of-fire' | 'reach';
    field: 'direct' | 'range' | 'mustBreakAway';
  };
  /**
   * The name under which a verdict on a game shows it.
   */
  shown?: string;
}
/**
 * Names and their types. A default follows the type: `"bool = true"`.
 */
export interface Facts {
  [k: string]: string | ValueType;
}
export interface PropertyRow {
  /**
   * When the row gives the value; the last row has none.
   */
  if?: Expression;
  gives: number | boolean | Expression;
}
/**
 * A typed constant with a unit.
 */
export interface ParameterDefinition {
  kind: 'parameter';
  id: Id;
  /**
   * The clauses this definition carries; the chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * Of its clauses, those that the chain of a verdict names; all when left out.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * What the chain says when this definition took part, in a few words.
   */
  note?: string;
  type: ValueType;
  /**
   * What is counted.
   */
  unit?: string;
  /**
   * The value.
   */
  value: number | boolean | string;
}
/**
 * The ordered steps that make one quantity.
 */
export interface CalculationDefinition {
  kind: 'calculation';
  id: Id;
  /**
   * The clauses this definition carries; the chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * Of its clauses, those that the chain of a verdict names; all when left out.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * What the chain says when this definition took part, in a few words.
   */
  note?: string;
  /**
   * The quantities made this way.
   *
   * @minItems 1
   */
  of: [Quantity, ...Quantity[]];
  /**
   * The steps.
   *
   * @minItems 1
   */
  steps: [CalculationStep, ...CalculationStep[]];
  takes?: Facts;
  type?: ValueType;
}
/**
 * One step of a calculation, worked in the order: start, gather and fold, clamp.
 */
export interface CalculationStep {
  /**
   * The number to start from.
   */
  start?: Expression;
  /**
   * The classes of entries that take part.
   */
  gather?: Gathered | [Gathered, Gathered, ...Gathered[]];
  /**
   * How the gathered entries become one: worked one after the other, added, the running value lifted to the largest or lowered to the smallest, one chosen to be subtracted, or whether any holds.
   */
  fold?: 'in-order' | 'sum' | 'max' | 'min' | 'choose-one' | 'any';
  /**
   * The player who chooses.
   */
  by?: Expression;
  /**
   * If any gathered entry has this mark, only the last of those counts, on the start, and later steps may ask for it.
   */
  exclusive?: 'locked';
  /**
   * When the step is left out, or when a class of it is.
   */
  skipIf?:
    | Expression
    | {
        [k: string]: Expression;
      };
  /**
   * Lowest and highest; an empty string leaves that side open.
   *
   * @minItems 2
   * @maxItems 2
   */
  clamp?: [string, string];
  /**
   * What the chain cites where the step changes the value.
   *
   * @minItems 1
   */
  clauses?: [ClauseId, ...ClauseId[]];
  /**
   * What the chain cites where the lower side of the clamp acts.
   *
   * @minItems 1
   */
  lowestClauses?: [ClauseId, ...ClauseId[]];
  /**
   * What the chain cites where its upper side acts.
   *
   * @minItems 1
   */
  highestClauses?: [ClauseId, ...ClauseId[]];
  /**
   * What the chain cites besides where the step changes a locked value.
   *
   * @minItems 1
   */
  lockedClauses?: [ClauseId, ...ClauseId[]];
  /**
   * What the chain cites where the step is skipped although there was something to gather.
   *
   * @minItems 1
   */
  skipClauses?: [ClauseId, ...ClauseId[]];
  /**
   * What an entry of each shape does to the running value.
   */
  applies?: {
    [k: string]: Expression;
  };
}
/**
 * An entry in a calculation: a replacement, modifier, minimum, maximum, increase or reduction.
 */
export interface ValueDefinition {
  kind: 'value';
  id: Id;
  /**
   * The clauses this definition carries; the chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * Of its clauses, those that the chain of a verdict names; all when left out.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * What the chain says when this definition took part, in a few words.
   */
  note?: string;
  of: Quantity;
  /**
   * What the condition may ask about on the board; left out for an entry of the game.
   */
  in?: 'line' | 'move' | 'knock-back';
  modifier?: Amount;
  replacement?: Amount | ('half' | 'double');
  minimum?: Amount;
  maximum?: Amount;
  increase?: Amount;
  reduction?: Amount;
  /**
   * When it counts.
   */
  if?: Expression;
  unless?: Unless;
  locked?: boolean;
  allow?: Amount;
  ignoring?: Amount;
}
/**
 * What keeps a definition from acting where its condition holds: an exception that clauses of its own make.
 */
export interface Exception {
  /**
   * When the exception applies.
   */
  if: Expression;
  /**
   * The clauses that make the exception; the definition carries them too, and the chain of a verdict names them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * What the chain says where the exception applies, after what would have been, in a few words.
   */
  note?: string;
}
/**
 * A decision table: exactly one row holds for every input.
 */
export interface TableDefinition {
  kind: 'table';
  id: Id;
  /**
   * The clauses this definition carries; the chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * Of its clauses, those that the chain of a verdict names; all when left out.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * What the chain says when this definition took part, in a few words.
   */
  note?: string;
  /**
   * Each input and its values: a list, or a range of whole numbers.
   */
  inputs: {
    [k: string]:
      | [string, string, ...string[]]
      | 'bool'
      | {
          from: number;
          to: number;
        };
  };
  /**
   * What the output is.
   */
  gives:
    | ('bool' | 'int')
    | {
        /**
         * The values.
         *
         * @minItems 2
         */
        enum: [string, string, ...string[]];
      };
  /**
   * The judge question that this table answers, and the field of the verdict.
   */
  answers?: {
    ask: string;
    field: string;
  };
  /**
   * The rows.
   *
   * @minItems 1
   */
  rows: [TableRow, ...TableRow[]];
}
export interface TableRow {
  /**
   * When the row holds.
   */
  if: Expression;
  /**
   * The output.
   */
  gives: number | boolean | string;
}
/**
 * The labels of a path in order and how crossings combine.
 */
export interface PathDefinition {
  kind: 'path';
  id: Id;
  /**
   * The clauses this definition carries; the chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * Of its clauses, those that the chain of a verdict names; all when left out.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * What the chain says when this definition took part, in a few words.
   */
  note?: string;
  path: 'fire' | 'move' | 'knock-back' | 'adjacent';
  /**
   * The labels, least restrictive first.
   *
   * @minItems 2
   */
  labels: [string, string, ...string[]];
  /**
   * Which crossing of a line decides: the worst, or the first that is not free. Paths of single steps have none.
   */
  along?: 'worst' | 'first';
  corner: {
    routes: 'best' | 'worst';
    within: 'worst' | 'best';
    /**
     * The parts of a route.
     *
     * @minItems 1
     */
    of: ['edge-in' | 'side' | 'edge-out', ...('edge-in' | 'side' | 'edge-out')[]];
    /**
     * What the chain cites where a corner decides.
     *
     * @minItems 1
     */
    clauses?: [ClauseId, ...ClauseId[]];
  };
  /**
   * How ends that cover several squares or may stand higher are taken.
   */
  ends?: {
    /**
     * The height at which an end stands in a square: the ground alone decides it.
     */
    height: Expression;
    squares?: 'best' | 'worst';
    /**
     * An end that a character holds may count as standing higher if this holds.
     */
    raised?: Expression;
    /**
     * By how much at most, or any: at each height of the map from its own up.
     */
    raisedBy?: number | 'any';
    level?: 'best' | 'worst';
    /**
     * Whether the squares of the ends' own bases count between the ends.
     */
    own?: 'clear' | 'counts';
    /**
     * What the chain cites where an end has several squares, of which one is chosen.
     *
     * @minItems 1
     */
    clauses?: [ClauseId, ...ClauseId[]];
    /**
     * What the chain cites where an end counts as standing higher than it does.
     *
     * @minItems 1
     */
    raisedClauses?: [ClauseId, ...ClauseId[]];
    /**
     * What the chain cites where a square of an end's own base would count, but for being one.
     *
     * @minItems 1
     */
    ownClauses?: [ClauseId, ...ClauseId[]];
  };
  away?: Away;
  class?: ClassKeys;
}
/**
 * Which way the steps lead: away from a square of the attacker.
 */
export interface Away {
  /**
   * The attacker's squares that count; of several the first in reading order.
   */
  squares: Expression;
  /**
   * Columns of one step: -1, 0 or 1.
   */
  columns: Expression;
  /**
   * Rows of one step: -1, 0 or 1.
   */
  rows: Expression;
  /**
   * What the chain says of it.
   */
  note?: string;
  /**
   * What the chain cites for the direction.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
}
/**
 * The finite properties of a line or move that its restrictions may ask about, besides their place.
 */
export interface ClassKeys {
  [k: string]: Expression;
}
/**
 * What a path becomes where it crosses something, or makes a step.
 */
export interface RestrictionDefinition {
  kind: 'restriction';
  id: Id;
  /**
   * The clauses this definition carries; the chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * Of its clauses, those that the chain of a verdict names; all when left out.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * What the chain says when this definition took part, in a few words.
   */
  note?: string;
  /**
   * Definitions that do not act where this one does.
   *
   * @minItems 1
   */
  overrides?: [Id, ...Id[]];
  path: 'fire' | 'move' | 'knock-back' | 'adjacent';
  /**
   * Which part of the path: `between` never includes a square of an end's own base; `line` is the line as its crossings make it.
   */
  over: 'source' | 'between' | 'target' | 'edge' | 'side' | 'step' | 'line';
  /**
   * A label of the path, or must-stop.
   */
  gives: string;
  /**
   * When it acts.
   */
  if: Expression;
  unless?: Unless;
  /**
   * What ended the path, for later tables.
   */
  cause?: string;
}
/**
 * What is not allowed, and what happens instead.
 */
export interface ConstraintDefinition {
  kind: 'constraint';
  id: Id;
  /**
   * The clauses this definition carries; the chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * Of its clauses, those that the chain of a verdict names; all when left out.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * What the chain says when this definition took part, in a few words.
   */
  note?: string;
  /**
   * A set-up, the end of a move, the parts of a base; or an option of a menu, a choice of a role, a call of a procedure.
   */
  on: 'set-up' | 'move-end' | 'placement' | 'option' | 'choose' | 'call';
  /**
   * What is looked at one by one: for a set-up a given record, for a placement `part` or `pair`.
   */
  about?: string;
  /**
   * When it is not allowed.
   */
  if: Expression;
  unless?: Unless;
  /**
   * What the refusal says.
   */
  message?: string;
  /**
   * The menu, the role or the procedure.
   */
  of?: string;
}
/**
 * A program: what happens, step by step. A running instance is a subject with its facts.
 */
export interface ProcedureDefinition {
  kind: 'procedure';
  id: Id;
  /**
   * The clauses this definition carries; the chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * Of its clauses, those that the chain of a verdict names; all when left out.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * What the chain says when this definition took part, in a few words.
   */
  note?: string;
  /**
   * What expressions call an instance.
   */
  name: string;
  takes?: Facts;
  holds?: Facts;
  /**
   * The fact that a call yields.
   */
  gives?: string;
  /**
   * @minItems 1
   */
  steps: [Step, ...Step[]];
}
export interface Step2 {
  /**
   * Names a value, fixed from then on.
   */
  let?: number | boolean | Expression;
  /**
   * The name of the result.
   */
  as?: string;
  /**
   * A record, or a fact of a running procedure; `it` is the old value.
   */
  set?: string;
  of?: number | boolean | Expression;
  to?: number | boolean | Expression;
  /**
   * Dice, and how many.
   */
  roll?: string;
  /**
   * What the roll is for.
   */
  for?: string;
  by?: number | boolean | Expression;
  /**
   * The type of what is chosen.
   */
  choose?: string;
  /**
   * The candidates: a list, `paths(who, steps)` or `splits(amount, list)`.
   */
  from?: Expression;
  /**
   * Which candidates, `it` being one.
   */
  where?: Expression;
  /**
   * What constraints on a choice call it.
   */
  role?: string;
  /**
   * How many: `1..3`.
   */
  count?: string;
  who?: number | boolean | Expression;
  /**
   * Nothing may be chosen too.
   */
  may?: true;
  /**
   * The menu.
   */
  offer?: string;
  through?: Id;
  with?: Arguments;
  /**
   * A procedure, a calculation that asks, or a fact of type procedure.
   */
  call?: string;
  /**
   * The list, or the map whose keys are taken.
   */
  each?: Expression;
  /**
   * The least goes first.
   */
  order?: Expression;
  /**
   * @minItems 1
   */
  steps?: [Step, ...Step[]];
  /**
   * The condition.
   */
  when?: Expression;
  /**
   * @minItems 1
   */
  else?: [Step, ...Step[]];
  /**
   * While this holds.
   */
  repeat?: Expression;
  /**
   * A timing point of this procedure.
   */
  point?: string;
  /**
   * Permanent id, dotted kebab or camel case.
   */
  end?: string;
  /**
   * The point that the steps wait for.
   */
  later?: string;
  /**
   * The type of an event for players.
   */
  emit?: string;
  /**
   * When the step is taken.
   */
  if?: Expression;
  /**
   * The clauses of this step.
   *
   * @minItems 1
   */
  clauses?: [ClauseId, ...ClauseId[]];
  note?: string;
}
/**
 * Facts and their values.
 */
export interface Arguments {
  [k: string]: number | boolean | Expression;
}
/**
 * An entry of a menu.
 */
export interface OptionDefinition {
  kind: 'option';
  id: Id;
  /**
   * The clauses this definition carries; the chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * Of its clauses, those that the chain of a verdict names; all when left out.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * What the chain says when this definition took part, in a few words.
   */
  note?: string;
  /**
   * The menu.
   */
  in: string;
  /**
   * A kind of subject: the option is there once for each.
   */
  self?: string;
  /**
   * Facts of the procedure that the menu leads through.
   */
  facts?: {
    [k: string]: number | boolean | Expression;
  };
  /**
   * When it is there.
   */
  if?: Expression;
  unless?: Unless;
  /**
   * @minItems 1
   */
  steps: [Step, ...Step[]];
  /**
   * The fields of a command of the judge protocol that mean this option: `{"give": "move"}`.
   */
  command?: {
    [k: string]: string;
  };
}
/**
 * Steps that act at a point of a procedure.
 */
export interface TriggerDefinition {
  kind: 'trigger';
  id: Id;
  /**
   * The clauses this definition carries; the chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * Of its clauses, those that the chain of a verdict names; all when left out.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * What the chain says when this definition took part, in a few words.
   */
  note?: string;
  /**
   * The point, by the name of its procedure: `attack.rolled`.
   */
  at?: string;
  before?: Id;
  after?: Id;
  instead?: Id;
  whenever?: true;
  /**
   * Its user, or the list of its users.
   */
  self?: Expression;
  /**
   * When it acts.
   */
  if?: Expression;
  unless?: Unless;
  /**
   * The player of its user decides.
   */
  may?: true;
  /**
   * Triggers at the same point that go first.
   *
   * @minItems 1
   */
  follows?: [Id, ...Id[]];
  /**
   * @minItems 1
   */
  steps: [Step, ...Step[]];
}
