import type { Json } from '../ast.ts';
import type { Place } from '../diagnostic.ts';
import type { DefinitionNode } from '../rulebook.ts';

/**
 * The place of a range inside an expression, counted from the opening quote of its JSON string. Escapes are counted as JSON writes them;
 * the place of a text that is escaped in another way is the whole text, as is that of the range 0 to 0.
 */
export function placeInExpression(node: DefinitionNode, pointer: string, start: number, end: number): Place {
  const place = node.document.placeOf(`${node.pointer}${pointer}`);
  const text = textAt(node, pointer);
  const written = (part: string): number => JSON.stringify(part).length - 2;
  const isAsWritten =
    typeof text === 'string' && place.line === place.endLine && written(text) + 2 === (place.endColumn ?? 0) - place.column;
  if (!isAsWritten || (end === 0 && start === 0)) return place;
  const column = place.column + 1 + written(text.slice(0, start));
  return { ...place, column, endLine: place.line, endColumn: column + Math.max(written(text.slice(start, end)), 1) };
}

/** What a definition has at a pointer into it. */
const textAt = (node: DefinitionNode, pointer: string): Json | undefined => valueAt(JSON.parse(JSON.stringify(node.definition)), pointer);

function valueAt(value: Json, pointer: string): Json | undefined {
  let here: Json | undefined = value;
  for (const step of pointer.split('/').slice(1)) {
    if (here instanceof Array) here = here[Number(step)];
    else here = typeof here === 'object' && here !== null ? Object.entries(here).find(([key]) => key === step)?.[1] : undefined;
  }
  return here;
}
