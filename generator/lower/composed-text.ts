/** Texts of expanded definitions, which are composed of texts of several definitions, and where their parts are written. */
import type { DefinitionId } from '../ids.ts';
import type { ExpressionFault } from './context.ts';

export interface DefinitionFault extends ExpressionFault {
  readonly definition: DefinitionId;
  /** The definition in which the text was read, if it is written in another. The text of an exception is read in each of its targets. */
  readonly readIn?: DefinitionId;
}

/** A part of a composed text, at `from` in it. The part is the whole text at a pointer in a definition. */
interface Part {
  readonly definition: DefinitionId;
  readonly pointer: string;
  readonly from: number;
  readonly length: number;
}

export interface ComposedText {
  readonly text: string;
  /** In the order of the text. */
  readonly parts: readonly Part[];
}

export const written = (definition: DefinitionId, pointer: string, text: string): ComposedText => ({
  text,
  parts: [{ definition, pointer, from: 0, length: text.length }],
});

/** A template tag. Strings are inserted without a record of where they are written. */
export function composed(strings: TemplateStringsArray, ...inserted: readonly (ComposedText | string)[]): ComposedText {
  let text = strings[0] ?? '';
  const parts: Part[] = [];
  for (const [index, one] of inserted.entries()) {
    if (typeof one !== 'string') parts.push(...one.parts.map((part) => ({ ...part, from: part.from + text.length })));
    text += `${typeof one === 'string' ? one : one.text}${strings[index + 1] ?? ''}`;
  }
  return { text, parts };
}

/**
 * The fault at the place where its text is written. If its range is not inside one part, the fault is about the last part that begins in or
 * before the range, as a whole.
 */
export function inWrittenText<F extends DefinitionFault>(found: F, { parts }: ComposedText): F {
  const { start, end } = found;
  const exact = parts.find(({ from, length }) => from <= start && end <= from + length);
  if (exact !== undefined) {
    const { definition, pointer, from } = exact;
    return { ...found, definition, pointer, start: start - from, end: end - from };
  }
  const nearby = parts.findLast(({ from }) => from < end) ?? parts[0];
  return nearby === undefined ? found : { ...found, definition: nearby.definition, pointer: nearby.pointer, start: 0, end: 0 };
}
