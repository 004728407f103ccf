/** One JSON value inside a source, with the place of each of its parts. */
import { type MemberNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import type { Json } from '../ast.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { scanJson } from './json-scan.ts';
import type { Lines } from './lines.ts';

export interface JsonValue {
  readonly value: Json;
  /** The syntax tree, made when it is first asked for. */
  node(): ValueNode;
  /** The offset in the source at which the value's text begins. */
  readonly base: number;
}

/** A name that could reach an object's prototype when it is copied carelessly. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads the JSON value in `[start, end)` of a source. On a duplicate or forbidden name the first or no value counts. */
export function parseJsonValue(
  lines: Lines,
  start: number,
  end: number,
): { readonly parsed?: JsonValue; readonly diagnostics: Diagnostic[] } {
  const text = lines.text.slice(start, end);
  const scan = scanJson(text);
  if (scan.fault !== undefined) {
    const { fault } = scan;
    const { code, found, expected, hint } = fault;
    const message =
      code === 'json-syntax' ? `This is not JSON: found ${found}, expected ${expected}.` : `This JSON is too large: ${found}.`;
    const place = lines.place(start + fault.start, start + fault.end);
    return { diagnostics: [{ code, severity: 'error', message, place, found, expected, ...(hint === undefined ? {} : { hint }) }] };
  }
  const quick = quickly(text, scan.names);
  if (quick !== undefined) {
    let kept: ValueNode | undefined;
    const node = (): ValueNode => {
      kept ??= parse(text).body;
      return kept;
    };
    return { parsed: { value: quick.value, node, base: start }, diagnostics: [] };
  }
  const diagnostics: Diagnostic[] = [];
  try {
    const node = parse(text).body;
    const place = (part: { readonly loc: MemberNode['loc'] }): Place => placeOfNode(lines, start, part);
    return { parsed: { value: build(node, place, diagnostics), node: () => node, base: start }, diagnostics };
  } catch (error) {
    // The scan above accepts exactly JSON, so this is a disagreement between two parsers; it must still not throw.
    const message = `This is not JSON: ${error instanceof Error ? error.message : String(error)}`;
    return { diagnostics: [{ code: 'json-syntax', severity: 'error', message, place: lines.place(start, end) }] };
  }
}

/** The value, when no name in the text is forbidden or stands twice: without a syntax tree, as nearly all files are read. */
function quickly(text: string, names: number): { readonly value: Json } | undefined {
  if (/__proto__|constructor|prototype|\\u/.test(text)) return undefined;
  const value: Json = JSON.parse(text);
  return namesIn(value) === names ? { value } : undefined;
}

/** How many names a value has in all; a name that stood twice was overwritten. */
function namesIn(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + namesIn(one), 0);
  return Object.values(value).reduce((sum: number, one) => sum + 1 + namesIn(one), 0);
}

/** The place of a syntax node; columns are those of the file. */
export function placeOfNode(lines: Lines, base: number, part: { readonly loc: MemberNode['loc'] }): Place {
  return lines.place(base + part.loc.start.offset, base + part.loc.end.offset);
}

/** The name of a member as written. */
export function nameOf(member: MemberNode): string {
  return member.name.type === 'String' ? member.name.value : member.name.name;
}

function build(node: ValueNode, place: (part: { readonly loc: MemberNode['loc'] }) => Place, diagnostics: Diagnostic[]): Json {
  switch (node.type) {
    case 'Object': {
      const value: { [key: string]: Json } = {};
      const first = new Map<string, MemberNode>();
      for (const member of node.members) {
        const name = nameOf(member);
        const earlier = first.get(name);
        if (FORBIDDEN.has(name)) {
          const message = `The name "${name}" is not allowed anywhere.`;
          diagnostics.push({
            code: 'json-forbidden-key',
            severity: 'error',
            message,
            place: place(member.name),
            found: name,
            hint: 'Choose another name.',
          });
        } else if (earlier !== undefined) {
          const related = [{ message: 'The first one is here.', place: place(earlier.name) }];
          const message = `The object already has a key "${name}".`;
          diagnostics.push({
            code: 'json-duplicate-key',
            severity: 'error',
            message,
            place: place(member.name),
            found: name,
            hint: 'Remove one of them.',
            related,
          });
        } else {
          first.set(name, member);
          value[name] = build(member.value, place, diagnostics);
          continue;
        }
        build(member.value, place, diagnostics);
      }
      return value;
    }
    case 'Array':
      return node.elements.map((element) => build(element.value, place, diagnostics));
    case 'String':
    case 'Number':
    case 'Boolean':
      return node.value;
    case 'Null':
    case 'NaN':
    case 'Infinity':
      return null;
  }
}
