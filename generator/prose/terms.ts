/** Terms of the glossary in running text: recognised in all their forms, the longest first, once a paragraph, and linked to their entries. */
import type { Element, ElementContent, Root } from 'hast';

export interface KnownTerm {
  /** The clause that is its entry. */
  readonly entry: string;
  /** The clause that governs it. */
  readonly see: string;
  readonly forms: readonly string[];
}

export interface TermMarker {
  readonly pattern: RegExp;
  readonly byForm: ReadonlyMap<string, KnownTerm>;
}

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
const folded = (form: string): string => form.toLowerCase().replace(/\s+/g, ' ');

/** Undefined when there is nothing to mark. */
export function termMarker(terms: readonly KnownTerm[]): TermMarker | undefined {
  const byForm = new Map<string, KnownTerm>();
  for (const term of terms) for (const form of term.forms) if (!byForm.has(folded(form))) byForm.set(folded(form), term);
  if (byForm.size === 0) return undefined;
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}-])`, 'giu'), byForm };
}

const BLOCKS = new Set(['p', 'li', 'td']);
const CLOSED = new Set(['a', 'code', 'th', 'h3', 'h4', 'svg']);

/** Marks terms below a node, except those that `about` says the text explains itself. */
export function markTerms(root: Root, marker: TermMarker, about: (term: KnownTerm) => boolean, addressOf: (id: string) => string): void {
  const walk = (parent: Root | Element, met: Set<string>): void => {
    const children: ElementContent[] = [];
    for (const child of parent.children) {
      if (child.type === 'doctype') continue;
      if (child.type === 'text') children.push(...mark(child.value, met));
      else {
        if (child.type === 'element' && !CLOSED.has(child.tagName)) walk(child, BLOCKS.has(child.tagName) ? new Set() : met);
        children.push(child);
      }
    }
    parent.children = children;
  };
  const mark = (text: string, met: Set<string>): ElementContent[] => {
    const out: ElementContent[] = [];
    let from = 0;
    for (const match of text.matchAll(marker.pattern)) {
      const term = marker.byForm.get(folded(match[0]));
      if (term === undefined || met.has(term.entry) || about(term)) continue;
      met.add(term.entry);
      if (match.index > from) out.push({ type: 'text', value: text.slice(from, match.index) });
      out.push({
        type: 'element',
        tagName: 'a',
        properties: { className: ['term'], href: addressOf(term.entry) },
        children: [{ type: 'text', value: match[0] }],
      });
      from = match.index + match[0].length;
    }
    if (from < text.length) out.push({ type: 'text', value: text.slice(from) });
    return out;
  };
  walk(root, new Set());
}
