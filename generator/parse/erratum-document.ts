/** Errata: front matter, a title, why, one heading for each clause whose text changes, and blocks that change definitions. */
import type { Code, Heading, RootContent } from 'mdast';
import type { Json } from '../../engine/base/json.ts';
import type { JsonDocument, Source } from '../ast.ts';
import { type Diagnostic, sortDiagnostics } from '../diagnostic.ts';
import { blocksIn, readAmendmentFence, reportNestedBlocks } from './amendment-fence.ts';
import { clauseTextBetween } from './clause-text.ts';
import { composeDocument, type ValuePlace } from './composed-document.ts';
import { conflictIn } from './conflict.ts';
import { readFrontMatter, withoutFrontMatter } from './front-matter.ts';
import { tooLarge } from './json.ts';
import { indexLines, type LineIndex } from './line-index.ts';
import { titleOfOtherLevel } from './markdown.ts';
import { LARGEST_PAGE, surveyMarkdown } from './markdown-limits.ts';
import { placeOfMarkdown, plainText } from './markdown-nodes.ts';
import { parseMarkdown } from './markdown-tree.ts';

interface Amendment {
  /** An offset in the source, by which amendments are sorted. */
  readonly offset: number;
  /** As in the list `amends` of erratum.schema.json. */
  readonly value: Json;
  readonly places: ReadonlyMap<string, ValuePlace>;
}

interface ParsedErratum {
  /** In the shape of erratum.schema.json, without the fields that are missing. */
  readonly document?: JsonDocument;
  readonly diagnostics: Diagnostic[];
  /** The blocks that could not be read, as text; absent if reading stopped before the blocks. */
  readonly unread?: readonly string[];
}

const FIELDS = {
  texts: ['id', 'publication', 'source', 'clause'],
  lists: ['flips'],
  numbers: ['order'],
  below: ['title', 'why', 'amends'],
};

/** Never throws. */
export function parseErratum(source: Source): ParsedErratum {
  if (source.text.length > LARGEST_PAGE) return { diagnostics: [tooLarge(source, LARGEST_PAGE)] };
  const lines = indexLines(source);
  const conflict = conflictIn(lines);
  if (conflict !== undefined) return { diagnostics: [conflict] };
  const diagnostics: Diagnostic[] = [];
  const front = readFrontMatter(lines, FIELDS, diagnostics);
  if (front === undefined) return { diagnostics };
  const body = indexLines({ path: source.path, text: withoutComments(withoutFrontMatter(lines, front.firstBodyLine)) });
  const { refused, extensions } = surveyMarkdown(body);
  if (refused !== undefined) return { diagnostics: [refused] };
  const nodes = parseMarkdown(body.text, extensions).children;
  const title = titleIn(body, nodes, diagnostics);
  const fences = nodes.filter((node): node is Code => node.type === 'code');
  const nested = reportNestedBlocks(body, nodes, diagnostics);
  const blocks = blocksIn(nodes);
  const headings = nodes.filter((node): node is Heading => node.type === 'heading' && node.depth === 2 && node !== title);
  const from = title?.position?.end.offset ?? body.startOf(front.firstBodyLine);
  const until = headings[0]?.position?.start.offset ?? body.text.length;
  const why = textBetween(body, from, until, blocks).replace(/\s*\n\s*/g, ' ');
  for (const node of nodes)
    if (node.type === 'heading' && node !== title && node.depth !== 2)
      diagnostics.push(malformedHeading(placeOfMarkdown(body, node), plainText(node).trim()));
  const texts = headings.flatMap((heading, index) => {
    const end = headings[index + 1]?.position?.start.offset ?? body.text.length;
    return readText(body, heading, end, blocks, diagnostics) ?? [];
  });
  const { changes, unread } = readBlocks(body, fences, nested, diagnostics);
  const amends = [...texts, ...changes].sort((a, b) => a.offset - b.offset);
  const value: Json = {
    ...front.value,
    ...(title === undefined ? {} : { title: plainText(title).trim() }),
    ...(why === '' ? {} : { why }),
    amends: amends.map((amendment) => amendment.value),
    flips: front.value['flips'] ?? [],
  };
  if (amends.length === 0) {
    if (diagnostics.length === 0) diagnostics.push(missingAmendments(body, title ?? nodes[0]));
    return { diagnostics: sortDiagnostics(diagnostics), unread };
  }
  const places = placesIn(body, nodes, title, amends);
  return {
    document: composeDocument(source.path, value, new Map([...front.places, ...places])),
    diagnostics: sortDiagnostics(diagnostics),
    unread,
  };
}

/** The title. Without one, a first heading of another level that is no heading of an amendment is reported and read as the title. */
function titleIn(lines: LineIndex, nodes: readonly RootContent[], diagnostics: Diagnostic[]): Heading | undefined {
  const title = nodes.find((node): node is Heading => node.type === 'heading' && node.depth === 1);
  const [first] = nodes;
  if (title !== undefined || first?.type !== 'heading' || AMENDED.test(plainText(first).trim())) return title;
  diagnostics.push(titleOfOtherLevel(lines, first));
  return first;
}

function placesIn(
  lines: LineIndex,
  nodes: readonly RootContent[],
  title: Heading | undefined,
  amends: readonly Amendment[],
): ReadonlyMap<string, ValuePlace> {
  const places = new Map<string, ValuePlace>();
  for (const [index, amendment] of amends.entries())
    for (const [pointer, place] of amendment.places) places.set(`/amends/${index}${pointer}`, place);
  if (title !== undefined) places.set('/title', { place: placeOfMarkdown(lines, title) });
  const why = nodes.find((node) => node.type === 'paragraph');
  if (why !== undefined) places.set('/why', { place: placeOfMarkdown(lines, why) });
  return places;
}

/** Reads the blocks at the margin. Those that could not be read, and those that are nested, are returned as text. */
function readBlocks(
  lines: LineIndex,
  fences: readonly Code[],
  nested: readonly Code[],
  diagnostics: Diagnostic[],
): { readonly changes: readonly Amendment[]; readonly unread: readonly string[] } {
  const textOf = ({ position }: Code): string => lines.text.slice(position?.start.offset, position?.end.offset);
  const unread = nested.map(textOf);
  const changes = fences.flatMap((fence): Amendment[] => {
    const amendment = readAmendmentFence(lines, fence, diagnostics);
    if (amendment !== undefined) return [{ offset: fence.position?.start.offset ?? 0, ...amendment }];
    unread.push(textOf(fence));
    return [];
  });
  return { changes, unread };
}

function missingAmendments(lines: LineIndex, node: RootContent | undefined): Diagnostic {
  return {
    code: 'erratum-without-effect',
    severity: 'error',
    message: 'The erratum changes nothing.',
    place: node === undefined ? lines.place(0) : placeOfMarkdown(lines, node),
    found: 'no heading of a clause and no block',
    expected: '## area.page.clause {sha256:…} with a new text, or ```set DEFINITION with new fields',
  };
}

/** Comments are notes of the editor; every offset stays what it was. */
const withoutComments = (text: string): string => text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\r\n]/g, ' '));

/** Empty braces are a digest that is still missing. */
const AMENDED = /^([a-z-]+\.[a-z0-9-]+\.[a-z0-9-]+)(?:\s+\{(?:\s*|([^{}]*))\})?$/;

/** Reads `## area.page.clause {sha256:…}` and the new text below it. */
function readText(
  lines: LineIndex,
  heading: Heading,
  until: number,
  fences: readonly Code[],
  diagnostics: Diagnostic[],
): Amendment | undefined {
  const place = placeOfMarkdown(lines, heading);
  const written = plainText(heading).trim();
  const [, clause, expects] = AMENDED.exec(written) ?? [];
  if (clause === undefined) {
    diagnostics.push(malformedHeading(place, written));
    return undefined;
  }
  const offset = heading.position?.end.offset ?? 0;
  const text = textBetween(lines, offset, until, fences);
  const places = new Map<string, ValuePlace>([
    ['', { place }],
    ['/text', { place: placeOfText(lines, offset, until, fences) }],
  ]);
  return { offset, value: { clause, ...(expects === undefined ? {} : { expects }), text }, places };
}

function malformedHeading(place: Diagnostic['place'], written: string): Diagnostic {
  return {
    code: 'amendment-heading-malformed',
    severity: 'error',
    message: 'This heading names no clause.',
    place,
    found: written,
    expected: '## area.page.clause {sha256:…}',
    hint: 'Name the clause whose text changes, at level 2; without the braces, `sightline check` reports the digest to put in.',
  };
}

/** Where the text in `[from, until)` is, without blank space around it and blocks at its end. */
function placeOfText(lines: LineIndex, from: number, until: number, fences: readonly Code[]): ValuePlace['place'] {
  let text = lines.text.slice(from, until);
  for (const { position } of [...fences].reverse()) {
    const start = (position?.start.offset ?? 0) - from;
    const end = (position?.end.offset ?? 0) - from;
    if (start >= 0 && end <= text.length && text.slice(end).trim() === '') text = text.slice(0, start);
  }
  const start = from + text.length - text.trimStart().length;
  return text.trim() === '' ? lines.place(from) : lines.place(start, from + text.trimEnd().length);
}

function textBetween(lines: LineIndex, from: number, until: number, fences: readonly Code[]): string {
  const inside = fences.filter(
    ({ position }) => position !== undefined && (position.start.offset ?? -1) >= from && (position.start.offset ?? -1) < until,
  );
  return clauseTextBetween(lines.text, from, until, inside);
}
