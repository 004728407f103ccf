/** Rule documents in the published app's JSON shape: `{TITLE: {english: text}}`, `{TITLE: {rules: {…}, isNested: true}}`. */
import type { MemberNode, ObjectNode, ValueNode } from '@humanwhocodes/momoa';
import type { Source } from '../ast.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { tooLarge } from '../parse/json.ts';
import { nameOf, parseJsonValue, placeOfNode } from '../parse/json-value.ts';
import { LARGEST_SOURCE, type Lines, linesOf } from '../parse/lines.ts';
import { excessOf, type PrintedSection, pointerOf, quoted, type Reading } from './document.ts';
import { sourceOffset } from './json-text.ts';

/** Keys of the shape itself; further ones are texts in other languages, or unknown. */
const SHAPE = new Set(['rules', 'isNested']);
const LANGUAGES = new Set(
  'english french german spanish italian portuguese dutch polish russian japanese chinese korean swedish danish finnish czech'.split(' '),
);
const DEEPEST = 8;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

interface Walk {
  readonly lines: Lines;
  readonly sections: PrintedSection[];
  readonly diagnostics: Diagnostic[];
}

/** Reads a JSON rule document. Never throws; wrong shapes are reported and whatever text they hold is kept. */
export function readJsonDocument(source: Source): Reading {
  if (source.text.length > LARGEST_SOURCE) return { diagnostics: [tooLarge(source, LARGEST_SOURCE)] };
  const lines = linesOf(source);
  const { parsed, diagnostics } = parseJsonValue(lines, 0, lines.text.length);
  if (parsed === undefined) return { diagnostics };
  const root = parsed.node();
  const walk: Walk = { lines, sections: [], diagnostics: [...diagnostics] };
  if (root.type !== 'Object') {
    report(walk, root, [], 'not-rules', 'error', 'This is no rule document.', root.type.toLowerCase(), 'an object of sections');
    return { diagnostics: walk.diagnostics };
  }
  readMembers(walk, root, []);
  const excess = excessOf(walk.sections);
  if (excess !== undefined) return { diagnostics: [...walk.diagnostics, excess] };
  if (!walk.sections.some(({ text }) => text.trim() !== '')) {
    report(walk, root, [], 'not-rules', 'error', 'No section of this file holds any text.', 'no text', '{TITLE: {"english": text}}');
    return { diagnostics: walk.diagnostics };
  }
  return {
    document: { file: source.path, form: 'json', marked: true, sections: walk.sections, contents: [] },
    diagnostics: walk.diagnostics,
  };
}

function readMembers(walk: Walk, node: ObjectNode, path: readonly string[]): void {
  const seen = new Set<string>();
  for (const member of node.members) {
    const name = nameOf(member);
    // Both are reported by the parser.
    if (FORBIDDEN.has(name) || seen.has(name)) continue;
    seen.add(name);
    readSection(walk, member, [...path, name]);
  }
}

function readSection(walk: Walk, member: MemberNode, path: readonly string[]): void {
  const { value } = member;
  if (path.length > DEEPEST) {
    report(
      walk,
      member.name,
      path,
      'too-deep',
      'error',
      'Sections stand too deep inside each other; this one is left out.',
      `${path.length} levels`,
      `at most ${DEEPEST}`,
    );
  } else if (value.type === 'String') {
    const expected = '{"english": text} as in the other sections';
    report(walk, value, path, 'bare-string', 'warning', 'This section is a bare text.', `"${quoted(value.value, 40)}"`, expected);
    addText(walk, member, path, value);
  } else if (value.type === 'Object') readObject(walk, member, value, path);
  else
    report(
      walk,
      value,
      path,
      'wrong-shape',
      'error',
      'This section is neither a text nor an object; it is left out.',
      value.type.toLowerCase(),
      '{"english": text}',
    );
}

function readObject(walk: Walk, member: MemberNode, node: ObjectNode, path: readonly string[]): void {
  const named = new Map(node.members.map((inner) => [nameOf(inner), inner]));
  const rules = named.get('rules')?.value;
  const texts = [...named].filter(([name]) => LANGUAGES.has(name.toLowerCase()));
  const others = [...named].filter(([name]) => !SHAPE.has(name) && !LANGUAGES.has(name.toLowerCase()));
  if (rules === undefined && texts.length === 0) {
    if (others.length > 0 && others.every(([, inner]) => inner.value.type === 'Object')) {
      report(
        walk,
        node,
        path,
        'missing-rules-key',
        'warning',
        'Sections stand in this one without the key "rules".',
        others
          .map(([name]) => name)
          .slice(0, 3)
          .join(', '),
        '{"rules": {…}, "isNested": true}',
      );
      addGroup(walk, member, path);
      readMembers(walk, node, path);
    } else
      report(
        walk,
        node,
        path,
        'no-text',
        'error',
        'This section has no text in any language.',
        others.length === 0
          ? '{}'
          : others
              .map(([name]) => name)
              .slice(0, 3)
              .join(', '),
        '{"english": text}',
      );
    return;
  }
  for (const [name, inner] of others)
    report(
      walk,
      inner.name,
      path,
      'unknown-key',
      'note',
      'This key is no part of the shape; it is kept as a fact about the section, not as text.',
      name,
      [...SHAPE, 'a language'].join(', '),
    );
  texts.sort(([a], [b]) => Number(b === 'english') - Number(a === 'english'));
  texts.forEach(([language, inner], index) => {
    if (inner.value.type === 'String') addText(walk, member, path, inner.value, index === 0 ? undefined : language);
    else
      report(
        walk,
        inner.value,
        path,
        'wrong-shape',
        'error',
        `The text in "${language}" is no text.`,
        inner.value.type.toLowerCase(),
        'a string',
      );
  });
  if (rules === undefined) return;
  if (rules.type !== 'Object') {
    report(walk, rules, path, 'wrong-shape', 'error', 'The key "rules" holds no sections.', rules.type.toLowerCase(), 'an object');
    return;
  }
  if (named.get('isNested')?.value.type !== 'Boolean')
    report(
      walk,
      member.name,
      path,
      'missing-nested-flag',
      'note',
      'Sections stand in this one, but it lacks the flag.',
      '"rules" alone',
      '"isNested": true',
    );
  if (texts.length === 0) addGroup(walk, member, path);
  readMembers(walk, rules, path);
}

function addGroup(walk: Walk, member: MemberNode, path: readonly string[]): void {
  const place = { ...placeOfNode(walk.lines, 0, member.name), pointer: pointerOf(path) };
  walk.sections.push({ path, title: path.at(-1) ?? '', text: '', group: true, place, placeOf: () => place });
}

function addText(walk: Walk, member: MemberNode, path: readonly string[], node: ValueNode, language?: string): void {
  if (node.type !== 'String') return;
  const { lines } = walk;
  const pointer = pointerOf(path);
  const { start, end } = node.loc;
  const offset = (at: number): number => sourceOffset(lines.text, start.offset, end.offset, at);
  walk.sections.push({
    path,
    title: path.at(-1) ?? '',
    text: node.value.replaceAll('\r', ' '),
    group: false,
    ...(language === undefined ? {} : { language }),
    place: { ...placeOfNode(lines, 0, member.name), pointer },
    placeOf: (from, until) => ({ ...lines.place(offset(from), until === undefined ? undefined : offset(until)), pointer }),
  });
}

function report(
  walk: Walk,
  node: Parameters<typeof placeOfNode>[2],
  path: readonly string[],
  code: string,
  severity: Diagnostic['severity'],
  message: string,
  found: string,
  expected: string,
): void {
  const place: Place = { ...placeOfNode(walk.lines, 0, node), ...(path.length === 0 ? {} : { pointer: pointerOf(path) }) };
  walk.diagnostics.push({ code, severity, message, place, found, expected });
}
