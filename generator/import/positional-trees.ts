/**
 * Trees of text whose parts are told apart by their places in lists: JsonML (`["p", {…}, "text"]`) and the JSON of Pandoc
 * (`{"t": "Para", "c": […]}`). They become objects that name their kinds, as other editors store them.
 */
import type { ArrayNode, MemberNode, ObjectNode, StringNode, ValueNode } from '@humanwhocodes/momoa';
import { nameOf } from '../parse/json-value.ts';
import { isProse, isString } from './json-roles.ts';

export function withNamedKinds(root: ValueNode): ValueNode {
  const blocks = blocksOfPandoc(root);
  return blocks === undefined
    ? withNamedElements(root)
    : listOf(
        blocks,
        blocks.elements.flatMap(({ value }) => blockOf(value)),
      );
}

const TAG = /^(?:html|body|main|article|section|div|blockquote|p|h[1-6]|ul|ol|li|table|tbody|tr|td|th|a|b|i|u|em|strong|span|sub|sup|br)$/;

function withNamedElements(value: ValueNode): ValueNode {
  if (value.type === 'Object') {
    const members = value.members.map((member) => ({ ...member, value: withNamedElements(member.value) }));
    return { ...value, members };
  }
  if (value.type !== 'Array') return value;
  if (isElement(value) && hasText(value)) return elementOf(value);
  return listOf(value, valuesIn(value).map(withNamedElements));
}

const valuesIn = (value: ValueNode | undefined): readonly ValueNode[] =>
  value?.type === 'Array' ? value.elements.map((element) => element.value) : [];

/** Whether a list is an element of JsonML: a tag, attributes if it has any, then texts and elements. */
function isElement(value: ValueNode): value is ArrayNode {
  const [tag, ...parts] = valuesIn(value);
  const [first, ...others] = parts;
  const content = first?.type === 'Object' ? others : parts;
  return tag !== undefined && isString(tag) && TAG.test(tag.value) && content.every((part) => isString(part) || isElement(part));
}

/** A list of words may begin with one that is a tag too, so an element needs another in it or a text of several words. */
const hasText = (element: ArrayNode): boolean =>
  valuesIn(element)
    .slice(1)
    .some((part) => part.type === 'Array' || isProse(part));

function elementOf(element: ArrayNode): ValueNode {
  const [tag, ...parts] = valuesIn(element);
  const content = parts.flatMap((part) => (isString(part) ? textOf(part) : isElement(part) ? elementOf(part) : []));
  return tag !== undefined && isString(tag) ? objectOf(element, { tag, children: listOf(element, content) }) : element;
}

function blocksOfPandoc(root: ValueNode): ArrayNode | undefined {
  if (root.type !== 'Object' || !root.members.some((member) => nameOf(member) === 'pandoc-api-version')) return undefined;
  const blocks = memberOf(root, 'blocks');
  return blocks?.type === 'Array' ? blocks : undefined;
}

const memberOf = ({ members }: ObjectNode, name: string): ValueNode | undefined => members.find((one) => nameOf(one) === name)?.value;

/** The place of the content in the list `c` of those blocks and inlines that have other values before it, such as attributes. */
const CONTENT_AT: ReadonlyMap<string, number> = new Map([
  ['Header', 2],
  ...['CodeBlock', 'OrderedList', 'Div', 'Figure', 'Span', 'Link', 'Image', 'Quoted', 'Cite', 'Code', 'Math'].map(
    (kind) => [kind, 1] as const,
  ),
]);

const PARAGRAPHS: ReadonlySet<string> = new Set(['Para', 'Plain', 'CodeBlock']);
const LISTS: ReadonlySet<string> = new Set(['BulletList', 'OrderedList']);
const SPACES: ReadonlySet<string> = new Set(['Space', 'SoftBreak']);
/** Kinds that are left out: parts in another format, and lines between paragraphs. */
const UNREAD: ReadonlySet<string> = new Set(['RawBlock', 'RawInline', 'HorizontalRule']);

/** A block or an inline of Pandoc; the values inside others, such as the rows of a table, are read in their order. */
function blockOf(value: ValueNode): readonly ValueNode[] {
  if (value.type === 'Array') return value.elements.flatMap((element) => blockOf(element.value));
  const kind = value.type === 'Object' ? memberOf(value, 't') : undefined;
  if (value.type !== 'Object' || kind === undefined || !isString(kind) || UNREAD.has(kind.value)) return [];
  if (SPACES.has(kind.value)) return [textOf({ ...kind, value: ' ' })];
  if (kind.value === 'LineBreak') return [objectOf(value, { type: { ...kind, value: 'br' } })];
  const whole = memberOf(value, 'c');
  const at = CONTENT_AT.get(kind.value);
  const content = at === undefined ? whole : valuesIn(whole)[at];
  if (content === undefined) return [];
  if (LISTS.has(kind.value)) return valuesIn(content).map((item) => nodeOf(item, { ...kind, value: 'listitem' }, blockOf(item)));
  if (kind.value === 'LineBlock') return valuesIn(content).map((line) => nodeOf(line, { ...kind, value: 'paragraph' }, blockOf(line)));
  if (kind.value === 'DefinitionList') return valuesIn(content).flatMap((entry) => definitionOf(entry, kind));
  const parts = isString(content) ? [textOf(content)] : blockOf(content);
  const [level] = valuesIn(whole);
  if (kind.value === 'Quoted') return [textOf({ ...kind, value: '“' }), ...parts, textOf({ ...kind, value: '”' })];
  if (kind.value === 'Header' && level !== undefined)
    return [objectOf(value, { type: { ...kind, value: 'heading' }, level, children: listOf(value, parts) })];
  return PARAGRAPHS.has(kind.value) ? [nodeOf(value, { ...kind, value: 'paragraph' }, parts)] : parts;
}

/** A term and the lists of blocks that explain it. */
function definitionOf(entry: ValueNode, kind: StringNode): readonly ValueNode[] {
  const [term, blocks] = valuesIn(entry);
  const before = term === undefined ? [] : [nodeOf(term, { ...kind, value: 'paragraph' }, blockOf(term))];
  return blocks === undefined ? before : [...before, ...blockOf(blocks)];
}

const nodeOf = (at: ValueNode, type: StringNode, parts: readonly ValueNode[]): ObjectNode =>
  objectOf(at, { type, children: listOf(at, parts) });

const textOf = (text: StringNode): ObjectNode => objectOf(text, { type: { ...text, value: 'text' }, value: text });

export const listOf = ({ loc }: ValueNode, values: readonly ValueNode[]): ArrayNode => ({
  type: 'Array',
  elements: values.map((value) => ({ type: 'Element', value, loc: value.loc })),
  loc,
});

const objectOf = ({ loc }: ValueNode, fields: Readonly<Record<string, ValueNode>>): ObjectNode => ({
  type: 'Object',
  members: Object.entries(fields).map(
    ([name, value]): MemberNode => ({ type: 'Member', name: { type: 'String', value: name, loc }, value, loc }),
  ),
  loc,
});
