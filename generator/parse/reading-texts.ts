/** Reports texts and headings that have no place in a reading. */
import type { Heading, RootContent } from 'mdast';
import type { Diagnostic } from '../diagnostic.ts';
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

/** Reports what is written beside the list of clauses: nothing shows it. Without a list, the schema reports that. */
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
