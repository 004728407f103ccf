/** The comment above what a definition was compiled to: where it is written, and what it says. */
import type { ObjectCache } from '../caches.ts';
import type { Definition } from '../generated/definition.ts';
import type { EditionBook } from '../rulebook.ts';
import { sentenceOf } from '../sentence/sentence.ts';
import { comment } from './wrap.ts';

export type CommentOf = (definition: Definition) => string;

/** Comments and sentences of definitions. */
export interface DefinitionTexts {
  readonly comments: ObjectCache<Definition, string>;
  readonly sentences: ObjectCache<Definition, string>;
}

export function commentsOf({ definitions }: EditionBook, { comments, sentences }: DefinitionTexts): CommentOf {
  const files = new Map(definitions.map(({ definition, document }) => [definition.id, document.path]));
  const sentence = (d: Definition): string => sentences.get(d, () => sentenceOf(d));
  return (d) => comments.get(d, () => comment(`${files.get(d.id) ?? 'rules'}#${d.id}`, sentence(d)));
}
