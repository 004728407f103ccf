/**
 * Rich text, as editors store it: paragraphs in runs of one style each, and lists of blocks some of which name themselves headings. Each
 * paragraph becomes one string, so that it is read like a text of any other document.
 */
import type { ArrayNode, MemberNode, ObjectNode, StringNode, ValueNode } from '@humanwhocodes/momoa';
import { nameOf } from '../parse/json-value.ts';
import { headedParts, textOfHtml } from './html.ts';
import { IDENTIFIER, isProse, isString, LONGEST_TITLE, ownTitle, rolesOf, stringsIn, TEXT_KEYS } from './json-roles.ts';
import { type Run, runsOf, sourceOffset } from './json-text.ts';
import { listOf, withNamedKinds } from './positional-trees.ts';
import {
  areRuns,
  countJoints,
  endsListItem,
  headingLevel,
  isKindKey,
  isLineEnd,
  namesBlock,
  namesKind,
  namesLineBreak,
  namesListItem,
  runStrings,
} from './rich-text-evidence.ts';

export interface RichText {
  /** The document with a string in place of each paragraph and each heading of rich text. */
  readonly root: ValueNode;
  /** The parts of these strings. */
  readonly runs: ReadonlyMap<StringNode, readonly Run[]>;
  /** Those that are headings, with their levels; 1 is the outermost. */
  readonly levels: ReadonlyMap<StringNode, number>;
}

interface Rewriting {
  readonly source: string;
  readonly isHtml: boolean;
  readonly joints: ReadonlyMap<string, number>;
  readonly runs: Map<StringNode, readonly Run[]>;
  readonly levels: Map<StringNode, number>;
}

const BULLET = '• ';

export function readRichText(root: ValueNode, source: string, isHtml: boolean): RichText {
  const named = withNamedKinds(root);
  const rewriting: Rewriting = { source, isHtml, joints: countJoints(named), runs: new Map(), levels: new Map() };
  return { root: rewrite(rewriting, named, ''), runs: rewriting.runs, levels: rewriting.levels };
}

/** The member with all texts of an object, if headings divide them and its key is no title: `{"blocks": […], "version": 2}`. */
export function flowOf({ levels }: RichText, members: ReturnType<typeof rolesOf>): MemberNode | undefined {
  const isProseIn = ({ value }: MemberNode): boolean => stringsIn(value).some((text) => isProse(text) || levels.has(text));
  const [only, ...others] = members.flatMap(([member, name, { kind }]) =>
    kind === 'fact' || !isProseIn(member) ? [] : [{ member, name }],
  );
  const hasHeadings = only !== undefined && stringsIn(only.member.value).some((text) => levels.has(text));
  return hasHeadings && others.length === 0 && IDENTIFIER.test(only.name) ? only.member : undefined;
}

/** `holder` is the key of the value, or of the list that it is in; `owner` the object that it is a member of. */
function rewrite(rewriting: Rewriting, value: ValueNode, holder: string, owner?: ObjectNode, isEntry = false): ValueNode {
  if (value.type === 'Object') return rewriteObject(rewriting, value, isEntry);
  if (value.type === 'Array') return rewriteList(rewriting, value, holder, owner);
  return isString(value) && rewriting.isHtml ? rewriteHtml(rewriting, value) : value;
}

function rewriteList(rewriting: Rewriting, list: ArrayNode, holder: string, owner: ObjectNode | undefined): ValueNode {
  const strings = runStrings(list, holder, owner, rewriting.joints);
  if (strings !== undefined)
    return oneOrList(list, paragraphsOf(rewriting, list, holder, strings, owner !== undefined && namesBlock(owner)));
  const entries = list.elements.map((element) => element.value);
  const values = entries.map((entry) => rewrite(rewriting, entry, holder, undefined, true));
  // If no object of the list was rewritten to text, nothing shows that the list is rich text.
  if (!values.some((value, index) => entries[index]?.type === 'Object' && value.type !== 'Object')) return listOf(list, values);
  const texts = values.flatMap((value) => textsIn(rewriting, value));
  const lines = texts.filter(isString).filter((text) => !rewriting.levels.has(text));
  return lines.length === texts.length && areRuns(lines.map(({ value }) => value))
    ? oneOrList(list, paragraphOf(rewriting, allRuns(rewriting, lines)))
    : listOf(list, texts);
}

function rewriteObject(rewriting: Rewriting, object: ObjectNode, isEntry: boolean): ValueNode {
  const members = object.members.map((member) => ({ ...member, value: rewrite(rewriting, member.value, nameOf(member), object) }));
  const rewritten = { ...object, members };
  const level = isEntry ? headingLevel(object) : undefined;
  if (ownTitle(object) !== undefined || (level === undefined && !isWrapper(rewriting, object, rewritten, isEntry))) return rewritten;
  const texts = textsIn(rewriting, rewritten);
  const strings = texts.filter(isString);
  const [first, ...others] = strings;
  if (first === undefined || strings.length < texts.length) return rewritten;
  const runs = allRuns(rewriting, strings);
  const isTitle = level !== undefined && runs.reduce((length, { text }) => length + text.length, 0) <= LONGEST_TITLE;
  if (isTitle) return oneOrList(object, paragraphOf(rewriting, runs, level));
  const [head] = runs;
  if (head === undefined || !namesListItem(object) || head.text === BULLET) return oneOrList(object, strings);
  return oneOrList(object, [...paragraphOf(rewriting, [{ ...head, text: BULLET }, ...allRuns(rewriting, [first])]), ...others]);
}

/**
 * Whether an object only wraps rich text. It does if it names a kind, or if only one of its members has rich text and either that member is
 * a list of runs or the object is an entry of a list. If other members are strings or numbers, that member must be a list of runs whose key
 * is not one of `TEXT_KEYS`.
 */
function isWrapper({ joints, runs }: Rewriting, object: ObjectNode, rewritten: ObjectNode, isEntry: boolean): boolean {
  const rich = rewritten.members.filter(({ value }) => listedStrings(value).some((text) => runs.has(text)));
  const [first] = rich;
  if (first === undefined || rich.some((member) => !IDENTIFIER.test(nameOf(member)))) return false;
  if (rolesOf(rewritten).some(([, , { kind }]) => kind === 'language')) return false;
  if (rich.length > 1 || namesKind(object)) return namesKind(object);
  const list = object.members[rewritten.members.indexOf(first)]?.value;
  const holdsRuns = list?.type === 'Array' && runStrings(list, nameOf(first), object, joints) !== undefined;
  const hasValues = rewritten.members.some((member) => member !== first && ['String', 'Number'].includes(member.value.type));
  if (hasValues) return holdsRuns && !TEXT_KEYS.has(nameOf(first));
  return isEntry || holdsRuns;
}

const allRuns = ({ runs }: Rewriting, nodes: readonly StringNode[]): readonly Run[] => nodes.flatMap((node) => runsOf(runs, node));

const listedStrings = (value: ValueNode): readonly StringNode[] =>
  value.type === 'Array' ? value.elements.flatMap((element) => listedStrings(element.value)) : [value].filter(isString);

/** The texts of a value in printed order, without what names or styles them; objects with titles stay whole. */
function textsIn(rewriting: Rewriting, value: ValueNode): readonly ValueNode[] {
  if (value.type === 'Array') return value.elements.flatMap((element) => textsIn(rewriting, element.value));
  if (value.type !== 'Object') return isString(value) ? [value] : [];
  if (ownTitle(value) !== undefined) return [value];
  const isText = (name: string, one: ValueNode): boolean =>
    !isKindKey(name) && (!isString(one) || rewriting.runs.has(one) || TEXT_KEYS.has(name) || isProse(one));
  const parts = value.members.map((member) => ({
    name: nameOf(member),
    texts: isText(nameOf(member), member.value) ? textsIn(rewriting, member.value) : [],
  }));
  const isMap = parts.some(({ name, texts }) => texts.length > 0 && !IDENTIFIER.test(name));
  return isMap ? [value] : parts.flatMap(({ texts }) => texts);
}

/**
 * The paragraphs of a list of runs, and the blocks between them.
 * @param isParagraph whether the list belongs to an object that names itself a block: then only entries that are line ends divide the list
 */
function paragraphsOf(
  rewriting: Rewriting,
  list: ArrayNode,
  holder: string,
  strings: readonly (StringNode | undefined)[],
  isParagraph: boolean,
): readonly ValueNode[] {
  const values: ValueNode[] = [];
  let runs: Run[] = [];
  const endParagraph = (level?: number, isItem = false): void => {
    const [first] = runs;
    values.push(...paragraphOf(rewriting, first !== undefined && isItem ? [{ ...first, text: BULLET }, ...runs] : runs, level));
    runs = [];
  };
  // If even the last string ends with a line end, line ends divide paragraphs.
  const areLines = !isParagraph && strings.at(-1)?.value.endsWith('\n') === true;
  list.elements.forEach(({ value: entry }, index) => {
    const node = strings[index];
    if (node !== undefined) {
      const level = entry.type === 'Object' ? headingLevel(entry) : undefined;
      const parts = areLines || isLineEnd(node.value) ? [...node.value.matchAll(/[^\n]+|\n/g)] : [];
      if (parts.length === 0) runs.push({ text: node.value, node, start: 0 });
      for (const { 0: text, index: start } of parts)
        if (text === '\n') endParagraph(level, entry.type === 'Object' && endsListItem(entry));
        else if (areLines) runs.push({ text, node, start });
      return;
    }
    const value = rewrite(rewriting, entry, holder, undefined, true);
    const mark = entry.type === 'Object' && namesLineBreak(entry) ? entry.members.map((member) => member.value).find(isString) : undefined;
    if (mark !== undefined) runs.push({ text: '\n', node: mark, start: 0 });
    else if (isString(value) && !rewriting.levels.has(value) && !(entry.type === 'Object' && namesBlock(entry)))
      runs.push(...allRuns(rewriting, [value]));
    else {
      const blocks = textsIn(rewriting, value);
      if (blocks.length > 0) endParagraph();
      values.push(...blocks);
    }
  });
  endParagraph();
  return values;
}

/** Divides a string of HTML at its headings. */
function rewriteHtml(rewriting: Rewriting, node: StringNode): ValueNode {
  const parts = headedParts(node.value);
  if (parts.length === 0) return node;
  const texts = parts.flatMap(({ start, end, level }) =>
    paragraphOf(rewriting, [{ text: node.value.slice(start, end), node, start }], level),
  );
  return oneOrList(node, texts);
}

/** The string of a paragraph, or of a heading with a level; none if it would be blank. */
function paragraphOf(rewriting: Rewriting, parts: readonly Run[], level?: number): readonly StringNode[] {
  const runs = parts.map((run, index) => {
    const afterStart = index === 0 ? run.text.replace(/^\n+/, '') : run.text;
    const text = index === parts.length - 1 ? afterStart.replace(/\n+$/, '') : afterStart;
    return { ...run, text, start: run.start + run.text.length - afterStart.length };
  });
  const text = runs.map((run) => run.text).join('');
  const [first, last] = [runs[0], runs.at(-1)];
  if (first === undefined || last === undefined || text.trim() === '') return [];
  const offsetIn = ({ node }: Run, offset: number): number =>
    sourceOffset(rewriting.source, node.loc.start.offset, node.loc.end.offset, offset);
  const start = first.start === 0 ? first.node.loc.start : { ...first.node.loc.start, offset: offsetIn(first, first.start) };
  const isWhole = last.start + last.text.length === last.node.value.length;
  const end = isWhole ? last.node.loc.end : { ...last.node.loc.end, offset: offsetIn(last, last.start + last.text.length) };
  const title = rewriting.isHtml ? textOfHtml(text).text : text;
  const node: StringNode = { type: 'String', value: level === undefined ? text : title.trim(), loc: { start, end } };
  rewriting.runs.set(node, runs);
  if (level !== undefined) rewriting.levels.set(node, level);
  return [node];
}

const oneOrList = (node: ValueNode, values: readonly ValueNode[]): ValueNode => {
  const [only, ...others] = values;
  return only === undefined || others.length > 0 ? listOf(node, values) : only;
};
