import { type Board, placeCharacters } from '../kernel/board.ts';
import { type Facts, givenPlane } from '../kernel/plane.ts';
import { capabilitiesAt, USED } from './capabilities.ts';
import type { BoardOfState } from './game.ts';
import { addToFront, moveToFront } from './recent.ts';
import { get, listsOf, numbersOf, type Run } from './run.ts';
import { terrainOf, withoutEdge } from './terrain.ts';

const NO_LISTS: readonly (readonly number[])[] = [];

/** The board of the state. It is cached by its terrain, and by the squares, the sides and the usable capabilities of the figures. */
export const board = (g: Run): Board => boardNow(g).board;

function boardNow(g: Run): BoardOfState {
  const { game, lastBoard, mapChanges } = g;
  const figureSquares = listsOf(g, game.rules.squares);
  const sides = numbersOf(g, game.rules.side);
  if (figureSquares === undefined) throw new RangeError('the rules do not place figures');
  const objectSquares = listsOf(g, game.rules.lying) ?? NO_LISTS;
  const isSame =
    lastBoard !== undefined &&
    lastBoard.game === game &&
    lastBoard.mapChanges === mapChanges &&
    lastBoard.objectSquares === objectSquares &&
    lastBoard.figureSquares === figureSquares &&
    lastBoard.sides === sides;
  if (!isSame) return findBoard(g, objectSquares, figureSquares);
  // Most calls are for the last board. While sets of capabilities are calculated, the board must have no capability bits. At all other
  // times it must have the bits of the run.
  const hasWantedBits = g.isCalculatingSets ? lastBoard.bits === undefined : lastBoard.bits !== undefined && lastBoard.bits === g.sets.bits;
  return hasWantedBits ? lastBoard : findBoard(g, objectSquares, figureSquares);
}

/** Finds or makes the board. Separate from `boardNow`, which would otherwise allocate the closure `isWanted` at every call. */
function findBoard(g: Run, objectSquares: BoardOfState['objectSquares'], figureSquares: BoardOfState['figureSquares']): BoardOfState {
  const { game, mapChanges } = g;
  const sides = numbersOf(g, game.rules.side);
  const bits = usableBits(g);
  const bitsKey = bits === undefined ? '' : (g.sets.key ?? bits.join());
  const isWanted = (one: BoardOfState): boolean =>
    areSame(one.figureSquares, figureSquares) &&
    one.sides === sides &&
    one.objectSquares === objectSquares &&
    one.mapChanges === mapChanges &&
    one.bitsKey === bitsKey;
  const known = moveToFront(game.boards, game.boards.findIndex(isWanted));
  if (known !== undefined && known.bits === bits) {
    g.lastBoard = known;
    return known;
  }
  // If a known board has equal bits in another list, it is reused in an entry with the list of this run, because `boardNow` compares these
  // lists by identity.
  const made: BoardOfState = {
    game,
    mapChanges,
    objectSquares,
    figureSquares,
    sides,
    bits,
    bitsKey,
    board: known?.board ?? makeBoard(g, terrainOf(game, mapChanges, objectSquares), figureSquares, bits),
    withoutEdge: known?.withoutEdge ?? new Map(),
  };
  if (known === undefined) addToFront(game.boards, made);
  g.lastBoard = made;
  return made;
}

/** Whether two lists have the same lists of squares, by identity: states share the list of a figure that did not move. */
function areSame(one: BoardOfState['figureSquares'], other: BoardOfState['figureSquares']): boolean {
  if (one === other) return true;
  for (let figure = 0; figure < one.length; figure++) if (one[figure] !== other[figure]) return false;
  return one.length === other.length;
}

/** The board of the state, but with nothing on one edge. */
export function boardWithoutEdge(g: Run, edge: number): Board {
  const { mapChanges, objectSquares, figureSquares, bits, withoutEdge: boards } = boardNow(g);
  const found = boards.get(edge);
  if (found !== undefined) return found;
  const made = makeBoard(g, withoutEdge(g.game, terrainOf(g.game, mapChanges, objectSquares), edge), figureSquares, bits);
  boards.set(edge, made);
  return made;
}

/** The board of the state, but with the figures on these squares. It is often cached, because the game had this board just before. */
export const boardWithFigures = (g: Run, figureSquares: BoardOfState['figureSquares']): Board =>
  findBoard(g, listsOf(g, g.game.rules.lying) ?? NO_LISTS, figureSquares).board;

function makeBoard(
  g: Run,
  terrain: Board,
  figureSquares: readonly (readonly number[])[],
  bitsByFigure: readonly number[] | undefined,
): Board {
  const { game } = g;
  const ids = game.ids.character ?? [];
  const figures = figureSquares.map((squares, figure) => ({ id: ids[figure] ?? '', player: get(g, game.rules.side, figure), squares }));
  const facts: Facts =
    bitsByFigure === undefined || game.usable === undefined
      ? game.facts
      : { ...game.facts, [game.usable]: givenPlane(Int32Array.from(bitsByFigure)) };
  return placeCharacters(terrain, figures, facts);
}

/** Per figure, the bits of the capabilities that it can use, and of the effects that run on it. Undefined while the bits are calculated. */
function usableBits(g: Run): readonly number[] | undefined {
  if (g.isCalculatingSets) return undefined;
  if (g.sets.bits !== undefined) return g.sets.bits;
  g.isCalculatingSets = true;
  const bits = (g.game.all.character ?? []).map((character) => {
    const used = capabilitiesAt(g, USED, character);
    const effectCapabilities = g.effects.filter((effect) => effect.on === character).map((effect) => effect.capability);
    return [...used, ...effectCapabilities].reduce((mask, capability) => mask | (g.game.bits[capability] ?? 0), 0);
  });
  g.isCalculatingSets = false;
  if (g.game.rules.sets?.areCached === true) Object.assign(g.sets, { bits, key: bits.join() });
  return bits;
}
