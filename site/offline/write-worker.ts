import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listInLines } from '../../engine/base/json.ts';
import { type CachedFiles, cachedFiles } from './cached-files.ts';

function scriptOf(file: string): string {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, removeComments: true },
  });
  // Only types are imported, so the empty export is all that remains of the module.
  return outputText.replace(/^export \{\};\n/m, '');
}

/** The worker as a classic script, with one file a line, so that versions can be compared. */
function workerOf(files: CachedFiles): string {
  return `(() => {\nconst FILES = { book: ${listInLines(files.book)}, editions: ${listInLines(files.editions)} };\n${scriptOf('service-worker.ts')}})();\n`;
}

/** The worker comes last, because it lists `offline.js`. */
export function writeWorker(folder: string, otherPathPrefixes: readonly string[]): void {
  writeFileSync(join(folder, 'offline.js'), scriptOf('page.ts'));
  writeFileSync(join(folder, 'service-worker.js'), workerOf(cachedFiles(folder, otherPathPrefixes)));
}
