/** The smallest changes that would give a line another label. Each is judged, and none adds a problem to the set-up. */
import { type Cell, squareName } from '../../../engine/board-notation/squares.ts';
import { parseSquare } from '../../../engine/kernel/square-name.ts';
import { figureAt, hasWall, isOnMap, levelAt, paintTerrain, removeObject, setLevel, setWall } from './edit.ts';
import { moveFigure, removeFigure } from './edit-figures.ts';
import { type Game, withPosition } from './game.ts';
import type { Judge } from './judge.ts';
import { type Position, squaresOf } from './position.ts';
import { addsNoProblem, problemsOf } from './problems.ts';
import { questionOf } from './questions.ts';
import { squareKinds, wordOf } from './square-kinds.ts';
import { type Label, readFireLine } from './verdict.ts';

export interface Flip {
  /** An instruction: "remove the wall between F4 and F5". */
  readonly instruction: string;
  readonly label: Label;
  readonly game: Game;
}

interface Change {
  readonly instruction: string;
  readonly game: Game;
}

const neighbourOffsets: readonly Cell[] = [-1, 0, 1]
  .flatMap((row) => [-1, 0, 1].map((column) => ({ column, row })))
  .filter(({ column, row }) => column !== 0 || row !== 0);
const neighbour = ({ column, row }: Cell, offset: Cell): Cell => ({ column: column + offset.column, row: row + offset.row });

/**
 * One change for each wall, figure, object or kind of terrain that can be removed from the squares of the line or from their edges, and one
 * for each square whose level can be lowered.
 */
function removals(game: Game, squares: readonly string[]): Change[] {
  const { position } = game;
  const changes: Change[] = [];
  const add = (instruction: string, next: Position): void => {
    if (next !== position) changes.push({ instruction, game: withPosition(game, next) });
  };
  const listedWalls = new Set<string>();
  // A base may be in several squares of the line.
  const listedFigures = new Set<string>([game.from, game.to]);
  for (const square of squares) {
    const cell = parseSquare(square);
    if (cell === undefined) continue;
    // The interior is a part of the map: it cannot be removed from a square.
    for (const kind of squareKinds)
      if (kind.name !== 'interior')
        add(`remove the ${wordOf(kind)}${kind.isMarker ? '' : ' terrain'} from ${square}`, paintTerrain(position, kind, square, false));
    const level = levelAt(position, square);
    if (level > 1) add(`lower ${square} to level ${level - 1}`, setLevel(position, square, level - 1));
    const figure = figureAt(position, square);
    if (figure !== undefined && !listedFigures.has(figure.id)) {
      listedFigures.add(figure.id);
      add(`remove ${figure.id} from ${square}`, removeFigure(position, figure.id));
    }
    for (const object of position.objects)
      if (object.at === square) add(`remove the object from ${square}`, removeObject(position, object.id));
    for (const offset of neighbourOffsets) {
      const other = neighbour(cell, offset);
      const name = [square, squareName(other)].sort().join(' and ');
      if (offset.column !== 0 && offset.row !== 0) continue;
      if (!isOnMap(position, other) || listedWalls.has(name) || !hasWall(position, cell, other)) continue;
      listedWalls.add(name);
      add(`remove the wall between ${name}`, setWall(position, cell, other, false));
    }
  }
  return changes;
}

function stepsAside(game: Game): Change[] {
  return [game.from, game.to].flatMap((id) => {
    const cell = parseSquare(game.position.figures.find((figure) => figure.id === id)?.at[0] ?? '');
    if (cell === undefined) return [];
    return neighbourOffsets.flatMap((offset): Change[] => {
      const to = neighbour(cell, offset);
      const moved = isOnMap(game.position, to) ? moveFigure(game.position, id, squareName(to)) : game.position;
      return moved === game.position ? [] : [{ instruction: `move ${id} to ${squareName(to)}`, game: withPosition(game, moved) }];
    });
  });
}

/** Pairs of changes are tried for at most this many single changes, because their number grows quadratically. */
const MOST_PAIRED = 24;

const labelRank = { clear: 0, hindered: 1, blocked: 2 } as const satisfies { [label in Label]: number };

/**
 * Up to `most` changes that give another label, the smallest first: one removal, then two, then a figure one square aside. Before
 * each of the hundreds of trials, `mayContinue` may yield to the page; if it resolves to false, the search ends with what it has found.
 */
export async function findFlips(
  game: Game,
  edition: string,
  judge: Judge,
  mayContinue: () => Promise<boolean>,
  most = 3,
): Promise<readonly Flip[]> {
  const labelOf = (next: Game): Label | undefined => readFireLine(judge(questionOf(next, edition)))?.label;
  const problems = problemsOf(game, edition, judge);
  const line = readFireLine(judge(questionOf(game, edition)));
  if (line === undefined) return [];
  const flipsAmong = async (changes: readonly Change[]): Promise<Flip[]> => {
    const flips: Flip[] = [];
    for (const { instruction, game: next } of changes) {
      if (!(await mayContinue())) break;
      const label = labelOf(next);
      if (label === undefined || label === line.label) continue;
      if (addsNoProblem(problems, problemsOf(next, edition, judge))) flips.push({ instruction, label, game: next });
    }
    return flips;
  };
  const byLabel = (a: Flip, b: Flip): number => labelRank[a.label] - labelRank[b.label];
  const removalChanges = removals(game, [...new Set([...line.crossed, ...line.corners.flat()])]);
  // A removal rarely makes a line less clear, so none are tried for a clear one.
  const singleFlips = line.label === 'clear' ? [] : (await flipsAmong(removalChanges)).sort(byLabel);
  const doubleFlips =
    singleFlips.length > 0 || line.label === 'clear' || removalChanges.length > MOST_PAIRED
      ? []
      : (await flipsAmong(pairs(game, removalChanges))).sort(byLabel);
  return [
    // One place is left for a step aside. For a clear line the steps that block it come first, for any other line those that clear it.
    ...[...singleFlips, ...doubleFlips].slice(0, most - 1),
    ...(await flipsAmong(stepsAside(game))).sort(line.label === 'clear' ? (a, b) => byLabel(b, a) : byLabel),
  ].slice(0, most);
}

function pairs(game: Game, changes: readonly Change[]): Change[] {
  return changes.flatMap((first, index) =>
    changes.slice(index + 1).map((second) => ({
      instruction: `${first.instruction}, and ${second.instruction}`,
      game: withPosition(game, withBoth(game.position, first.game.position, second.game.position)),
    })),
  );
}

/** A position without what either of two changes removed or lowered. */
function withBoth(original: Position, a: Position, b: Position): Position {
  const inBoth = <T>(all: readonly T[], one: readonly T[], other: readonly T[]): readonly T[] =>
    all.filter((item) => one.includes(item) && other.includes(item));
  const terrain = Object.fromEntries(
    squareKinds.map((kind) => [kind.name, inBoth(squaresOf(original.map, kind), squaresOf(a.map, kind), squaresOf(b.map, kind))]),
  );
  const lowered = Object.values(original.map.elevation)
    .flat()
    .filter((square) => levelAt(b, square) < levelAt(a, square));
  const { elevation } = lowered.reduce((position, square) => setLevel(position, square, levelAt(b, square)), a).map;
  return {
    map: { ...original.map, terrain, elevation, walls: inBoth(original.map.walls, a.map.walls, b.map.walls) },
    figures: inBoth(original.figures, a.figures, b.figures),
    objects: inBoth(original.objects, a.objects, b.objects),
  };
}
