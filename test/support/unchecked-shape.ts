import type { BoardQuestion } from '../../engine/judge/given-facts.ts';
import type { ShapeWalk } from '../../engine/judge/shape.ts';

/** For `placeBoard` in tests: the walk of a question whose shape was not checked, which has no faults yet. */
export const uncheckedShape = (): ShapeWalk => ({ definitions: {}, faults: [], spots: [], order: new Map() });

/** A question of a board whose shape was not checked. */
export const boardQuestion = (question: object): BoardQuestion => JSON.parse(JSON.stringify(question));
