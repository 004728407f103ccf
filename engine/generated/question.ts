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
  | PlayQuestion
  | AttackRollQuestion
  | DamageQuestion
  | ActionTotalQuestion
  | ForceQuestion
  | ThemedTeamQuestion
  | VictoryQuestion
  | DialQuestion;
/**
 * The edition that answers, one of rules/editions.json; by default its `default`.
 */
export type Edition = string;
/**
 * The pack that is in force beside the rulebook, one of rules/packs/; by default none.
 */
export type Pack = string;
/**
 * COLUMN ROW: letters from the left, numbers from the top.
 */
export type Square = string;
/**
 * Squares.
 */
export type Squares = Square[];
/**
 * Two squares, joined by a bar.
 */
export type Edge = string;
/**
 * An id.
 */
export type Name = string;
/**
 * The id of a player: one of `players`, in questions that list them.
 */
export type Player = string;
/**
 * A power or ability, by the id of its definition.
 */
export type Capability = string;
/**
 * The characters on the map.
 */
export type Characters = BoardCharacter[];
/**
 * The objects on the map.
 */
export type Objects = BoardObject[];
/**
 * A character, by its id, or a square.
 */
export type End = Square | CharacterEnd;
/**
 * Exactly one of set, half and double.
 */
export type Replacement = Replacement1 & Replacement2;
export type Replacement1 = {
  [k: string]: unknown;
};

export interface AdjacentQuestion {
  /**
   * The kind of question.
   */
  ask: 'adjacent';
  edition?: Edition;
  pack?: Pack;
  map: BoardMap;
  characters?: Characters;
  /**
   * The two ends.
   *
   * @minItems 2
   * @maxItems 2
   */
  between: [Square, Square];
}
/**
 * The map.
 */
export interface BoardMap {
  /**
   * The kind of map, or of object.
   */
  kind: 'outdoor' | 'indoor' | 'indoor/outdoor';
  /**
   * How many columns.
   */
  columns: number;
  /**
   * How many rows.
   */
  rows: number;
  hindering?: Squares;
  water?: Squares;
  blocking?: Squares;
  debris?: Squares;
  web?: Squares;
  interior?: Squares;
  /**
   * By level, its squares. All other squares are on level 1.
   */
  elevation?: {
    [k: string]: Squares;
  };
  /**
   * Edges with a wall.
   */
  walls?: Edge[];
  /**
   * Pairs of squares that stairs or a ladder join.
   */
  stairs?: Edge[];
  /**
   * Starting areas by player.
   */
  starts?: {
    [k: string]: Squares;
  };
  /**
   * Starting areas that no player has chosen yet: for a game that begins with its set-up.
   */
  areas?: StartingArea[];
  name?: Name;
}
export interface StartingArea {
  id: Name;
  /**
   * The edge of the map that it lies at.
   */
  border: 'north' | 'east' | 'south' | 'west';
  squares: Squares;
}
export interface BoardCharacter {
  id: Name;
  player: Player;
  /**
   * Its square, or squares in the order of its parts; empty where it is placed during the set-up of a game.
   */
  at: Square | Square[];
  base?: BaseSize;
  /**
   * Its point value.
   */
  points?: number;
  /**
   * Its range.
   */
  range?: number;
  /**
   * How many targets it may choose, or the targets chosen.
   */
  targets?: number;
  /**
   * The values of its dial, click by click.
   *
   * @minItems 1
   */
  dial?: [DialClick, ...DialClick[]];
  /**
   * The click that it is on, counted through all its dials; at the beginning of a game by default that of its starting line.
   */
  click?: number;
  /**
   * The clicks that show KO. After the last click it is KO too: that is the red line.
   *
   * @maxItems 99
   */
  ko?: number[];
  /**
   * Of a character with several dials: the last click of each dial but the last, counted through all of them.
   *
   * @maxItems 8
   */
  dialEnds?: number[];
  /**
   * The starting lines of its dials. Without any it begins on click 1.
   *
   * @maxItems 12
   */
  lines?: StartingLine[];
  /**
   * Whether an effect brought it in on its orange line.
   */
  orange?: boolean;
  /**
   * Its action tokens.
   */
  tokens?: number;
  /**
   * Its size, where no damage symbol gives it.
   */
  size?: 'tiny' | 'standard' | 'great';
  /**
   * Its abilities.
   */
  abilities?: Capability[];
  /**
   * The symbols on its base that give or indicate abilities, by the ids of their definitions.
   *
   * @maxItems 12
   */
  symbols?: Capability[];
  holds?: Name;
  /**
   * Its keywords.
   *
   * @maxItems 40
   */
  keywords?: string[];
  /**
   * Whether it is a bystander token.
   */
  bystander?: boolean;
  /**
   * Its set symbol.
   */
  set?: string;
  /**
   * Its collector's number.
   */
  number?: string;
  /**
   * Of a horde token: the number beside its horde symbol, the most tokens in a stack.
   */
  horde?: number;
  /**
   * The horde powers on the reverse of the token.
   */
  hordePowers?: Capability[];
  /**
   * Whether it was named as a replacement character while the force was built.
   */
  replacement?: boolean;
  /**
   * The colour of its set symbol.
   */
  symbol?: 'white' | 'green' | 'silver' | 'gold' | 'bronze';
  /**
   * The name on its base.
   */
  name?: string;
  /**
   * The real name on its card.
   */
  realName?: string;
  /**
   * Whether it is on one dial with the character that it replaces.
   */
  sharesDial?: boolean;
}
/**
 * Its base, where it is placed during the set-up of a game; by default one square.
 */
export interface BaseSize {
  /**
   * How many columns it covers.
   */
  columns: number;
  /**
   * How many rows it covers.
   */
  rows: number;
}
export interface DialClick {
  /**
   * Speed.
   */
  speed?: number;
  /**
   * Attack.
   */
  attack?: number;
  /**
   * Defense.
   */
  defense?: number;
  /**
   * Damage.
   */
  damage?: number;
  powers?: ClickPowers;
}
/**
 * The power that shows in the slot of each combat value.
 */
export interface ClickPowers {
  speed?: Capability;
  attack?: Capability;
  defense?: Capability;
  damage?: Capability;
}
/**
 * A starting line.
 */
export interface StartingLine {
  /**
   * Its colour; green goes with the white point value.
   */
  colour: 'green' | 'red' | 'blue' | 'yellow' | 'orange';
  /**
   * The click to its right, counted through all dials.
   */
  click: number;
  /**
   * The point value of its colour.
   */
  points?: number;
}
export interface LineOfFireQuestion {
  /**
   * The kind of question.
   */
  ask: 'line-of-fire';
  edition?: Edition;
  pack?: Pack;
  map: BoardMap;
  characters?: Characters;
  objects?: Objects;
  from: End;
  to: End;
}
export interface BoardObject {
  id: Name;
  /**
   * The kind of map, or of object.
   */
  kind: 'light' | 'heavy' | 'immobile' | 'ultra-light' | 'ultra-heavy';
  /**
   * The square it lies in, or several for an object that covers more than one; left out while it is held.
   */
  at?: Square | [Square, ...Square[]];
  player?: Player;
  /**
   * Its point value, scored when it leaves the game if it belongs to a player.
   */
  points?: number;
  /**
   * The lowest number of the range that it prints, if it is a relic.
   */
  relic?: number;
  /**
   * Abilities that a relic gives to the character that has it.
   */
  grants?: Capability[];
  /**
   * The name on its card, if it is a special object.
   */
  special?: string;
}
export interface CharacterEnd {
  character: Name;
}
export interface VisibilityQuestion {
  /**
   * The kind of question.
   */
  ask: 'visibility';
  edition?: Edition;
  pack?: Pack;
  map: BoardMap;
  characters?: Characters;
  objects?: Objects;
  from: End;
}
export interface ReachQuestion {
  /**
   * The kind of question.
   */
  ask: 'reach';
  edition?: Edition;
  pack?: Pack;
  map: BoardMap;
  characters: Characters;
  objects?: Objects;
  character: Name;
  /**
   * Speed.
   */
  speed?: number;
  /**
   * Whether the character has broken away.
   */
  brokeAway?: boolean;
  to?: Square;
}
export interface PathQuestion {
  /**
   * The kind of question.
   */
  ask: 'path';
  edition?: Edition;
  pack?: Pack;
  map: BoardMap;
  characters: Characters;
  objects?: Objects;
  character: Name;
  /**
   * Speed.
   */
  speed?: number;
  /**
   * Whether the character has broken away.
   */
  brokeAway?: boolean;
  /**
   * The squares of the path, first to last.
   *
   * @minItems 1
   */
  path: [Square, ...Square[]];
  /**
   * Asks for every fault of the path as well, not only the first.
   */
  every?: boolean;
}
export interface PlacementQuestion {
  /**
   * The kind of question.
   */
  ask: 'placement';
  edition?: Edition;
  pack?: Pack;
  map: BoardMap;
  characters: Characters;
  objects?: Objects;
}
export interface BreakAwayQuestion {
  /**
   * The kind of question.
   */
  ask: 'break-away';
  edition?: Edition;
  pack?: Pack;
  /**
   * The roll.
   */
  roll: number;
  /**
   * What is added to the roll.
   */
  bonus?: number;
}
export interface KnockBackQuestion {
  /**
   * The kind of question.
   */
  ask: 'knock-back';
  edition?: Edition;
  pack?: Pack;
  map: BoardMap;
  characters: Characters;
  objects?: Objects;
  attacker: Name;
  target: Name;
  /**
   * The damage taken.
   */
  damageTaken: number;
}
export interface CombatValueQuestion {
  /**
   * The kind of question.
   */
  ask: 'combat-value';
  edition?: Edition;
  pack?: Pack;
  /**
   * Which combat value.
   */
  value: 'speed' | 'attack' | 'defense' | 'damage' | 'range';
  /**
   * The printed value.
   */
  printed: number;
  /**
   * Replacement values, in order.
   *
   * @maxItems 40
   */
  replacements: Replacement[];
  /**
   * Modifiers: numbers that are added.
   */
  modifiers: number[];
  /**
   * The least value.
   */
  minimum?: number;
}
export interface Replacement2 {
  /**
   * The value becomes this number.
   */
  set?: number;
  /**
   * The value is halved.
   */
  half?: true;
  /**
   * The value is doubled.
   */
  double?: true;
  /**
   * Whether nothing else changes it.
   */
  locked?: boolean;
}
export interface PlayQuestion {
  /**
   * The kind of question.
   */
  ask: 'play';
  edition?: Edition;
  pack?: Pack;
  map: BoardMap;
  /**
   * The players, in the order of their turns.
   *
   * @minItems 2
   */
  players: [Name, Name, ...Name[]];
  characters: Characters;
  objects?: Objects;
  /**
   * The build total.
   */
  buildTotal: number;
  /**
   * The last round: the game ends after it.
   */
  roundLimit?: number;
  /**
   * Whether the game begins with its set-up: the roll for first player, the choice of map and areas, the placing of objects and characters.
   */
  setUp?: boolean;
  /**
   * Further maps that the first player may choose instead.
   *
   * @maxItems 11
   */
  maps?: BoardMap[];
  start?: PlayStart;
  /**
   * What players do, in order.
   */
  actions: PlayCommand[];
  /**
   * The results of the dice, in order.
   */
  dice: number[];
  /**
   * Which game is played.
   */
  game?: 'full' | 'basics';
  event?: PlayEventDial;
  /**
   * The battlefield conditions in play, a name for each copy.
   */
  battlefieldConditions?: Name[];
}
/**
 * What has happened before the first action.
 */
export interface PlayStart {
  /**
   * The round that it begins in.
   */
  round?: number;
  turn?: Player;
  /**
   * Characters that have acted in the game before.
   */
  acted?: Name[];
}
/**
 * An action that a player gives, or the end of the turn, with the choices made during it.
 */
export interface PlayCommand {
  player: Name;
  /**
   * The action given.
   */
  give?: 'move' | 'close' | 'ranged' | 'power' | 'double-power' | 'epic';
  /**
   * What ends.
   */
  end?: 'turn';
  to?: Name;
  use?: Name;
  path?: Squares;
  onward?: Squares;
  base?: Squares;
  target?: Name;
  /**
   * How many targets it may choose, or the targets chosen.
   */
  targets?: Name[];
  /**
   * How the damage is divided.
   */
  split?: {
    [k: string]: number;
  };
  /**
   * What is destroyed.
   */
  destroy?: string;
  /**
   * What is chosen where no field of the action has the name of the choice, in order. A trigger that acts first is written as its id; if several characters
   * have it, as a list of its id and the id of the character.
   */
  choose?: (string | number | boolean | string[])[];
  /**
   * What is decided during the set-up.
   */
  setUp?: 'order' | 'map' | 'area' | 'object' | 'done' | 'place' | 'extend' | 'over';
  next?: Name;
  map?: Name;
  area?: Name;
  object?: Name;
  at?: Square;
}
/**
 * The event dial of the game, with its card.
 */
export interface PlayEventDial {
  /**
   * How many clicks it has.
   */
  clicks: number;
  /**
   * The click with the green line.
   */
  green: number;
  /**
   * The click with the red line; left out where it has none.
   */
  red?: number;
  /**
   * The click that it is on; by default that of the green line.
   */
  click?: number;
  /**
   * When the card lets it be turned.
   */
  turns?: 'round-end' | 'turn-end';
  /**
   * The coloured circles on its clicks.
   */
  circles?: EventCircle[];
  /**
   * Effects of its card on the combat values of all characters.
   */
  effects?: EventEffect[];
  /**
   * How many more actions its card gives each player a turn.
   */
  actions?: number;
  /**
   * The number of victory points with which a player wins at once.
   */
  victory?: number;
}
export interface EventCircle {
  /**
   * The click that shows it.
   */
  click: number;
  /**
   * Its colour.
   */
  colour: string;
}
export interface EventEffect {
  /**
   * The colour of its circle.
   */
  colour: string;
  /**
   * The combat value that it modifies.
   */
  value: 'speed' | 'attack' | 'defense' | 'damage';
  /**
   * By how much.
   */
  by: number;
}
export interface AttackRollQuestion {
  /**
   * The kind of question.
   */
  ask: 'attack-roll';
  edition?: Edition;
  pack?: Pack;
  /**
   * Attack.
   */
  attack: number;
  /**
   * The roll.
   *
   * @minItems 2
   * @maxItems 2
   */
  roll: [number, number];
  /**
   * The defense values of the targets.
   */
  defenses: {
    [k: string]: number;
  };
}
export interface DamageQuestion {
  /**
   * The kind of question.
   */
  ask: 'damage';
  edition?: Edition;
  pack?: Pack;
  /**
   * Damage.
   */
  damage: number;
  /**
   * The critical result of the roll.
   */
  critical?: boolean;
  /**
   * What may reduce the damage.
   */
  reductions?: number[];
  /**
   * The kind of damage.
   */
  kind?: 'normal' | 'penetrating' | 'unavoidable';
  /**
   * How many clicks are left.
   */
  clicksLeft: number;
}
export interface ActionTotalQuestion {
  /**
   * The kind of question.
   */
  ask: 'action-total';
  edition?: Edition;
  pack?: Pack;
  /**
   * The build total.
   */
  buildTotal: number;
}
export interface ForceQuestion {
  /**
   * The kind of question.
   */
  ask: 'force';
  edition?: Edition;
  pack?: Pack;
  /**
   * The build total.
   */
  buildTotal: number;
  force: Force;
}
/**
 * A force: its characters and what belongs to it.
 */
export interface Force {
  /**
   * The characters.
   */
  characters: ForceCharacter[];
  /**
   * The objects.
   */
  objects?: ForceObject[];
  /**
   * The feats.
   */
  feats?: ForceFeat[];
  /**
   * The resource, or several.
   */
  resource?: ForceResource | null | ForceResource[];
  /**
   * The battlefield conditions.
   */
  battlefieldConditions?: Name[];
  /**
   * The additional team ability, or several.
   */
  ata?: ForceTeamAbility | null | ForceTeamAbility[];
  /**
   * The replacement characters that are named beforehand.
   */
  replacements?: ForceReplacement[];
  /**
   * How many replacements are allowed at most.
   */
  maxReplacements?: number;
  /**
   * Event dials that are proposed for the game.
   */
  eventDials?: ForceEventDial[];
  /**
   * Whether every Tactic may be used, or those that `tactics` lists.
   */
  format?: 'any' | 'agreed';
  /**
   * The Tactics that are in use, where the format is `agreed`.
   */
  tactics?: ('battlefield-conditions' | 'bystanders' | 'event-dials' | 'feats' | 'resources' | 'special-objects' | 'themed-teams')[];
  /**
   * Which game the force is for.
   */
  game?: 'full' | 'basics';
}
export interface ForceCharacter {
  name: Name;
  /**
   * The set that it is from.
   */
  set?: string;
  /**
   * Its collector number.
   */
  number?: string;
  /**
   * Its point value.
   */
  points: number;
  /**
   * Whether it is unique.
   */
  unique?: boolean;
  /**
   * Whether it is a prime.
   */
  prime?: boolean;
  /**
   * Its keywords.
   *
   * @maxItems 40
   */
  keywords?: string[];
  /**
   * Whether it is a bystander.
   */
  bystander?: boolean;
  /**
   * The ring of its base.
   */
  ring?: 'none' | 'silver' | 'gold' | 'bronze' | 'green';
  /**
   * The colour of the point value that is paid.
   */
  line?: 'white' | 'red' | 'blue' | 'yellow' | 'orange';
  /**
   * Keywords that its card prints in italics.
   *
   * @maxItems 40
   */
  italics?: string[];
}
export interface ForceObject {
  name: Name;
  /**
   * Its kind; left out, or `none`, where its ring decides it.
   */
  kind?: 'light' | 'heavy' | 'immobile' | 'ultra-light' | 'ultra-heavy' | 'none';
  /**
   * Whether it is a special object.
   */
  special?: boolean;
  /**
   * Its point value.
   */
  points?: number;
  /**
   * The colour of the ring on the token.
   */
  ring?: 'yellow' | 'white' | 'red' | 'purple' | 'blue' | 'none';
}
export interface ForceFeat {
  name: Name;
  /**
   * Its point value.
   */
  points: number;
  /**
   * The characters that it is assigned to, by name.
   *
   * @maxItems 40
   */
  assignedTo?: Name[];
  /**
   * How many characters have to be chosen for it.
   */
  characters?: number;
  /**
   * Whether its points are paid for each character that it is assigned to.
   */
  each?: boolean;
}
export interface ForceResource {
  name: Name;
  /**
   * Its point value.
   */
  points: number;
  /**
   * Further costs that are paid for it.
   */
  costs?: number[];
}
export interface ForceTeamAbility {
  name: Name;
  /**
   * Its point value.
   */
  points: number;
  /**
   * The keyword that a character needs for it; its points are then paid for each of them.
   */
  keyword?: string;
  /**
   * The characters that it is assigned to, by name.
   *
   * @maxItems 120
   */
  assignedTo?: Name[];
}
export interface ForceReplacement {
  name: Name;
  /**
   * The set that it is from.
   */
  set?: string;
  /**
   * Its collector number.
   */
  number?: string;
  /**
   * Its point value.
   */
  points: number;
}
export interface ForceEventDial {
  name: Name;
  /**
   * Whether all players agreed to it before they built their forces.
   */
  agreed?: boolean;
  /**
   * The build total that its card sets.
   */
  buildTotal?: number;
  /**
   * Whether its card allows no objects.
   */
  noObjects?: boolean;
}
export interface ThemedTeamQuestion {
  /**
   * The kind of question.
   */
  ask: 'themed-team';
  edition?: Edition;
  /**
   * The build total.
   */
  buildTotal: number;
  force: Force;
}
export interface VictoryQuestion {
  /**
   * The kind of question.
   */
  ask: 'victory';
  edition?: Edition;
  pack?: Pack;
  /**
   * The players, in the order of their turns.
   *
   * @minItems 2
   * @maxItems 4
   */
  players:
    | [VictoryPlayer, VictoryPlayer]
    | [VictoryPlayer, VictoryPlayer, VictoryPlayer]
    | [VictoryPlayer, VictoryPlayer, VictoryPlayer, VictoryPlayer];
  /**
   * What was defeated.
   */
  defeated: DefeatedCharacter[];
  /**
   * Objects that were removed.
   */
  objectsRemoved: RemovedObject[];
  /**
   * The rolls that break a tie.
   */
  tieRolls?: [number, number][];
  /**
   * Feats.
   */
  feats?: ScoredFeat[];
  /**
   * Relics at the end of the game.
   */
  relics?: ScoredRelic[];
}
export interface VictoryPlayer {
  id: Name;
  ally?: Player;
  /**
   * Characters that survive.
   */
  surviving: Survivor[];
}
export interface Survivor {
  /**
   * Its point value.
   */
  points: number;
  owner?: Player;
}
export interface DefeatedCharacter {
  owner: Player;
  /**
   * Its point value.
   */
  points: number;
  /**
   * The player or character that did it.
   */
  by: Player | null;
  /**
   * The last that damaged it.
   */
  damagedBy: Player[];
  /**
   * Whether it was a replacement.
   */
  replaced?: number;
  name?: Name;
  /**
   * What the additional team ability of it cost.
   */
  ata?: number;
  /**
   * The points of the resource that is assigned to it.
   */
  resource?: number;
}
export interface RemovedObject {
  owner: Player;
  /**
   * Its point value.
   */
  points: number;
  /**
   * The active player at that moment; in games of three or more.
   */
  by?: Player | null;
}
export interface ScoredFeat {
  owner: Player;
  /**
   * Its point value, or that for each of its characters.
   */
  points: number;
  /**
   * Whether it cost its points for each of its characters.
   */
  each?: boolean;
  /**
   * The characters that it is assigned to, by name.
   *
   * @maxItems 40
   */
  assignedTo?: Name[];
  /**
   * Whether it left the game while all of its characters were on the map.
   */
  removed?: boolean;
  /**
   * Who damaged these characters, the last one last.
   */
  damagedBy?: Player[];
}
export interface ScoredRelic {
  owner: Player;
  /**
   * Its point value.
   */
  points: number;
  heldBy?: Player;
}
/**
 * Which click a dial shows after damage and healing.
 */
export interface DialQuestion {
  /**
   * The kind of question.
   */
  ask: 'dial';
  edition?: Edition;
  pack?: Pack;
  /**
   * The character that is asked about.
   *
   * @minItems 1
   * @maxItems 1
   */
  characters: [DialCharacter];
  /**
   * What turns the dial, in order.
   *
   * @maxItems 30
   */
  changes: DialChange[];
}
export interface DialCharacter {
  id: Name;
  /**
   * The point value paid.
   */
  points: number;
  /**
   * The values of its dial, click by click.
   *
   * @minItems 1
   * @maxItems 99
   */
  dial: [DialClick, ...DialClick[]];
  /**
   * The clicks that show KO. After the last click it is KO too: that is the red line.
   *
   * @maxItems 99
   */
  ko?: number[];
  /**
   * Of a character with several dials: the last click of each dial but the last, counted through all of them.
   *
   * @maxItems 8
   */
  dialEnds?: number[];
  /**
   * The starting lines of its dials. Without any it begins on click 1.
   *
   * @maxItems 12
   */
  lines?: StartingLine[];
  /**
   * Whether an effect brought it in on its orange line.
   */
  orange?: boolean;
}
export interface DialChange {
  /**
   * Damage dealt.
   */
  damage?: number;
  /**
   * Damage healed.
   */
  heal?: number;
  /**
   * The click of another section to which the dial is turned for a while.
   */
  section?: number;
  /**
   * The click of the main part to which the dial is turned back.
   */
  back?: number;
}
