/** Short values of JSON, which are no text: `cost: 5`. */
import type { ValueNode } from '@humanwhocodes/momoa';

/** "cost: 5", "dial: 8, 9, 10". A chapter is a fact where it is not among the headings. */
export function factOf(value: ValueNode, name: string, kind: string, path: readonly string[]): readonly string[] {
  const isFact = kind === 'fact' || (kind === 'chapter' && value.type === 'String' && !path.includes(value.value));
  return isFact && value.type !== 'Object' ? [`${name}: ${scalarText(value)}`] : [];
}

export const scalarText = (value: ValueNode): string => {
  if (value.type !== 'Array') return 'value' in value ? String(value.value) : 'null';
  const values = value.elements.map((element) => element.value);
  return values.map(scalarText).join(values.some(({ type }) => type === 'Array') ? '; ' : ', ');
};
