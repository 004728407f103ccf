/** The catalogue of diagnostics as the site reads it: `site/src/generated/diagnostics.json`. */
import { CATALOGUE } from '../diagnostics/catalogue.ts';

/** Examples of files that are too large are not printed whole. */
const LONGEST = 600;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, 80)}…` : text);

export function printDiagnostics(): string {
  const list = [...CATALOGUE].map(
    ([
      id,
      {
        title,
        explanation,
        example: { file, right, wrong },
      },
    ]) => ({
      id,
      title,
      explanation,
      file,
      wrong: wrong === undefined ? null : cut(wrong),
      right: right === undefined ? null : cut(right),
    }),
  );
  return `${JSON.stringify(list, null, 1)}\n`;
}
