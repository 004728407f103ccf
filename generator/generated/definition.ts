/* Generated from schemas/definition.schema.json by `sightline build`. Do not edit: change the schema and build. */

/**
 * One effect definition: a closed union on `kind`. Expressions are CEL, typed against schemas/vocabulary.json.
 */
export type Definition = Definition1;
export type Definition1 =
  | ParameterDefinition
  | PropertyDefinition
  | RecordDefinition
  | TableDefinition
  | CalculationDefinition
  | ValueDefinition
  | PathDefinition
  | RestrictionDefinition
  | TriggerDefinition
  | ConstraintDefinition
  | ActionDefinition
  | ProcedureDefinition
  | ScoringDefinition;
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
export type Subject =
  | 'square'
  | 'edge'
  | 'step'
  | 'board'
  | 'character'
  | 'object'
  | 'player'
  | 'line'
  | 'move'
  | 'attack'
  | 'action'
  | 'force'
  | 'game'
  | 'power'
  | 'effect';
/**
 * A number that a calculation makes.
 */
export type Quantity =
  | 'speed'
  | 'attack'
  | 'defense'
  | 'damage'
  | 'range'
  | 'damage-dealt'
  | 'damage-taken'
  | 'tokens-given'
  | 'healing'
  | 'knock-back-distance'
  | 'knock-back-damage'
  | 'action-total'
  | 'victory-points'
  | 'break-away-total';
/**
 * A class of entries.
 */
export type Gathered = 'replacement' | 'modifier' | 'minimum' | 'maximum' | 'increase' | 'reduction';
/**
 * Who decides.
 */
export type Decider = 'controller' | 'opponent' | 'active-player' | 'controller-of-target' | 'scorer';
/**
 * A whole number or a CEL expression for one.
 */
export type Amount = number | Expression;
/**
 * Exceptions in the order in which they are looked at: the definition acts where its condition holds and none of these.
 */
export type Unless = Exception[];
/**
 * When an effect ends.
 */
export type Until = 'end-of-attack' | 'end-of-action' | 'end-of-turn' | 'your-next-turn' | 'end-of-round' | 'end-of-game' | 'while';
/**
 * When a trigger acts; the variables of each are in schemas/vocabulary.json.
 */
export type TimingPoint =
  | 'game.begin'
  | 'round.begin'
  | 'turn.begin.expire'
  | 'turn.begin'
  | 'action.given'
  | 'move.begin'
  | 'step.entered'
  | 'move.end'
  | 'attack.declared'
  | 'attack.rolled'
  | 'attack.hit'
  | 'attack.missed'
  | 'knock-back.decide'
  | 'damage.dealing'
  | 'damage.taken'
  | 'character.healed'
  | 'character.defeated'
  | 'knock-back.end'
  | 'attack.resolved'
  | 'action.resolving.effects'
  | 'action.resolving.tokens'
  | 'action.resolving.pushing'
  | 'action.resolved'
  | 'terrain.changed'
  | 'object.removed'
  | 'turn.end.expire'
  | 'turn.end'
  | 'turn.clearing'
  | 'round.end'
  | 'game.end';
/**
 * One operation: exactly one verb, then the shared grammar.
 */
export type Operation =
  | ModifyOperation
  | ReplaceOperation
  | DealDamageOperation
  | HealOperation
  | GiveTokenOperation
  | ClearTokensOperation
  | MoveOperation
  | PlaceOperation
  | KnockBackOperation
  | DefeatOperation
  | DestroyOperation
  | PlaceMarkerOperation
  | RemoveMarkerOperation
  | ScoreOperation
  | EndMoveOperation
  | EndActionOperation
  | RecordOperation
  | EndEffectsOperation
  | RollOperation
  | ChooseOperation;
/**
 * What happens to what is not allowed.
 */
export type Otherwise = 'refuse' | 'choose-other' | 'skip';

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
  /**
   * Golden definitions are folded after all others and cannot be overridden.
   */
  rank?: 'golden';
  /**
   * Definitions that do not act where this one does.
   *
   * @minItems 1
   */
  overrides?: [Id, ...Id[]];
  /**
   * The definition exists only while this holds.
   */
  while?: Expression;
  /**
   * bool, int, a subject, an enumeration (ordered as listed), a set or a list.
   */
  type:
    | ('bool' | 'int' | 'square' | 'character' | 'player' | 'object')
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
   * What is counted.
   */
  unit?: string;
  /**
   * The value.
   */
  value: number | boolean | string;
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
  /**
   * Golden definitions are folded after all others and cannot be overridden.
   */
  rank?: 'golden';
  /**
   * Definitions that do not act where this one does.
   *
   * @minItems 1
   */
  overrides?: [Id, ...Id[]];
  /**
   * The definition exists only while this holds.
   */
  while?: Expression;
  of: Subject;
  /**
   * bool, int, a subject, an enumeration (ordered as listed), a set or a list.
   */
  type:
    | ('bool' | 'int' | 'square' | 'character' | 'player' | 'object')
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
   * The fact.
   */
  is: Expression;
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
  /**
   * Golden definitions are folded after all others and cannot be overridden.
   */
  rank?: 'golden';
  /**
   * Definitions that do not act where this one does.
   *
   * @minItems 1
   */
  overrides?: [Id, ...Id[]];
  /**
   * The definition exists only while this holds.
   */
  while?: Expression;
  of: Subject | [Subject, Subject, ...Subject[]];
  /**
   * bool, int, a subject, an enumeration (ordered as listed), a set or a list.
   */
  type:
    | ('bool' | 'int' | 'square' | 'character' | 'player' | 'object')
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
   * The value at first; left out where the set-up always gives it.
   */
  first?: number | boolean | string | string[];
  resets: 'never' | 'turn.begin' | 'turn.end' | 'round.begin' | 'action.resolved' | 'attack.resolved';
  /**
   * The field of the question that sets it at first.
   */
  given?: string;
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
   * Golden definitions are folded after all others and cannot be overridden.
   */
  rank?: 'golden';
  /**
   * Definitions that do not act where this one does.
   *
   * @minItems 1
   */
  overrides?: [Id, ...Id[]];
  /**
   * The definition exists only while this holds.
   */
  while?: Expression;
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
   * The omitted field of other definitions which this table supplies.
   */
  defaults?: string;
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
   * Golden definitions are folded after all others and cannot be overridden.
   */
  rank?: 'golden';
  /**
   * Definitions that do not act where this one does.
   *
   * @minItems 1
   */
  overrides?: [Id, ...Id[]];
  /**
   * The definition exists only while this holds.
   */
  while?: Expression;
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
}
/**
 * One step of a calculation, worked in the order: start, gather and fold, clamp.
 */
export interface CalculationStep {
  /**
   * The number to start from.
   */
  start?: Expression;
  gather?: Gathered;
  /**
   * How the gathered entries become one: worked one after the other, added, the running value lifted to the largest or lowered to the smallest, or one chosen.
   */
  fold?: 'in-order' | 'sum' | 'max' | 'min' | 'choose-one';
  by?: Decider;
  /**
   * If any gathered entry has this mark, only the last of those counts, on the start, and later steps may ask for it.
   */
  exclusive?: 'locked';
  /**
   * Leave the step out if this holds.
   */
  skipIf?: Expression;
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
  /**
   * Golden definitions are folded after all others and cannot be overridden.
   */
  rank?: 'golden';
  /**
   * Definitions that do not act where this one does.
   *
   * @minItems 1
   */
  overrides?: [Id, ...Id[]];
  /**
   * The definition exists only while this holds.
   */
  while?: Expression;
  of: Quantity;
  /**
   * What the condition may ask about.
   */
  in: 'line' | 'move' | 'attack' | 'action' | 'knock-back' | 'game' | 'object';
  /**
   * Whose quantity, when not the subject's own.
   */
  whose?: Expression;
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
  until?: Until;
  locked?: boolean;
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
  /**
   * Golden definitions are folded after all others and cannot be overridden.
   */
  rank?: 'golden';
  /**
   * Definitions that do not act where this one does.
   *
   * @minItems 1
   */
  overrides?: [Id, ...Id[]];
  /**
   * The definition exists only while this holds.
   */
  while?: Expression;
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
    squares?: 'best' | 'worst';
    /**
     * An end may count as standing at any elevation from its own up if this holds.
     */
    raised?: Expression;
    level?: 'best' | 'worst';
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
   * Golden definitions are folded after all others and cannot be overridden.
   */
  rank?: 'golden';
  /**
   * Definitions that do not act where this one does.
   *
   * @minItems 1
   */
  overrides?: [Id, ...Id[]];
  /**
   * The definition exists only while this holds.
   */
  while?: Expression;
  path: 'fire' | 'move' | 'knock-back' | 'adjacent';
  /**
   * Which part of the path: `between` never includes a square of an end's own base.
   */
  over: 'source' | 'between' | 'target' | 'edge' | 'side' | 'step';
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
 * Operations at a timing point, or when a property changes.
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
   * Golden definitions are folded after all others and cannot be overridden.
   */
  rank?: 'golden';
  /**
   * Definitions that do not act where this one does.
   *
   * @minItems 1
   */
  overrides?: [Id, ...Id[]];
  /**
   * The definition exists only while this holds.
   */
  while?: Expression;
  at?: TimingPoint;
  /**
   * A property's change.
   */
  on?: {
    property: Id;
    from: boolean;
    to: boolean;
  };
  /**
   * Only if this holds.
   */
  if?: Expression;
  /**
   * What is done, in order.
   *
   * @minItems 1
   */
  do: [Operation, ...Operation[]];
}
export interface ModifyOperation {
  /**
   * The quantity that gets a modifier.
   */
  modify: Quantity;
  /**
   * Whose.
   */
  of?: Expression;
  minimum?: number;
  locked?: boolean;
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface ReplaceOperation {
  /**
   * The quantity that is replaced.
   */
  replace: Quantity;
  /**
   * Whose.
   */
  of?: Expression;
  with?: Amount;
  locked?: boolean;
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface DealDamageOperation {
  /**
   * How much.
   */
  'deal-damage': Amount;
  /**
   * To whom.
   */
  to?: Expression;
  sort?: 'normal' | 'penetrating' | 'unavoidable' | 'knock-back';
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface HealOperation {
  /**
   * How much.
   */
  heal: Amount;
  /**
   * Whom.
   */
  of?: Expression;
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface GiveTokenOperation {
  /**
   * How many.
   */
  'give-token': Amount;
  /**
   * To whom.
   */
  to?: Expression;
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface ClearTokensOperation {
  /**
   * How many.
   */
  'clear-tokens': number | 'all';
  /**
   * Whose.
   */
  of?: Expression;
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface MoveOperation {
  /**
   * Who moves.
   */
  move: Expression;
  /**
   * Where.
   */
  to?: Expression;
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface PlaceOperation {
  /**
   * What is placed.
   */
  place: Expression;
  /**
   * Where.
   */
  at?: Expression;
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface KnockBackOperation {
  /**
   * Who is knocked back.
   */
  'knock-back': Expression;
  distance?: Amount;
  /**
   * Away from whom.
   */
  from?: Expression;
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface DefeatOperation {
  /**
   * Who is defeated.
   */
  defeat: Expression;
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface DestroyOperation {
  /**
   * What is destroyed.
   */
  destroy: Expression;
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface PlaceMarkerOperation {
  /**
   * Which marker.
   */
  'place-marker': string;
  /**
   * Where.
   */
  at?: Expression;
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface RemoveMarkerOperation {
  /**
   * Which marker.
   */
  'remove-marker': string;
  /**
   * Where.
   */
  at?: Expression;
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface ScoreOperation {
  /**
   * How many points.
   */
  score: Amount;
  /**
   * To whom.
   */
  to?: Expression;
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface EndMoveOperation {
  'end-move': true;
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface EndActionOperation {
  'end-action': true;
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface RecordOperation {
  record: Id;
  /**
   * Of what.
   */
  of?: Expression;
  /**
   * The new value.
   */
  value?: Amount;
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface EndEffectsOperation {
  'end-effects': 'of-source' | 'of-attack' | 'of-action';
  except?: 'action-under-way';
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface RollOperation {
  /**
   * Which dice.
   */
  roll: '1d6' | '2d6';
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
}
export interface ChooseOperation {
  /**
   * How many.
   */
  choose: 'one' | 'any' | 'none-or-one';
  /**
   * Of what.
   */
  from?: Expression;
  /**
   * A name for the result.
   */
  as?: string;
  /**
   * Do this only if this holds.
   */
  if?: Expression;
  /**
   * Do this for each of these.
   */
  each?: 'characters' | 'squares' | 'objects' | 'players' | 'targets' | 'held';
  /**
   * Of `each`, those for which this holds.
   */
  where?: Expression;
  /**
   * By how much, or who decides.
   */
  by?: number | Decider | Expression;
  until?: Until;
  /**
   * When the operation takes effect.
   */
  takesEffect?: 'now' | 'action-resolved';
  /**
   * What the effect comes from, when not the definition itself.
   */
  source?: string;
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
   * Golden definitions are folded after all others and cannot be overridden.
   */
  rank?: 'golden';
  /**
   * Definitions that do not act where this one does.
   *
   * @minItems 1
   */
  overrides?: [Id, ...Id[]];
  /**
   * The definition exists only while this holds.
   */
  while?: Expression;
  on: 'action' | 'target' | 'placement' | 'operation' | 'force' | 'set-up' | 'definition' | 'move-end';
  /**
   * The operations it is about.
   *
   * @minItems 1
   */
  operations?: [
    (
      | 'modify'
      | 'replace'
      | 'deal-damage'
      | 'heal'
      | 'give-token'
      | 'clear-tokens'
      | 'move'
      | 'place'
      | 'knock-back'
      | 'defeat'
      | 'destroy'
      | 'place-marker'
      | 'remove-marker'
      | 'score'
      | 'end-move'
      | 'end-action'
      | 'record'
      | 'end-effects'
      | 'roll'
      | 'choose'
    ),
    ...(
      | 'modify'
      | 'replace'
      | 'deal-damage'
      | 'heal'
      | 'give-token'
      | 'clear-tokens'
      | 'move'
      | 'place'
      | 'knock-back'
      | 'defeat'
      | 'destroy'
      | 'place-marker'
      | 'remove-marker'
      | 'score'
      | 'end-move'
      | 'end-action'
      | 'record'
      | 'end-effects'
      | 'roll'
      | 'choose'
    )[]
  ];
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
   * What happens instead, in order of preference.
   *
   * @minItems 1
   */
  otherwise: [Otherwise, ...Otherwise[]];
  /**
   * What the refusal says.
   */
  message?: string;
}
/**
 * What a player may give, what it costs, what it activates.
 */
export interface ActionDefinition {
  kind: 'action';
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
   * Golden definitions are folded after all others and cannot be overridden.
   */
  rank?: 'golden';
  /**
   * Definitions that do not act where this one does.
   *
   * @minItems 1
   */
  overrides?: [Id, ...Id[]];
  /**
   * The definition exists only while this holds.
   */
  while?: Expression;
  is: 'free' | 'power' | 'move' | 'close' | 'ranged';
  /**
   * The kinds it counts as.
   *
   * @minItems 0
   */
  standsInFor?: string[];
  costs: {
    actions: number;
    tokens: number;
  };
  /**
   * The effects that may begin with it.
   */
  activates?: string;
}
/**
 * Ordered steps.
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
   * Golden definitions are folded after all others and cannot be overridden.
   */
  rank?: 'golden';
  /**
   * Definitions that do not act where this one does.
   *
   * @minItems 1
   */
  overrides?: [Id, ...Id[]];
  /**
   * The definition exists only while this holds.
   */
  while?: Expression;
  of: 'turn' | 'round' | 'action' | 'move' | 'attack' | 'set-up' | 'game-end';
  /**
   * The steps.
   *
   * @minItems 1
   */
  steps: [ProcedureStep, ...ProcedureStep[]];
}
export interface ProcedureStep {
  /**
   * The step's name.
   */
  name: string;
  at?: TimingPoint;
  /**
   * Only if.
   */
  if?: Expression;
  /**
   * Operations.
   *
   * @minItems 1
   */
  do?: [Operation, ...Operation[]];
}
/**
 * Points for what, to whom.
 */
export interface ScoringDefinition {
  kind: 'scoring';
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
   * Golden definitions are folded after all others and cannot be overridden.
   */
  rank?: 'golden';
  /**
   * Definitions that do not act where this one does.
   *
   * @minItems 1
   */
  overrides?: [Id, ...Id[]];
  /**
   * The definition exists only while this holds.
   */
  while?: Expression;
  at: TimingPoint;
  /**
   * Only if.
   */
  if?: Expression;
  to: 'scorer' | 'owner' | 'each-opponent';
  points: Amount;
}
