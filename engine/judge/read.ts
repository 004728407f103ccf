/** The one door from unchecked input to a question: its shape by the published schema, then what no schema can say. */

import type { Question } from '../generated/question.ts';
import schema from '../generated/question-schema.ts';
import type { Rules } from '../kernel/rules.ts';
import { parseSquare } from '../kernel/square-name.ts';
import { compileShapes } from './fits.ts';
import type { Memory } from './memory.ts';
import { type Placed, placeBoard } from './place.ts';
import { referenceFaults } from './references.ts';
import { checkShape, isObject, type JudgeFault, type Shape, type ShapeWalk, shown } from './shape.ts';
import { soundPart } from './sound-part.ts';

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

/** Whether a fault may come of what has a wrong shape elsewhere: an object that could not be read, a level under stairs. */
function echoes(found: JudgeFault, faults: readonly JudgeFault[]): boolean {
  const within = (pointer: string): boolean =>
    faults.some(({ at, code }) => code !== 'unknown-field' && (at === pointer || at.startsWith(`${pointer}/`)));
  return (found.code === 'unknown-object' && within('/objects')) || (found.code === 'refused' && within('/map'));
}

type RulesOf = (edition: string | undefined) => Rules | JudgeFault;

const shapes = compileShapes(schema);

/** Whether a value has the shape of a question, all squares on its map. */
function fits(value: unknown, sound: ReadonlyMap<unknown, string>): value is Question {
  if (!isObject(value)) return false;
  const spots: string[] = [];
  if (shapes.get(value.ask)?.(value, { spots, sound }) !== true) return false;
  const { map } = value;
  if (!isObject(map)) return true;
  const { columns, rows } = map;
  const isOnMap = (name: string): boolean => isOn(Number(columns), Number(rows), name);
  return spots.every((spot) => (spot.includes('|') ? spot.split('|').every(isOnMap) : isOnMap(spot)));
}

function isOn(columns: number, rows: number, name: string): boolean {
  const square = parseSquare(name);
  return square !== undefined && square.column < columns && square.row < rows;
}

const NONE: ReadonlyMap<unknown, string> = new Map();

/** Reads a question without a fault, on the cached terrain of its map where there is one. Nothing where any part is wrong. */
function readFaultless(value: unknown, rulesOf: RulesOf, memory: Memory): ReadQuestion | undefined {
  const rules = rulesOf(isObject(value) && typeof value.edition === 'string' ? value.edition : undefined);
  if ('code' in rules) return undefined;
  const cached = memory.recall(rules, value);
  if (!fits(value, cached?.sound ?? NONE) || referenceFaults(value, []).length > 0) return undefined;
  if (!('map' in value)) return { question: value };
  if (cached?.placed !== undefined) return { question: value, placed: cached.placed };
  const walk: ShapeWalk = { definitions: schema.definitions, faults: [], spots: [], order: new Map() };
  const placed = placeBoard(rules, value, walk, cached?.laid);
  if (placed.faults.length > 0) return undefined;
  memory.keep(rules, value, placed);
  return { question: value, placed };
}

/** Reads a question, or says the first thing that is wrong with it, faults of shape and of sense taken together. */
export function readQuestion(value: unknown, rulesOf: RulesOf, memory: Memory): ReadQuestion | { readonly fault: JudgeFault } {
  const faultless = readFaultless(value, rulesOf, memory);
  if (faultless !== undefined) return faultless;
  const walk: ShapeWalk = { definitions: schema.definitions, faults: [], spots: [], order: new Map() };
  const well = isQuestion(value, walk);
  const faults = [...walk.faults, ...referenceFaults(value, walk.faults)];
  const rules = rulesOf(well ? value.edition : undefined);
  if ('code' in rules) return { fault: firstFault([...faults, rules], walk.order) ?? rules };
  const board = !well ? soundPart(value, walk.faults, schema.definitions) : 'map' in value ? value : undefined;
  const placed = board === undefined ? undefined : placeBoard(rules, board, walk);
  const fault = firstFault([...faults, ...(placed?.faults ?? []).filter((found) => !echoes(found, walk.faults))], walk.order);
  if (fault !== undefined) return { fault };
  if (!well) return { fault: { code: 'unknown', message: 'this is no question', at: '' } };
  return placed === undefined ? { question: value } : { question: value, placed };
}
