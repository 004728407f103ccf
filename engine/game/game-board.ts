/** The board as the map, the objects and the figures are now, with what each figure can use. */
import { type Board, placeCharacters } from '../kernel/board.ts';
import { type Facts, givenPlane } from '../kernel/plane.ts';
import { capabilitiesAt, USED } from './capabilities.ts';
import { get, type Run } from './run.ts';
import { terrainOf, withoutEdge } from './terrain.ts';

const NO_LISTS: readonly (readonly number[])[] = [];

/** The board of the state, cached by its ground, by the squares of the figures and by what these can use. */
export function board(g: Run): Board {
  const { game } = g;
  const squares = g.lists[game.rules.squares];
  if (squares === undefined) throw new RangeError('the rules do not place figures');
  const lying = g.lists[game.rules.lying] ?? NO_LISTS;
  const { last } = g;
  const isSame = last !== undefined && last.game === game && last.terrain === g.terrain && last.lying === lying && last.squares === squares;
  // Most calls are for the same board: an expression reads one fact a call. Without bits it is the same only if it has no capabilities.
  if (isSame && last.bits === (g.working ? undefined : g.sets.bits) && (last.bits !== undefined || game.powerless || g.working))
    return last.board;
  const bits = usableBits(g);
  const made = knownBoard(g, terrainOf(game, g.terrain, lying), squares, bits);
  g.last = { game, terrain: g.terrain, lying, squares, bits, board: made };
  return made;
}

/** The board as it would be with nothing on one edge. */
export function boardWithoutEdge(g: Run, edge: number): Board {
  const { game } = g;
  const squares = g.lists[game.rules.squares] ?? NO_LISTS;
  const ground = terrainOf(game, g.terrain, g.lists[game.rules.lying] ?? NO_LISTS);
  return knownBoard(g, withoutEdge(game, ground, edge), squares, usableBits(g));
}

function knownBoard(g: Run, ground: Board, squares: readonly (readonly number[])[], bits: readonly number[] | undefined): Board {
  const { game } = g;
  const placings = game.boards.get(ground) ?? new WeakMap<object, Map<string, Board>>();
  game.boards.set(ground, placings);
  const known = placings.get(squares) ?? new Map<string, Board>();
  placings.set(squares, known);
  const key = bits === undefined ? '' : (g.sets.key ?? bits.join());
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = placed(g, ground, squares, bits);
  known.set(key, made);
  return made;
}

/** A board on a ground, with the figures on these squares. */
export function boardWith(g: Run, ground: Board, squares: readonly (readonly number[])[]): Board {
  return placed(g, ground, squares, usableBits(g));
}

function placed(g: Run, ground: Board, squares: readonly (readonly number[])[], bits: readonly number[] | undefined): Board {
  const { game } = g;
  const ids = game.ids.character ?? [];
  const pieces = squares.map((own, of) => ({ id: ids[of] ?? '', player: get(g, game.rules.side, of), squares: own }));
  const facts: Facts =
    bits === undefined || game.usable === undefined ? game.facts : { ...game.facts, [game.usable]: givenPlane(Int32Array.from(bits)) };
  return placeCharacters(ground, pieces, facts);
}

/** Per figure, the capabilities that it can use or is under the effect of, as bits. Undefined while they are worked out, since that asks the board too. */
function usableBits(g: Run): readonly number[] | undefined {
  if (g.game.powerless || g.working) return undefined;
  if (g.sets.bits !== undefined) return g.sets.bits;
  g.working = true;
  const bits = (g.game.all.character ?? []).map((character) => {
    const used = capabilitiesAt(g, USED, character);
    const effects = g.effects.filter((effect) => effect.on === character).map((effect) => effect.capability);
    return [...used, ...effects].reduce((mask, capability) => mask | (g.game.bits[capability] ?? 0), 0);
  });
  g.working = false;
  if (g.game.rules.sets?.areCached === true) Object.assign(g.sets, { bits, key: bits.join() });
  return bits;
}
