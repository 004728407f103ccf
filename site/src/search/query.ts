import type { Tag } from './search-index.ts';

export interface Query {
  /** The text without its operators. */
  readonly text: string;
  /** Tags that results must have. */
  readonly tags: readonly Tag[];
  /** Areas or pages that results must be in. */
  readonly within: readonly string[];
  /** Each `is:` whose tag does not exist and each `in:` without a value, as typed. */
  readonly unknown: readonly string[];
}

export const tags = ['erratum', 'ruling', 'reminder', 'executed', 'not-executed', 'text', 'term'] as const satisfies readonly Tag[];

const isTag = (name: string): name is Tag => tags.some((tag) => tag === name);

export function readQuery(typed: string): Query {
  const found: { text: string[]; tags: Tag[]; within: string[]; unknown: string[] } = { text: [], tags: [], within: [], unknown: [] };
  for (const part of typed.trim().split(/\s+/)) {
    const [, operator, value = ''] = /^(is|in|term):(.*)$/i.exec(part) ?? [];
    const lowerCaseValue = value.toLowerCase();
    switch (operator?.toLowerCase()) {
      case 'is':
        if (isTag(lowerCaseValue)) found.tags.push(lowerCaseValue);
        else found.unknown.push(part);
        break;
      case 'in':
        if (value === '') found.unknown.push(part);
        else found.within.push(lowerCaseValue);
        break;
      case 'term':
        found.tags.push('term');
        if (value !== '') found.text.push(value);
        break;
      default:
        found.text.push(part);
    }
  }
  const text = found.text.join(' ');
  // A space at the end marks the last word as complete (`readWords`).
  const isComplete = text !== '' && /\s$/.test(typed);
  return { text: isComplete ? `${text} ` : text, tags: found.tags, within: found.within, unknown: found.unknown };
}
