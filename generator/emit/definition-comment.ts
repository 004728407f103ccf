/** The comment above what a definition was compiled to: where it is written, and what it says. */
import type { ObjectCache } from '../caches.ts';
import type { Definition } from '../generated/definition.ts';
import type { EditionBook } from '../rulebook.ts';
import { sentenceOf } from '../sentence/sentence.ts';
import { comment } from './wrap.ts';

export type CommentOf = (definition: Definition) => string;

export function commentsOf({ definitions }: EditionBook, cache: ObjectCache<Definition, string>): CommentOf {
  const files = new Map(definitions.map(({ definition, document }) => [definition.id, document.path]));
  return (d) => cache.get(d, () => comment(`${files.get(d.id) ?? 'rules'}#${d.id}`, sentenceOf(d)));
}
