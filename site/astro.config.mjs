// Settings of the site.
import { defineConfig } from 'astro/config';
import { bookFromDisk } from './build/book-from-disk.ts';
import { lazyChunk } from './build/lazy-chunk.ts';
import { offline } from './offline/integration.ts';
import { plainAddresses } from './plain-addresses.ts';

/**
 * What every live board loads, the engine, and what `<rule-board>` loads beside them, each with all its imports in one file. Without these groups each set of
 * modules that a lazy one shares is a file of its own: thirty files, which compress badly.
 */
const boardChunks = [
  { name: 'board-base', test: /(board-address|board-rules|board-text|on-first-intent|print-imprint)\.ts$/, priority: 2 },
  { name: 'engine', test: /[\\/]engine[\\/](?!generated)/ },
  { name: 'board', test: /boards[\\/](board-controller|board-state)\.ts$/, priority: 1 },
];

/** Short names for what every page names: fonts by their digest alone, scripts of pages without what Astro adds. */
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
