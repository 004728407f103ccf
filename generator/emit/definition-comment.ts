/** The comment above the code of a definition: its file and id, and the definition as a sentence. */
import type { Definition } from '../generated/definition.ts';
import type { Memo } from '../memo.ts';
import type { EditionBook } from '../rulebook.ts';
import { sentenceOf } from '../sentence/sentence.ts';
import { comment } from './wrap.ts';

export type CommentOf = (definition: Definition) => string;

/** The comments of an edition: the same function as long as its definitions are in the same files. */
export function commentsOf({ definitions }: EditionBook, memo: Memo): CommentOf {
  const ids = memo.same(definitions.map(({ definition }) => definition.id));
  return memo.of(commentsIn, ids, memo.same(definitions.map(({ document }) => document.path)), memo);
}

function commentsIn(ids: readonly string[], paths: readonly string[], memo: Memo): CommentOf {
  const files = new Map(ids.map((id, index) => [id, paths[index] ?? 'rules']));
  return (d) => memo.of(commentIn, d, files.get(d.id) ?? 'rules', memo);
}

const commentIn = (d: Definition, file: string, memo: Memo): string => comment(`${file}#${d.id}`, memo.of(sentenceOf, d));
