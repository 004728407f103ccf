/** What shows that a JSON document holds rich text: strings that continue each other, and values that name the kind of a block. */
import type { ArrayNode, ObjectNode, StringNode, ValueNode } from '@humanwhocodes/momoa';
import { nameOf } from '../parse/json-value.ts';
import { IDENTIFIER, isString, ownTitle, TEXT_KEYS } from './json-roles.ts';

const KIND_KEY = /^_?(?:type|node_?type|tag|tag_?name|node_?name|style|kind|element|block|object)$/i;
const LEVEL_WORDS = ['one', 'two', 'three', 'four', 'five', 'six'];
const HEADING = /^(?:h(?=[1-6]$)|(sub)?-?(?:heading|header))[-_ ]?([1-6]|one|two|three|four|five|six)?$/i;
const BLOCK = /^(?:p|para|paragraph|blockquote|unstyled|text_?block)$/i;
const LIST_ITEM = /^li$|list[-_]?item$/i;
const RUN = /^(?:text|span|leaf)$/i;
const LINE_BREAK = /^br$|^(?:hard|soft|line)?[-_]?break$/i;
/** Where the level of a heading is, if its kind does not name it. */
const LEVEL_KEY = /^(?:level|depth)$/i;
const HEADING_KEY = /^(?:heading|header)$/i;

const kindsOf = ({ members }: ObjectNode): readonly string[] =>
  members.flatMap((member) => (KIND_KEY.test(nameOf(member)) && isString(member.value) ? [member.value.value] : []));

export const isKindKey = (name: string): boolean => KIND_KEY.test(name);

export const namesKind = (object: ObjectNode): boolean => kindsOf(object).length > 0;
export const namesLineBreak = (object: ObjectNode): boolean => kindsOf(object).some((kind) => LINE_BREAK.test(kind));
export const namesListItem = (object: ObjectNode): boolean =>
  kindsOf(object).some((kind) => LIST_ITEM.test(kind)) || object.members.some((member) => LIST_ITEM.test(nameOf(member)));
export const namesBlock = (object: ObjectNode): boolean =>
  kindsOf(object).some((kind) => BLOCK.test(kind)) || namesListItem(object) || headingLevel(object) !== undefined;

/** Whether a line end makes its line an item of a list: `{"insert": "\\n", "attributes": {"list": "ordered"}}`. */
export const endsListItem = ({ members }: ObjectNode): boolean =>
  members.some(({ value }) => value.type === 'Object' && value.members.some((one) => nameOf(one) === 'list' && isString(one.value)));

/** The level of a heading that an object names itself: `"type": "heading_2"`, `"tag": "h2"`, `"attributes": {"header": 2}`. */
export function headingLevel(object: ObjectNode): number | undefined {
  const named = kindsOf(object).flatMap((kind) => HEADING.exec(kind) ?? []);
  const [kind, sub, level] = named;
  const attributes = [object, ...object.members.flatMap(({ value }) => (value.type === 'Object' ? [value] : []))];
  const numberAt = (key: RegExp): number | undefined =>
    attributes
      .flatMap(({ members }) => members.flatMap((one) => (key.test(nameOf(one)) && one.value.type === 'Number' ? [one.value.value] : [])))
      .find((number) => number >= 1 && number <= 6);
  if (kind === undefined) return numberAt(HEADING_KEY);
  if (level !== undefined) return Number(level) || LEVEL_WORDS.indexOf(level.toLowerCase()) + 1;
  return numberAt(LEVEL_KEY) ?? (sub === undefined ? 1 : 2);
}

/** An end in mid-sentence, with the blank before the next word. */
const GOES_ON = /[\p{L}\p{N},;(–—-][ \u00a0]+$/u;
/** A beginning in mid-sentence: a blank before a word in lower case, or a mark that ends what is before it. */
const CONTINUES = /^(?:[ \u00a0]+[\p{Ll}\p{N}(+–—-]|[,.;:!?)\]’”]+(?:\s|$))/u;
const ENDS = /[.!?:]["”’)\]]*$/;
const BEGINS = /^["“‘(]*\p{Lu}/u;

/** Whether a text is a line end alone: only lists of runs have such entries. */
export const isLineEnd = (text: string): boolean => /^[^\S\n]*\n\s*$/.test(text);

/** Whether two neighbouring entries are runs of one text (1), whole texts (-1), or nothing shows it (0). */
function jointOf(left: string | undefined, right: string | undefined): -1 | 0 | 1 {
  if ([left, right].some((text) => text !== undefined && isLineEnd(text))) return 1;
  if (right !== undefined && CONTINUES.test(right)) return 1;
  const begins = right !== undefined && BEGINS.test(right);
  if (left !== undefined && GOES_ON.test(left)) return begins ? 0 : 1;
  return begins && left !== undefined && ENDS.test(left) ? -1 : 0;
}

export const areRuns = (texts: readonly string[]): boolean =>
  texts.reduce((count, text, at) => count + (at === 0 ? 0 : jointOf(texts[at - 1], text)), 0) > 0;

/** By kind of list (`runKind`), how many more of its joints are between runs of one text than between whole texts. */
export function countJoints(root: ValueNode): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const visit = (value: ValueNode, holder: string): void => {
    if (value.type === 'Object') for (const member of value.members) visit(member.value, nameOf(member));
    if (value.type !== 'Array') return;
    const entries = value.elements.map((element) => element.value);
    for (const entry of entries) visit(entry, holder);
    for (const key of new Set(entries.flatMap(stringKeys))) {
      const texts = entries.map((entry) => (isString(entry) ? entry : stringAt(entry, key))?.value);
      const kind = runKind(holder, key);
      for (let at = 1; at < texts.length; at++) counts.set(kind, (counts.get(kind) ?? 0) + jointOf(texts[at - 1], texts[at]));
    }
  };
  visit(root, '');
  return counts;
}

/** The kind of a list: the key that holds it (left out if that is a title), and the key of the texts in its entries. */
const runKind = (holder: string, key: string): string => `${IDENTIFIER.test(holder) ? holder : ''}/${key}`;

const stringKeys = (value: ValueNode): readonly string[] =>
  value.type !== 'Object' || ownTitle(value) !== undefined
    ? []
    : value.members.flatMap((member) => (isString(member.value) ? [nameOf(member)] : []));

const stringAt = (value: ValueNode, key: string): StringNode | undefined => {
  const found = value.type === 'Object' ? value.members.find((member) => nameOf(member) === key)?.value : undefined;
  return found !== undefined && isString(found) ? found : undefined;
};

/**
 * The string of each entry of a list of runs; undefined for entries without one. Undefined for any other list.
 * @param holder the key of the list, or of the list that it is in
 * @param owner the object whose member the list is
 */
export function runStrings(
  list: ArrayNode,
  holder: string,
  owner: ObjectNode | undefined,
  joints: ReadonlyMap<string, number>,
): readonly (StringNode | undefined)[] | undefined {
  const isInBlock = owner !== undefined && namesBlock(owner);
  const keyOf = (entry: ValueNode): string | undefined => {
    if (entry.type !== 'Object' || ownTitle(entry) !== undefined) return undefined;
    const keys = stringKeys(entry);
    const isNamed = isInBlock || kindsOf(entry).some((kind) => RUN.test(kind));
    const countOf = (key: string): number => joints.get(runKind(holder, key)) ?? 0;
    return (
      keys.find((key) => countOf(key) > 0) ??
      (isNamed ? keys.find((key) => countOf(key) === 0 && !KIND_KEY.test(key) && (TEXT_KEYS.has(key) || /_text$/.test(key))) : undefined)
    );
  };
  const entries = list.elements.map((element) => element.value);
  const keys = entries.map(keyOf);
  if (keys.every((key) => key === undefined) || entries.some(({ type }) => type !== 'String' && type !== 'Object')) return undefined;
  return entries.map((entry, index) => (isString(entry) ? entry : stringAt(entry, keys[index] ?? '')));
}
