/** The places that a line of fire passes, each with its label and with the label that it would have without exceptions. */
import { type Board, edgeSquares } from '../kernel/board.ts';
import type { FireLine } from '../kernel/cached-results.ts';
import { FIELD_OF_PART, type Route } from '../kernel/fold.ts';
import type { EdgeOnLine, SquareOnLine } from '../kernel/frames.ts';
import type { Part, Restriction } from '../kernel/rules.ts';

export interface Place {
  /** Which restrictions count there: those over the source, the target, edges or squares between. */
  readonly over: Restriction['over'];
  readonly subject: 'square' | 'edge';
  readonly index: number;
  /** The square itself, or those on both sides of the edge. */
  readonly squares: readonly number[];
  readonly label: number;
  /** That a square belongs to the base of an end counts as an exception too. */
  readonly labelWithoutExceptions: number;
  /** Whether the place is a square between the ends that belongs to the base of one of them: no restriction counts there. */
  readonly isOwn: boolean;
}

export interface Places {
  square(over: 'source' | 'between' | 'target', square: number): Place;
  edge(edge: number): Place;
  frame(place: Place): SquareOnLine | EdgeOnLine;
}

/** The places of one line. `worse` are restrictions that have exceptions and give a worse label than the line has. */
export function placesOf(board: Board, line: FireLine, worse: readonly Restriction[]): Places {
  const { planes } = line;
  const frameAt = (subject: Place['subject'], index: number): SquareOnLine | EdgeOnLine =>
    subject === 'edge' ? { edge: index, line: planes.class } : { square: index, line: planes.class };
  const labelWithoutExceptions = (over: Restriction['over'], subject: Place['subject'], index: number, label: number): number => {
    if (worse.length === 0) return label;
    const frame = frameAt(subject, index);
    let worst = label;
    for (const r of worse) if (r.over === over && r.gives > worst && r.condition?.(board, frame) === true) worst = r.gives;
    return worst;
  };
  return {
    square(over, index) {
      const isOwn = over === 'between' && line.own?.[index] === 1;
      const label = planes[over][index] ?? 0;
      return {
        over,
        subject: 'square',
        index,
        squares: [index],
        label: isOwn ? 0 : label,
        labelWithoutExceptions: isOwn ? label : labelWithoutExceptions(over, 'square', index, label),
        isOwn,
      };
    },
    edge(index) {
      const label = planes.edge[index] ?? 0;
      const squares = edgeSquares(board, index);
      return {
        over: 'edge',
        subject: 'edge',
        index,
        squares,
        label,
        labelWithoutExceptions: labelWithoutExceptions('edge', 'edge', index, label),
        isOwn: false,
      };
    },
    frame: ({ subject, index }) => frameAt(subject, index),
  };
}

export type LabelField = 'label' | 'labelWithoutExceptions';

export interface RoutePlaces {
  readonly edgeIn: Place;
  readonly side: Place;
  readonly edgeOut: Place;
}

export function routeOf({ edgeIn, side, edgeOut }: RoutePlaces, field: LabelField): Route {
  return { edgeIn: edgeIn[field], side: side[field], edgeOut: edgeOut[field] };
}

export const partOf = (places: RoutePlaces, part: Part): Place => places[FIELD_OF_PART[part]];
