import type { Heading, ListItem, RootContent } from 'mdast';
import type { Diagnostic } from '../diagnostic.ts';
import { linksIn } from '../prose/links.ts';
import type { LineIndex } from './line-index.ts';
import { placeOfMarkdown, plainText } from './markdown-nodes.ts';

const isDeepHeading = (node: RootContent): node is Heading => node.type === 'heading' && node.depth > 3;

export function reportDeepHeadings(lines: LineIndex, nodes: readonly RootContent[], diagnostics: Diagnostic[]): void {
  for (const node of nodes) if (isDeepHeading(node)) diagnostics.push(headingTooDeep(lines, node));
}

function headingTooDeep(lines: LineIndex, heading: Heading): Diagnostic {
  const sign = '#'.repeat(heading.depth);
  return {
    code: 'heading-malformed',
    severity: 'error',
    message: 'A heading of a reading is of level 2, and one of a section of level 3.',
    place: placeOfMarkdown(lines, heading),
    found: `${sign} ${plainText(heading)}`,
    expected: '### Why, ### Settles or ### Variant {#id}',
    hint: 'Begin a section with ###, or write the heading as a sentence.',
  };
}

/**
 * Reports what is written beside the list of clauses: nothing shows it. Without a list, the schema reports that. A heading that is too deep
 * is reported by `reportDeepHeadings`, and the text below it is part of that mistake.
 */
export function reportTextBesideList(lines: LineIndex, nodes: readonly RootContent[], diagnostics: Diagnostic[]): void {
  const stray = nodes.find(({ type }) => type !== 'list' && type !== 'code');
  if (stray === undefined || nodes.some(isDeepHeading) || !nodes.some(({ type }) => type === 'list')) return;
  diagnostics.push({
    code: 'reading-text-misplaced',
    severity: 'error',
    message: 'The section "Settles" has text beside its list.',
    place: placeOfMarkdown(lines, stray),
    found: plainText(stray).slice(0, 60),
    expected: 'a list of clauses alone',
    hint: 'Move the text below the heading of the reading or into the section "### Why".',
  });
}

/** The clauses in the list of the section "Settles", each with its entry. Reports entries with more than the id of a clause. */
export function readSettledClauses(
  lines: LineIndex,
  nodes: readonly RootContent[],
  diagnostics: Diagnostic[],
): readonly { readonly id: string; readonly entry: ListItem }[] {
  const entries = nodes.flatMap((node) => (node.type === 'list' ? node.children : []));
  return entries.flatMap((entry) => {
    const text = plainText(entry).trim();
    const links = linksIn({ type: 'root', children: [entry] }, lines.path).ruleLinks.map(({ id }) => id);
    const ids = [...new Set([...links, ...idsIn(lines.text.slice(entry.position?.start.offset, entry.position?.end.offset))])];
    if (ids.length === 0 || (ids.length === 1 && ids[0] === text && links.length === 0)) return [{ id: text, entry }];
    diagnostics.push(entryWithMore(lines, entry, ids));
    return ids.map((id) => ({ id, entry }));
  });
}

/** The ids of clauses in Markdown, without those that are a part of the id of an example or of an address. */
const idsIn = (markdown: string): readonly string[] =>
  markdown.match(/(?<![\w.#/-])[a-z][a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*){2}(?![\w.#/-]*[\w#/-])/g) ?? [];

function entryWithMore(lines: LineIndex, entry: ListItem, ids: readonly string[]): Diagnostic {
  const expected = ids.map((id) => `- ${id}`).join(', ');
  return {
    code: 'reading-text-misplaced',
    severity: 'error',
    message: 'This entry of the section "Settles" has more than the id of a clause.',
    place: placeOfMarkdown(lines, entry),
    found: lines.text.slice(entry.position?.start.offset, entry.position?.end.offset).slice(0, 60),
    expected,
    hint: ids.length === 1 ? `Write the id alone: ${expected}.` : `Write each id alone, one a line: ${expected}.`,
  };
}
