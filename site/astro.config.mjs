// Site settings only; what the pages say comes from src/generated.
import { defineConfig } from 'astro/config';
import { bookFromDisk } from './build/book-from-disk.ts';
import { lazyChunk } from './build/lazy-chunk.ts';
import { offline } from './offline/integration.ts';
import { plainAddresses } from './plain-addresses.ts';

export default defineConfig({
  // Where the book is published, for whole addresses in the feeds and in canonical links. Without it they start at the site's top.
  site: process.env.SITE_ADDRESS,
  // The last lists the files as those before it left them.
  integrations: [offline()],
  outDir: './dist',
  cacheDir: '../node_modules/.astro',
  trailingSlash: 'always',
  // A strict Content-Security-Policy stands in every page: nothing may be inlined.
  // Several pages at a time: while one is written, the next is made.
  build: { concurrency: 8, inlineStylesheets: 'never', assets: '_site' },
  compressHTML: true,
  devToolbar: { enabled: false },
  vite: {
    plugins: [lazyChunk(), bookFromDisk(), plainAddresses()],
    cacheDir: '../node_modules/.vite',
    build: { assetsInlineLimit: 0, modulePreload: false },
  },
});
