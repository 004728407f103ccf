/** Sorts the sources by what they are, and reports those that are none of the rules or cannot be read as text. */
import type { Source } from '../ast.ts';
import { checkFiles } from '../checks/check-files.ts';
import type { Pass } from '../pass.ts';
import { type SourceFiles, sortFiles } from '../sources/source-files.ts';

export const sortSources: Pass<readonly Source[], SourceFiles> = (sources) => {
  const output = sortFiles(sources);
  return { output, diagnostics: checkFiles(output.strays, sources) };
};
