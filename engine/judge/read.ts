/** Checks a question: first its shape by the published schema, then what no schema can express. */

import { isRecord } from '../base/json.ts';
import type { Shape } from '../base/schema.ts';
import type { Question } from '../generated/question.ts';
import type { Rules } from '../kernel/rules.ts';
import type { MapSize } from '../kernel/square-name.ts';
import { type Placed, placeBoard } from './place.ts';
import type { QuestionShape, ShapesOf } from './question-shape.ts';
import { referenceFaults } from './references.ts';
import { checkShape, firstFault, type JudgeFault, type ShapeWalk, shown } from './shape.ts';
import type { TerrainCache } from './terrain-cache.ts';
import { validSubset } from './valid-subset.ts';

interface ReadQuestion {
  readonly question: Question;
  readonly placed?: Placed;
}

function shapeOf({ schema }: QuestionShape, ask: unknown): Shape | undefined {
  return schema.oneOf.find((s) => s.properties?.ask?.const === ask);
}

function isQuestion(value: unknown, shapes: QuestionShape, walk: ShapeWalk): value is Question {
  const ask = isRecord(value) ? value.ask : undefined;
  const shape = shapeOf(shapes, ask);
  if (!isRecord(value))
    walk.faults.push({ code: 'wrong-type', message: `found ${shown(value)}, expected a question: a JSON object`, at: '' });
  else if (shape === undefined) {
    const asks = shapes.schema.oneOf.map((s) => String(s.properties?.ask?.const));
    walk.faults.push({
      code: ask === undefined ? 'missing-field' : 'unknown-question',
      message: `found ${shown(ask)}, expected one of ${asks.join(', ')}`,
      at: ask === undefined ? '' : '/ask',
    });
  } else checkShape(walk, shape, value, '');
  return walk.faults.length === 0;
}

/** The beginning of a pointer into a map, a character or an object: whether one of these is refused depends on all of its fields. */
const PART = /^\/(map(?=\/)|(maps|characters|objects)\/\d+)/;

/**
 * Whether a fault may follow from a wrong shape elsewhere, because `validSubset` removed a value: an object may be unknown without the list
 * that has it, stairs refused without the level of a square, and a character refused or on no square without all of its fields.
 */
function isConsequence(fault: JudgeFault, shapeFaults: readonly JudgeFault[]): boolean {
  const isFaultyWithin = (pointer: string): boolean =>
    shapeFaults.some(({ at, code }) => code !== 'unknown-field' && (at === pointer || at.startsWith(`${pointer}/`)));
  if (fault.code === 'unknown-object') return isFaultyWithin('/objects');
  if (fault.code === 'not-placed') return isFaultyWithin(fault.at);
  if (fault.code !== 'refused') return false;
  return isFaultyWithin(PART.exec(fault.at)?.[0] ?? fault.at);
}

export interface RulesNamed {
  readonly edition?: string;
  readonly pack?: string;
}

type RulesOf = (named: RulesNamed) => Rules | JudgeFault;

function rulesNamed(value: unknown): RulesNamed {
  const { edition, pack } = isRecord(value) ? value : {};
  return { ...(typeof edition === 'string' && { edition }), ...(typeof pack === 'string' && { pack }) };
}

function sizedMapOf({ map }: { readonly [key: string]: unknown }): MapSize | undefined {
  const hasSize = (value: unknown): value is MapSize =>
    isRecord(value) && typeof value.columns === 'number' && typeof value.rows === 'number';
  return hasSize(map) ? map : undefined;
}

/**
 * Whether a value has the shape of a question, with all its squares and edges on its map. `valid` has the parts that were found to be
 * of a right shape before, each with the name of its definition in the schema.
 */
function hasShape(value: unknown, { checks }: QuestionShape, valid: ReadonlyMap<unknown, string>): value is Question {
  return isRecord(value) && checks.get(value.ask)?.(value, { map: sizedMapOf(value), valid }) === true;
}

const NONE_VALID: ReadonlyMap<unknown, string> = new Map();

/** The fast path: reads a question without a fault, on cached terrain if there is any. Undefined if the question has any fault. */
function readFaultless(value: unknown, rules: Rules, shapes: QuestionShape, cache: TerrainCache): ReadQuestion | undefined {
  const cached = cache.find(rules, value);
  if (!hasShape(value, shapes, cached?.valid ?? NONE_VALID) || referenceFaults(value, []).length > 0) return undefined;
  if (!('map' in value)) return { question: value };
  if (cached?.placed !== undefined) return { question: value, placed: cached.placed };
  const walk: ShapeWalk = { definitions: shapes.schema.definitions, faults: [], spots: [], order: new Map() };
  const placed = placeBoard(rules, value, walk, cached?.placedTerrain);
  if (placed.faults.length > 0) return undefined;
  cache.add(rules, value, placed);
  return { question: value, placed };
}

/**
 * Reads a question, or returns the first fault in document order, of shape or of sense. An edition or pack that is not loaded is reported
 * only if the question has the right shape.
 */
export function readQuestion(
  value: unknown,
  rulesOf: RulesOf,
  shapesOf: ShapesOf,
  cache: TerrainCache,
): ReadQuestion | { readonly fault: JudgeFault } {
  const namedRules = rulesOf(rulesNamed(value));
  const shapes = shapesOf('code' in namedRules ? undefined : namedRules);
  const faultless = 'code' in namedRules ? undefined : readFaultless(value, namedRules, shapes, cache);
  if (faultless !== undefined) return faultless;
  const walk: ShapeWalk = { definitions: shapes.schema.definitions, faults: [], spots: [], order: new Map() };
  const hasRightShape = isQuestion(value, shapes, walk);
  const faults = [...walk.faults, ...referenceFaults(value, walk.faults)];
  // A question of a wrong shape is still checked by the rules that it names, or by the first rules if it names none or unknown ones.
  const rules = 'code' in namedRules && !hasRightShape ? rulesOf({}) : namedRules;
  if ('code' in rules) return { fault: firstFault([...faults, rules], walk.order) ?? rules };
  const wholeQuestion = hasRightShape && 'map' in value ? value : undefined;
  const boardQuestion = hasRightShape ? wholeQuestion : validSubset(value, walk.faults, shapes.schema.definitions);
  const placed = boardQuestion === undefined ? undefined : placeBoard(rules, boardQuestion, walk);
  const fault = firstFault([...faults, ...(placed?.faults ?? []).filter((found) => !isConsequence(found, walk.faults))], walk.order);
  if (fault !== undefined) return { fault };
  // A value of a wrong shape has a fault, so this is never returned: it proves to the compiler that the value is a question.
  if (!hasRightShape) return { fault: { code: 'unknown', message: 'this is no question', at: '' } };
  return placed === undefined ? { question: value } : { question: value, placed };
}
