import { type AllBooks, checkCarried, checkGathers, checkUnusedNames } from '../checks/across-books.ts';
import type { Pass } from '../pass.ts';

/**
 * A file with an error may have the definition that carries a clause, the value that a calculation gathers or the use of a name, so this
 * pass runs only without errors.
 */
export const checkAllBooks: Pass<AllBooks> = (books) => ({
  output: undefined,
  diagnostics: [...checkCarried(books), ...checkGathers(books), ...checkUnusedNames(books)],
});
