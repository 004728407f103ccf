import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { isRecord } from '../../engine/base/json.ts';
import { wrapComment } from '../emit/wrap.ts';

const bannerOf = (schema: string): string =>
  `/* Generated from schemas/${schema} by \`sightline build\`. Do not edit: change the schema and build. */`;

/** Added to the types of the book. `Json` is the type of values that the schema leaves open; code that reads the book uses `Immutable`. */
const BOOK_TYPES = `
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Immutable<T> = T extends string
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Immutable<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Immutable<T[Key]> }
      : T;
`;

const TYPE_FILES: readonly { readonly schema: string; readonly output: string }[] = [
  { schema: 'definition.schema.json', output: 'generator/generated/definition.ts' },
  { schema: 'page.schema.json', output: 'generator/generated/page.ts' },
  { schema: 'asks.schema.json', output: 'generator/generated/asks.ts' },
  { schema: 'erratum.schema.json', output: 'generator/generated/erratum.ts' },
  { schema: 'reading.schema.json', output: 'generator/generated/reading.ts' },
  { schema: 'chains.schema.json', output: 'generator/generated/chains.ts' },
  { schema: 'permanent-ids.schema.json', output: 'generator/generated/permanent-ids.ts' },
  { schema: 'editions.schema.json', output: 'generator/generated/editions.ts' },
  { schema: 'contents.schema.json', output: 'generator/generated/contents.ts' },
  { schema: 'icons.schema.json', output: 'generator/generated/icons.ts' },
  { schema: 'book.schema.json', output: 'generator/generated/book.ts' },
  { schema: 'question.schema.json', output: 'engine/generated/question.ts' },
  { schema: 'verdict.schema.json', output: 'engine/generated/verdict.ts' },
  { schema: 'book.schema.json', output: 'site/src/generated/book.ts' },
];

/** Type files by the text of the schemas that they were made from. */
export type TypeFilesCache = Map<string, Promise<Map<string, string>>>;

/** The generated type files, path to text. */
export function typeFiles(root: string, cache: TypeFilesCache): Promise<Map<string, string>> {
  const texts = TYPE_FILES.map(({ schema }) => readFileSync(join(root, 'schemas', schema), 'utf8')).join();
  const files = cache.get(texts) ?? makeTypes(root);
  cache.set(texts, files);
  return files;
}

async function makeTypes(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { schema, output } of TYPE_FILES) {
    const text = readFileSync(join(root, 'schemas', schema), 'utf8');
    const value: unknown = JSON.parse(text);
    if (!isSchema(value)) throw new Error(`schemas/${schema} is not a JSON object`);
    const borrowsDefinition = schema !== 'definition.schema.json' && text.includes('definition.schema.json');
    const types = await compile(borrowsDefinition ? borrowDefinition(value) : value, String(value.title), {
      cwd: join(root, 'schemas'),
      bannerComment: borrowsDefinition ? `${bannerOf(schema)}\nimport type { Definition } from './definition.ts';\n` : bannerOf(schema),
      additionalProperties: false,
      declareExternallyReferenced: true,
      // Lists of at most this length become unions of tuples, longer ones plain lists.
      maxItems: 4,
      style: { singleQuote: true, printWidth: 140 },
    });
    const wrapped = withIds(types).split('\n').flatMap(wrapComment).join('\n');
    files.set(output, schema === 'book.schema.json' ? wrapped.replaceAll('unknown', 'Json') + BOOK_TYPES : wrapped);
  }
  return files;
}

/** Makes ids branded types, as in generator/ids.ts. All types of the schema for ids of definitions get the same brand. */
const withIds = (types: string): string =>
  types.replace(/^export type (\w*Id) = string;$/gm, (_, name: string) => {
    const kind = /^(Clause|Page|Edition)Id$/.exec(name)?.[1]?.toLowerCase() ?? 'definition';
    return `export type ${name} = string & { readonly __id: '${kind}' };`;
  });

const isSchema = (value: unknown): value is JSONSchema => isRecord(value);

/** The schema with its references to definition.schema.json as the imported type `Definition`, instead of copies of it. */
function borrowDefinition(schema: JSONSchema): JSONSchema {
  const text = JSON.stringify(schema).replaceAll('{"$ref":"definition.schema.json"}', '{"tsType":"Definition"}');
  const value: unknown = JSON.parse(text);
  if (!isSchema(value)) throw new Error('the schema is no longer a JSON object');
  return value;
}
