/** The valid subset of a question with faults of shape. Its board is still checked: a fault there may come earlier in the document. */
import type { BoardQuestion } from './given-facts.ts';
import { checkShape, escapeKey, isObject, type JudgeFault, type Shape, type ShapeWalk } from './shape.ts';

const REMOVED = Symbol('removed');

/** A copy without the values at the pointers of faults. Later entries of a list move up, which hides no earlier fault. */
function without(value: unknown, pointer: string, faulty: ReadonlySet<string>): unknown {
  if (faulty.has(pointer)) return REMOVED;
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => without(entry, `${pointer}/${index}`, faulty)).filter((entry) => entry !== REMOVED);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([key, entry]) => [key, without(entry, `${pointer}/${escapeKey(key)}`, faulty)] as const);
  return Object.fromEntries(fields.filter(([, entry]) => entry !== REMOVED));
}

const BOARD_SHAPE: Shape = {
  type: 'object',
  required: ['map'],
  properties: {
    map: { $ref: '#/definitions/map' },
    characters: { $ref: '#/definitions/characters' },
    objects: { $ref: '#/definitions/objects' },
    // Of any shape: `validSubset` gives these fields values of its own.
    ask: {},
    maps: {},
  },
};

/** The map, characters and objects without values of a wrong shape; undefined if what is left is no valid board. */
export function validSubset(
  question: unknown,
  faults: readonly JudgeFault[],
  definitions: ShapeWalk['definitions'],
): BoardQuestion | undefined {
  if (!isObject(question)) return undefined;
  const { map, characters, objects, ask, maps } = question;
  // `placeBoard` reads of `ask` only whether a game is played, and of `maps` only whether there are any: it does not check them.
  const boardFields = {
    map,
    ...(characters === undefined ? {} : { characters }),
    ...(objects === undefined ? {} : { objects }),
    ...(ask === 'play' ? { ask } : {}),
    ...(maps === undefined ? {} : { maps: [] }),
  };
  const subset = without(boardFields, '', new Set(faults.map(({ at }) => at).filter((at) => at !== '')));
  return isBoardQuestion(subset, definitions) ? subset : undefined;
}

function isBoardQuestion(value: unknown, definitions: ShapeWalk['definitions']): value is BoardQuestion {
  const walk: ShapeWalk = { definitions, faults: [], spots: [], order: new Map() };
  checkShape(walk, BOARD_SHAPE, value, '');
  return walk.faults.length === 0;
}
