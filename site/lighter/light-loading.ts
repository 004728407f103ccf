/**
 * Loads code on demand with a tenth of the code that Vite puts before it: every page that can fetch more would carry it. What is kept
 * is that the files which a piece of code needs are fetched beside it, not one after the other. Stylesheets of scripts need nothing
 * here: Astro has them in the head of the page, and those that come later are asked for by name (`src/scripts/wear.ts`).
 */
import type { Plugin } from 'vite';

/** The name under which Vite asks for its own. */
const helper = '\0vite/preload-helper.js';

const code = `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file) || !file.endsWith('.js')) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load();
};`;

export const lightLoading = (): Plugin => ({
  name: 'light-loading',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === helper ? code : null),
});
