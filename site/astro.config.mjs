import { defineConfig } from 'astro/config';
import { bookFromDisk } from './build/book-from-disk.ts';
import { lazyChunk } from './build/lazy-chunk.ts';
import { offline } from './offline/integration.ts';
import { plainAddresses } from './plain-addresses.ts';

/**
 * Chunks, each with all its imports: the base of every live board, the engine, and the rest of `<rule-board>`. Without these groups
 * the bundler writes a file for each set of modules that lazy modules share: thirty files, which compress badly. `engine/generated` is left
 * out of its chunk, because the rules of each edition are loaded by themselves.
 */
const boardChunks = [
  { name: 'board-base', test: /(board-address|board-rules|board-text|on-first-intent|print-imprint)\.ts$/, priority: 2 },
  // `board-notation` (boards as text) is left out: only the lazy-loaded `copy-board.ts` needs most of it.
  { name: 'engine', test: /[\\/]engine[\\/](?!generated|board-notation)/ },
  { name: 'board', test: /boards[\\/](board-controller|board-state)\.ts$/, priority: 1 },
];

/**
 * Short file names, because every page contains them: a font has only its digest, a page script lacks the suffix that Astro adds
 * (`.astro_…`).
 */
const assetFileNames = ({ names }) => (names[0]?.endsWith('.woff2') ? '_site/[hash][extname]' : '_site/[name].[hash][extname]');
const entryFileNames = ({ name }) => `_site/${name.replace(/\.astro_.*/, '')}.[hash].js`;

export default defineConfig({
  // The host, for feeds and canonical links. Without it their addresses begin with a slash.
  site: process.env.SITE_ADDRESS,
  integrations: [offline()],
  outDir: './dist',
  cacheDir: '../node_modules/.astro',
  trailingSlash: 'always',
  // The Content-Security-Policy of every page forbids inline styles and scripts.
  build: { concurrency: 8, inlineStylesheets: 'never', assets: '_site' },
  compressHTML: 'jsx',
  devToolbar: { enabled: false },
  vite: {
    plugins: [lazyChunk(), bookFromDisk(), plainAddresses()],
    cacheDir: '../node_modules/.vite',
    build: { assetsInlineLimit: 0, modulePreload: false, rolldownOptions: { output: { assetFileNames } } },
    environments: {
      client: { build: { rolldownOptions: { output: { assetFileNames, entryFileNames, codeSplitting: { groups: boardChunks } } } } },
    },
  },
});
