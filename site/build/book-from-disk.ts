/**
 * While the site is being worked on, the book is read from disk by the page that needs it: as a module, its megabytes would be
 * turned into code and parsed again at every change of a word.
 */
import type { Plugin } from 'vite';

export const bookFromDisk = (): Plugin => ({
  name: 'book-from-disk',
  enforce: 'pre',
  apply: 'serve',
  load(id) {
    const [file = '', query] = id.split('?');
    if (query !== 'raw' || !file.endsWith('/generated/book.json')) return null;
    this.addWatchFile(file);
    return `import { readFileSync } from 'node:fs';\nexport default readFileSync(${JSON.stringify(file)}, 'utf8');`;
  },
});
