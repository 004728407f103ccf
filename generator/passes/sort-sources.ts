import type { Source } from '../ast.ts';
import { checkFiles } from '../checks/check-files.ts';
import type { Memo } from '../memo.ts';
import type { Pass } from '../pass.ts';
import { type SourceFiles, sortFiles } from '../sources/source-files.ts';

interface SortInput {
  readonly sources: readonly Source[];
  readonly memo: Memo;
}

export const sortSources: Pass<SortInput, SourceFiles> = ({ sources, memo }) => {
  const output = sortFiles(sources, memo);
  return { output, diagnostics: checkFiles(output.book.strays, sources, memo) };
};
