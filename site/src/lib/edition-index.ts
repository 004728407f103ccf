import type { EditionId } from '../generated/book.ts';
import type { Edition } from './book.ts';

/** In order of publication; -1 for an edition that is not in the list. */
export const editionIndexIn = (editions: readonly Edition[], edition: EditionId): number => editions.findIndex(({ id }) => id === edition);
