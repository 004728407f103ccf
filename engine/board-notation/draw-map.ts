import { isObject, isStructure, type Json, type JsonObject } from '../base/json.ts';
import { addSign, type Drawing, indexAt, indexOf } from './drawing.ts';
import type { Signs } from './signs.ts';
import { readEdge } from './squares.ts';

/** Draws terrain, levels and edges; what remains goes into the example's `map`. */
export function drawMap(drawing: Drawing, map: JsonObject, signs: Signs): JsonObject {
  const undrawn: { [field: string]: Json } = {};
  const signByList = new Map<string, string>([...signs].map(([sign, list]) => [list, sign]));
  for (const [field, value] of Object.entries(map)) {
    const sign = signByList.get(field);
    if (field === 'columns' || field === 'rows' || (field === 'kind' && value === 'outdoor')) continue;
    const rest = drawField(drawing, field, value, sign);
    const isDrawn = isEmpty(rest) && !isEmpty(value);
    if (!isDrawn) undrawn[field] = rest;
  }
  return undrawn;
}

function drawField(drawing: Drawing, field: string, value: Json, sign: string | undefined): Json {
  if (field === 'elevation') return drawLevels(drawing, value);
  return Array.isArray(value) ? value.filter((item: Json) => !drawItem(drawing, field, item, sign)) : value;
}

function isEmpty(value: Json): boolean {
  return isStructure(value) && Object.keys(value).length === 0;
}

function drawItem(drawing: Drawing, field: string, item: Json, sign: string | undefined): boolean {
  if (sign !== undefined) return addSign(drawing, item, sign);
  if (field === 'walls') return drawEdge(drawing, item, '|', '-');
  return field === 'stairs' && drawEdge(drawing, item, '=', '=');
}

function drawLevels(drawing: Drawing, elevation: Json): Json {
  if (!isObject(elevation)) return elevation;
  const undrawn: { [level: string]: Json } = {};
  for (const [level, squares] of Object.entries(elevation)) {
    if (!Array.isArray(squares) || !/^[2-9]$/.test(level)) undrawn[level] = squares;
    else {
      const isFree = (name: Json): boolean => !/[2-9]/.test(drawing.cells[indexOf(drawing, name) ?? -1] ?? '');
      const rest = squares.filter((name) => !(isFree(name) && addSign(drawing, name, level)));
      if (rest.length > 0 || squares.length === 0) undrawn[level] = rest;
    }
  }
  return undrawn;
}

/** Draws an edge that is written from left to right or from top to bottom and has nothing on it yet. False for any other. */
function drawEdge(drawing: Drawing, item: Json, rightSign: string, bottomSign: string): boolean {
  const [one, other] = readEdge(item) ?? [];
  const from = indexAt(drawing, one);
  const to = indexAt(drawing, other);
  if (from === undefined || to === undefined) return false;
  const isRightEdge = to === from + 1 && to % drawing.columns !== 0;
  if (!isRightEdge && to !== from + drawing.columns) return false;
  const edges = isRightEdge ? drawing.right : drawing.bottom;
  if (edges.has(from)) return false;
  edges.set(from, isRightEdge ? rightSign : bottomSign);
  return true;
}
