import type { Code } from 'mdast';
import type { Signs } from '../../engine/board-notation/signs.ts';
import type { ExampleAst } from '../ast.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import type { ClauseId } from '../ids.ts';
import { parseExample } from './example.ts';
import { isClosed, openFence } from './fence.ts';
import { SLUG } from './heading.ts';
import type { LineIndex } from './line-index.ts';
import { placeOfMarkdown } from './markdown-nodes.ts';

/** Reads the example in a fence of `clause`, and adds the fence to those of the clause so far. Undefined if it has faults. */
export function parseFence(
  lines: LineIndex,
  clause: ClauseId,
  fence: Code,
  fenceBySlug: Map<string, Code>,
  signs: Signs,
  diagnostics: Diagnostic[],
): ExampleAst | undefined {
  const { place, name: slug, refuse } = openFence(lines, fence, diagnostics);
  const expected = '```example slug';
  if (slug === '') return refuse({ code: 'example-id-missing', message: 'This example has no name.', expected });
  if (!SLUG.test(slug)) {
    const hint = 'A name is lower-case letters and digits, with single hyphens between them.';
    return refuse({ code: 'example-id-malformed', message: `"${slug}" is no name for an example.`, found: slug, expected, hint });
  }
  const earlier = fenceBySlug.get(slug);
  if (earlier !== undefined) {
    const related = [{ message: 'The first is here.', place: placeOfMarkdown(lines, earlier) }];
    return refuse({
      code: 'example-duplicate',
      message: `Two examples of this clause are called ${slug}.`,
      found: slug,
      hint: 'Give one of the two another name.',
      related,
    });
  }
  fenceBySlug.set(slug, fence);
  if (place.column > 1)
    return refuse({ code: 'example-nested', message: 'An example begins at the margin.', hint: 'Remove the indentation.' });
  const last = (place.endLine ?? place.line) - 1;
  const next = nextExampleIn(lines, place.line + 1, last);
  if (next !== undefined || !isClosed(lines, place)) {
    const details = next === undefined ? {} : { related: [{ message: 'Another example begins here.', place: next }] };
    const message = `The example ${slug} has no end.`;
    return refuse({ code: 'example-unclosed', message, expected: 'a closing ``` on a line of its own', ...details });
  }
  return parseExample(lines, { clause, slug, place, first: place.line + 1, last, signs }, diagnostics);
}

/** The place of the next example inside a block, which then lacks its closing fence: Markdown takes it to end with that example. */
function nextExampleIn(lines: LineIndex, first: number, last: number): Place | undefined {
  for (let number = first; number <= last; number++) {
    const line = lines.line(number);
    if (/^(?:`{3,}|~{3,})example\b/.test(line)) return lines.place(lines.startOf(number), lines.startOf(number) + line.length);
  }
  return undefined;
}
