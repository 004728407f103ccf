/** The catalogue of diagnostics as the site reads it: `site/src/generated/diagnostics.json`. */
import { GROUPS } from '../diagnostics/catalogue.ts';
import { type CatalogueEntry, type CatalogueGroup, isOfBook } from '../diagnostics/entry.ts';

/** In characters. Only files that are too large or nested too deep are longer; their beginning is shown. */
const LONGEST = 790;
const BEGINNING = 80;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, BEGINNING)}…` : text);

export const emitDiagnosticCatalogue = (): string =>
  `${JSON.stringify({ rules: GROUPS.rules.map(emittedGroup), print: GROUPS.print.map(emittedGroup) }, null, 1)}\n`;

const emittedGroup = ({ title, entries }: CatalogueGroup): object => ({
  title,
  entries: Object.entries(entries)
    .sort(([, a], [, b]) => (a.title < b.title ? -1 : 1))
    .map(([id, entry]) => ({ id, ...emittedEntry(entry) })),
});

function emittedEntry({ title, explanation, example }: CatalogueEntry): object {
  const { file, wrong } = example;
  const [right, beside, earlier] = isOfBook(example) ? [example.right, [], undefined] : [undefined, example.beside ?? [], example.earlier];
  return {
    title,
    explanation,
    file,
    wrong: wrong === undefined ? null : cut(wrong),
    right: right === undefined ? null : cut(right),
    others: [
      ...beside.map(({ file: other, text }) => ({ says: `imported with ${other}`, text: cut(text) })),
      ...(earlier === undefined ? [] : [{ says: 'the earlier version', text: cut(earlier) }]),
    ],
  };
}
