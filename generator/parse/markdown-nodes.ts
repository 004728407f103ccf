/**
 * Refuses what no text may contain: HTML, pictures, links by reference, and links other than `rule:`, `term:` and `https:`. Also refuses
 * misspelt example fences, examples and headings inside lists or quotes, and links, icons and emphasis that are not complete.
 */
import type { Code, Nodes } from 'mdast';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { LineIndex } from './line-index.ts';
import { looseEmphasis } from './loose-emphasis.ts';
import { unfinishedMarkup } from './unfinished-markup.ts';

const HOLDS_TEXT: ReadonlySet<Nodes['type']> = new Set(['paragraph', 'heading', 'tableCell']);

export function checkNodes(lines: LineIndex, top: Nodes, diagnostics: Diagnostic[]): void {
  const pending: { readonly node: Nodes; readonly depth: number }[] = [{ node: top, depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { depth } = next;
    const fault = faultOf(next.node, depth > 1);
    if (fault !== undefined) diagnostics.push({ severity: 'error', place: placeOfMarkdown(lines, next.node), ...fault });
    if (next.node.type === 'text') diagnostics.push(...unfinishedMarkup(lines, next.node));
    if (HOLDS_TEXT.has(next.node.type)) diagnostics.push(...looseEmphasis(lines, next.node));
    if ('children' in next.node) {
      const openedTags = new Set<string>();
      for (const node of next.node.children) if (!closesTag(node, openedTags)) pending.push({ node, depth: depth + 1 });
    }
  }
}

/** Whether a node closes a tag that an earlier sibling opened, so that HTML is reported once. Adds those that it opens to `openedTags`. */
function closesTag(node: Nodes, openedTags: Set<string>): boolean {
  const [, closing, name = ''] = (node.type === 'html' && /^<(\/?)([A-Za-z][\w-]*)/.exec(node.value)) || [];
  if (closing === '/') return openedTags.has(name.toLowerCase());
  openedTags.add(name.toLowerCase());
  return false;
}

export function placeOfMarkdown(lines: LineIndex, node: Nodes): Place {
  return lines.place(node.position?.start.offset ?? 0, node.position?.end.offset);
}

export function plainText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

function faultOf(node: Nodes, isNested: boolean): Omit<Diagnostic, 'severity' | 'place'> | undefined {
  switch (node.type) {
    case 'html':
      return {
        code: 'html-forbidden',
        message: 'HTML is not allowed in text.',
        found: excerpt(node.value),
        expected: 'plain Markdown',
      };
    case 'image':
    case 'imageReference':
      return {
        code: 'link-forbidden',
        message: 'Pictures are not allowed in text.',
        found: 'a picture',
        expected: 'text, or an example',
      };
    case 'link':
      if (!isAllowed(node.url)) return linkFault(node.url);
      return plainText(node).trim() === '' ? linkWithoutWords(node.url) : undefined;
    case 'inlineCode':
      return /\b(?:rule|term):[a-z0-9]/.test(node.value) ? linkInCode(node.value) : undefined;
    // A reference to a footnote is parsed as one only if its definition exists, so reporting definitions is enough.
    case 'definition':
    case 'footnoteDefinition': {
      const hint = 'Write [words](rule:area.page.clause) in place of the link: every clause is also shown alone.';
      return {
        code: 'link-forbidden',
        message: 'Links by reference and footnotes are not allowed.',
        found: node.identifier,
        expected: 'the link itself',
        hint,
      };
    }
    case 'code':
      return codeFault(node, isNested);
    case 'heading':
      return isNested && node.depth < 3
        ? {
            code: 'heading-nested',
            message: 'A heading of a page or clause is inside a list or quote.',
            hint: 'Begin its line with #.',
          }
        : undefined;
    default:
      return undefined;
  }
}

function codeFault({ lang, value }: Code, isNested: boolean): Omit<Diagnostic, 'severity' | 'place'> | undefined {
  if (lang === 'example') {
    return isNested
      ? { code: 'example-nested', message: 'An example is inside a list or quote.', hint: 'Begin its lines at the margin.' }
      : undefined;
  }
  const name = lang ?? '';
  if (nearest(name, ['example']) === undefined && !/^(?:says|ask|board|verdict|refused|file|same-as)\b.*:/m.test(value)) return undefined;
  const message = name === '' ? 'This code block has no name.' : `This code block is called "${name}".`;
  const hint = 'An example begins with ```example and a name.';
  return { code: 'example-fence-misspelt', message, found: name || 'no name', expected: 'example', hint };
}

function isAllowed(url: string): boolean {
  return /^(?:(?:rule|term):[a-z0-9]|https:\/\/[^/\s])/.test(url);
}

function linkFault(url: string): Omit<Diagnostic, 'severity' | 'place'> {
  const hint = 'Link a clause or page by its id: [words](rule:area.page.clause).';
  return {
    code: 'link-forbidden',
    message: 'Links to this address are not allowed.',
    found: excerpt(url),
    expected: 'rule:…, term:… or https://…',
    hint,
  };
}

const linkWithoutWords = (url: string): Omit<Diagnostic, 'severity' | 'place'> => ({
  code: 'link-malformed',
  message: 'This link has no words: the page would not show it.',
  found: `[](${excerpt(url)})`,
  expected: '[words](rule:area.page.clause)',
  hint: 'Write the words of the link between its square brackets.',
});

const linkInCode = (found: string): Omit<Diagnostic, 'severity' | 'place'> => ({
  code: 'link-malformed',
  message: 'Between backticks this is not a link: the page would show its address.',
  found: `\`${excerpt(found)}\``,
  expected: '[words](rule:area.page.clause)',
  hint: 'Remove the backticks, and write [words](rule:area.page.clause).',
});

function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
