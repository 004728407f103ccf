import type { MemberNode, ValueNode } from '@humanwhocodes/momoa';
import type { JsonDocument, Source } from '../ast.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { nameOf, parseJsonValue, placeOfNode } from './json-value.ts';
import { indexLines, LARGEST_SOURCE, type LineIndex } from './line-index.ts';

/**
 * Parses a JSON source. Never throws: errors are returned as `json-syntax`, `json-duplicate-key`, `json-forbidden-key`,
 * `json-too-deep`, `json-number-too-large` or `source-too-large`. A document is returned whenever there is a value: the first of two
 * duplicate keys counts, and a forbidden key is left out.
 */
export function parseJson(source: Source): { document?: JsonDocument; diagnostics: Diagnostic[] } {
  if (source.text.length > LARGEST_SOURCE) return { diagnostics: [tooLarge(source, LARGEST_SOURCE)] };
  const lines = indexLines(source);
  const { parsed, diagnostics } = parseJsonValue(lines, 0, lines.text.length);
  if (parsed === undefined) return { diagnostics };
  const placeOf = (pointer: string, part: 'key' | 'value' = 'value'): Place => placeOfPointer(lines, parsed.node(), 0, pointer, part);
  return { document: { path: source.path, value: parsed.value, placeOf }, diagnostics };
}

/** The diagnostic for a source that is larger than `largest` UTF-16 units. */
export function tooLarge(source: Source, largest: number): Diagnostic {
  const found = `${source.text.length} characters`;
  const expected = `at most ${largest}`;
  const message = `The file is too large: ${found}, ${expected} are read.`;
  const place = { file: source.path, line: 1, column: 1 };
  return { code: 'source-too-large', severity: 'error', message, place, found, expected, hint: 'Split it.' };
}

/**
 * The place of the pointer, or of its nearest ancestor that exists; the `pointer` of the result is that of the place found. With the part
 * `key`, the place of the name of a member. `base` is the offset of the JSON text.
 */
export function placeOfPointer(lines: LineIndex, root: ValueNode, base: number, pointer: string, part: 'key' | 'value'): Place {
  let node = root;
  let member: MemberNode | undefined;
  let reached = '';
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    const next = childOf(node, name);
    if (next === undefined) break;
    reached += `/${step}`;
    node = next.value;
    member = next.type === 'Member' ? next : undefined;
  }
  const placed = part === 'key' && member !== undefined ? member.name : node;
  return { ...placeOfNode(lines, base, placed), pointer: reached };
}

function childOf(node: ValueNode, name: string) {
  if (node.type === 'Object') return node.members.find((member) => nameOf(member) === name);
  if (node.type === 'Array' && /^(0|[1-9][0-9]{0,8})$/.test(name)) return node.elements[Number(name)];
  return undefined;
}
