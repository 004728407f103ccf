/** Rule documents in JSON: the published app's shape `{TITLE: {english: text}}`, and any other in which text can be found. */
import type { MemberNode, ObjectNode, StringNode, ValueNode } from '@humanwhocodes/momoa';
import type { Source } from '../ast.ts';
import type { Place } from '../diagnostic.ts';
import { tooLarge } from '../parse/json.ts';
import { parseJsonValue, placeOfNode } from '../parse/json-value.ts';
import { indexLines, LARGEST_SOURCE, type LineIndex } from '../parse/line-index.ts';
import { missingText, type PrintedSection, pointerOf, type ReadResult } from './document.ts';
import { isHtml, textOfHtml } from './html.ts';
import { factOf, scalarText } from './json-facts.ts';
import { chaptersOf, firstLanguage, IDENTIFIER, isScalar, languagePairs, ownTitle, rolesOf, stringsIn, titledPairs } from './json-roles.ts';
import { diagnoseShape } from './json-shape.ts';
import { runsOf, sourceOffsetIn } from './json-text.ts';
import { flowOf, type RichText, readRichText } from './rich-text.ts';
import { titleKey } from './sentences.ts';

interface Walk {
  readonly lines: LineIndex;
  readonly isHtml: boolean;
  readonly rich: RichText;
  readonly sections: PrintedSection[];
}

/** Where a value is: the headings above it, the node of the last of them, and the language if it is not the first one. */
interface Position {
  readonly path: readonly string[];
  readonly heading: { readonly loc: ValueNode['loc'] };
  readonly language?: string;
  /** Set if the last heading is not a printed title: the key of the data or, for a record without a title, the name of its list. */
  readonly field?: string;
  /** The short values (`cost: 5`) of the record that the value is in. */
  readonly facts?: readonly string[];
}

/** Never throws; unusual shapes are reported and whatever text they hold is read. */
export function readJsonDocument(source: Source): ReadResult {
  if (source.text.length > LARGEST_SOURCE) return { diagnostics: [tooLarge(source, LARGEST_SOURCE)] };
  const lines = indexLines(source);
  const { parsed, diagnostics } = parseJsonValue(lines, 0, lines.text.length);
  if (parsed === undefined) return { diagnostics };
  // JSON may escape the slash of an end tag: `<\/b>`.
  const hasTags = isHtml(lines.text.replaceAll('\\/', '/'));
  const rich = readRichText(parsed.node(), lines.text, hasTags);
  const { root } = rich;
  const walk: Walk = { lines, isHtml: hasTags, rich, sections: [] };
  readValue(walk, root, { path: [], heading: root });
  const shape = diagnoseShape(lines, root);
  const all = [...diagnostics, ...shape.diagnostics];
  if (!walk.sections.some(({ text }) => /\p{L}/u.test(text))) return { diagnostics: [...all, missingText(lines)] };
  const { sections } = walk;
  const { unreadKeys } = shape;
  return { document: { file: source.path, form: 'json', hasHeadingMarks: true, sections, contents: [], unreadKeys }, diagnostics: all };
}

/** @param needsNoGroup whether the heading of this value is among the sections already, or a text below it will add it */
function readValue(walk: Walk, value: ValueNode, position: Position, needsNoGroup = false): void {
  if (value.type === 'String') addText(walk, [value], position);
  else if (value.type === 'Array') {
    const translations = languagePairs(value);
    const titled = titledPairs(value);
    if (titled !== undefined) for (const { title, text } of titled) readTitled(walk, title, text, position);
    else if (translations === undefined) readBlocks(walk, flatten(value), position, needsNoGroup);
    else
      for (const { text, language } of translations)
        readValue(walk, text, language === undefined ? position : { ...position, language }, true);
  } else if (value.type === 'Object') readObject(walk, value, position, needsNoGroup);
}

const ownsText = ({ rich }: Walk, value: ValueNode): boolean =>
  value.type === 'String' ||
  (value.type === 'Array' && value.elements.some((element) => element.value.type === 'String')) ||
  (value.type === 'Object' && rolesOf(value).some(([member, , { kind }]) => kind === 'text' && !holdsSections(rich, member.value)));

const flatten = (value: ValueNode): readonly ValueNode[] =>
  value.type === 'Array' ? value.elements.flatMap((element) => flatten(element.value)) : [value];

function readTitled(walk: Walk, title: StringNode, text: ValueNode, { field: _, facts: _facts, ...outer }: Position): void {
  readValue(walk, text, { ...outer, path: [...outer.path, title.value], heading: title }, true);
}

/** A list with the headings of rich text between its values is read as sections below these headings. */
function readBlocks(walk: Walk, list: readonly ValueNode[], outer: Position, needsNoGroup: boolean): void {
  const levelOf = (value: ValueNode): number | undefined => (value.type === 'String' ? walk.rich.levels.get(value) : undefined);
  const [begin] = list;
  // The first heading may repeat the title above the list.
  const isRepeated =
    begin?.type === 'String' && levelOf(begin) !== undefined && titleKey(begin.value) === titleKey(outer.path.at(-1) ?? '');
  const values = isRepeated ? list.slice(1) : list;
  const starts = values.flatMap((value, index) => (levelOf(value) === undefined ? [] : [index]));
  const { field: _, facts: _facts, ...below } = outer;
  const first = starts[0] ?? values.length;
  if (first > 0 || starts.length === 0) readList(walk, values.slice(0, first), outer, needsNoGroup);
  let open: readonly { readonly title: string; readonly level: number }[] = [];
  starts.forEach((start, index) => {
    const heading = values[start];
    if (heading?.type !== 'String') return;
    const level = levelOf(heading) ?? 1;
    open = [...open.filter((above) => above.level < level), { title: heading.value, level }];
    const path = [...outer.path, ...open.map(({ title }) => title)];
    readList(walk, values.slice(start + 1, starts[index + 1]), { ...below, path, heading }, false);
  });
}

/** Reads the texts of a list as paragraphs of one section, its scalars as one fact of that section, and its records as sections below. */
function readList(walk: Walk, values: readonly ValueNode[], outer: Position, needsNoGroup: boolean): void {
  const scalars = values.filter(isScalar);
  const ownFacts = scalars.length === 0 ? [] : [`${outer.path.at(-1) ?? 'list'}: ${scalars.map(scalarText).join(', ')}`];
  const position = { ...outer, facts: [...(outer.facts ?? []), ...ownFacts] };
  const texts = values.filter((value) => value.type === 'String');
  if (texts.length > 0) addText(walk, texts, position);
  else if (!needsNoGroup) addGroup(walk, position);
  const records = values.filter((value) => value.type === 'Object');
  records.forEach((record, index) => {
    const title = ownTitle(record);
    const chapters = title === undefined ? [] : chaptersOf(record).filter((chapter) => chapter !== title.value);
    const fieldPart = title === undefined ? { field: position.path.at(-1) ?? '' } : {};
    const { field: _, facts: _facts, ...above } = position;
    readObject(
      walk,
      record,
      { ...above, ...fieldPart, path: [...position.path, ...chapters, title?.value ?? String(index + 1)], heading: title ?? record },
      false,
    );
  });
}

function readObject(walk: Walk, node: ObjectNode, outer: Position, needsNoGroup: boolean): void {
  const members = rolesOf(node);
  const position = {
    ...outer,
    facts: [...(outer.facts ?? []), ...members.flatMap(([{ value }, name, { kind }]) => factOf(value, name, kind, outer.path))],
  };
  const languages = members.flatMap(([member, , role]) => (role.kind === 'language' ? [{ member, language: role.language }] : []));
  const first = firstLanguage(languages.map(({ language }) => language));
  const texts = members.flatMap(([{ value }, , role]) =>
    role.kind === 'text' && !holdsSections(walk.rich, value) ? stringsIn(value) : [],
  );
  const flow = flowOf(walk.rich, members);
  const nested = members.filter(
    ([member, , role]) => role.kind === 'container' || member === flow || (role.kind === 'text' && holdsSections(walk.rich, member.value)),
  );
  // No group is added if a text below becomes a section with this heading.
  if (texts.length > 0) addText(walk, texts, position);
  else if (
    !needsNoGroup &&
    !languages.some(({ member }) => ownsText(walk, member.value)) &&
    !nested.some(([{ value }, , { kind }]) => kind === 'text' || ownsText(walk, value))
  )
    addGroup(walk, position);
  languages.sort((a, b) => Number(b.language === first) - Number(a.language === first));
  for (const { member, language } of languages) {
    if (language === first) readLanguage(walk, member, undefined, position);
    // Facts beside the languages belong to the first of them.
    else readLanguage(walk, member, language, { ...position, facts: [] });
  }
  for (const [{ value }] of nested) readValue(walk, value, position, true);
  for (const [member, name, role] of members) if (role.kind === 'section' && member !== flow) readSection(walk, member, name, position);
}

/** `language` is undefined for the first language of the record. */
function readLanguage(
  walk: Walk,
  { value }: MemberNode,
  language: string | undefined,
  { path, heading, field, facts = [] }: Position,
): void {
  readValue(
    walk,
    value,
    { path, heading, facts, ...(field === undefined ? {} : { field }), ...(language === undefined ? {} : { language }) },
    true,
  );
}

/** A member of a map from titles to sections. An empty one is a section without text, which a detector reports. */
function readSection(walk: Walk, { name: key, value }: MemberNode, name: string, position: Position): void {
  const { field: _, facts: _facts, ...outer } = position;
  const below = { ...outer, path: [...position.path, name], heading: key, ...(IDENTIFIER.test(name) ? { field: name } : {}) };
  if (value.type === 'Object' || value.type === 'Array') readValue(walk, value, below);
  else if (value.type === 'String') addText(walk, [value], below);
}

const holdsSections = (rich: RichText, value: ValueNode): boolean =>
  value.type === 'Object' ||
  (value.type === 'String' && rich.levels.has(value)) ||
  (value.type === 'Array' && value.elements.some((element) => holdsSections(rich, element.value)));

/** A heading without text of its own, or the facts of the whole document. */
function addGroup(walk: Walk, { path, heading, language, facts = [], ...outer }: Position): void {
  const field = path.length === 0 ? '' : outer.field;
  if (path.length === 0 && facts.length === 0) return;
  const place = { ...placeOfNode(walk.lines, 0, heading), pointer: pointerOf(path) };
  const title = path.at(-1) ?? '';
  walk.sections.push({
    path,
    title,
    text: '',
    isGroup: true,
    place,
    placeOf: () => place,
    ...(language === undefined ? {} : { language }),
    ...(field === undefined ? {} : { field }),
    ...(facts.length === 0 ? {} : { facts }),
  });
}

/** Adds one section. Each string is a paragraph of it, or in HTML one or more. */
function addText(walk: Walk, nodes: readonly StringNode[], { path, heading, language, field, facts = [] }: Position): void {
  const { lines } = walk;
  const pointer = pointerOf(path);
  const starts: number[] = [];
  const htmls = nodes.map(({ value }) => (walk.isHtml ? textOfHtml(value.replaceAll('\r', ' ')) : undefined));
  let text = '';
  nodes.forEach(({ value }, index) => {
    if (index > 0) text += '\n\n';
    starts.push(text.length);
    text += htmls[index]?.text ?? value.replaceAll('\r', ' ');
  });
  const offsetOf = (textOffset: number, isEnd: boolean): number => {
    const index = Math.max(
      0,
      starts.findLastIndex((start) => start <= textOffset),
    );
    const ownOffset = textOffset - (starts[index] ?? 0);
    const node = nodes[index];
    const runs = node === undefined ? [] : runsOf(walk.rich.runs, node);
    return sourceOffsetIn(lines.text, runs, htmls[index]?.offsets[ownOffset] ?? ownOffset, isEnd);
  };
  const placeIn = (from: number, until: number | undefined): Place => {
    const start = offsetOf(from, false);
    return lines.place(start, until === undefined ? undefined : Math.max(start, offsetOf(until, true)));
  };
  walk.sections.push({
    path,
    title: path.at(-1) ?? '',
    text,
    isGroup: false,
    ...(language === undefined ? {} : { language }),
    ...(field === undefined ? {} : { field }),
    ...(facts.length === 0 ? {} : { facts }),
    place: { ...placeOfNode(lines, 0, heading), ...(path.length === 0 ? {} : { pointer }) },
    placeOf: (from, until) => ({ ...placeIn(from, until), pointer }),
  });
}
