import type { JsonDocument, Source } from '../ast.ts';
import type { CheckedEdition } from '../checked-edition.ts';
import type { GivenFields } from '../checks/given-fields.ts';
import { emitEditorSchemas } from '../emit/editor-schemas.ts';
import { editionModules, questionSchemaModule, variantModule } from '../emit/modules.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import type { Memo } from '../memo.ts';
import type { Pass } from '../pass.ts';
import type { Rulebook } from '../rulebook.ts';
import type { CheckedVariant } from './check-variants.ts';

interface EmitInput {
  readonly rulebook: Rulebook;
  readonly editions: readonly CheckedEdition[];
  readonly variants: readonly CheckedVariant[];
  readonly vocabulary: Vocabulary;
  readonly given: GivenFields;
  readonly schemas: readonly JsonDocument[];
  readonly questionSchemaFile: Source | undefined;
  readonly memo: Memo;
}

export const emitFiles: Pass<EmitInput, ReadonlyMap<string, string>> = (input) => {
  const { rulebook, editions, variants, vocabulary, given, schemas, questionSchemaFile, memo } = input;
  const definitions = editions.at(-1)?.book.definitions.map(({ definition }) => definition) ?? [];
  const output = new Map([
    ...editionModules(rulebook, editions, memo),
    ...variants.map(({ edition, id, reading }) => memo.of(variantModule, edition, id, reading, memo)),
    ...emitEditorSchemas(schemas, { rulebook, definitions, vocabulary, given, memo }),
    ...(questionSchemaFile === undefined ? [] : [memo.of(questionSchemaModule, questionSchemaFile)]),
  ]);
  return { output, diagnostics: [] };
};
