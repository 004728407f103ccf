/** Types of the planes that classes.ts evaluates. */
import type { CornerPlanes } from './corners.ts';
import type { EdgeOnLine, Keys, SquareOnLine } from './frames.ts';
import type { LabelPlane } from './label-plane.ts';

/** Labels of one class by place: squares between the ends, the target's square, the source's, edges. */
export interface ClassPlanes {
  readonly class: Keys;
  readonly between: Uint8Array;
  readonly target: Uint8Array;
  readonly source: Uint8Array;
  readonly edge: Uint8Array;
  /** Computed when `sweep` (`sweep.ts`) or `fastPlanes` (`fast-line.ts`) first needs them. */
  corners?: CornerPlanes;
  /** Squares with a label as a target; made by the first view. */
  targets?: Int32Array;
}

export type PlaceOnLine = 'between' | 'target' | 'source' | 'edge';

export type PlacePlanes = { readonly [over in PlaceOnLine]: LabelPlane };

/** The planes of a class as far as they are evaluated. */
export interface PartialPlanes {
  readonly planes: ClassPlanes;
  /** The same labels by place, with the restrictions that give them. */
  readonly parts: PlacePlanes;
  /** Set to each square and edge that is evaluated. */
  readonly squareFrame: SquareOnLine;
  readonly edgeFrame: EdgeOnLine;
  isComplete: boolean;
}

/** The planes of each class of the path "fire", the only path with lines, by the text of the class (`tupleOf`). */
export type Classes = Map<string, PartialPlanes>;
