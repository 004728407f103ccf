import type { Board } from '../kernel/board.ts';
import { capabilityBit, numberOfText } from '../kernel/given-values.ts';
import { squareNumber } from '../kernel/square-name.ts';
import type { Game } from './game.ts';
import { fieldOf, type ReadGiven, readerOf } from './listed.ts';
import { type Played, proceed } from './play.ts';
import type { Column, GameRules } from './rules.ts';
import { frameOf } from './run.ts';
import type { Columns, Frame, State } from './state.ts';

/** A checked set-up: the board that it makes, the ids of the subjects of each kind, and the question itself. */
export interface SetUp {
  /** The map with its objects. */
  readonly terrain: Board;
  /** The same with the figures as they are placed at first. */
  readonly board: Board;
  readonly ids: { readonly [subject: string]: readonly string[] };
  readonly question: object;
}

/** The most entries of one list of a set-up: more than any game needs, and few enough that a question is answered soon. */
const MOST_ENTRIES = 120;

export class TooManyError extends Error {
  /** The path of the list in the question. */
  readonly listed: string;
  constructor(message: string, listed: string) {
    super(message);
    this.listed = listed;
  }
}

/** Creates a game on each map, each from its own set-up. Returns the game on the first map, where play begins. */
export function createGames(rules: GameRules, setUps: readonly SetUp[]): Game {
  const gamesByMap: Game[] = [];
  for (const setUp of setUps) gamesByMap.push(createGame(rules, setUp, gamesByMap));
  const [first] = gamesByMap;
  if (first === undefined) throw new RangeError('a game has a map');
  return first;
}

export function createGame(rules: GameRules, setUp: SetUp, gamesByMap: readonly Game[] = []): Game {
  const { ids } = setUp;
  for (const { id, listed = '' } of rules.subjects) {
    const count = ids[id]?.length ?? 0;
    if (count > MOST_ENTRIES) throw new TooManyError(`found ${count} entries, expected ${MOST_ENTRIES} or fewer`, listed);
  }
  const { size } = setUp.terrain;
  const read = readerOf(rules, setUp.question);
  const counts = [
    ...Object.entries(ids).map(([subject, list]) => [subject, list.length] as const),
    ['square', size],
    ['edge', 2 * size],
  ] as const;
  const all = Object.fromEntries(counts.map(([subject, count]) => [subject, Array.from({ length: count }, (_, index) => index)]));
  const numbered: Numbered = {
    ids: { ...ids, capability: rules.capabilities.map((c) => c.id), quantity: rules.quantities },
    // Effects are numbered among the capabilities. Expressions over all capabilities omit them: characters have only instances of them.
    all: { ...all, capability: rules.capabilities.flatMap((c, index) => (c.effect ? [] : [index])) },
    texts: [],
  };
  const { numbers, lists } = columnsOf(rules, setUp, numbered, read);
  const { written } = rules;
  const facts = Object.fromEntries(Object.entries(setUp.board.character).filter(([name]) => isGiven(setUp.board, name)));
  return {
    rules,
    gamesByMap,
    terrain: setUp.terrain,
    facts,
    ...numbered,
    first: { numbers: numbers.slice(0, written.numbers), lists: lists.slice(0, written.lists) },
    given: { numbers, lists },
    recentTerrains: [],
    terrainsByKey: new Map(),
    terrainsWithoutEdge: new WeakMap(),
    boards: [],
    recentSets: [],
    menus: new Map(),
    lastOpened: { state: undefined, menu: undefined },
    ...usableOf(rules, setUp),
  };
}

/** The fact of the board that has what figures can use, and the bit of each capability in that fact. */
function usableOf(rules: GameRules, setUp: SetUp): Pick<Game, 'usable' | 'bits'> {
  const given = rules.sets?.given;
  const fact = setUp.board.rules.given.find(({ subject, name }) => `${subject}.${name}` === given);
  return {
    usable: fact?.name,
    bits: rules.capabilities.map((c) => capabilityBit(fact?.values.indexOf(c.id) ?? -1)),
  };
}

const isGiven = (board: Board, name: string): boolean =>
  board.rules.given.some((fact) => fact.subject === 'character' && fact.name === name);

/** The state at the first request, and what has happened before it. */
export function startGame(game: Game): Pick<Played, 'state' | 'events'> {
  const play = game.rules.procedures[game.rules.play];
  if (play === undefined) throw new RangeError('the rules have no procedure that is the game');
  return proceed(game, firstState(game, [frameOf(game.rules.play, play.initialFacts({}))]), undefined, true);
}

export function firstState({ rules, first }: Game, stack: readonly Frame[]): State {
  return { rulesDigest: rules.digest, ...first, mapChanges: {}, stack, deferred: [], effects: [], started: 0, request: null };
}

type Numbered = Pick<Game, 'ids' | 'all' | 'texts'>;

function columnsOf(rules: GameRules, setUp: SetUp, numbered: Numbered, read: ReadGiven): Columns {
  const numbers: (readonly number[])[] = [];
  const lists: (readonly (readonly number[])[])[] = [];
  for (const column of rules.columns) {
    const subjects = numbered.all[column.subject] ?? [];
    const givenOf = read(column.subject, column.given ?? '');
    if (column.shape === 'number')
      numbers[column.index] = subjects.map((subject) => numberOf(setUp, numbered, column, subject, givenOf(subject)));
    else
      lists[column.index] = subjects.map(
        (subject) => placedOn(setUp, rules, column, subject) ?? numbersOf(setUp, numbered, column, subject, givenOf(subject)),
      );
  }
  return { numbers, lists };
}

/** The squares of a figure or of an object that the set-up has put on the map; undefined for any other list. */
function placedOn(setUp: SetUp, rules: GameRules, column: Column, subjectNumber: number): readonly number[] | undefined {
  if (column.index === rules.squares) return setUp.board.figures[subjectNumber]?.squares ?? [];
  return column.index === rules.lying ? (setUp.terrain.objects[subjectNumber]?.squares ?? []) : undefined;
}

function numberOf(setUp: SetUp, numbered: Numbered, column: Column, subjectNumber: number, given: unknown): number {
  if (given === undefined || given === null) return column.first;
  if (typeof given === 'boolean') return given ? 1 : 0;
  if (typeof given === 'number') return given;
  // A set is stored as one bit for each of its values.
  if (Array.isArray(given) && column.values !== undefined)
    return column.values.reduce((mask, value, index) => (given.includes(value) ? mask | (2 ** index) : mask), 0);
  // For a boolean record, a list names the subjects of which it is true.
  if (Array.isArray(given)) return given.includes(numbered.ids[column.subject]?.[subjectNumber]) ? 1 : 0;
  if (column.values !== undefined) return Math.max(column.values.indexOf(String(given)), 0);
  return numberOfSubject(setUp, numbered, column.of ?? '', String(given));
}

/** A list that is given: numbers, or subjects by their ids. An unknown id becomes -1. */
function numbersOf(setUp: SetUp, numbered: Numbered, column: Column, subjectNumber: number, given: unknown): readonly number[] {
  // A field that has an entry for each subject names them by their ids.
  const listed = Array.isArray(given) ? given : fieldOf(given, numbered.ids[column.subject]?.[subjectNumber] ?? '');
  const list: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const { of: kind = '' } = column;
  if (kind === '' || kind === 'bool') return list.map((n) => (typeof n === 'number' ? n : 0));
  return list.map((entry) => (typeof entry === 'string' ? numberOfSubject(setUp, numbered, kind, entry) : -1));
}

function numberOfSubject({ terrain }: SetUp, numbered: Numbered, kind: string, name: string): number {
  if (kind === 'square') return squareNumber(terrain, name);
  return kind === 'text' ? numberOfText(numbered.texts, name) : (numbered.ids[kind]?.indexOf(name) ?? -1);
}
