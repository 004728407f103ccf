import type { Code, Heading, Root, RootContent } from 'mdast';
import { SIGNS, type Signs } from '../../engine/board-notation/signs.ts';
import type { ClauseAst, ExampleAst, PageAst, Source } from '../ast.ts';
import { type Diagnostic, type Place, sortDiagnostics } from '../diagnostic.ts';
import { clauseIdOf, type PageId } from '../ids.ts';
import { readProse } from '../prose/prose.ts';
import { clauseTextBetween } from './clause-text.ts';
import { parseFence } from './example-fence.ts';
import { faultOfHeading, readHeading } from './heading.ts';
import type { LineIndex } from './line-index.ts';
import { checkNodes, placeOfMarkdown, plainText } from './markdown-nodes.ts';
import { openMarkdown } from './open-markdown.ts';

/**
 * Parses the page `id` (`area.page`). Never throws. Leaves out clauses without an id and examples with faults. Returns no page only if the
 * file is empty or cannot be read as Markdown at all.
 */
export function parsePage(source: Source, id: PageId, signs: Signs = SIGNS): { page?: PageAst; diagnostics: Diagnostic[] } {
  const { opened, diagnostics } = openTitled(source);
  if (opened === undefined) return { diagnostics };
  const { lines, tree, title } = opened;
  if (tree.children.length === 0) return { diagnostics };
  for (const node of tree.children) checkLevel(lines, node, diagnostics);
  const sections = cutAtSections(tree);
  const clauses: ClauseAst[] = [];
  for (const [index, { heading, nodes }] of sections.entries()) {
    const until = sections[index + 1]?.heading?.position?.start.offset ?? lines.text.length;
    if (heading !== undefined) readClause(lines, id, heading, nodes, until, signs, clauses, diagnostics);
    else
      for (const node of nodes.slice(0, furtherTitleIn(nodes, title)))
        if (isExample(node)) diagnostics.push(exampleOutsideClause(lines, node));
  }
  const beginning = (sections[0]?.nodes ?? []).filter((node) => node !== title && !isExample(node));
  const opening = readProse({ type: 'root', children: beginning }, source.path);
  const place = lines.place(title?.position?.start.offset ?? 0, title?.position?.end.offset ?? 0);
  return {
    page: { id, path: source.path, title: title === undefined ? id : plainText(title).trim(), opening, clauses, place },
    diagnostics: sortDiagnostics(diagnostics),
  };
}

/** The index of a second title, or the number of nodes. A second title probably begins a clause: the examples below it are not reported. */
function furtherTitleIn(nodes: readonly RootContent[], title: Heading | undefined): number {
  const index = nodes.findIndex((node) => node.type === 'heading' && node.depth === 1 && node !== title);
  return index < 0 ? nodes.length : index;
}

interface PageSection {
  /** Absent for the opening. */
  readonly heading?: Heading;
  readonly nodes: RootContent[];
}

/** The opening, then every section with its heading of level 2. */
export function cutAtSections(tree: Root): PageSection[] {
  const sections: PageSection[] = [{ nodes: [] }];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) sections.push({ heading: node, nodes: [] });
    else sections.at(-1)?.nodes.push(node);
  }
  return sections;
}

export function isExample(node: RootContent): node is Code {
  return node.type === 'code' && node.lang === 'example';
}

/** Whether a heading ends in an id or something like it, and not in the digest of a translated title. */
function hasId(lines: LineIndex, heading: Heading): boolean {
  const { braces } = readHeading(lines, heading);
  return braces !== undefined && !braces.startsWith('{sha256:');
}

interface Titled {
  /** The tree with the title at level 1. */
  readonly tree: Root;
  readonly title?: Heading;
}

/** Opens a file of clauses: checks its nodes and finds its title. Only diagnostics if it cannot be read as Markdown. */
export function openTitled(source: Source): { readonly opened?: Titled & { readonly lines: LineIndex }; diagnostics: Diagnostic[] } {
  const markdown = openMarkdown(source);
  if (markdown.refused !== undefined) return { diagnostics: [markdown.refused] };
  const { lines, tree } = markdown;
  const diagnostics: Diagnostic[] = [];
  checkNodes(lines, tree, diagnostics);
  return { opened: { lines, ...readTitle(lines, tree, diagnostics) }, diagnostics };
}

/**
 * Finds the title of a file and reports its faults. Without a title, a first heading of level 2 that has no id is read as one. A further
 * title with an id is read as a heading of level 2.
 */
export function readTitle(lines: LineIndex, tree: Root, diagnostics: Diagnostic[]): Titled {
  const titles = tree.children.filter((node) => node.type === 'heading').filter((node) => node.depth === 1);
  const [title] = titles;
  const [first, ...others] = tree.children;
  if (title === undefined && first?.type === 'heading' && first.depth === 2 && !hasId(lines, first)) {
    diagnostics.push(titleOfOtherLevel(lines, first));
    const raised: Heading = { ...first, depth: 1 };
    return { tree: { ...tree, children: [raised, ...others] }, title: raised };
  }
  if (first === undefined || first !== title) {
    const place = first === undefined ? lines.place(0) : placeOfMarkdown(lines, first);
    diagnostics.push(titleMissing('The file does not begin with a title.', place, first?.type ?? 'nothing'));
  } else if (plainText(first).trim() === '') diagnostics.push(titleMissing('The title has no words.', placeOfMarkdown(lines, first), '#'));
  const furtherTitles: readonly RootContent[] = titles.slice(1);
  for (const furtherTitle of furtherTitles) {
    const hint = 'Only the title begins with a single #; write ##.';
    const place = placeOfMarkdown(lines, furtherTitle);
    diagnostics.push({ code: 'page-title-duplicate', severity: 'error', message: 'There is a second title.', place, hint });
  }
  const readAsMeant = (node: RootContent): RootContent =>
    node.type === 'heading' && furtherTitles.includes(node) && hasId(lines, node) ? { ...node, depth: 2 } : node;
  return { tree: { ...tree, children: tree.children.map(readAsMeant) }, ...(title === undefined ? {} : { title }) };
}

/** @param heading of a level below the first */
export function titleOfOtherLevel(lines: LineIndex, heading: Heading): Diagnostic {
  const words = plainText(heading).trim();
  const found = `${'#'.repeat(heading.depth)} ${words}`;
  const message = `The title is a heading of level ${heading.depth}.`;
  return { ...titleMissing(message, placeOfMarkdown(lines, heading), found), hint: `Write "# ${words}".` };
}

const titleMissing = (message: string, place: Place, found: string): Diagnostic => ({
  code: 'page-title-missing',
  severity: 'error',
  message,
  place,
  found,
  expected: '# Title',
});

/** A page has headings of level 1 and 2 alone. */
function checkLevel(lines: LineIndex, node: RootContent, diagnostics: Diagnostic[]): void {
  const isLower = node.type === 'heading' && node.depth > 2;
  const written = lines.line(node.position?.start.line ?? 0);
  if (!isLower && !(node.type === 'paragraph' && /^#{1,6}[^#\s]/.test(written))) return;
  const message = isLower ? 'A heading of a page is of level 2.' : 'There is no space between # and the title.';
  diagnostics.push({
    code: 'heading-malformed',
    severity: 'error',
    message,
    place: lines.place(node.position?.start.offset ?? 0, (node.position?.start.offset ?? 0) + written.trimEnd().length),
    found: written.slice(0, 60),
    expected: '## Title {#slug}',
    hint: isLower ? 'Begin a clause with ##, or write the heading as a sentence of its clause.' : 'Put a space between # and the title.',
  });
}

function exampleOutsideClause(lines: LineIndex, node: Code): Diagnostic {
  const message = 'This example is before the first clause.';
  const hint = 'Move it below the heading of the clause that it shows.';
  return { code: 'example-outside-clause', severity: 'error', message, place: placeOfMarkdown(lines, node), hint };
}

function readClause(
  lines: LineIndex,
  page: PageId,
  heading: Heading,
  nodes: readonly RootContent[],
  until: number,
  signs: Signs,
  clauses: ClauseAst[],
  diagnostics: Diagnostic[],
): void {
  const place = placeOfMarkdown(lines, heading);
  const clauseHeading = readHeading(lines, heading);
  const id = clauseIdOf(page, clauseHeading.slug ?? '');
  const fault = faultOfHeading(clauseHeading);
  if (fault !== undefined) diagnostics.push({ severity: 'error', place, ...fault });
  const earlier = clauses.find((clause) => clause.id === id);
  if (earlier !== undefined) {
    const related = [{ message: 'The first is here.', place: earlier.place }];
    diagnostics.push({
      code: 'clause-duplicate',
      severity: 'error',
      message: `There already is a clause "${id}".`,
      place,
      found: id,
      expected: 'an id of its own',
      hint: 'Give one of the two another id.',
      related,
    });
  }
  const fences = nodes.filter(isExample);
  const examples: ExampleAst[] = [];
  const fenceBySlug = new Map<string, Code>();
  for (const fence of fences) {
    const example = parseFence(lines, id, fence, fenceBySlug, signs, diagnostics);
    if (example !== undefined) examples.push(example);
  }
  if (fault !== undefined || earlier !== undefined) return;
  const prose = readProse({ type: 'root', children: nodes.filter((node) => !isExample(node)) }, place.file);
  const text = clauseTextBetween(lines.text, heading.position?.end.offset ?? 0, until, fences);
  clauses.push({ id, title: clauseHeading.title, text, prose, examples, place });
}
