import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

/** Tests of pages and their modules, which import files as only Vite can (JSON without its type, `?raw`, globs), or replace a module. */
const ofPages = ['test/site/**/*.test.ts', 'test/search/**/*.test.ts', 'test/generator/added-kinds.test.ts'];

export default defineConfig({
  root,
  cacheDir: resolve(root, 'node_modules/.vite/test'),
  test: {
    root,
    // By default vitest leaves one core idle.
    maxWorkers: '100%',
    // Against hanging only: a busy machine needs ten times as long as an idle one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // The compiler and the rulebook are loaded once per worker instead of once per file; no test changes the state of a module.
    isolate: false,
    // The compiler makes many short-lived objects: with more room for them, the garbage collector takes less time.
    execArgv: ['--max-semi-space-size=64'],
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ofPages,
          // Node itself imports the modules, as for the command line: Vite's runner makes each use of an import slower.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { name: 'pages', include: ofPages } },
    ],
  },
});
