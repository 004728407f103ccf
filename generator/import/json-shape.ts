import type { MemberNode, ObjectNode, ValueNode } from '@humanwhocodes/momoa';
import type { Diagnostic, Severity } from '../diagnostic.ts';
import type { DiagnosticId } from '../diagnostics/catalogue.ts';
import { nameOf, placeOfNode } from '../parse/json-value.ts';
import type { LineIndex } from '../parse/line-index.ts';
import { pointerOf, shortLine, type UnreadKey } from './document.ts';
import { rolesOf, stringsIn } from './json-roles.ts';

type Report = (
  node: { readonly loc: ValueNode['loc'] },
  path: readonly string[],
  code: DiagnosticId,
  severity: Severity,
  message: string,
  found: string,
  expected: string,
) => void;

interface Shape {
  readonly diagnostics: readonly Diagnostic[];
  readonly unreadKeys: readonly UnreadKey[];
}

/**
 * Reports where a document that is mostly in the app's shape departs from it. In a document of any shape, also lists the keys whose values
 * are not read as text.
 */
export function diagnoseShape(lines: LineIndex, root: ValueNode): Shape {
  const diagnostics: Diagnostic[] = [];
  const reportedNodes = new Set<unknown>();
  const report: Report = (node, path, code, severity, message, found, expected) => {
    const place = { ...placeOfNode(lines, 0, node), ...(path.length === 0 ? {} : { pointer: pointerOf(path) }) };
    diagnostics.push({ code, severity, message, place, found, expected });
    // `unreadKeysIn` skips what is below a reported node, but not below a section whose only fault is that it lacks "rules".
    if (code !== 'print-rules-missing') reportedNodes.add(node);
  };
  if (root.type === 'Object' && isAppShape(root)) checkMembers(report, root, []);
  return { diagnostics, unreadKeys: unreadKeysIn(root, reportedNodes) };
}

const isLanguageRecord = (node: ValueNode): boolean =>
  node.type === 'Object' && rolesOf(node).some(([{ value }, , role]) => role.kind === 'language' && value.type === 'String');

/** Whether there are at least as many `{english: text}` records as bare texts below maps of titles; lists are not counted. */
function isAppShape(root: ObjectNode): boolean {
  let [recordCount, otherCount] = [0, 0];
  const visit = (node: ValueNode): void => {
    if (node.type === 'String') otherCount++;
    else if (isLanguageRecord(node)) recordCount++;
    else if (node.type === 'Object') for (const [{ value }, , role] of rolesOf(node)) if (role.kind !== 'fact') visit(value);
  };
  visit(root);
  return recordCount > 0 && recordCount >= otherCount;
}

function checkMembers(report: Report, node: ObjectNode, path: readonly string[]): void {
  for (const [member, name, role] of rolesOf(node))
    if (role.kind === 'section' || role.kind === 'container' || (role.kind === 'fact' && member.value.type !== 'String'))
      checkSection(report, member, [...path, name]);
}

function checkSection(report: Report, member: MemberNode, path: readonly string[]): void {
  const { value } = member;
  if (value.type === 'String') {
    const expected = '{"english": text} as in the other sections';
    report(value, path, 'print-section-bare', 'warning', 'This section is a bare text.', `"${shortLine(value.value, 40)}"`, expected);
  } else if (value.type === 'Object') checkObject(report, member, value, path);
  else if (value.type !== 'Array') {
    const message = 'This section is neither a text nor an object; it is left out.';
    report(value, path, 'print-value-wrong-shape', 'error', message, value.type.toLowerCase(), '{"english": text}');
  }
}

function checkObject(report: Report, member: MemberNode, node: ObjectNode, path: readonly string[]): void {
  const members = rolesOf(node);
  const container = members.find(([, name]) => name === 'rules')?.[0].value;
  const firstKeys = (): string => node.members.map(nameOf).slice(0, 3).join(', ');
  if (container?.type === 'Object') {
    if (!members.some(([, name, role]) => name === 'isNested' && role.kind === 'flag')) {
      const message = 'This section has sections under "rules", but not "isNested": true.';
      report(member.name, path, 'print-flag-missing', 'note', message, '"rules" alone', '"isNested": true');
    }
    checkMembers(report, container, path);
  } else if (container !== undefined && stringsIn(container).length === 0)
    report(
      container,
      path,
      'print-value-wrong-shape',
      'error',
      'The key "rules" holds no sections.',
      container.type.toLowerCase(),
      'an object',
    );
  else if (stringsIn(node).length === 0 && container === undefined)
    report(
      node,
      path,
      'print-section-textless',
      'error',
      'This section has no text in any language.',
      firstKeys() || '{}',
      '{"english": text}',
    );
  else if (members.every(([{ value }]) => value.type === 'Object') && members.every(([, , { kind }]) => kind === 'section')) {
    const message = 'This section holds others without the key "rules".';
    report(node, path, 'print-rules-missing', 'warning', message, firstKeys(), '{"rules": {…}, "isNested": true}');
    checkMembers(report, node, path);
  } else if (members.every(([, , { kind }]) => kind === 'fact' || kind === 'flag'))
    report(node, path, 'print-section-textless', 'error', 'This section has no text in any language.', firstKeys(), '{"english": text}');
  for (const [{ value }, name, role] of members)
    if (role.kind === 'language' && stringsIn(value).length === 0)
      report(
        value,
        path,
        'print-value-wrong-shape',
        'error',
        `The value of "${name}" is not a text.`,
        value.type.toLowerCase(),
        'a string',
      );
}

const isIdentifier = ({ value }: MemberNode, name: string): boolean =>
  /^(?:id|key|slug|uid|uuid)$/i.test(name) && (value.type === 'Number' || (value.type === 'String' && /^\S+$/.test(value.value)));

/** All keys whose values are not read as text, except keys of identifiers and keys that a finding is about. */
function unreadKeysIn(root: ValueNode, reportedNodes: ReadonlySet<unknown>): UnreadKey[] {
  const counts = new Map<string, number>();
  const visit = (node: ValueNode): void => {
    if (node.type === 'Array') for (const element of node.elements) visit(element.value);
    if (node.type !== 'Object') return;
    for (const [member, name, role] of rolesOf(node)) {
      if (reportedNodes.has(member.value)) continue;
      if (role.kind !== 'fact') visit(member.value);
      else if (!isIdentifier(member, name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  };
  visit(root);
  return [...counts].map(([key, count]) => ({ key, count }));
}
