import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  cacheDir: resolve(root, 'node_modules/.vite/test'),
  test: {
    root,
    include: ['test/**/*.test.ts'],
    // Left to itself, vitest leaves one core idle.
    maxWorkers: '100%',
    testTimeout: 120_000,
    // The compiler and the rulebook are loaded once a worker in place of once a file; no test changes what modules hold.
    isolate: false,
    allowOnly: false,
  },
});
