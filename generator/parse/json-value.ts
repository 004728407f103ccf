/** One JSON value inside a source, with the place of each of its parts. */
import { type MemberNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import type { Json, JsonObject } from '../ast.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { scanJson } from './json-scan.ts';
import type { LineIndex } from './line-index.ts';

interface JsonValue {
  readonly value: Json;
  /** The syntax tree, made when it is first asked for. */
  node(): ValueNode;
  /** The offset in the source at which the value's text begins. */
  readonly base: number;
}

/** A name that could reach an object's prototype when it is copied carelessly. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads the JSON value in `[start, end)` of a source. Of members with one name the first counts; a member with a forbidden name is left out. */
export function parseJsonValue(
  lines: LineIndex,
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
  const plain = parseWithoutTree(text, scan.names);
  if (plain !== undefined) {
    let tree: ValueNode | undefined;
    const node = (): ValueNode => {
      tree ??= parse(text).body;
      return tree;
    };
    return { parsed: { value: plain.value, node, base: start }, diagnostics: [] };
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

/** The value, if no name is forbidden or repeated in an object. Reads without a syntax tree, which is enough for nearly all files. */
function parseWithoutTree(text: string, names: number): { readonly value: Json } | undefined {
  if (/__proto__|constructor|prototype|\\u/.test(text)) return undefined;
  const value: Json = JSON.parse(text);
  return countNames(value) === names ? { value } : undefined;
}

/** The number of names in a value. It is lower than in the text if a name was repeated in an object. */
function countNames(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + countNames(one), 0);
  return Object.values(value).reduce((sum: number, one) => sum + 1 + countNames(one), 0);
}

/** The place of a syntax node; columns are those of the file. */
export function placeOfNode(lines: LineIndex, base: number, part: { readonly loc: MemberNode['loc'] }): Place {
  return lines.place(base + part.loc.start.offset, base + part.loc.end.offset);
}

/** The name of a member as written. */
export function nameOf(member: MemberNode): string {
  return member.name.type === 'String' ? member.name.value : member.name.name;
}

type PlaceOfPart = (part: { readonly loc: MemberNode['loc'] }) => Place;

function buildObject(members: readonly MemberNode[], place: PlaceOfPart, diagnostics: Diagnostic[]): JsonObject {
  const value: { [key: string]: Json } = {};
  const first = new Map<string, MemberNode>();
  for (const member of members) {
    const name = nameOf(member);
    const fault = faultOfName(name, first.get(name), place);
    if (fault !== undefined) {
      const { code, message, ...more } = fault;
      diagnostics.push({ code, severity: 'error', message, place: place(member.name), found: name, ...more });
    }
    const built = build(member.value, place, diagnostics);
    if (fault !== undefined) continue;
    first.set(name, member);
    value[name] = built;
  }
  return value;
}

/** @param earlier a member with the same name */
function faultOfName(
  name: string,
  earlier: MemberNode | undefined,
  place: PlaceOfPart,
): Pick<Diagnostic, 'code' | 'message' | 'hint' | 'related'> | undefined {
  if (FORBIDDEN.has(name))
    return { code: 'json-forbidden-key', message: `The name "${name}" is not allowed anywhere.`, hint: 'Choose another name.' };
  if (earlier === undefined) return undefined;
  const related = [{ message: 'The first one is here.', place: place(earlier.name) }];
  return { code: 'json-duplicate-key', message: `The object already has a key "${name}".`, hint: 'Remove one of them.', related };
}

function build(node: ValueNode, place: PlaceOfPart, diagnostics: Diagnostic[]): Json {
  switch (node.type) {
    case 'Object':
      return buildObject(node.members, place, diagnostics);
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
