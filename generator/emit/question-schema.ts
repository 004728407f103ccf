/** The schema of questions as a module, so that the engine checks its input by the very schema that is published. */
import { isStructure, type Json } from '../../engine/base/json.ts';
import { BANNER } from './engine.ts';

/** Keywords that the engine does not read. A field of a question with such a name is not dropped, since its value is a schema. */
const DROPPED: ReadonlySet<string> = new Set(['$schema', '$id', 'title', 'description', 'additionalItems']);

function strip(value: Json): Json {
  if (value instanceof Array) return value.map((v: Json) => strip(v));
  if (!isStructure(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, v]) => (DROPPED.has(key) && typeof v !== 'object' ? [] : [[key, strip(v)]])),
  );
}

export function emitQuestionSchema(text: string): string {
  const schema: Json = JSON.parse(text);
  return [
    BANNER.replace('rules/', 'schemas/question.schema.json'),
    "import type { Schema } from '../base/schema.ts';",
    '',
    `const schema: Schema = ${JSON.stringify(strip(schema), null, 1)};`,
    '',
    'export default schema;',
    '',
  ].join('\n');
}
