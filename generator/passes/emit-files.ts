import type { JsonDocument, Source } from '../ast.ts';
import type { CheckedEdition } from '../checked-edition.ts';
import type { GivenFields } from '../checks/given-fields.ts';
import { commentsOf } from '../emit/definition-comment.ts';
import { emitEditions } from '../emit/editions.ts';
import { emitEditorSchemas } from '../emit/editor-schemas.ts';
import { emitEngine } from '../emit/engine.ts';
import { emitQuestionSchema } from '../emit/question-schema.ts';
import { emitGame } from '../game/emit.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import type { Memo } from '../memo.ts';
import type { Pass } from '../pass.ts';
import type { Rulebook } from '../rulebook.ts';
import type { CheckedVariant } from './check-variants.ts';

type EmittedModule = readonly [path: string, text: string];

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
    ...emitModules({ rulebook, editions, memo }),
    ...variants.map(({ edition, id, reading }) => memo.of(variantModule, edition, id, reading, memo)),
    ...emitEditorSchemas(schemas, { rulebook, definitions, vocabulary, given, memo }),
  ]);
  if (questionSchemaFile !== undefined)
    output.set('engine/generated/question-schema.ts', memo.of(questionSchemaModule, questionSchemaFile));
  return { output, diagnostics: [] };
};

const questionSchemaModule = ({ text }: Source): string => emitQuestionSchema(text);

/**
 * The modules of editions and the one that lists them, path to text.
 * @param up the path from their folder to that of the rulebook's modules
 */
export function emitModules(
  { rulebook, editions, memo }: Pick<EmitInput, 'rulebook' | 'editions' | 'memo'>,
  up = '',
): readonly EmittedModule[] {
  const withGame = editions.flatMap((edition) => (edition.game === undefined ? [] : [edition.book.id]));
  const modules = editions.flatMap((edition) => memo.of(modulesOf, edition, memo, up));
  return [['engine/generated/editions.ts', emitEditions(rulebook.editions, withGame, up)], ...modules];
}

function modulesOf({ book, lowered, game }: CheckedEdition, memo: Memo, up: string): readonly EmittedModule[] {
  const commentOf = commentsOf(book, memo);
  const rules = [`engine/generated/${book.id}.ts`, emitEngine({ ir: lowered.ir, commentOf, kernel: `${up}../kernel` }, memo)] as const;
  return game === undefined ? [rules] : [rules, [`engine/generated/game/${book.id}.ts`, emitGame(game, commentOf, memo, up)]];
}

function variantModule({ book, lowered: { ir } }: CheckedEdition, id: string, reading: string, memo: Memo): EmittedModule {
  const title = `Edition "${book.id}" with the variant "${id}" of ${reading}.`;
  return [`engine/generated/variants/${id}.ts`, emitEngine({ ir, commentOf: commentsOf(book, memo), kernel: '../../kernel', title }, memo)];
}
