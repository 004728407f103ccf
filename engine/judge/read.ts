/** The one door from unchecked input to a question: its shape by the published schema, then what no schema can say. */

import type { Question } from '../generated/question.ts';
import schema from '../generated/question-schema.ts';
import type { Rules } from '../kernel/rules.ts';
import { type Placed, placeBoard } from './place.ts';
import { checkShape, isObject, type JudgeFault, type Shape, type ShapeWalk, shown } from './shape.ts';

export interface ReadQuestion {
  readonly question: Question;
  /** The board, for questions that have one. */
  readonly placed?: Placed;
}

/** The shape of one kind of question, by its `ask`. */
function shapeOf(ask: unknown): Shape | undefined {
  return schema.oneOf.find((s) => s.properties?.ask?.const === ask);
}

function isQuestion(value: unknown, walk: ShapeWalk): value is Question {
  const ask = isObject(value) ? value.ask : undefined;
  const shape = shapeOf(ask);
  if (!isObject(value))
    walk.faults.push({ code: 'wrong-type', message: `found ${shown(value)}, expected a question: a JSON object`, at: '' });
  else if (shape === undefined) {
    const asks = schema.oneOf.map((s) => String(s.properties?.ask?.const));
    walk.faults.push({
      code: ask === undefined ? 'missing-field' : 'unknown-question',
      message: `found ${shown(ask)}, expected one of ${asks.join(', ')}`,
      at: ask === undefined ? '' : '/ask',
    });
  } else checkShape(walk, shape, value, '');
  return walk.faults.length === 0;
}

/** The first fault in document order. */
export function firstFault(faults: readonly JudgeFault[], order: ReadonlyMap<string, number>): JudgeFault | undefined {
  const rank = (fault: JudgeFault): number => order.get(fault.at) ?? Number.MAX_SAFE_INTEGER;
  return [...faults].sort((a, b) => rank(a) - rank(b))[0];
}

/** Reads a question, or says the first thing that is wrong with it. */
export function readQuestion(
  value: unknown,
  rulesOf: (edition: string | undefined) => Rules | JudgeFault,
): ReadQuestion | { readonly fault: JudgeFault } {
  const walk: ShapeWalk = { definitions: schema.definitions, faults: [], spots: [], order: new Map() };
  if (!isQuestion(value, walk))
    return { fault: firstFault(walk.faults, walk.order) ?? { code: 'unknown', message: 'this is no question', at: '' } };
  const rules = rulesOf(value.edition);
  if ('code' in rules) return { fault: rules };
  if (!('map' in value)) return { question: value };
  const placed = placeBoard(rules, value, walk);
  const fault = firstFault(placed.faults, walk.order);
  return fault === undefined && placed.board !== undefined
    ? { question: value, placed: { board: placed.board, faults: [] } }
    : { fault: fault ?? { code: 'unknown', message: 'this board cannot be set', at: '/map' } };
}
