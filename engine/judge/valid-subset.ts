/** The valid subset of a question with faults of shape. Its board is still checked: a fault there may come earlier in the document. */
import { escapeKey, isRecord } from '../base/json.ts';
import type { Shape } from '../base/schema.ts';
import type { BoardQuestion } from './given-facts.ts';
import { checkShape, type JudgeFault, type ShapeWalk } from './shape.ts';

const REMOVED = Symbol('removed');

/**
 * A copy without the values at the pointers of faults. A list ends before its first such entry: faults of later entries come later in the
 * document, and all pointers into the copy are those of the question.
 */
function without(value: unknown, pointer: string, faulty: ReadonlySet<string>): unknown {
  if (faulty.has(pointer)) return REMOVED;
  if (Array.isArray(value)) {
    const entries = value.map((entry: unknown, index) => without(entry, `${pointer}/${index}`, faulty));
    const end = entries.indexOf(REMOVED);
    return end < 0 ? entries : entries.slice(0, end);
  }
  if (!isRecord(value)) return value;
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
    maps: { type: 'array', items: { $ref: '#/definitions/map' } },
    // Not checked here: `validSubset` copies `ask` only if it is "play".
    ask: {},
  },
};

/** The maps, characters and objects without values of a wrong shape; undefined if what is left is no valid board. */
export function validSubset(
  question: unknown,
  faults: readonly JudgeFault[],
  definitions: ShapeWalk['definitions'],
): BoardQuestion | undefined {
  if (!isRecord(question)) return undefined;
  const { map, characters, objects, ask, maps } = question;
  // `placeBoard` reads of `ask` only whether a game is played.
  const boardFields = {
    map,
    ...(characters === undefined ? {} : { characters }),
    ...(objects === undefined ? {} : { objects }),
    ...(ask === 'play' ? { ask } : {}),
    ...(maps === undefined ? {} : { maps }),
  };
  let pointers = faults.map(({ at }) => at).filter((at) => at !== '');
  let subset: unknown = boardFields;
  for (;;) {
    subset = without(subset, '', new Set(pointers));
    // With faulty `maps` the question still has several maps: `placeBoard` then does not look for the squares of actions on the first one.
    if (isBoardQuestion(subset, definitions)) return maps === undefined ? subset : { ...subset, maps: subset.maps ?? [] };
    // What has lost a required field is removed as well.
    pointers = shapeFaults(subset, definitions).map(({ at }) => at);
    if (pointers.includes('') || pointers.includes('/map')) return undefined;
  }
}

const isBoardQuestion = (value: unknown, definitions: ShapeWalk['definitions']): value is BoardQuestion =>
  shapeFaults(value, definitions).length === 0;

function shapeFaults(value: unknown, definitions: ShapeWalk['definitions']): readonly JudgeFault[] {
  const walk: ShapeWalk = { definitions, faults: [], spots: [], order: new Map() };
  checkShape(walk, BOARD_SHAPE, value, '');
  return walk.faults;
}
