import type { EditionId } from '../generated/book.ts';
import type { Edition } from './book.ts';

/** The editions are in order of publication, so that of two the later one has the greater index. -1 if `edition` is not in the list. */
export const editionIndexIn = (editions: readonly Edition[], edition: EditionId): number => editions.findIndex(({ id }) => id === edition);
