// Settings of the site.
import { defineConfig } from 'astro/config';
import { bookFromDisk } from './build/book-from-disk.ts';
import { lazyChunk } from './build/lazy-chunk.ts';
import { offline } from './offline/integration.ts';
import { plainAddresses } from './plain-addresses.ts';

export default defineConfig({
  // The host, for feeds and canonical links. Without it their addresses begin with a slash.
  site: process.env.SITE_ADDRESS,
  integrations: [offline()],
  outDir: './dist',
  cacheDir: '../node_modules/.astro',
  trailingSlash: 'always',
  // The Content-Security-Policy of every page forbids inline styles and scripts.
  build: { concurrency: 8, inlineStylesheets: 'never', assets: '_site' },
  compressHTML: true,
  devToolbar: { enabled: false },
  vite: {
    plugins: [lazyChunk(), bookFromDisk(), plainAddresses()],
    cacheDir: '../node_modules/.vite',
    build: { assetsInlineLimit: 0, modulePreload: false },
  },
});
