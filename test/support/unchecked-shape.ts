import type { BoardQuestion } from '../../engine/judge/given-facts.ts';
import type { ShapeWalk } from '../../engine/judge/shape.ts';

/** The argument of `placeBoard` for a question whose shape is not checked. */
export const uncheckedShape = (): ShapeWalk => ({ definitions: {}, faults: [], spots: [], order: new Map() });

/** Types a question as one of a board without a check of its shape. The copy makes it plain JSON. */
export const boardQuestion = (question: object): BoardQuestion => JSON.parse(JSON.stringify(question));
