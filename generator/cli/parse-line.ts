/** Parses lines of JSON. The lines of a stream often begin alike, with the same map: what they share is parsed once. */

import { isStructure } from '../../engine/base/json.ts';

interface ParsedLine {
  readonly value: unknown;
  /** The members after the beginning known from an earlier line; the whole value where there is none. */
  readonly fresh: unknown;
}

/** Throws the error of `JSON.parse` for a line that is not JSON. */
type ParseLine = (line: string) => ParsedLine;

/** The beginning of a line, up to a comma between members of its object, and these members. */
interface Beginning {
  readonly text: string;
  readonly members: object;
}

/**
 * @param isReadable called for the members of each beginning found. If it is false, the beginning is not used, so that `fresh` has its
 *   members in every line.
 */
export function createParseLine(isReadable: (members: object) => boolean): ParseLine {
  let lineBefore = '';
  let known: Beginning | undefined;
  return (line) => {
    if (known === undefined || !line.startsWith(known.text)) {
      const shared = beginningShared(lineBefore, line);
      known = shared !== undefined && isReadable(shared.members) ? shared : undefined;
    }
    lineBefore = line;
    const rest = known === undefined ? undefined : membersAfter(known, line);
    if (known !== undefined && rest !== undefined) return { value: { ...known.members, ...rest }, fresh: rest };
    const value: unknown = JSON.parse(line);
    return { value, fresh: value };
  };
}

function membersAfter({ text }: Beginning, line: string): object | undefined {
  const rest = line.slice(text.length);
  // "{"a": 1,}" is not JSON.
  if (!/^\s*"/.test(rest)) return undefined;
  try {
    const parsed: unknown = JSON.parse(`{${rest}`);
    return isStructure(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The longest beginning, up to a comma between members, that two lines share; undefined if it is shorter than half of the first line, or
 * that line is no object.
 */
function beginningShared(first: string, second: string): Beginning | undefined {
  if (first === '' || !second.startsWith(first.slice(0, first.length / 2))) return undefined;
  const commas = commasOf(first);
  // The lines share all commas below `low` and none from `high` on.
  let [low, high] = [0, commas.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (second.startsWith(first.slice(0, (commas[middle] ?? 0) + 1))) low = middle + 1;
    else high = middle;
  }
  const end = commas[low - 1] ?? 0;
  if (end < first.length / 2) return undefined;
  try {
    const members: unknown = JSON.parse(`${first.slice(0, end)}}`);
    return isStructure(members) ? { text: first.slice(0, end + 1), members } : undefined;
  } catch {
    return undefined;
  }
}

const STRING_OR_SIGN = /"(?:[^"\\]|\\.)*"|[{}[\],]/gs;

/** The offsets of the commas between the members of the outermost object. */
function commasOf(line: string): readonly number[] {
  const commas: number[] = [];
  let depth = 0;
  for (const { 0: sign, index } of line.matchAll(STRING_OR_SIGN)) {
    if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') depth--;
    else if (sign === ',' && depth === 1) commas.push(index);
  }
  return commas;
}
