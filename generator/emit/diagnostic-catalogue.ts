/** The catalogue of diagnostics as the site reads it: `site/src/generated/diagnostics.json`. */
import { CATALOGUE } from '../diagnostics/catalogue.ts';
import { isOfBook } from '../diagnostics/entry.ts';

/** In characters. Of longer examples (files that are too large) only the beginning is shown. */
const LONGEST = 600;
const BEGINNING = 80;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, BEGINNING)}…` : text);

export function emitDiagnosticCatalogue(): string {
  const list = [...CATALOGUE].map(([id, { title, explanation, example }]) => {
    const { file, wrong } = example;
    const [right, beside, earlier] = isOfBook(example)
      ? [example.right, [], undefined]
      : [undefined, example.beside ?? [], example.earlier];
    return {
      id,
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
  });
  return `${JSON.stringify(list, null, 1)}\n`;
}
