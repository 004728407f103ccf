import { isStructure, type Json } from '../../engine/base/json.ts';
import type { Place } from '../diagnostic.ts';
import type { DefinitionNode } from '../rulebook.ts';

/**
 * The place of the characters of an expression from `start` to before `end`. Escapes are counted as `JSON.stringify` writes them. The
 * place is that of the whole text if it is escaped in another way, and for the range 0 to 0.
 */
export function placeInExpression(node: DefinitionNode, pointer: string, start: number, end: number): Place {
  const place = node.document.placeOf(`${node.pointer}${pointer}`);
  const text = textAt(node, pointer);
  const writtenLength = (part: string): number => JSON.stringify(part).length - 2;
  const isAsWritten =
    typeof text === 'string' && place.line === place.endLine && writtenLength(text) + 2 === (place.endColumn ?? 0) - place.column;
  if (!isAsWritten || (end === 0 && start === 0)) return place;
  const column = place.column + 1 + writtenLength(text.slice(0, start));
  return { ...place, column, endLine: place.line, endColumn: column + Math.max(writtenLength(text.slice(start, end)), 1) };
}

const textAt = (node: DefinitionNode, pointer: string): Json | undefined => valueAt(JSON.parse(JSON.stringify(node.definition)), pointer);

function valueAt(value: Json, pointer: string): Json | undefined {
  let inner: Json | undefined = value;
  for (const key of pointer.split('/').slice(1)) {
    if (inner instanceof Array) inner = inner[Number(key)];
    else inner = isStructure(inner) ? Object.entries(inner).find(([field]) => field === key)?.[1] : undefined;
  }
  return inner;
}
