/** Links terms of the glossary in running text to their entries: all their forms, the longest first, once a paragraph. */
import type { Element, ElementContent, Root } from 'hast';
import { escapePattern } from '../escape-pattern.ts';

export interface KnownTerm {
  /** The id of the clause that is its entry. */
  readonly entry: string;
  /** The id of the clause that governs it. */
  readonly see: string;
  readonly forms: readonly string[];
}

export interface TermMarker {
  readonly pattern: RegExp;
  /** The keys are as `normalised` makes them. */
  readonly byForm: ReadonlyMap<string, KnownTerm>;
}

const escaped = (form: string): string => escapePattern(form).replace(/\s+/g, '\\s+');
const normalised = (form: string): string => form.toLowerCase().replace(/\s+/g, ' ');

export function termMarker(terms: readonly KnownTerm[]): TermMarker | undefined {
  const byForm = new Map<string, KnownTerm>();
  for (const term of terms) for (const form of term.forms) if (!byForm.has(normalised(form))) byForm.set(normalised(form), term);
  if (byForm.size === 0) return undefined;
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}-])`, 'giu'), byForm };
}

/** Elements in which each term is marked once. */
const BLOCKS = new Set(['p', 'li', 'td']);
const UNMARKED = new Set(['a', 'code', 'th', 'h3', 'h4', 'svg']);

/** @param isOwn whether the text is the entry of the term or the clause that governs it: such terms are not marked */
export function markTerms(root: Root, marker: TermMarker, isOwn: (term: KnownTerm) => boolean, addressOf: (id: string) => string): void {
  const walk = (parent: Root | Element, markedEntries: Set<string>): void => {
    const children: ElementContent[] = [];
    for (const child of parent.children) {
      if (child.type === 'doctype') continue;
      if (child.type === 'text') children.push(...mark(child.value, markedEntries));
      else {
        if (child.type === 'element' && !UNMARKED.has(child.tagName)) walk(child, BLOCKS.has(child.tagName) ? new Set() : markedEntries);
        children.push(child);
      }
    }
    parent.children = children;
  };
  const mark = (text: string, markedEntries: Set<string>): ElementContent[] => {
    const out: ElementContent[] = [];
    let from = 0;
    for (const match of text.matchAll(marker.pattern)) {
      const term = marker.byForm.get(normalised(match[0]));
      if (term === undefined || markedEntries.has(term.entry) || isOwn(term)) continue;
      markedEntries.add(term.entry);
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
