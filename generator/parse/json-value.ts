import { type MemberNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { isStructure, type Json, type JsonObject } from '../../engine/base/json.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { messageOf } from '../message-of.ts';
import { DEEPEST_JSON, MOST_TOKENS, scanJson } from './json-scan.ts';
import type { JsonFault } from './json-tokens.ts';
import type { LineIndex } from './line-index.ts';

interface JsonValue {
  readonly value: Json;
  /** The syntax tree, made when it is first asked for. */
  node(): ValueNode;
  /** The offset in the source at which the value's text begins. */
  readonly base: number;
}

/** A text of this length cannot have more tokens than are read. */
const LARGEST_PLAIN = MOST_TOKENS;

/** Names that could reach an object's prototype when they are copied carelessly. */
export const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads the JSON value in `[start, end)` of a source. Of members with one name the first counts; a member with a forbidden name is left
 * out.
 */
export function parseJsonValue(
  lines: LineIndex,
  start: number,
  end: number,
): { readonly parsed?: JsonValue; readonly diagnostics: Diagnostic[] } {
  const text = lines.text.slice(start, end);
  const plain = parseWithoutTree(text);
  if (plain !== undefined) {
    let tree: ValueNode | undefined;
    const node = (): ValueNode => {
      tree ??= parse(text).body;
      return tree;
    };
    return { parsed: { value: plain.value, node, base: start }, diagnostics: [] };
  }
  const fault = scanJson(text);
  if (fault !== undefined) {
    const { code, found, expected, hint } = fault;
    const message = faultMessage(fault);
    const place = lines.place(start + fault.start, start + fault.end);
    return { diagnostics: [{ code, severity: 'error', message, place, found, expected, ...(hint === undefined ? {} : { hint }) }] };
  }
  const diagnostics: Diagnostic[] = [];
  try {
    const node = parse(text).body;
    const place = (part: { readonly loc: MemberNode['loc'] }): Place => placeOfNode(lines, start, part);
    return { parsed: { value: build(node, place, diagnostics), node: () => node, base: start }, diagnostics };
  } catch (error) {
    // The scan above accepts exactly JSON, so this is a disagreement between two parsers; it must still not throw.
    const message = `This is not JSON: ${messageOf(error)}`;
    return { diagnostics: [{ code: 'json-syntax', severity: 'error', message, place: lines.place(start, end) }] };
  }
}

function faultMessage({ code, found, expected }: JsonFault): string {
  switch (code) {
    case 'json-syntax':
      return `This is not JSON: found ${found}, expected ${expected}.`;
    case 'json-number-too-large':
      return `A number is too large: found ${found}, expected ${expected}.`;
    case 'json-too-deep':
    case 'source-too-large':
      return `This JSON is too large: ${found}.`;
  }
}

/**
 * The value of a text without any fault. Undefined where the text may have one: it is no JSON, goes beyond a limit, or has a name that is
 * forbidden or repeated (`\u` may stand for a letter of a forbidden one). Nearly all files need neither a scan nor a syntax tree.
 */
function parseWithoutTree(text: string): { readonly value: Json } | undefined {
  if (text.length > LARGEST_PLAIN || /__proto__|constructor|prototype|\\u/.test(text)) return undefined;
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return countNames(value, 0) === colonsOutsideStrings(text) ? { value } : undefined;
}

/** The number of names in a value. It is lower than in the text if a name was repeated in an object; `NaN` beyond a limit. */
function countNames(value: Json, depth: number): number {
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : Number.NaN;
  if (!isStructure(value)) return 0;
  if (depth >= DEEPEST_JSON) return Number.NaN;
  let nameCount = 0;
  if (value instanceof Array) for (const one of value) nameCount += countNames(one, depth + 1);
  else for (const inner of Object.values(value)) nameCount += 1 + countNames(inner, depth + 1);
  return nameCount;
}

/** @param text JSON without a fault */
function colonsOutsideStrings(text: string): number {
  let colonCount = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === COLON) colonCount++;
    else if (code === QUOTE) at = endOfString(text, at);
  }
  return colonCount;
}

const [QUOTE, COLON, BACKSLASH] = [34, 58, 92] as const;

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}

export function placeOfNode(lines: LineIndex, base: number, part: { readonly loc: MemberNode['loc'] }): Place {
  return lines.place(base + part.loc.start.offset, base + part.loc.end.offset);
}

export function nameOf(member: MemberNode): string {
  return member.name.type === 'String' ? member.name.value : member.name.name;
}

type PlaceOfPart = (part: { readonly loc: MemberNode['loc'] }) => Place;

function buildObject(members: readonly MemberNode[], placeOf: PlaceOfPart, diagnostics: Diagnostic[]): JsonObject {
  const value: { [key: string]: Json } = {};
  const firstByName = new Map<string, MemberNode>();
  for (const member of members) {
    const name = nameOf(member);
    const fault = faultOfName(name, firstByName.get(name), placeOf);
    if (fault !== undefined) {
      const { code, message, ...details } = fault;
      diagnostics.push({ code, severity: 'error', message, place: placeOf(member.name), found: name, ...details });
    }
    const built = build(member.value, placeOf, diagnostics);
    if (fault !== undefined) continue;
    firstByName.set(name, member);
    value[name] = built;
  }
  return value;
}

/** @param earlier a member with the same name */
function faultOfName(
  name: string,
  earlier: MemberNode | undefined,
  placeOf: PlaceOfPart,
): Pick<Diagnostic, 'code' | 'message' | 'hint' | 'related'> | undefined {
  if (FORBIDDEN_NAMES.has(name))
    return { code: 'json-forbidden-key', message: `The name "${name}" is not allowed anywhere.`, hint: 'Choose another name.' };
  if (earlier === undefined) return undefined;
  const related = [{ message: 'The first is here.', place: placeOf(earlier.name) }];
  return { code: 'json-duplicate-key', message: `The object already has a key "${name}".`, hint: 'Remove one of them.', related };
}

function build(node: ValueNode, placeOf: PlaceOfPart, diagnostics: Diagnostic[]): Json {
  switch (node.type) {
    case 'Object':
      return buildObject(node.members, placeOf, diagnostics);
    case 'Array':
      return node.elements.map((element) => build(element.value, placeOf, diagnostics));
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
