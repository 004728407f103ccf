/**
 * `import address from './module.ts?lazy'` gives the address of a module that is built as a chunk of its own, for `import(address)`.
 * With a literal `import('./module.ts')` Vite adds its preload helper (0.7 KB) to every page.
 */
import type { Plugin } from 'vite';

const suffix = '?lazy';

export function lazyChunk(): Plugin {
  let isBuild = false;
  return {
    name: 'lazy-chunk',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null;
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer);
      return resolved === null ? null : `${resolved.id}${suffix}`;
    },
    load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      if (!isBuild) return `export default ${JSON.stringify(`/@fs${file}`)};`;
      const reference = this.emitFile({ type: 'chunk', id: file, preserveSignature: 'strict' });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
