/** Readings of one subject: one heading a reading, with `Why`, `Settles` and variants below it. */
import type { Code, Heading, Root, RootContent } from 'mdast';
import type { Json } from '../../engine/base/json.ts';
import type { JsonDocument, Source } from '../ast.ts';
import { type Diagnostic, sortDiagnostics } from '../diagnostic.ts';
import { didYouMean, nearest } from '../nearest.ts';
import { blocksIn, EXAMPLE_ADVICE, readAmendmentFence, reportNestedBlocks } from './amendment-fence.ts';
import { clauseTextBetween } from './clause-text.ts';
import { composeDocument, type ValuePlace } from './composed-document.ts';
import { faultOfHeading, readHeading } from './heading.ts';
import type { LineIndex } from './line-index.ts';
import { cutAtSections, readTitle } from './markdown.ts';
import { placeOfMarkdown, plainText } from './markdown-nodes.ts';
import { openMarkdown } from './open-markdown.ts';
import { readSettledClauses, reportDeepHeadings, reportTextBesideList } from './reading-texts.ts';

/** The reading or a section of it: a heading (of level 2 or 3), the nodes below it, and where its text ends. */
interface Section {
  readonly heading: Heading;
  readonly nodes: readonly RootContent[];
  readonly until: number;
}

/** Parses a file of readings. Never throws. Each reading is a document of the shape of reading.schema.json. */
export function parseReadings(source: Source): { documents: JsonDocument[]; diagnostics: Diagnostic[] } {
  const opened = openMarkdown(source);
  if (opened.refused !== undefined) return { documents: [], diagnostics: [opened.refused] };
  const { lines } = opened;
  const diagnostics: Diagnostic[] = [];
  const { tree } = readTitle(lines, opened.tree, diagnostics);
  const documents = cutAtReadings(lines, tree, diagnostics).flatMap(({ heading, nodes }) => {
    if (heading === undefined) {
      reportMisplacedBlocks(lines, nodes, diagnostics);
      return [];
    }
    return readReading(lines, sectionsOf(lines, heading, nodes, diagnostics), diagnostics) ?? [];
  });
  return { documents, diagnostics: sortDiagnostics(diagnostics) };
}

const SECTION_NAME = /^(?:Why|Settles|Variant(?:\s*\{[^{}]*\})?)$/;

/** The nodes above the first reading, and those of each reading. A section at level 2 is reported, and is part of the reading above it. */
function cutAtReadings(lines: LineIndex, tree: Root, diagnostics: Diagnostic[]): { heading?: Heading; nodes: readonly RootContent[] }[] {
  const readings: { heading?: Heading; nodes: readonly RootContent[] }[] = [];
  for (const section of cutAtSections(tree)) {
    const above = readings.at(-1);
    const name = section.heading === undefined ? '' : nameOf(section.heading);
    if (section.heading === undefined || above?.heading === undefined || !SECTION_NAME.test(name)) readings.push(section);
    else {
      diagnostics.push(sectionOfWrongLevel(lines, section.heading, name));
      above.nodes = [...above.nodes, section.heading, ...section.nodes];
    }
  }
  return readings;
}

const nameOf = (heading: Heading): string => plainText(heading).trim();

const beginsSection = (node: RootContent): node is Heading =>
  node.type === 'heading' && (node.depth === 2 || node.depth === 3 || SECTION_NAME.test(nameOf(node)));

/** The reading itself, then its sections. */
function sectionsOf(lines: LineIndex, heading: Heading, nodes: readonly RootContent[], diagnostics: Diagnostic[]): Section[] {
  const heads = [heading, ...nodes.filter(beginsSection)];
  for (const head of heads) if (head.depth > 3) diagnostics.push(sectionOfWrongLevel(lines, head, nameOf(head)));
  const endOfAll = nodes.at(-1)?.position?.end.offset ?? heading.position?.end.offset ?? lines.text.length;
  return heads.map((head, index) => {
    const from = head.position?.end.offset ?? 0;
    const until = heads[index + 1]?.position?.start.offset ?? endOfAll;
    const nodesBelow = nodes.filter((node) => (node.position?.start.offset ?? 0) >= from && (node.position?.start.offset ?? 0) < until);
    return { heading: head, nodes: nodesBelow, until };
  });
}

function readReading(lines: LineIndex, sections: readonly Section[], diagnostics: Diagnostic[]): JsonDocument | undefined {
  const [head, ...below] = sections;
  if (head === undefined) return undefined;
  const place = placeOfMarkdown(lines, head.heading);
  const { title, slug } = titleAndSlugOf(lines, head.heading, 'reading', diagnostics);
  if (slug === undefined) return undefined;
  const places = new Map<string, ValuePlace>([
    ['', { place }],
    ['/id', { place }],
    ['/title', { place }],
    ['/text', { place: placeOfText(lines, head) }],
  ]);
  const value: { [field: string]: Json } = { id: `reading.${slug}`, title, text: textOf(lines, head) };
  reportMisplacedBlocks(lines, head.nodes, diagnostics);
  const variants: Json[] = [];
  const headings = new Map<string, Heading>();
  for (const { nodes } of sections) reportDeepHeadings(lines, nodes, diagnostics);
  for (const section of below) {
    const name = nameOf(section.heading);
    if (!name.startsWith('Variant')) reportMisplacedBlocks(lines, section.nodes, diagnostics);
    const earlier = headings.get(name);
    if (earlier === undefined) headings.set(name, section.heading);
    if (earlier !== undefined && (name === 'Why' || name === 'Settles'))
      diagnostics.push(duplicateSection(lines, section.heading, name, earlier));
    else if (name === 'Why') {
      value['reason'] = textOf(lines, section);
      places.set('/reason', { place: placeOfText(lines, section) });
    } else if (name === 'Settles') {
      value['clauses'] = readClauses(lines, section, places, diagnostics);
      reportTextBesideList(lines, section.nodes, diagnostics);
    } else if (name.startsWith('Variant')) {
      const variant = readVariant(lines, section, `/variants/${variants.length}`, places, diagnostics);
      if (variant !== undefined) variants.push(variant);
    } else diagnostics.push(unknownSection(lines, section.heading, name));
  }
  // An unknown section is mostly a misspelt one: the schema would report the right one as missing too.
  if (
    diagnostics.some(
      ({ code, place: at }) => code === 'reading-section-unknown' && below.some(({ heading }) => heading.position?.start.line === at.line),
    )
  )
    return undefined;
  if (variants.length > 0) value['variants'] = variants;
  return composeDocument(lines.path, value, places);
}

function titleAndSlugOf(
  lines: LineIndex,
  heading: Heading,
  kind: 'reading' | 'variant',
  diagnostics: Diagnostic[],
): { readonly title: string; readonly slug?: string } {
  const headingParts = readHeading(lines, heading);
  const fault = faultOfHeading(headingParts, kind);
  if (fault === undefined) return headingParts;
  diagnostics.push({ severity: 'error', place: placeOfMarkdown(lines, heading), ...fault });
  return { title: headingParts.title };
}

function readClauses(lines: LineIndex, section: Section, places: Map<string, ValuePlace>, diagnostics: Diagnostic[]): Json[] {
  const clauses = readSettledClauses(lines, section.nodes, diagnostics);
  for (const [index, { entry }] of clauses.entries()) places.set(`/clauses/${index}`, { place: placeOfMarkdown(lines, entry) });
  places.set('/clauses', { place: placeOfMarkdown(lines, section.heading) });
  return clauses.map(({ id }) => id);
}

function readVariant(
  lines: LineIndex,
  section: Section,
  pointer: string,
  places: Map<string, ValuePlace>,
  diagnostics: Diagnostic[],
): Json | undefined {
  const { slug } = titleAndSlugOf(lines, section.heading, 'variant', diagnostics);
  if (slug === undefined) return undefined;
  places.set(pointer, { place: placeOfMarkdown(lines, section.heading) });
  const amends: Json[] = [];
  if (blocksIn(section.nodes).length === 0) diagnostics.push(variantWithoutEffect(slug, placeOfMarkdown(lines, section.heading)));
  reportNestedBlocks(lines, section.nodes, diagnostics);
  for (const fence of section.nodes.filter((node): node is Code => node.type === 'code')) {
    const amendment = readAmendmentFence(lines, fence, diagnostics);
    if (amendment === undefined) continue;
    for (const [inner, place] of amendment.places) places.set(`${pointer}/amends/${amends.length}${inner}`, place);
    amends.push(amendment.value);
  }
  return { id: slug, says: textOf(lines, section).replace(/\s*\n\s*/g, ' '), ...(amends.length === 0 ? {} : { amends }) };
}

const variantWithoutEffect = (id: string, place: Diagnostic['place']): Diagnostic => ({
  code: 'variant-without-effect',
  severity: 'error',
  message: `The variant "${id}" changes no rule.`,
  place,
  found: 'text alone',
  expected: 'blocks with its changes to definitions',
  hint: 'Write its changes in blocks below its text: set, add or remove, as in errata. A reading that changes no rule is text of the reading.',
});

function textOf(lines: LineIndex, { heading, nodes, until }: Section): string {
  const fences = nodes.filter((node): node is Code => node.type === 'code');
  return clauseTextBetween(lines.text, heading.position?.end.offset ?? 0, until, fences);
}

function placeOfText(lines: LineIndex, { heading, nodes, until }: Section): ValuePlace['place'] {
  const [first] = nodes;
  const last = nodes.findLast(({ type }) => type !== 'code');
  if (first === undefined) return placeOfMarkdown(lines, heading);
  return lines.place(first.position?.start.offset ?? 0, last?.position?.end.offset ?? until);
}

function duplicateSection(lines: LineIndex, heading: Heading, name: string, earlier: Heading): Diagnostic {
  return {
    code: 'reading-section-duplicate',
    severity: 'error',
    message: `The reading already has a section "${name}".`,
    place: placeOfMarkdown(lines, heading),
    found: `### ${name}`,
    expected: 'one section of each name',
    hint: 'Join the two sections.',
    related: [{ message: 'The first is here.', place: placeOfMarkdown(lines, earlier) }],
  };
}

function unknownSection(lines: LineIndex, heading: Heading, name: string): Diagnostic {
  const message = `A reading has no section "${name}".`;
  const place = placeOfMarkdown(lines, heading);
  const nearestName = nearest(name.split(' ')[0] ?? '', ['Why', 'Settles', 'Variant']);
  const hint = didYouMean(nearestName);
  return {
    code: 'reading-section-unknown',
    severity: 'error',
    message,
    place,
    found: name,
    expected: 'Why, Settles, Variant {#id}',
    ...hint,
  };
}

function sectionOfWrongLevel(lines: LineIndex, heading: Heading, name: string): Diagnostic {
  return {
    code: 'heading-malformed',
    severity: 'error',
    message: 'A section of a reading is of level 3.',
    place: placeOfMarkdown(lines, heading),
    found: `${'#'.repeat(heading.depth)} ${name}`,
    expected: `### ${name}`,
    hint: `Begin the section with ###.${heading.depth === 2 ? ' Headings of level 2 begin readings.' : ''}`,
  };
}

/** Reports the blocks in a part of the file that is no variant: they would have no effect. */
function reportMisplacedBlocks(lines: LineIndex, nodes: readonly RootContent[], diagnostics: Diagnostic[]): void {
  for (const block of blocksIn(nodes)) {
    const isExample = block.lang === 'example';
    diagnostics.push({
      code: 'amendment-block-misplaced',
      severity: 'error',
      message: isExample ? 'A reading has no examples.' : 'This block is in no variant.',
      place: placeOfMarkdown(lines, block),
      found: block.lang ?? 'a block without a name',
      expected: isExample ? 'a clause above the example' : 'a block below "### Variant {#id}"',
      hint: isExample ? EXAMPLE_ADVICE : 'Only a variant changes definitions: move the block below the heading of one.',
    });
  }
}
