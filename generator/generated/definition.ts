/* Generated from schemas/definition.schema.json by `sightline build`. Do not edit: change the schema and build. */

/**
 * One definition of what the rules do, of one `kind`. Its expressions are CEL, with the types of schemas/vocabulary.json.
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
 * A permanent id: names in kebab or camel case, joined by dots.
 */
export type Id = string & { readonly __id: 'definition' };
/**
 * area.page.clause
 */
export type ClauseId = string & { readonly __id: 'clause' };
/**
 * Text for readers.
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
 * A quantity: a number that a calculation gives.
 */
export type Quantity = string;
/**
 * The kind of subject that a fact is about.
 */
export type Subject = string;
/**
 * A type: `bool`, `int`, a kind of subject (`character`, or `character?` for one or none), a list (`[character]`), a number for each subject (`{character:
 * int}`), or an enumeration or set of names.
 */
export type ValueType =
  | string
  | {
      /**
       * The values, from the least to the greatest.
       *
       * @minItems 2
       */
      enum: [MemberName, MemberName, ...MemberName[]];
    }
  | {
      /**
       * The values a set may hold: at most 31, since each is a bit of a number.
       *
       * @minItems 1
       * @maxItems 31
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
 * A name of your own on boards that begins with a capital letter.
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
 * A type, with an optional default: `bool = true`.
 */
export type DeclaredType = string;
/**
 * A whole number, a truth value or an expression.
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
 * An expression, or an empty string for no bound.
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
 * Exceptions, in the order in which they are tested. The definition acts where its condition holds and none of these does.
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
 * A cause that ends a path.
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
 * One step: exactly one verb (let, set, roll, choose, offer, call, each, when, repeat, point, end, later, emit, start, transfer or stop) with its fields.
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
 * Dice: `2d6` is two dice with six sides. In the procedure that every roll goes through, the number of dice.
 */
export type Dice = string;
/**
 * The purpose of a roll.
 */
export type Purpose = string;
/**
 * The type of what is chosen: `character`, or `[character]` for several.
 */
export type Chosen = string;
/**
 * A role of choices: constraints forbid candidates of a role.
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
 * A procedure, a calculation that asks a player, or a fact of the type `procedure`.
 */
export type Callee = string;
/**
 * A timing point, named after its procedure: `attack.rolled`.
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
 * A mark or a sort of capabilities.
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
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that the chain of a verdict cites; all of them by default.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
   */
  note?: Wording;
  /**
   * The records that place it on the board as a figure.
   */
  figure?: {
    /**
     * The record of the squares it is in. Expressions about boards read them by its name.
     */
    squares: RecordId;
    /**
     * The record of the player it belongs to. Expressions about boards read it by its name.
     */
    side: RecordId;
  };
  /**
   * The record of the squares in which it lies, for a thing that is no figure. Expressions about boards read them by its name.
   */
  lies?: RecordId;
  /**
   * The list of a set-up whose entries are these subjects. Without it there is exactly one.
   */
  listed?: List;
  /**
   * The procedure that is the whole game. Only one subject has this field.
   */
  runs?: ProcedureId;
  /**
   * The procedure that ends the game. Commands after it are refused with its clauses.
   */
  ends?: ProcedureId;
  /**
   * The player who decides unless a step names another; only beside `runs`.
   */
  active?: Expression;
  /**
   * The players in the order in which they decide about their effects at the same moment; only beside `runs`.
   */
  order?: Expression;
  /**
   * The procedure that every roll of dice goes through; only beside `runs`.
   */
  rolls?: ProcedureId;
  /**
   * The record of the map that is played on, one of those that the set-up lists; only beside `runs`.
   */
  map?: RecordId;
  /**
   * The three sets of capabilities of each.
   */
  capabilities?: {
    /**
     * The record of the capabilities that a question gives it besides those of its dial.
     */
    given: RecordId;
    /**
     * The property that lists the capabilities printed for it now.
     */
    printed: PropertyId;
    /**
     * The calculation of the capabilities that it possesses.
     */
    possessed: Quantity;
    /**
     * The calculation of the capabilities that it can use.
     */
    used: Quantity;
    /**
     * The calculation of the capabilities for which it may be given actions.
     */
    activated: Quantity;
  };
}
/**
 * A fact that is stored, or given with the set-up: its subject, its type, its first value, and when it is reset.
 */
export interface RecordDefinition {
  /**
   * A fact that is stored, or given with the set-up: its subject, its type, its first value, and when it is reset.
   */
  kind: 'record';
  /**
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that the chain of a verdict cites; all of them by default.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
   */
  note?: Wording;
  /**
   * The subject whose record it is, or several.
   */
  of: Subject | [Subject, Subject, ...Subject[]];
  /**
   * The type of its values.
   */
  type: ValueType;
  /**
   * The first value, if it is not 0, false or the first of its names. A list always begins empty, and what may be none with `none`.
   */
  first?: number | boolean | Member | Member[];
  /**
   * A procedure: the record goes back to its first value whenever an instance of it begins.
   */
  resets?: ProcedureId;
  /**
   * The field of the question that gives the first value. `characters.dial.speed` is the speed of every click.
   */
  given?: QuestionField;
  /**
   * Characters for which it is given as true may be on no square when a game begins. With a record of the game, all characters may.
   */
  offMap?: true;
  /**
   * The name under which a verdict on a game shows it.
   */
  shown?: ShownName;
  draws?: MapDrawing;
}
/**
 * Adds a list of squares, with the name in `given`, to the map of questions, and describes how boards show these squares. All fields are optional.
 */
export interface MapDrawing {
  /**
   * Its name on boards; by default made from the name of the list.
   */
  title?: MapName;
  /**
   * Its sign in boards drawn as text, one character without another meaning; by default an unused one.
   */
  sign?: Sign;
  /**
   * Whether it is a marker that is put on squares, not terrain of the map.
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
     * The lines of the tile.
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
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that the chain of a verdict cites; all of them by default.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
   */
  note?: Wording;
  /**
   * The subject whose fact it is; absent for a function.
   */
  of?: Subject;
  /**
   * The type of its values.
   */
  type: ValueType;
  /**
   * The value of the fact.
   */
  is?: Expression;
  /**
   * Its parameters. A property with parameters is a function.
   */
  takes?: Facts;
  /**
   * Rows, read from the top: the first one whose condition holds gives the value.
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
   * When the row gives the value; the last row has no condition.
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
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that the chain of a verdict cites; all of them by default.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
   */
  note?: Wording;
  /**
   * The type of its values.
   */
  type: ValueType;
  /**
   * The unit of the number.
   */
  unit?: Wording;
  /**
   * Its value, `up` or `down`, is how `half` and `share` round fractions.
   */
  rounds?: true;
  /**
   * The value.
   */
  value: number | boolean | Member;
}
/**
 * The steps, in order, that give a quantity.
 */
export interface CalculationDefinition {
  /**
   * The steps, in order, that give a quantity.
   */
  kind: 'calculation';
  /**
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict on a board cites the first of them: write first the clause that
   * states the calculation as a whole.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that are cited; those in `clauses` by default. The chain of a verdict on a board cites the first of them.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
   */
  note?: Wording;
  /**
   * The quantities that it gives.
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
   * Its parameters. A calculation with parameters belongs to the game, one without to the board.
   */
  takes?: Facts;
  /**
   * The type of its value; a whole number by default.
   */
  type?: ValueType;
}
/**
 * One step of a calculation. Its parts are evaluated in this order: start, gather and fold, clamp.
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
   * How the gathered entries change the running value: `in-order` applies one after the other, `sum` adds them, `max` and `min` take the largest or
   * smallest of them and the value, `choose-one` subtracts one that is chosen, `any` is true if one is. Of sets, `union` adds members and `without` removes
   * them.
   */
  fold?: 'in-order' | 'sum' | 'max' | 'min' | 'choose-one' | 'any' | 'union' | 'without';
  /**
   * For the fold `union`: whether the member `added` replaces the member `held`. `addedAt` and `heldAt` are the times at which they were last added: -1 for
   * a member that the set starts with, 0 for one that no effect adds, and a higher number for a later effect. All members are found before any is replaced.
   */
  replaces?: Expression;
  /**
   * The player who chooses.
   */
  by?: Expression;
  /**
   * If any gathered entry has this mark, only the last of those counts, and later steps can read that the value has the mark.
   */
  exclusive?: 'locked';
  /**
   * When the step is skipped, or by class, when the entries of that class are.
   */
  skipIf?:
    | Expression
    | {
        [k: string]: Expression;
      };
  /**
   * The lowest and the highest value; an empty string sets no bound.
   *
   * @minItems 2
   * @maxItems 2
   */
  clamp?: [Bound, Bound];
  /**
   * On boards, the clauses cited where the step changes the value. In games, those cited where more than one entry counts.
   *
   * @minItems 1
   */
  clauses?: [ClauseId, ...ClauseId[]];
  /**
   * The clauses cited where the lower bound acts.
   *
   * @minItems 1
   */
  lowestClauses?: [ClauseId, ...ClauseId[]];
  /**
   * The clauses cited where the upper bound acts.
   *
   * @minItems 1
   */
  highestClauses?: [ClauseId, ...ClauseId[]];
  /**
   * The further clauses cited where the step changes a locked value.
   *
   * @minItems 1
   */
  lockedClauses?: [ClauseId, ...ClauseId[]];
  /**
   * The clauses cited where the step is skipped although it has entries to gather.
   *
   * @minItems 1
   */
  skipClauses?: [ClauseId, ...ClauseId[]];
  /**
   * By operation, the running value after an entry with that operation.
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
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that the chain of a verdict cites; all of them by default.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
   */
  note?: Wording;
  /**
   * The capability that it belongs to: it is in force for those who use it.
   */
  capability?: CapabilityId;
  /**
   * The user of the capability: a character, or a list of characters. It acts for each of them that uses the capability.
   */
  self?: Expression;
  /**
   * The quantity that it takes part in.
   */
  of: Quantity;
  /**
   * Where it counts on the board, and what its condition may read there; absent for an entry of the game.
   */
  in?: 'line' | 'move' | 'knock-back';
  /**
   * A modifier: added to the value.
   */
  modifier?: Amount;
  /**
   * A replacement of the value: a number, or an operation of the calculation (`half`, `double`).
   */
  replacement?: Amount;
  /**
   * A minimum of the value.
   */
  minimum?: Amount;
  /**
   * A maximum of the value.
   */
  maximum?: Amount;
  /**
   * An increase: added to the value.
   */
  increase?: Amount;
  /**
   * A reduction: subtracted from the value.
   */
  reduction?: Amount;
  /**
   * When it counts.
   */
  if?: Expression;
  /**
   * Exceptions: where one applies, it does not count.
   */
  unless?: Unless;
  /**
   * Whether no other replacement or modifier changes the value that it gives.
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
   * Capabilities for which no action can be given.
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
 * An exception: where it applies, the definition does not act although its condition holds.
 */
export interface Exception {
  /**
   * When the exception applies.
   */
  if: Expression;
  /**
   * The clauses that state the exception. The definition carries them too, and the chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain where the exception applies, in a few words. It follows the note of the definition and "but".
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
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that the chain of a verdict cites; all of them by default.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
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
   * The type of the output.
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
 * How a question about the board is answered.
 */
export interface BoardQuestionDefinition {
  /**
   * How a question about the board is answered.
   */
  kind: 'board-question';
  /**
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that the chain of a verdict cites; all of them by default.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
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
  quantities?: BoardQuestionQuantities;
  gives?: BoardQuestionFields;
  /**
   * For `reach` and `path`: conditions, each of which alone keeps the mover where it is, because it must break away first. Of each condition that holds,
   * the properties that it names are cited.
   *
   * @minItems 1
   */
  stays?: [Expression, ...Expression[]];
}
/**
 * The calculations that it needs.
 */
export interface BoardQuestionQuantities {
  /**
   * For `reach` and `path`: how many squares the mover may move.
   */
  speed?: Quantity;
  /**
   * For `line-of-fire`: what the line adds to the defense of its target.
   */
  defenseModifier?: Quantity;
  /**
   * For `knock-back`: how many squares the path has at most.
   */
  distance?: Quantity;
  /**
   * For `knock-back`: the damage of what ends the path.
   */
  damage?: Quantity;
}
/**
 * Fields of the verdict as expressions: for `line-of-fire` `direct` and `range`, for `break-away` `succeeds`. The properties that an expression names are
 * cited if its value is true or not 0.
 */
export interface BoardQuestionFields {
  [k: string]: Expression;
}
/**
 * A path: its labels in order, and how its crossings combine.
 */
export interface PathDefinition {
  /**
   * A path: its labels in order, and how its crossings combine.
   */
  kind: 'path';
  /**
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict on a board cites the first of them: write first the clause that
   * states the path as a whole.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that are cited; those in `clauses` by default. The chain of a verdict on a board cites the first of them.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
   */
  note?: Wording;
  /**
   * The name of the path.
   */
  path: 'fire' | 'move' | 'knock-back' | 'adjacent';
  /**
   * The labels, least restrictive first.
   *
   * @minItems 2
   */
  labels: [LabelName, LabelName, ...LabelName[]];
  /**
   * Causes that may end the path. If several end it, the one listed first is its cause.
   *
   * @minItems 1
   */
  causes?: [LabelName, ...LabelName[]];
  /**
   * Which crossing of a line decides: the worst, or the first that is not free. Absent for paths of single steps.
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
     * The clauses cited where a corner decides.
     *
     * @minItems 1
     */
    clauses?: [ClauseId, ...ClauseId[]];
  };
  /**
   * How the ends of a line are determined, where they have several squares or may count as higher.
   */
  ends?: {
    /**
     * The height of an end in a square. It may depend on the map and its objects only.
     */
    height: Expression;
    /**
     * Which line counts where an end has several squares: the best by default.
     */
    squares: 'best' | 'worst';
    /**
     * Of several such lines with one label the one counts whose squares `from` and `to` give the least number, and of those the first in reading order.
     */
    order?: Expression;
    /**
     * When the character at an end may count as higher than its square.
     */
    raised?: Expression;
    /**
     * By how many levels at most, or `any` for every height of the map from its own up.
     */
    raisedBy?: number | 'any';
    /**
     * Which line counts where an end may count at several heights: the best by default.
     */
    level: 'best' | 'worst';
    /**
     * Whether the squares of the ends' own bases count between the ends.
     */
    own?: 'clear' | 'counts';
    /**
     * The clauses cited where one of several squares of an end is chosen.
     *
     * @minItems 1
     */
    clauses?: [ClauseId, ...ClauseId[]];
    /**
     * The clauses cited where an end counts as higher than its square.
     *
     * @minItems 1
     */
    raisedClauses?: [ClauseId, ...ClauseId[]];
    /**
     * The clauses cited where a square does not count because it belongs to an end's own base.
     *
     * @minItems 1
     */
    ownClauses?: [ClauseId, ...ClauseId[]];
  };
  away?: Away;
  /**
   * How much of the mover's speed a step uses, at least 1: a number, or an expression over the step. 1 by default.
   */
  cost?: number | Expression;
  assumes?: Assumes;
  /**
   * When the mover's base may change its shape, as long as its squares touch. Otherwise it keeps its shape and may turn by quarter turns.
   */
  bends?: Expression;
  class?: ClassKeys;
}
/**
 * The direction of the steps: away from a square of the attacker.
 */
export interface Away {
  /**
   * The target's square from which the steps lead, or `none` if there is no step.
   */
  from: Expression;
  /**
   * The attacker's square that the steps lead away from, or `none` if there is no step.
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
   * A note for the chain, in a few words.
   */
  note?: Wording;
  /**
   * The clauses cited for the direction.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
}
/**
 * What a game assumes of every move that it offers. A question of the judge has fields of the same names. Fields that are left out are false.
 */
export interface Assumes {
  /**
   * Whether the mover has broken away.
   */
  brokeAway?: boolean;
}
/**
 * Class keys: properties of a whole line or move, with few possible values, that restrictions may read besides their own place.
 */
export interface ClassKeys {
  [k: string]: Expression;
}
/**
 * The label that a path gets where it crosses something or makes a step.
 */
export interface RestrictionDefinition {
  /**
   * The label that a path gets where it crosses something or makes a step.
   */
  kind: 'restriction';
  /**
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that the chain of a verdict cites; all of them by default.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
   */
  note?: Wording;
  /**
   * The capability that it belongs to: it is in force for those who use it.
   */
  capability?: CapabilityId;
  /**
   * The user of the capability: a character, or a list of characters. It acts for each of them that uses the capability.
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
   * The part of the path that it is about. `between` never includes a square of an end's own base; `line` is the whole line with the label that its
   * crossings give it.
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
   * Exceptions: where one applies, it does not act.
   */
  unless?: Unless;
  /**
   * What ends the path: one of its causes.
   */
  cause?: Cause;
}
/**
 * Something that is not allowed, and the message that refuses it.
 */
export interface ConstraintDefinition {
  /**
   * Something that is not allowed, and the message that refuses it.
   */
  kind: 'constraint';
  /**
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that the chain of a verdict cites; all of them by default.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
   */
  note?: Wording;
  /**
   * The capability that it belongs to: it is in force for those who use it.
   */
  capability?: CapabilityId;
  /**
   * The user of the capability: a character, or a list of characters. It acts for each of them that uses the capability.
   */
  self?: Expression;
  /**
   * What it forbids. `set-up`: entries of a question, by facts of the board. `printed`: what is printed on characters, in games and in questions about a
   * board. `opening`: the beginning of a game. `move-end`: a square as the end of a move. `placement`: squares of a base or an object. `option`, `choose`,
   * `call`: an option of a menu, a candidate of a role, a call of a procedure. `check`: what a question checks.
   */
  on: 'set-up' | 'printed' | 'opening' | 'move-end' | 'placement' | 'option' | 'choose' | 'call' | 'check';
  /**
   * What is tested one by one. For `set-up`: a given record of the map, `player` (of a game), `action.path` (each square of the choice `path` in an action;
   * `none` off the map), `character`, `character.squares` or `object`. For `placement`: `part`, `pair` or `object`. For `opening` and `check`: a kind of
   * subject.
   */
  about?: LookedAt;
  /**
   * When it is not allowed.
   */
  if: Expression;
  /**
   * Exceptions: where one applies, it is allowed.
   */
  unless?: Unless;
  /**
   * The message of the refusal.
   */
  message?: Wording;
  /**
   * The menu, the role, the procedure or the check.
   */
  of?: Constrained;
  /**
   * On an option: it does not refuse the option, but a command that has these fields in place of those of the option.
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
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that the chain of a verdict cites; all of them by default.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
   */
  note?: Wording;
  /**
   * The name of a running instance in expressions.
   */
  name: Name;
  /**
   * Its parameters: the facts that a call gives it.
   */
  takes?: Facts;
  /**
   * Further facts of an instance, which its steps set.
   */
  holds?: Facts;
  /**
   * The fact that a call returns.
   */
  gives?: Held;
  /**
   * The steps, in order.
   *
   * @minItems 1
   */
  steps: [Step, ...Step[]];
}
export interface Step2 {
  /**
   * A name for a value that does not change afterwards.
   */
  let?: Value;
  /**
   * The name of the result.
   */
  as?: Name;
  /**
   * The record, or the fact of a running procedure, to set. In the new value, `it` is the old one.
   */
  set?: Fact;
  /**
   * The subject whose record it is.
   */
  of?: Value;
  /**
   * The new value.
   */
  to?: Value;
  /**
   * The dice to roll.
   */
  roll?: Dice;
  /**
   * The purpose of the roll.
   */
  for?: Purpose;
  /**
   * The player who decides.
   */
  by?: Value;
  /**
   * The prompt for the player: `Choose a target`.
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
   * The condition for a candidate, which the expression reads as `it`.
   */
  where?: Expression;
  /**
   * The role by which constraints refer to this choice; the name in `as` if it is not given.
   */
  role?: Role;
  /**
   * How many are chosen: `1..3`.
   */
  count?: Count;
  /**
   * The clauses cited where too few are chosen, for a choice with `count`.
   *
   * @minItems 1
   */
  leastClauses?: [ClauseId, ...ClauseId[]];
  /**
   * The clauses cited where too many are chosen.
   *
   * @minItems 1
   */
  mostClauses?: [ClauseId, ...ClauseId[]];
  /**
   * The clauses cited where one is chosen twice.
   *
   * @minItems 1
   */
  onceClauses?: [ClauseId, ...ClauseId[]];
  /**
   * The character that it is chosen for.
   */
  who?: Value;
  /**
   * Whether the player may choose nothing.
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
   * A procedure, a calculation that asks a player, or a fact of the type `procedure`.
   */
  call?: Callee;
  /**
   * The list whose items are taken, or the map whose keys are.
   */
  each?: Expression;
  /**
   * A number for each item: the item with the least comes first.
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
   * The condition: the steps are repeated while it holds.
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
   * The point at which the steps run.
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
   * When the step is carried out.
   */
  if?: Expression;
  /**
   * The clauses cited for this step, in place of those of its definition.
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
   * Whether it goes on when the character that started it no longer has the capability of this step.
   */
  outlives?: true;
  /**
   * Puts a list of effects on another character, or makes another character the one that started them.
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
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that the chain of a verdict cites; all of them by default.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
   */
  note?: Wording;
  /**
   * The kind of question, its `ask`.
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
   * Kinds of subjects that exist although the question does not list them, and how many of each.
   */
  has?: {
    [k: string]: number;
  };
  /**
   * The steps, in order.
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
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that the chain of a verdict cites; all of them by default.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
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
   * A kind of subject: the option is offered once for each.
   */
  self?: Subject;
  /**
   * Facts given to the procedure that carries out the options of the menu.
   */
  facts?: {
    [k: string]: Value;
  };
  /**
   * When it is offered.
   */
  if?: Expression;
  /**
   * Exceptions: where one applies, it is not offered.
   */
  unless?: Unless;
  /**
   * The steps that are carried out when it is taken.
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
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that the chain of a verdict cites; all of them by default.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
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
   * Exceptions: where one applies, it does not act.
   */
  unless?: Unless;
  /**
   * Whether the player of its user decides if it acts.
   */
  may?: true;
  /**
   * It acts once for each user while an instance of this procedure runs.
   */
  once?: ProcedureId;
  /**
   * Triggers at the same point that act before it.
   *
   * @minItems 1
   */
  follows?: [TriggerId, ...TriggerId[]];
  /**
   * The steps, in order.
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
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that the chain of a verdict cites; all of them by default.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
   */
  note?: Wording;
  /**
   * What players call it; its id by default. A capability without a title is not listed among those of a character.
   */
  title?: Wording;
  /**
   * Its sort, which expressions read as `x.of`. Instances of an `effect` are started by steps and run on characters.
   */
  of: Mark;
  /**
   * Names that expressions test: `'mark' in x.marks`.
   *
   * @minItems 1
   */
  marks?: [Mark, ...Mark[]];
  /**
   * Facts of a running effect, given by the step that starts it.
   */
  takes?: Facts;
}
/**
 * One more exception of other definitions, written beside the clause that states it: in a capability or another chapter.
 */
export interface ExceptionDefinition {
  /**
   * One more exception of other definitions, written beside the clause that states it: in a capability or another chapter.
   */
  kind: 'exception';
  /**
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that the chain of a verdict cites; all of them by default.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
   */
  note?: Wording;
  /**
   * The capability that it belongs to: it is in force for those who use it.
   */
  capability?: CapabilityId;
  /**
   * The user of the capability: a character, or a list of characters. It acts for each of them that uses the capability.
   */
  self?: Expression;
  /**
   * The definitions that do not act where it applies.
   *
   * @minItems 1
   */
  to: [DefinitionId, ...DefinitionId[]];
  /**
   * When it applies, as an expression over the variables of each of these definitions. By default it applies wherever the capability is used.
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
   * Its permanent id: names in kebab or camel case, joined by dots.
   */
  id: Id;
  /**
   * The clauses that this definition carries, that is, executes. The chain of a verdict cites them.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * The clauses that the chain of a verdict cites; all of them by default.
   *
   * @minItems 1
   */
  cites?: [ClauseId, ...ClauseId[]];
  /**
   * A note for the chain of a verdict in which this definition takes part, in a few words.
   */
  note?: Wording;
  /**
   * The effect ends with the innermost running instance of this procedure.
   */
  ends?: ProcedureId;
  /**
   * The effect ends when this point opens, before anything acts there.
   */
  at?: Point;
  /**
   * Beside `at`: when the effect ends there. The expression reads it as `effect`.
   */
  if?: Expression;
}
