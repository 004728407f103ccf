import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  cacheDir: resolve(root, 'node_modules/.vite/test'),
  test: {
    root,
    include: ['test/**/*.test.ts'],
    // By default vitest leaves one core idle.
    maxWorkers: '100%',
    // Against hanging only: a busy machine needs ten times as long as an idle one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // The compiler and the rulebook are loaded once per worker instead of once per file; no test changes the state of a module.
    isolate: false,
    allowOnly: false,
  },
});
