/** Under `npm run dev`, reads the book from disk: if it were a module, Vite would transform its megabytes again at every change. */
import type { Plugin } from 'vite';

export const bookFromDisk = (): Plugin => ({
  name: 'book-from-disk',
  enforce: 'pre',
  apply: 'serve',
  load(id) {
    const [file = '', query] = id.split('?');
    if (query !== 'raw' || !file.endsWith('/generated/book.json')) return null;
    return `import { readFileSync } from 'node:fs';\nexport default readFileSync(${JSON.stringify(file)}, 'utf8');`;
  },
});
