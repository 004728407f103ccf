/** The fenced blocks that change definitions: `set ID` with new fields, `add` with a definition, `remove ID`. */
import type { Code, Nodes } from 'mdast';
import type { Json } from '../../engine/base/json.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { didYouMean, nearest } from '../nearest.ts';
import type { ValuePlace } from './composed-document.ts';
import { type FenceFault, isClosed, openFence } from './fence.ts';
import { placeOfPointer } from './json.ts';
import { parseJsonValue } from './json-value.ts';
import type { LineIndex } from './line-index.ts';
import { placeOfMarkdown } from './markdown-nodes.ts';

const KINDS = ['set', 'add', 'remove'] as const;

export const EXAMPLE_ADVICE = 'Examples belong to clauses: move the block below the heading of a clause in `rules/<area>/<page>.md`.';

interface FencedAmendment {
  readonly value: Json;
  readonly places: ReadonlyMap<string, ValuePlace>;
}

function faultOf(lines: LineIndex, { lang, meta, value }: Code, place: Place): FenceFault | undefined {
  const kind = KINDS.find((name) => name === lang);
  if (kind === undefined) {
    const nearestKind = nearest(lang ?? '', KINDS);
    return {
      code: 'amendment-block-unknown',
      message: 'This block does not change a definition.',
      found: lang ?? 'a block without a name',
      expected: 'set DEFINITION, add, or remove DEFINITION',
      ...(lang === 'example' ? { hint: EXAMPLE_ADVICE } : didYouMean(nearestKind)),
    };
  }
  if (!isClosed(lines, place))
    return { code: 'amendment-block-unclosed', message: `The block "${kind}" has no end.`, expected: 'a closing ``` on a line of its own' };
  const id = meta?.trim() ?? '';
  const isAdded = kind === 'add';
  const hasId = id !== '';
  // Only the definition that is added has its id in the JSON.
  if (hasId !== isAdded) return kind === 'remove' ? faultOfRemoval(value, id) : undefined;
  return {
    code: 'amendment-block-unnamed',
    message: isAdded ? 'A definition that is added has its id in the JSON.' : 'The block names no definition.',
    found: `${kind} ${id}`.trim(),
    expected: isAdded ? 'add' : `${kind} DEFINITION`,
  };
}

function faultOfRemoval(value: string, id: string): FenceFault | undefined {
  if (value.trim() === '') return undefined;
  return {
    code: 'amendment-block-body',
    message: 'A removed definition has no fields.',
    found: value.trim().split('\n', 1)[0] ?? '',
    expected: 'an empty block',
    hint: `Leave the block empty to remove \`${id}\`, or write \`set\` to change its fields.`,
  };
}

/** Undefined when the block has faults, which are added to `diagnostics`. */
export function readAmendmentFence(lines: LineIndex, fence: Code, diagnostics: Diagnostic[]): FencedAmendment | undefined {
  const { place: blockPlace, firstLine, name: id, refuse } = openFence(lines, fence, diagnostics);
  const fault = faultOf(lines, fence, blockPlace);
  if (fault !== undefined) return refuse(fault);
  const kind = fence.lang ?? '';
  const firstLinePlace: ValuePlace = { place: firstLine };
  if (kind === 'remove') return { value: { remove: id }, places: new Map([['', firstLinePlace]]) };
  const until = lines.startOf(blockPlace.endLine ?? blockPlace.line);
  const { parsed, diagnostics: faults } = parseJsonValue(lines, lines.startOf(blockPlace.line + 1), until);
  diagnostics.push(...faults);
  if (parsed === undefined) return undefined;
  const json: ValuePlace = {
    place: blockPlace,
    inside: (pointer, part) => placeOfPointer(lines, parsed.node(), parsed.base, pointer, part ?? 'value'),
  };
  const places = new Map([
    ['', firstLinePlace],
    [`/${kind}`, json],
  ]);
  if (kind === 'add') return { value: { add: parsed.value }, places };
  return { value: { definition: id, set: parsed.value }, places };
}

export const blocksIn = (nodes: readonly Nodes[]): readonly Code[] =>
  nodes.flatMap((node) => (node.type === 'code' ? [node] : 'children' in node ? blocksIn(node.children) : []));

/** Reports and returns the blocks inside lists and quotations, which change nothing. */
export function reportNestedBlocks(lines: LineIndex, nodes: readonly Nodes[], diagnostics: Diagnostic[]): readonly Code[] {
  const nested = blocksIn(nodes.filter(({ type }) => type !== 'code'));
  for (const block of nested)
    diagnostics.push({
      code: 'amendment-block-nested',
      severity: 'error',
      message: 'A block is inside a list or quotation.',
      place: placeOfMarkdown(lines, block),
      hint: 'Begin its lines at the margin, below an empty line.',
    });
  return nested;
}
