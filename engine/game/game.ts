/** The types of a game, of what it caches, and of a run. This module has no values, because the types of the rules import it in a cycle. */
import type { Board } from '../kernel/board.ts';
import type { Facts } from '../kernel/plane.ts';
import type { FoundCandidates } from './candidates.ts';
import type { Event } from './event.ts';
import type { Choose } from './instruction.ts';
import type { GameRules, Option } from './rules.ts';
import type { Answer, Columns, Deferred, Effect, Frame, Request, State } from './state.ts';
import type { Locals, Value } from './values.ts';

/**
 * What all states of a game share: the rules, the map, the cards and how many subjects of each kind there are, which do not change; and
 * caches.
 */
export interface Game {
  readonly rules: GameRules;
  /** The game on each map of the set-up: its first map, then the further ones. Shared by all of them. */
  readonly gamesByMap: readonly Game[];
  /** What the set-up gives in the columns that steps write. */
  readonly first: Columns;
  /** What the set-up gives in all columns. Those that no step writes are read here; their indexes come after the others. */
  readonly given: Columns;
  /** The board of the set-up without figures: the map and its objects. */
  readonly terrain: Board;
  /** What is given of each figure for the board. */
  readonly facts: Facts;
  readonly ids: { readonly [subject: string]: readonly string[] };
  /** The numbers of all subjects of a kind. */
  readonly all: { readonly [subject: string]: readonly number[] };
  /** Texts by their number, such as names; equal texts have one number. First those of the set-up; expressions add others. */
  readonly texts: string[];
  readonly recentTerrains: TerrainOfState[];
  /** Cache: terrains by the text of what has changed of the map and of the squares of the objects. */
  readonly terrainsByKey: Map<string, Board>;
  /** Cache: terrains with nothing on one edge, by the terrain as it is and that edge. */
  readonly terrainsWithoutEdge: WeakMap<Board, Map<number, Board>>;
  readonly boards: BoardOfState[];
  readonly recentSets: SetsOfState[];
  readonly menus: Map<string, Menu>;
  readonly lastOpened: LastOpened;
  /** The board's fact of what figures can use (undefined where its rules have none), and the bit of each capability in it. */
  readonly usable: string | undefined;
  readonly bits: readonly number[];
}

/** A terrain, by what has changed of the map and by the lists that place the objects: both are compared by identity. */
interface TerrainOfState {
  readonly mapChanges: State['mapChanges'];
  readonly objectSquares: readonly (readonly number[])[];
  readonly terrain: Board;
}

/** A board with the parts of the state that it follows from, compared by identity (the squares figure by figure, the bits by their key). */
export interface BoardOfState {
  readonly game: Game;
  readonly mapChanges: State['mapChanges'];
  readonly objectSquares: readonly (readonly number[])[];
  readonly figureSquares: readonly (readonly number[])[];
  /** By figure, the player that it is on the side of. */
  readonly sides: readonly number[] | undefined;
  /** By figure, as `CapabilitySets.bits`. */
  readonly bits: readonly number[] | undefined;
  /** The bits as one text; empty where there are none. */
  readonly bitsKey: string;
  readonly board: Board;
  readonly withoutEdge: Map<number, Board>;
}

/**
 * Sets of capabilities by character and stage (what it possesses, can use and may activate); per figure the bits of them that the board
 * reads, and these bits as one text.
 */
export interface CapabilitySets {
  readonly lists: (readonly number[] | undefined)[];
  bits?: readonly number[];
  key?: string;
}

/** Sets of capabilities, by the columns and the effects of a state that they follow from. */
interface SetsOfState {
  readonly numbers: State['numbers'];
  readonly effects: State['effects'];
  readonly sets: CapabilitySets;
}

/** An option for one of its users; `self` is -1 if the option has none. Whether that user may take it depends on the state. */
export interface UserOption {
  readonly option: Option;
  readonly self: number;
  /** The facts that the constraints see, where they are the same in all states; never written to, since all states share them. */
  readonly facts: Locals | undefined;
  /** Per constraint of the option, the index of its result in `OpenMenu.refused`; -1 if the result is not cached. */
  readonly results: readonly number[];
}

/** A menu of a game, the same in all states, and in all games by the same rules with as many users. */
export interface Menu {
  readonly options: readonly UserOption[];
  /**
   * One `undefined` for each cached result of a constraint: `OpenMenu.refused` begins as a copy of this list. A result is shared by the
   * options for which the constraint reads the same facts.
   */
  readonly untested: readonly undefined[];
}

/** A menu in one state, with the results of tests so far, which the callers add. */
export interface OpenMenu extends Menu {
  /** Whether each option is legal, undefined where it has not been tried. */
  readonly areLegal: (boolean | undefined)[];
  readonly refused: (boolean | undefined)[];
}

interface LastOpened {
  state: State | undefined;
  menu: OpenMenu | undefined;
}

/** A run: a state that changes while an answer is carried out. Data shared with the state before is copied before it is written. */
export interface Run {
  game: Game;
  /** The columns of the state. `Game.given` has the others, whose indexes come after these. Written through `writableColumns` alone. */
  numbers: Columns['numbers'];
  lists: Columns['lists'];
  /** The same once the run has copied those of the state; undefined while it shares them. */
  owned: { readonly numbers: (readonly number[])[]; readonly lists: (readonly (readonly number[])[])[] } | undefined;
  mapChanges: State['mapChanges'];
  /** Its first `shared` frames are those of the state that the run started from, and are copied before they are written. */
  stack: Frame[];
  shared: number;
  deferred: Deferred[];
  effects: readonly Effect[];
  /** How many effects have been started: the id of the next one. */
  started: number;
  /** Cached sets of the capabilities of figures, dropped when a record that they follow from is written. */
  sets: CapabilitySets;
  /** Whether sets of capabilities are being calculated for a board: a board made meanwhile has no capabilities. */
  isCalculatingSets: boolean;
  request: Request | null;
  answer: Answer | undefined;
  /** Takes the events; undefined where they are not wanted. */
  events: Pick<Event[], 'push'> | undefined;
  /** Whether events cite what calculations counted, see explain.ts. */
  isExplained: boolean;
  /** The clauses of entries that calculations counted; undefined where they are not wanted. */
  consulted: string[] | undefined;
  /** In a draft: whether it ends at a choice, before anything is chosen. */
  halts: Halts | undefined;
  halted: boolean;
  readonly forced: Forced[];
  lastBoard: BoardOfState | undefined;
  /** The last value of a calculation. Dropped at each instruction, call and change of capabilities; null while statements write. */
  lastValue: CachedValue | undefined | null;
}

/** A choice with one candidate, made without asking a player. */
export interface Forced {
  /** The fact that takes the value, and the kind of subject. */
  readonly as: string;
  readonly subject: string;
  readonly clauses: readonly string[];
  readonly value: Value;
}

export type Halts = (choose: Choose, found: FoundCandidates) => boolean;

interface CachedValue {
  readonly calculation: number;
  readonly given: Locals;
  readonly value: number;
}
