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
  | BoardQuestionDefinition
  | PathDefinition
  | RestrictionDefinition
  | ConstraintDefinition
  | ProcedureDefinition
  | QuestionDefinition
  | OptionDefinition
  | TriggerDefinition
  | CapabilityDefinition
  | ExceptionDefinition
  | DurationDefinition;
/**
 * Permanent id, dotted kebab or camel case.
 */
export type Id = string & { readonly __id: 'definition' };
/**
 * area.page.clause
 */
export type ClauseId = string & { readonly __id: 'clause' };
/**
 * Words for readers.
 */
export type Wording = string;
/**
 * A record, by its id.
 */
export type RecordId = string & { readonly __id: 'definition' };
/**
 * A list of a set-up or of a question, by its path: `characters`, `force.feats`.
 */
export type List = string;
/**
 * A procedure, by its id.
 */
export type ProcedureId = string & { readonly __id: 'definition' };
/**
 * A CEL expression.
 */
export type Expression = string;
/**
 * A property, by its id.
 */
export type PropertyId = string & { readonly __id: 'definition' };
/**
 * A number that a calculation makes.
 */
export type Quantity = string;
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
      enum: [MemberName, MemberName, ...MemberName[]];
    }
  | {
      /**
       * The values a set may hold.
       *
       * @minItems 1
       */
      set: [MemberName, ...MemberName[]];
    };
/**
 * A name of your own in an enumeration or set.
 */
export type MemberName = string;
/**
 * A name of the enumeration or set.
 */
export type Member = string;
/**
 * A field of a question, by its path: `map.walls`.
 */
export type QuestionField = string;
/**
 * A name in a verdict on a game.
 */
export type ShownName = string;
/**
 * A name of your own on boards.
 */
export type MapName = string;
/**
 * A sign of your own in drawn boards.
 */
export type Sign = string;
/**
 * SVG path data.
 */
export type Drawing = string;
/**
 * A type, and a default after it: `bool = true`.
 */
export type DeclaredType = string;
/**
 * A whole number, truth, or an expression.
 */
export type Value = number | boolean | Expression;
/**
 * A class of values.
 */
export type Gathered =
  | 'replacement'
  | 'modifier'
  | 'minimum'
  | 'maximum'
  | 'increase'
  | 'reduction'
  | 'ignoring'
  | 'allow'
  | 'has'
  | 'use'
  | 'counter'
  | 'ignored'
  | 'cannot';
/**
 * An expression, or an empty string where that side is open.
 */
export type Bound = string;
/**
 * A capability, by its id.
 */
export type CapabilityId = string & { readonly __id: 'definition' };
/**
 * A whole number or a CEL expression for one.
 */
export type Amount = number | Expression;
/**
 * Exceptions in the order in which they are looked at: the definition acts where its condition holds and none of these.
 */
export type Unless = Exception[];
/**
 * A label of your own.
 */
export type LabelName = string;
/**
 * A restriction, by its id.
 */
export type RestrictionId = string & { readonly __id: 'definition' };
/**
 * A label of a path.
 */
export type Label = string;
/**
 * What ended a path.
 */
export type Cause = string;
/**
 * A given record of a set-up, `part` or `pair` of a placement, or a subject of a check.
 */
export type LookedAt = string;
/**
 * A menu, a role, a procedure or a check.
 */
export type Constrained = string;
/**
 * A value of a command of the judge protocol.
 */
export type CommandValue = string;
/**
 * A name of your own, for expressions.
 */
export type Name = string;
/**
 * A fact that a procedure takes or holds.
 */
export type Held = string;
/**
 * One step: exactly one of let, set, roll, choose, offer, call, each, when, repeat, point, end, later, emit, start, stop, and what belongs to it.
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
 * A record, or a fact of a running procedure: `attack.hit`.
 */
export type Fact = string;
/**
 * Dice: `2d6` are two of six sides. In the procedure that every roll goes through, their number.
 */
export type Dice = string;
/**
 * What a roll is for.
 */
export type Purpose = string;
/**
 * A type of what is chosen: `character`, or `[character]` for several.
 */
export type Chosen = string;
/**
 * A role of choices, by which constraints forbid candidates.
 */
export type Role = string;
/**
 * A range: `1..3`.
 */
export type Count = string;
/**
 * A menu: an `offer` shows it, and options are its entries.
 */
export type Menu = string;
/**
 * A procedure, a calculation that asks, or a fact of type procedure.
 */
export type Callee = string;
/**
 * A timing point, by the name of its procedure: `attack.rolled`.
 */
export type Point = string;
/**
 * The type of an event for players.
 */
export type Event = string;
/**
 * A duration, by its id.
 */
export type DurationId = string & { readonly __id: 'definition' };
/**
 * What a question of the judge asks.
 */
export type QuestionName = string;
/**
 * A trigger, by its id.
 */
export type TriggerId = string & { readonly __id: 'definition' };
/**
 * A mark of capabilities, or what they are.
 */
export type Mark = string;
/**
 * A definition, by its id.
 */
export type DefinitionId = string & { readonly __id: 'definition' };

/**
 * A kind of thing that the state of a game stores.
 */
export interface SubjectDefinition {
  /**
   * A kind of thing that the state of a game stores.
   */
  kind: 'subject';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
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
    squares: RecordId;
    /**
     * The record of the player it belongs to.
     */
    side: RecordId;
  };
  /**
   * The record of the squares it lies in, of a thing that is no figure.
   */
  lies?: RecordId;
  /**
   * The list of a set-up that names one of them each.
   */
  listed?: List;
  /**
   * The procedure that is the game: of the one subject that has it.
   */
  runs?: ProcedureId;
  /**
   * The procedure that ends the game: what comes after it is refused by its clauses.
   */
  ends?: ProcedureId;
  /**
   * The player who decides where nothing names another; beside `runs`.
   */
  active?: Expression;
  /**
   * The players in the order in which they decide about their effects at one moment; beside `runs`.
   */
  order?: Expression;
  /**
   * The procedure that every roll of dice goes through: of the one subject that has `runs`.
   */
  rolls?: ProcedureId;
  /**
   * The record of the map that is played on, one of those that the set-up lists: of the one subject that has `runs`.
   */
  map?: RecordId;
  /**
   * The three sets of capabilities of each.
   */
  capabilities?: {
    /**
     * The record of what a question gives it besides its dial.
     */
    given: RecordId;
    /**
     * The property that lists what is printed for it now.
     */
    printed: PropertyId;
    /**
     * The calculation of what it possesses.
     */
    possessed: Quantity;
    /**
     * The calculation of what it can use.
     */
    used: Quantity;
    /**
     * The calculation of what it may be given actions for.
     */
    activated: Quantity;
  };
}
/**
 * What is remembered, or given with the set-up: subject, type, first value, when it resets.
 */
export interface RecordDefinition {
  /**
   * What is remembered, or given with the set-up: subject, type, first value, when it resets.
   */
  kind: 'record';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
  /**
   * The subject whose record it is, or several.
   */
  of: Subject | [Subject, Subject, ...Subject[]];
  /**
   * What its values are.
   */
  type: ValueType;
  /**
   * The value at first; left out where the set-up always gives it.
   */
  first?: number | boolean | Member | Member[];
  /**
   * A procedure: the record goes back to its first value whenever an instance of it begins.
   */
  resets?: ProcedureId;
  /**
   * The field of the question that sets it at first. `characters.dial.speed` is the speed of every click.
   */
  given?: QuestionField;
  /**
   * Of whom it is given as true may be on no square as a game begins; a record of the game: every character may.
   */
  offMap?: true;
  /**
   * The name under which a verdict on a game shows it.
   */
  shown?: ShownName;
  draws?: MapDrawing;
}
/**
 * Adds a list of squares to the map of questions, named by `given`, and says how boards show these squares. Everything may be left out.
 */
export interface MapDrawing {
  /**
   * Its name on boards; made of the name of the list when left out.
   */
  title?: MapName;
  /**
   * Its sign in drawn boards, one character that has no meaning yet; a spare one when left out.
   */
  sign?: Sign;
  /**
   * Whether it is a marker that is put on squares, and no terrain of the map.
   */
  marker?: boolean;
  /**
   * A tile of its pattern: its size in units of a fortieth of a square, and SVG path data.
   */
  pattern?: {
    /**
     * Its width.
     */
    width: number;
    /**
     * Its height.
     */
    height: number;
    /**
     * What is drawn.
     */
    path: Drawing;
  };
}
/**
 * A derived fact about a subject.
 */
export interface PropertyDefinition {
  /**
   * A derived fact about a subject.
   */
  kind: 'property';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
  /**
   * The subject whose fact it is; left out of a function.
   */
  of?: Subject;
  /**
   * What its values are.
   */
  type: ValueType;
  /**
   * The fact.
   */
  is?: Expression;
  /**
   * Its arguments: it is a function then.
   */
  takes?: Facts;
  /**
   * Read from the top: the first row whose condition holds gives the value.
   *
   * @minItems 2
   */
  rows?: [PropertyRow, PropertyRow, ...PropertyRow[]];
  /**
   * The name under which a verdict on a game shows it.
   */
  shown?: ShownName;
}
/**
 * Names and their types. A default follows the type: `"bool = true"`.
 */
export interface Facts {
  [k: string]: DeclaredType | ValueType;
}
export interface PropertyRow {
  /**
   * When the row gives the value; the last row has none.
   */
  if?: Expression;
  /**
   * The value.
   */
  gives: Value;
}
/**
 * A typed constant with a unit.
 */
export interface ParameterDefinition {
  /**
   * A typed constant with a unit.
   */
  kind: 'parameter';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
  /**
   * What its values are.
   */
  type: ValueType;
  /**
   * What is counted.
   */
  unit?: Wording;
  /**
   * The value.
   */
  value: number | boolean | Member;
}
/**
 * The ordered steps that make one quantity.
 */
export interface CalculationDefinition {
  /**
   * The ordered steps that make one quantity.
   */
  kind: 'calculation';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
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
  /**
   * What it is worked from: it is of the game then.
   */
  takes?: Facts;
  /**
   * What it makes; a whole number when left out.
   */
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
  fold?: 'in-order' | 'sum' | 'max' | 'min' | 'choose-one' | 'any' | 'union' | 'without';
  /**
   * Of the fold `union`: whether the member `added` takes the place of the member `held`. `addedAt` and `heldAt` are the times at which they were last added: -1 for a member that the set starts with, 0 for one that no effect adds, and a higher number for a later effect. All members are found before any is replaced.
   */
  replaces?: Expression;
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
  clamp?: [Bound, Bound];
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
   * The running value after an entry of each operation.
   */
  applies?: {
    [k: string]: Expression;
  };
}
/**
 * An entry in a calculation: a replacement, modifier, minimum, maximum, increase or reduction.
 */
export interface ValueDefinition {
  /**
   * An entry in a calculation: a replacement, modifier, minimum, maximum, increase or reduction.
   */
  kind: 'value';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
  /**
   * The capability that it belongs to: it is in force for those who use it.
   */
  capability?: CapabilityId;
  /**
   * Whose capability it is: a character, or a list of characters, of which each who uses it counts.
   */
  self?: Expression;
  /**
   * The quantity that it takes part in.
   */
  of: Quantity;
  /**
   * What the condition may ask about on the board; left out for an entry of the game.
   */
  in?: 'line' | 'move' | 'knock-back';
  /**
   * Added to the value.
   */
  modifier?: Amount;
  /**
   * Put in its place: a number, or an operation of the calculation (`half`, `double`).
   */
  replacement?: Amount;
  /**
   * The value is no less.
   */
  minimum?: Amount;
  /**
   * The value is no more.
   */
  maximum?: Amount;
  /**
   * Added to it.
   */
  increase?: Amount;
  /**
   * Subtracted from it.
   */
  reduction?: Amount;
  /**
   * When it counts.
   */
  if?: Expression;
  /**
   * What keeps it from counting.
   */
  unless?: Unless;
  /**
   * No other replacement or modifier changes it.
   */
  locked?: boolean;
  /**
   * Whether something is allowed.
   */
  allow?: Amount;
  /**
   * Damage below this number is not dealt.
   */
  ignoring?: Amount;
  /**
   * Capabilities that no action is given for.
   */
  cannot?: Expression;
  /**
   * Capabilities that cannot be used.
   */
  ignored?: Expression;
  /**
   * Capabilities that can be used too.
   */
  use?: Expression;
  /**
   * Capabilities that are not possessed.
   */
  counter?: Expression;
  /**
   * Capabilities that are possessed too.
   */
  has?: Expression;
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
  note?: Wording;
}
/**
 * A decision table: exactly one row holds for every input.
 */
export interface TableDefinition {
  /**
   * A decision table: exactly one row holds for every input.
   */
  kind: 'table';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
  /**
   * Each input and its values: a list, or a range of whole numbers.
   */
  inputs: {
    [k: string]:
      | [MemberName, MemberName, ...MemberName[]]
      | 'bool'
      | {
          /**
           * The least value.
           */
          from: number;
          /**
           * The greatest value.
           */
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
        enum: [MemberName, MemberName, ...MemberName[]];
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
  gives: number | boolean | Member;
}
/**
 * What a question about the board is answered with.
 */
export interface BoardQuestionDefinition {
  /**
   * What a question about the board is answered with.
   */
  kind: 'board-question';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
  /**
   * The questions that this answers, by their `ask`.
   *
   * @minItems 1
   */
  ask: [
    'line-of-fire' | 'reach' | 'path' | 'knock-back' | 'break-away',
    ...('line-of-fire' | 'reach' | 'path' | 'knock-back' | 'break-away')[]
  ];
  quantities?: AskedQuantities;
  gives?: AskedFields;
  /**
   * Of reach and path: when the mover may not move at all, and the verdict says that it must break away first. The properties that it names are cited.
   */
  stays?: Expression;
}
/**
 * The calculations that it needs.
 */
export interface AskedQuantities {
  /**
   * Of reach and path: how many squares the mover may move.
   */
  speed?: Quantity;
  /**
   * Of line-of-fire: what the line adds to the defense of whoever it is drawn to.
   */
  defenseModifier?: Quantity;
  /**
   * Of knock-back: how many squares the path has at most.
   */
  distance?: Quantity;
  /**
   * Of knock-back: the damage of what ends the path.
   */
  damage?: Quantity;
}
/**
 * Fields of the verdict, each an expression; the properties that it names are cited where it is true or not 0. line-of-fire: direct and range, of the line; break-away: succeeds, of roll and bonus.
 */
export interface AskedFields {
  [k: string]: Expression;
}
/**
 * The labels of a path in order and how crossings combine.
 */
export interface PathDefinition {
  /**
   * The labels of a path in order and how crossings combine.
   */
  kind: 'path';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
  /**
   * Which path it is.
   */
  path: 'fire' | 'move' | 'knock-back' | 'adjacent';
  /**
   * The labels, least restrictive first.
   *
   * @minItems 2
   */
  labels: [LabelName, LabelName, ...LabelName[]];
  /**
   * What may end the path. Of several that end it, the one listed first is its cause.
   *
   * @minItems 1
   */
  causes?: [LabelName, ...LabelName[]];
  /**
   * Which crossing of a line decides: the worst, or the first that is not free. Paths of single steps have none.
   */
  along?: 'worst' | 'first';
  /**
   * How a step past a corner is judged: it has two routes, each of several parts.
   */
  corner: {
    /**
     * Which of the two routes counts.
     */
    routes: 'best' | 'worst';
    /**
     * Which part of a route counts.
     */
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
     * The height at which an end stands in a square: the terrain alone decides it.
     */
    height: Expression;
    /**
     * Which line counts where an end has several squares.
     */
    squares?: 'best' | 'worst';
    /**
     * An end that a character holds may count as standing higher if this holds.
     */
    raised?: Expression;
    /**
     * By how much at most, or any: at each height of the map from its own up.
     */
    raisedBy?: number | 'any';
    /**
     * Which line counts where an end may stand at several heights.
     */
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
  /**
   * How much of the mover's speed a step uses, at least 1; 1 where it is left out. A number, or an expression over the step.
   */
  cost?: number | Expression;
  assumes?: Assumes;
  /**
   * When the squares of the mover's base may come to lie on any that touch; otherwise the base keeps its shape, by quarter turns.
   */
  bends?: Expression;
  class?: ClassKeys;
}
/**
 * Which way the steps lead: away from a square of the attacker.
 */
export interface Away {
  /**
   * The target's square from which the steps lead; none for no step.
   */
  from: Expression;
  /**
   * The attacker's square that the steps lead away from; none for no step.
   */
  square: Expression;
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
  note?: Wording;
  /**
   * What the chain cites for the direction.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
}
/**
 * What a game says of every move that it offers, where a question of the judge says it by fields of the same names: what is left out is false.
 */
export interface Assumes {
  /**
   * Whether the mover has broken away.
   */
  brokeAway?: boolean;
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
  /**
   * What a path becomes where it crosses something, or makes a step.
   */
  kind: 'restriction';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
  /**
   * The capability that it belongs to: it is in force for those who use it.
   */
  capability?: CapabilityId;
  /**
   * Whose capability it is: a character, or a list of characters, of which each who uses it counts.
   */
  self?: Expression;
  /**
   * Definitions that do not act where this one does.
   *
   * @minItems 1
   */
  overrides?: [RestrictionId, ...RestrictionId[]];
  /**
   * The path.
   */
  path: 'fire' | 'move' | 'knock-back' | 'adjacent';
  /**
   * Which part of the path: `between` never includes a square of an end's own base; `line` is the line as its crossings make it.
   */
  over: 'source' | 'between' | 'target' | 'edge' | 'side' | 'step' | 'line';
  /**
   * A label of the path, or must-stop.
   */
  gives: Label;
  /**
   * When it acts.
   */
  if: Expression;
  /**
   * What keeps it from acting.
   */
  unless?: Unless;
  /**
   * What ends the path: one of its causes.
   */
  cause?: Cause;
}
/**
 * What is not allowed, and what happens instead.
 */
export interface ConstraintDefinition {
  /**
   * What is not allowed, and what happens instead.
   */
  kind: 'constraint';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
  /**
   * The capability that it belongs to: it is in force for those who use it.
   */
  capability?: CapabilityId;
  /**
   * Whose capability it is: a character, or a list of characters, of which each who uses it counts.
   */
  self?: Expression;
  /**
   * A set-up, by the facts of the board; by the facts of the game what is printed on characters, in a game and in a question about a board, or the opening of a game; the end of a move, the parts of a base; or an option of a menu, a choice of a role, a call of a procedure; or what a question checks.
   */
  on: 'set-up' | 'printed' | 'opening' | 'move-end' | 'placement' | 'option' | 'choose' | 'call' | 'check';
  /**
   * What is looked at one by one: for a set-up a given record of the map, `player` (of a game), `action.path` (each square that is given of the choice `path`; `none` off the map), `character`, `character.squares` or `object`, for a placement `part`, `pair` or `object`, for an opening or a check a subject.
   */
  about?: LookedAt;
  /**
   * When it is not allowed.
   */
  if: Expression;
  /**
   * What allows it all the same.
   */
  unless?: Unless;
  /**
   * What the refusal says.
   */
  message?: Wording;
  /**
   * The menu, the role, the procedure or the check.
   */
  of?: Constrained;
  /**
   * On an option: no option is refused, but a command that has these fields in place of those of the option.
   */
  command?: {
    [k: string]: CommandValue;
  };
}
/**
 * A program: what happens, step by step. A running instance is a subject with its facts.
 */
export interface ProcedureDefinition {
  /**
   * A program: what happens, step by step. A running instance is a subject with its facts.
   */
  kind: 'procedure';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
  /**
   * What expressions call an instance.
   */
  name: Name;
  /**
   * The facts that a call gives it.
   */
  takes?: Facts;
  /**
   * Further facts of an instance.
   */
  holds?: Facts;
  /**
   * The fact that a call yields.
   */
  gives?: Held;
  /**
   * What happens, in this order.
   *
   * @minItems 1
   */
  steps: [Step, ...Step[]];
}
export interface Step2 {
  /**
   * Names a value, fixed from then on.
   */
  let?: Value;
  /**
   * The name of the result.
   */
  as?: Name;
  /**
   * A record, or a fact of a running procedure; `it` is the old value.
   */
  set?: Fact;
  /**
   * Whose record.
   */
  of?: Value;
  /**
   * The new value.
   */
  to?: Value;
  /**
   * Dice, and how many.
   */
  roll?: Dice;
  /**
   * What the roll is for.
   */
  for?: Purpose;
  /**
   * The player who decides.
   */
  by?: Value;
  /**
   * What the player is asked: `Choose a target`.
   */
  prompt?: Wording;
  /**
   * The type of what is chosen.
   */
  choose?: Chosen;
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
  role?: Role;
  /**
   * How many: `1..3`.
   */
  count?: Count;
  /**
   * What too few are refused by, of a choice with `count`.
   *
   * @minItems 1
   */
  leastClauses?: [ClauseId, ...ClauseId[]];
  /**
   * What too many are refused by.
   *
   * @minItems 1
   */
  mostClauses?: [ClauseId, ...ClauseId[]];
  /**
   * What one that is named twice is refused by.
   *
   * @minItems 1
   */
  onceClauses?: [ClauseId, ...ClauseId[]];
  /**
   * The character it is for.
   */
  who?: Value;
  /**
   * Nothing may be chosen too.
   */
  may?: true;
  /**
   * The menu.
   */
  offer?: Menu;
  /**
   * The procedure that takes the chosen option and carries it out.
   */
  through?: ProcedureId;
  /**
   * Facts and their values.
   */
  with?: Arguments;
  /**
   * A procedure, a calculation that asks, or a fact of type procedure.
   */
  call?: Callee;
  /**
   * The list, or the map whose keys are taken.
   */
  each?: Expression;
  /**
   * The least goes first.
   */
  order?: Expression;
  /**
   * The steps inside.
   *
   * @minItems 1
   */
  steps?: [Step, ...Step[]];
  /**
   * The condition.
   */
  when?: Expression;
  /**
   * The steps where the condition does not hold.
   *
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
  point?: Point;
  /**
   * The procedure that ends here.
   */
  end?: ProcedureId;
  /**
   * The point that the steps wait for.
   */
  later?: Point;
  /**
   * The event, or what is rolled for, as a sentence for players; in an event `{who}` is the field `who`, in a roll braces hold an expression.
   */
  says?: Wording;
  /**
   * The type of an event for players.
   */
  emit?: Event;
  /**
   * When the step is taken.
   */
  if?: Expression;
  /**
   * What the chain cites for this step, in place of the clauses of its definition.
   *
   * @minItems 1
   */
  clauses?: [ClauseId, ...ClauseId[]];
  /**
   * Starts an effect: the id of its capability.
   */
  start?: CapabilityId;
  /**
   * The character that it affects.
   */
  on?: Value;
  /**
   * How long it lasts: the id of a duration.
   */
  until?: DurationId;
  /**
   * It goes on when the character that started it no longer has the capability of this step.
   */
  outlives?: true;
  /**
   * Puts a list of effects on another character, or lets it have started them.
   */
  transfer?: Expression;
  /**
   * Ends effects: a list of them.
   */
  stop?: Expression;
  /**
   * The sides of the dice, where `roll` is their number.
   */
  sides?: Value;
}
/**
 * Facts and their values.
 */
export interface Arguments {
  [k: string]: Value;
}
/**
 * A question of the judge that the definitions of the game answer.
 */
export interface QuestionDefinition {
  /**
   * A question of the judge that the definitions of the game answer.
   */
  kind: 'question';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
  /**
   * What the question asks.
   */
  ask: QuestionName;
  /**
   * The fields of the question that its steps read.
   */
  takes?: Facts;
  /**
   * The field whose dice its rolls take, in order.
   */
  dice?: Name;
  /**
   * Subjects that it has without listing them, and how many.
   */
  has?: {
    [k: string]: number;
  };
  /**
   * What happens, in this order.
   *
   * @minItems 1
   */
  steps?: [Step, ...Step[]];
  /**
   * The check whose constraints are tested; `problems` is the number of those that hold, and the verdict lists them.
   */
  checks?: Name;
  /**
   * The fields of the verdict.
   */
  gives: {
    [k: string]: Value;
  };
}
/**
 * An entry of a menu.
 */
export interface OptionDefinition {
  /**
   * An entry of a menu.
   */
  kind: 'option';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
  /**
   * The capability that it belongs to: it is in force for those who use it.
   */
  capability?: CapabilityId;
  /**
   * What players call it: `Close attack`.
   */
  title: Wording;
  /**
   * The menu.
   */
  in: Menu;
  /**
   * A kind of subject: the option is there once for each.
   */
  self?: Subject;
  /**
   * Facts of the procedure that the menu leads through.
   */
  facts?: {
    [k: string]: Value;
  };
  /**
   * When it is there.
   */
  if?: Expression;
  /**
   * What keeps it away.
   */
  unless?: Unless;
  /**
   * What happens when it is taken.
   *
   * @minItems 1
   */
  steps: [Step, ...Step[]];
  /**
   * The fields of a command of the judge protocol that mean this option: `{"give": "move"}`.
   */
  command?: {
    [k: string]: CommandValue;
  };
}
/**
 * Steps that act at a point of a procedure.
 */
export interface TriggerDefinition {
  /**
   * Steps that act at a point of a procedure.
   */
  kind: 'trigger';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
  /**
   * The capability that it belongs to: it is in force for those who use it.
   */
  capability?: CapabilityId;
  /**
   * The point at which it acts, by the name of its procedure: `attack.rolled`.
   */
  at?: Point;
  /**
   * It acts before each call of this procedure.
   */
  before?: ProcedureId;
  /**
   * It acts after each call of this procedure.
   */
  after?: ProcedureId;
  /**
   * It acts in place of each call of this procedure.
   */
  instead?: ProcedureId;
  /**
   * It acts at any time, as soon as its condition holds.
   */
  whenever?: true;
  /**
   * Its user, or the list of its users.
   */
  self?: Expression;
  /**
   * When it acts.
   */
  if?: Expression;
  /**
   * What keeps it from acting.
   */
  unless?: Unless;
  /**
   * The player of its user decides.
   */
  may?: true;
  /**
   * It acts once for each user while an instance of this procedure runs.
   */
  once?: ProcedureId;
  /**
   * Triggers at the same point that go first.
   *
   * @minItems 1
   */
  follows?: [TriggerId, ...TriggerId[]];
  /**
   * What happens.
   *
   * @minItems 1
   */
  steps: [Step, ...Step[]];
}
/**
 * What a character can use: a power, an ability, a team ability, or an effect that lasts. Definitions that name it are in force for those who use it.
 */
export interface CapabilityDefinition {
  /**
   * What a character can use: a power, an ability, a team ability, or an effect that lasts. Definitions that name it are in force for those who use it.
   */
  kind: 'capability';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
  /**
   * What players call it; without it they read its id.
   */
  title?: Wording;
  /**
   * What it is, for expressions that ask `x.of`; of an `effect` instances run, which steps start.
   */
  of: Mark;
  /**
   * Names for expressions that ask `'mark' in x.marks`.
   *
   * @minItems 1
   */
  marks?: [Mark, ...Mark[]];
  /**
   * Facts of a running effect, which the step that starts it gives.
   */
  takes?: Facts;
}
/**
 * One more exception of other definitions, in the capability or the chapter whose clause states it.
 */
export interface ExceptionDefinition {
  /**
   * One more exception of other definitions, in the capability or the chapter whose clause states it.
   */
  kind: 'exception';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
  /**
   * The capability that it belongs to: it is in force for those who use it.
   */
  capability?: CapabilityId;
  /**
   * Whose capability it is: a character, or a list of characters, of which each who uses it counts.
   */
  self?: Expression;
  /**
   * The definitions that do not act where it applies.
   *
   * @minItems 1
   */
  to: [DefinitionId, ...DefinitionId[]];
  /**
   * When it applies, in the frame of each of them; left out, wherever the capability is used.
   */
  if?: Expression;
}
/**
 * How long effects last.
 */
export interface DurationDefinition {
  /**
   * How long effects last.
   */
  kind: 'duration';
  /**
   * Its permanent id, dotted kebab or camel case.
   */
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
  note?: Wording;
  /**
   * With the innermost instance of this procedure.
   */
  ends?: ProcedureId;
  /**
   * When this point opens, ahead of what acts there.
   */
  at?: Point;
  /**
   * Beside `at`: when it ends there; `effect` is what may end.
   */
  if?: Expression;
}
