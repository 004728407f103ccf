/** The JSON Schemas of `schemas/`, read when the site is built. */
const files: { readonly [path: string]: string } = import.meta.glob('../../../schemas/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const schemas: readonly { readonly name: string; readonly text: string }[] = Object.entries(files)
  .map(([path, text]) => ({ name: path.slice(path.lastIndexOf('/') + 1), text }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));
