/** Emits the rules and the game of every edition and variant, and the schemas for editors, path to text. */

import type { JsonDocument, Source } from '../ast.ts';
import type { CheckedEdition } from '../checked-edition.ts';
import type { GivenFields } from '../checks/given-fields.ts';
import type { EmitCache, EmittedModules } from '../compile-cache.ts';
import { commentsOf } from '../emit/definition-comment.ts';
import { emitEditions } from '../emit/editions.ts';
import { emitEditorSchemas } from '../emit/editor-schemas.ts';
import { emitEngine } from '../emit/engine.ts';
import { emitQuestionSchema } from '../emit/question-schema.ts';
import { emitGame } from '../game/emit.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
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
  readonly questionSchema: Source | undefined;
  readonly cache: EmitCache;
}

export const emitFiles: Pass<EmitInput, ReadonlyMap<string, string>> = (input) => {
  const { rulebook, editions, variants, vocabulary, given, schemas, questionSchema, cache } = input;
  const definitions = editions.at(-1)?.book.definitions.map(({ definition }) => definition) ?? [];
  const output = new Map([
    ...emitModules({ rulebook, editions, cache }),
    ...variants.flatMap((variant) => cache.modules.get(variant.edition, () => [variantModule(variant, cache)])),
    ...emitEditorSchemas(schemas, { rulebook, definitions, vocabulary, given, memo: cache.memo }),
  ]);
  if (questionSchema !== undefined) output.set('engine/generated/question-schema.ts', cache.memo.of(questionSchemaModule, questionSchema));
  return { output, diagnostics: [] };
};

const questionSchemaModule = ({ text }: Source): string => emitQuestionSchema(text);

/** The modules of editions and the one that lists them, path to text. */
export function emitModules({ rulebook, editions, cache }: Pick<EmitInput, 'rulebook' | 'editions' | 'cache'>): EmittedModules {
  const withGame = editions.flatMap((edition) => (edition.game === undefined ? [] : [edition.book.id]));
  const modules = editions.flatMap((edition) => cache.modules.get(edition, () => modulesOf(edition, cache)));
  return [['engine/generated/editions.ts', emitEditions(rulebook.editions, withGame)], ...modules];
}

function modulesOf({ book, lowered, game }: CheckedEdition, cache: EmitCache): EmittedModules {
  const commentOf = commentsOf(book, cache.memo);
  const rules = [`engine/generated/${book.id}.ts`, emitEngine({ ir: lowered.ir, commentOf }, cache.memo)] as const;
  return game === undefined ? [rules] : [rules, [`engine/generated/game/${book.id}.ts`, emitGame(game, commentOf, cache.memo)]];
}

function variantModule({ id, ruling, edition }: CheckedVariant, cache: EmitCache): EmittedModules[number] {
  const title = `Edition "${edition.book.id}" with the variant "${id}" of ${ruling}.`;
  const commentOf = commentsOf(edition.book, cache.memo);
  return [
    `engine/generated/variants/${id}.ts`,
    emitEngine({ ir: edition.lowered.ir, commentOf, kernel: '../../kernel', title }, cache.memo),
  ];
}
