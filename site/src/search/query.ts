/** Separates the operators of a query from its text. */
import type { Mark } from './search-index.ts';

export interface Query {
  /** The text without its operators. */
  readonly text: string;
  /** Marks that results must have, then areas or pages that they must be in. */
  readonly marks: readonly Mark[];
  readonly within: readonly string[];
  /** Operators that do not exist, as typed. */
  readonly unknown: readonly string[];
}

export const marks = ['erratum', 'ruling', 'reminder', 'executable', 'waiting', 'text', 'term'] as const satisfies readonly Mark[];

const isMark = (name: string): name is Mark => marks.some((mark) => mark === name);

export function readQuery(typed: string): Query {
  const found: { text: string[]; marks: Mark[]; within: string[]; unknown: string[] } = { text: [], marks: [], within: [], unknown: [] };
  for (const part of typed.trim().split(/\s+/)) {
    const [, operator, value = ''] = /^(is|in|term):(.*)$/i.exec(part) ?? [];
    switch (operator?.toLowerCase()) {
      case 'is':
        if (isMark(value.toLowerCase())) found.marks.push(...marks.filter((mark) => mark === value.toLowerCase()));
        else found.unknown.push(part);
        break;
      case 'in':
        if (value === '') found.unknown.push(part);
        else found.within.push(value.toLowerCase());
        break;
      case 'term':
        found.marks.push('term');
        if (value !== '') found.text.push(value);
        break;
      default:
        found.text.push(part);
    }
  }
  return { text: found.text.join(' '), marks: found.marks, within: found.within, unknown: found.unknown };
}
