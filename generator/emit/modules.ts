import type { Source } from '../ast.ts';
import type { CheckedEdition } from '../checked-edition.ts';
import { emitGame } from '../game/emit.ts';
import type { Memo } from '../memo.ts';
import type { Rulebook } from '../rulebook.ts';
import { commentsOf } from './definition-comment.ts';
import { emitEditions } from './editions.ts';
import { emitEngine } from './engine.ts';
import { emitQuestionSchema } from './question-schema.ts';

type EmittedModule = readonly [path: string, text: string];

export const questionSchemaModule = ({ text }: Source): EmittedModule => ['engine/generated/question-schema.ts', emitQuestionSchema(text)];

/**
 * The modules of editions and the one that lists them.
 * @param up the path from their folder to that of the rulebook's modules
 */
export function editionModules(rulebook: Rulebook, editions: readonly CheckedEdition[], memo: Memo, up = ''): readonly EmittedModule[] {
  const withGame = editions.flatMap((edition) => (edition.game === undefined ? [] : [edition.book.id]));
  const modules = editions.flatMap((edition) => memo.of(modulesOf, edition, memo, up));
  return [['engine/generated/editions.ts', emitEditions(rulebook.editions, withGame, up)], ...modules];
}

function modulesOf({ book, lowered, game }: CheckedEdition, memo: Memo, up: string): readonly EmittedModule[] {
  const commentOf = commentsOf(book, memo);
  const rules = [`engine/generated/${book.id}.ts`, emitEngine({ ir: lowered.ir, commentOf, kernel: `${up}../kernel` }, memo)] as const;
  return game === undefined ? [rules] : [rules, [`engine/generated/game/${book.id}.ts`, emitGame(game, commentOf, memo, up)]];
}

export function variantModule({ book, lowered: { ir } }: CheckedEdition, id: string, reading: string, memo: Memo): EmittedModule {
  const title = `Edition "${book.id}" with the variant "${id}" of ${reading}.`;
  return [`engine/generated/variants/${id}.ts`, emitEngine({ ir, commentOf: commentsOf(book, memo), kernel: '../../kernel', title }, memo)];
}
