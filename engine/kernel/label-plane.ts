/** Labels of squares or edges, each evaluated when it is first read: a line or a move meets few of them. */
import type { BoardFacts } from './board-facts.ts';
import type { AnyFrame } from './frames.ts';

interface Labelling {
  readonly gives: number;
  test(b: BoardFacts, v: AnyFrame): boolean;
}

/** No label is this number. */
const UNKNOWN = 255;

export interface LabelPlane {
  /** UNKNOWN until the label is first read. */
  readonly values: Uint8Array;
  /** The labels by the terrain alone, shared by all boards on it; undefined in the plane of the terrain itself. */
  readonly terrain: LabelPlane | undefined;
  readonly restrictions: readonly Labelling[];
}

/** The worst first, so that the first that acts decides. */
export function worstFirst<L extends Labelling>(list: readonly L[]): readonly L[] {
  return [...list].sort((a, b) => b.gives - a.gives);
}

/** `restrictions` come the worst first. */
export function createLabels(count: number, restrictions: readonly Labelling[], terrain?: LabelPlane): LabelPlane {
  if (terrain !== undefined && restrictions.length === 0) return terrain;
  const values = new Uint8Array(count);
  // Without restrictions all labels are 0, and none needs evaluation.
  if (restrictions.length > 0) values.fill(UNKNOWN);
  return { values, terrain, restrictions };
}

/** The label at a place by its index; `setPlace` puts the index into `frame` for the conditions. */
export function labelAt<F extends AnyFrame>(
  board: BoardFacts,
  plane: LabelPlane,
  frame: F,
  index: number,
  setPlace: (frame: F, index: number) => void,
): number {
  const known = plane.values[index] ?? 0;
  if (known !== UNKNOWN) return known;
  let label = plane.terrain === undefined ? 0 : labelAt(board, plane.terrain, frame, index, setPlace);
  setPlace(frame, index);
  for (const restriction of plane.restrictions) {
    if (restriction.gives <= label) break;
    if (restriction.test(board, frame)) label = restriction.gives;
  }
  plane.values[index] = label;
  return label;
}
