import { type AllBooks, checkCarried, checkGathers } from '../checks/across-books.ts';
import type { Pass } from '../pass.ts';

/**
 * A file with an error may have the definition that carries a clause, or the value that a calculation gathers, so this pass runs only without
 * errors.
 */
export const checkAllBooks: Pass<AllBooks> = (books) => ({
  output: undefined,
  diagnostics: [...checkCarried(books), ...checkGathers(books)],
});
