import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  cacheDir: resolve(root, 'node_modules/.vite/test'),
  test: {
    root,
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    allowOnly: false,
  },
});
