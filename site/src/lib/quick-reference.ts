import data from '../quick-reference.json';
import { type Clause, clauseOf } from './book.ts';
import { typeset } from './typography.ts';

interface Line {
  /** One text, or the cells of a row of a table. */
  readonly cells: readonly string[];
  readonly clauses: readonly Clause[];
}
interface Section {
  readonly title: string;
  readonly form: 'steps' | 'points' | 'table';
  /** Whether it spans both columns of its sheet. */
  readonly isWide: boolean;
  /** The headings of a table; empty for other forms. */
  readonly columns: readonly string[];
  readonly lines: readonly Line[];
}

/** A section as `quick-reference.json` has it; `of` lists the ids of the clauses that a line summarises. */
interface SectionSource {
  readonly title: string;
  readonly form: string;
  readonly wide?: boolean;
  readonly columns?: readonly string[];
  readonly rows?: readonly { readonly cells: readonly string[]; readonly of: readonly string[] }[];
  readonly lines?: readonly { readonly says: string; readonly of: readonly string[] }[];
}

const formOf = (form: string): Section['form'] | undefined => (['steps', 'points', 'table'] as const).find((one) => one === form);

/** Reads the sections. Throws with all mistakes: unknown forms and clauses, lines without a clause, ragged tables. */
export function readSections(sections: readonly SectionSource[]): readonly Section[] {
  const mistakes: string[] = [];
  const read = sections.map(({ title, form, wide: isWide = false, columns = [], rows = [], lines = [] }): Section => {
    const knownForm = formOf(form);
    if (knownForm === undefined) mistakes.push(`${title}: there is no form "${form}". Use steps, points or table.`);
    const allLines = [...rows, ...lines.map(({ says, of }) => ({ cells: [says], of }))];
    return {
      title,
      form: knownForm ?? 'points',
      isWide,
      columns,
      lines: allLines.map(({ cells, of }) => {
        const where = `${title}, "${cells[0]}"`;
        if (of.length === 0) mistakes.push(`${where} names no clause. Add its id to "of".`);
        if (knownForm === 'table' && cells.length !== columns.length)
          mistakes.push(`${where} has ${cells.length} cells and ${columns.length} headings.`);
        for (const id of of) if (clauseOf(id) === undefined) mistakes.push(`${where}: there is no clause "${id}".`);
        return { cells: cells.map(typeset), clauses: of.flatMap((id) => clauseOf(id) ?? []) };
      }),
    };
  });
  if (mistakes.length > 0) throw new Error(`site/src/quick-reference.json:\n${mistakes.map((mistake) => `- ${mistake}`).join('\n')}`);
  return read;
}

export const quickReference: { readonly title: string; readonly sheets: readonly (readonly Section[])[] } = {
  title: data.title,
  sheets: data.sheets.map(readSections),
};
