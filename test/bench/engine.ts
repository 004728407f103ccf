/** The engine against npm packages that do less: pairs of squares, whole views, squares in reach. */
import bresenham from 'bresenham';
import { FOV, Path } from 'rot-js';
import rules from '../../engine/generated/current.ts';
import { placeBoard } from '../../engine/judge/place.ts';
import { type Board, placeCharacters } from '../../engine/kernel/board.ts';
import { at } from '../../engine/kernel/plane.ts';
import { reachSteps } from '../../engine/kernel/reach.ts';
import { squareEnd, squareLabel } from '../../engine/kernel/square-lines.ts';
import { visibleLabels } from '../../engine/kernel/visibility.ts';
import { seeded } from '../oracle/random.ts';
import { uncheckedShape } from '../support/unchecked-shape.ts';
import { benchBoard, benchScene } from './boards.ts';
import { type Measured, race } from './rounds.ts';

/** The time of one of several operations that took `ms` together. */
const microseconds = (ms: number, operationCount: number): string =>
  `${((1000 * ms) / operationCount).toFixed(operationCount > 1000 ? 3 : 1)} µs`;

export function measurePairs(): Measured {
  const board = benchBoard(24, 36, 1);
  const rng = seeded(2);
  const count = 20_000;
  const pairs = Array.from({ length: count }, () => [Math.floor(rng() * board.size), Math.floor(rng() * board.size)] as const);
  const times = race([
    {
      name: 'engine',
      run: () => pairs.reduce((sum, [a, b]) => sum + squareLabel(board, a, b), 0),
    },
    {
      name: 'bresenham',
      run: () => pairs.reduce((sum, [a, b]) => sum + bresenham(a % 24, Math.floor(a / 24), b % 24, Math.floor(b / 24)).length, 0),
    },
  ]);
  const [ours, theirs] = [times.get('engine') ?? 1, times.get('bresenham') ?? 1];
  return {
    what: 'line of fire, one pair, all rules (24×36)',
    measured: `${microseconds(ours, count)}; npm bresenham ×${(theirs / ours).toFixed(2)}`,
    goal: '≥ ×2',
    meets: theirs / ours >= 2,
  };
}

function blocks(board: Board, square: number): boolean {
  return at(board.square.blocking, square) === 1;
}

export function measureView(columns: number, rows: number): Measured {
  const board = benchBoard(columns, rows, 3);
  const rng = seeded(8);
  const sources = Array.from({ length: 480 }, () => Math.floor(rng() * board.size)).filter((square) => !blocks(board, square));
  const fov = new FOV.RecursiveShadowcasting((x, y) => x >= 0 && y >= 0 && x < columns && y < rows && !blocks(board, y * columns + x), {
    topology: 8,
  });
  const seen = new Uint8Array(board.size);
  const runs = sources.length;
  const times = race([
    {
      name: 'engine',
      run: () => sources.reduce((sum, from) => sum + (visibleLabels(board, squareEnd(from))[0] ?? 0), 0),
    },
    {
      name: 'rot-js',
      run: () => {
        for (const from of sources) {
          fov.compute(from % columns, Math.floor(from / columns), Math.max(columns, rows), (x, y, _r, visible) => {
            if (x >= 0 && y >= 0 && x < columns && y < rows) seen[y * columns + x] = visible;
          });
        }
      },
    },
  ]);
  const [ours, theirs] = [times.get('engine') ?? 1, times.get('rot-js') ?? 1];
  return {
    what: `one square to all, all rules (${columns}×${rows})`,
    measured: `${microseconds(ours, runs)}; rot-js RecursiveShadowcasting ×${(theirs / ours).toFixed(2)}`,
    goal: '≥ ×1',
    meets: theirs >= ours,
  };
}

function reachByDijkstra(board: Board, start: number): number {
  let inReach = 0;
  const path = new Path.Dijkstra(
    start % 24,
    Math.floor(start / 24),
    (x, y) => x >= 0 && y >= 0 && x < 24 && y < 36 && !blocks(board, y * 24 + x),
    { topology: 8 },
  );
  for (let square = 0; square < board.size; square++) {
    const [x, y] = [square % 24, Math.floor(square / 24)];
    if (Math.abs(x - (start % 24)) > 10 || Math.abs(y - Math.floor(start / 24)) > 10) continue;
    let steps = 0;
    path.compute(x, y, () => {
      steps++;
    });
    // The start is counted too: 11 squares are 10 steps.
    if (steps > 0 && steps <= 11) inReach++;
  }
  return inReach;
}

export function measureReach(): Measured[] {
  const board = benchBoard(24, 36, 4);
  const mover = { character: 0, brokeAway: true };
  const start = board.figures[0]?.squares[0] ?? 0;
  const runs = 20;
  const times = race([
    { name: 'engine', run: () => repeat(runs, () => reachSteps(board, mover, start, 10)) },
    { name: 'rot-js', run: () => repeat(runs, () => reachByDijkstra(board, start)) },
  ]);
  const scene = benchScene(24, 36, 4);
  const placeScene = (): Board => placeBoard(rules, scene, uncheckedShape()).board;
  const movedFigures = board.figures.map((figure, index) => (index === 1 ? { ...figure, squares: [freeSquare(board)] } : figure));
  const { size, abilities } = board.character;
  const givenFacts = { size, abilities };
  const placedTimes = race([
    { name: 'new', run: () => reachSteps(placeScene(), mover, start, 10) },
    { name: 'placed', run: placeScene },
    { name: 'moved', run: () => repeat(runs, () => reachSteps(placeCharacters(board, movedFigures, givenFacts), mover, start, 10)) },
  ]);
  const [ours, theirs] = [times.get('engine') ?? 1, times.get('rot-js') ?? 1];
  const [newTime, placingTime, movedTime] = [placedTimes.get('new') ?? 0, placedTimes.get('placed') ?? 0, placedTimes.get('moved') ?? 0];
  const evaluationRatio = (newTime - placingTime) / (ours / runs);
  return [
    {
      what: 'the squares in reach at speed 10 (24×36), steps cached with the board',
      measured: `${microseconds(ours, runs)}; rot-js Dijkstra ×${(theirs / ours).toFixed(0)}`,
      goal: '≥ ×20',
      meets: theirs / ours >= 20,
    },
    {
      what: 'the same on a new board: the map is placed and its steps are evaluated first',
      measured: `${microseconds(newTime, 1)}, of which ${microseconds(placingTime, 1)} place the map; ×${evaluationRatio.toFixed(0)} of the time with cached steps`,
      goal: '≤ ×30',
      meets: newTime - placingTime <= (30 * ours) / runs,
    },
    {
      what: 'the same after one figure has moved',
      measured: `${microseconds(movedTime, runs)}; ×${(movedTime / ours).toFixed(1)} of the time with cached steps`,
      goal: '≤ ×3',
      meets: movedTime <= 3 * ours,
    },
  ];
}

/** Where another figure affects most steps of the first figure: two columns to its right, or the square after that if it is occupied. */
function freeSquare(board: Board): number {
  const square = (board.figures[0]?.squares[0] ?? 0) + 2;
  return board.occupant[square] === -1 ? square : square + 1;
}

/** Counts the results, so that the runtime cannot leave out calls without an effect. */
function repeat(times: number, run: () => unknown): number {
  let results = 0;
  for (let time = 0; time < times; time++) results += run() === undefined ? 0 : 1;
  return results;
}
