/** Writes the two scripts of reading without a network: `service-worker.js`, with the list of the files that it keeps, and `offline.js`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type KeptFiles, keptFiles } from './kept-files.ts';

/** A script of this folder without its types. */
function scriptOf(file: string): string {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, removeComments: true },
  });
  // Only types are imported, so nothing of a module is left but its mark.
  return outputText.replace(/^export \{\};\n/m, '');
}

/** The worker as a classic script. One file a line, so that a difference between two versions can be read. */
export function workerOf(files: KeptFiles): string {
  const list = (kept: KeptFiles['book']): string => `[\n${kept.map((file) => JSON.stringify(file)).join(',\n')}\n]`;
  return `(() => {\nconst FILES = { book: ${list(files.book)}, editions: ${list(files.editions)} };\n${scriptOf('service-worker.ts')}})();\n`;
}

/** Writes both into the built site in `folder`, the list last, since it names the page's script too. */
export function writeWorker(folder: string, others: readonly string[]): void {
  writeFileSync(join(folder, 'offline.js'), scriptOf('page.ts'));
  writeFileSync(join(folder, 'service-worker.js'), workerOf(keptFiles(folder, others)));
}
