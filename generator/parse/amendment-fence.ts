/** The fenced blocks that change definitions: `set ID` with new fields, `add` with a definition, `remove ID`. */
import type { Code } from 'mdast';
import type { Json } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { Part } from './composed-document.ts';
import { placeOfPointer } from './json.ts';
import { parseJsonValue } from './json-value.ts';
import type { Lines } from './lines.ts';
import { placeOfMarkdown } from './markdown-nodes.ts';

const KINDS = ['set', 'add', 'remove'] as const;

export interface FencedAmendment {
  readonly value: Json;
  /** The places inside the amendment by pointer. */
  readonly parts: ReadonlyMap<string, Part>;
}

/** Reads one block. Undefined when it has faults, which are added to `diagnostics`. */
export function readAmendmentFence(lines: Lines, fence: Code, diagnostics: Diagnostic[]): FencedAmendment | undefined {
  const whole = placeOfMarkdown(lines, fence);
  const place = {
    file: whole.file,
    line: whole.line,
    column: whole.column,
    endLine: whole.line,
    endColumn: lines.line(whole.line).length + 1,
  };
  const refuse = (code: string, message: string, more: Partial<Diagnostic>): undefined => {
    diagnostics.push({ code, severity: 'error', message, place, ...more });
    return undefined;
  };
  const kind = KINDS.find((name) => name === fence.lang);
  if (kind === undefined) {
    const near = nearest(fence.lang ?? '', KINDS);
    return refuse('amendment-block-unknown', 'This block does not change a definition.', {
      found: fence.lang ?? 'a block without a name',
      expected: 'set DEFINITION, add, or remove DEFINITION',
      ...(near === undefined ? {} : { hint: `Did you mean "${near}"?` }),
    });
  }
  const last = whole.endLine ?? whole.line;
  if (last === whole.line || !/^ {0,3}(?:`{3,}|~{3,})[ \t]*$/.test(lines.line(last)))
    return refuse('amendment-block-unclosed', `The block "${kind}" has no end.`, { expected: 'a closing ``` on a line of its own' });
  const id = fence.meta?.trim() ?? '';
  if ((kind === 'add') !== (id === ''))
    return refuse(
      'amendment-block-unnamed',
      kind === 'add' ? 'A definition that is added has its id in the JSON.' : 'The block names no definition.',
      {
        found: `${kind} ${id}`.trim(),
        expected: kind === 'add' ? 'add' : `${kind} DEFINITION`,
      },
    );
  const named: Part = { place };
  if (kind === 'remove') return { value: { remove: id }, parts: new Map([['', named]]) };
  const { parsed, diagnostics: faults } = parseJsonValue(lines, lines.startOf(whole.line + 1), lines.startOf(last));
  diagnostics.push(...faults);
  if (parsed === undefined) return undefined;
  const json: Part = {
    place: whole,
    inside: (pointer, part) => placeOfPointer(lines, parsed.node(), parsed.base, pointer, part ?? 'value'),
  };
  const parts = new Map([
    ['', named],
    [`/${kind}`, json],
  ]);
  if (kind === 'add') return { value: { add: parsed.value }, parts };
  return { value: { definition: id, set: parsed.value }, parts };
}
