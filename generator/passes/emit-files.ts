/** Emits the rules and the game of every edition and variant, and the schemas for editors, path to text. */
import type { JsonDocument, Source } from '../ast.ts';
import type { GivenFields } from '../checks/given-fields.ts';
import { emitEditions } from '../emit/editions.ts';
import { emitEditorSchemas } from '../emit/editor-schemas.ts';
import { emitEngine } from '../emit/engine.ts';
import { emitQuestionSchema } from '../emit/question-schema.ts';
import { emitGame } from '../game/emit.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import type { Pass } from '../pass.ts';
import type { Rulebook } from '../rulebook.ts';
import type { CheckedEdition } from './check-definitions.ts';
import type { CheckedVariant } from './check-variants.ts';

interface EmitInput {
  readonly rulebook: Rulebook;
  readonly editions: readonly CheckedEdition[];
  readonly variants: readonly CheckedVariant[];
  readonly vocabulary: Vocabulary;
  readonly given: GivenFields;
  readonly schemas: readonly JsonDocument[];
  readonly questionSchema: Source | undefined;
}

export const emitFiles: Pass<EmitInput, ReadonlyMap<string, string>> = (input) => {
  const { rulebook, editions, variants, vocabulary, given, schemas, questionSchema } = input;
  const definitions = editions.at(-1)?.book.definitions.map(({ definition }) => definition) ?? [];
  const withGame = editions.flatMap((e) => (e.game === undefined ? [] : [e.book.id]));
  const output = new Map([
    ['engine/generated/editions.ts', emitEditions(rulebook.editions, withGame)],
    ...editions.flatMap(editionFiles),
    ...variants.map(variantFile),
    ...emitEditorSchemas(schemas, { rulebook, definitions, vocabulary, given }),
  ]);
  if (questionSchema !== undefined) output.set('engine/generated/question-schema.ts', emitQuestionSchema(questionSchema.text));
  return { output, diagnostics: [] };
};

type File = readonly [path: string, text: string];

function editionFiles(edition: CheckedEdition): File[] {
  const { book, lowered, game } = edition;
  const rules: File = [`engine/generated/${book.id}.ts`, emitEngine({ ir: lowered.ir, fileOf: fileOfDefinitions(edition) })];
  return game === undefined ? [rules] : [rules, [`engine/generated/game/${book.id}.ts`, emitGame(game)]];
}

function variantFile({ id, ruling, edition }: CheckedVariant): File {
  const title = `Edition "${edition.book.id}" with the variant "${id}" of ${ruling}.`;
  const module = { ir: edition.lowered.ir, fileOf: fileOfDefinitions(edition), kernel: '../../kernel', title };
  return [`engine/generated/variants/${id}.ts`, emitEngine(module)];
}

function fileOfDefinitions({ book }: CheckedEdition): (id: string) => string {
  const files = new Map(book.definitions.map((node) => [node.definition.id, node.document.path]));
  return (id) => files.get(id) ?? 'rules';
}
