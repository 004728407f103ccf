import { escapeKey } from '../../engine/base/json.ts';
import type { JsonDocument } from '../ast.ts';
import { type ObjectCache, TupleCache } from '../caches.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import { abbreviateDigest, digestOf } from '../digest.ts';
import { clauseId, type DefinitionId, type EditionId } from '../ids.ts';
import { ANY_TEXT } from '../recovery/unread-names.ts';
import type { Amendment, ClauseNode, DefinitionNode, ErratumNode, Rulebook } from '../rulebook.ts';
import type { DefinitionGuard } from './definition-guard.ts';
import type { EditionDraft } from './edition-draft.ts';
import { adviceForPart, faultOfSet } from './set-faults.ts';
import { setFields, toJson } from './set-fields.ts';
import { placeInSet, placeOfSetInside, withSetPlaces } from './set-places.ts';

interface Application {
  readonly printed: Pick<Rulebook, 'clauses'>;
  readonly draft: EditionDraft;
  readonly node: ErratumNode;
  readonly edition: EditionId;
  readonly isDefinition: DefinitionGuard;
  readonly diagnostics: Diagnostic[];
  readonly cache: AmendmentCache;
}

interface Amended {
  readonly node: DefinitionNode;
  readonly diagnostics: readonly Diagnostic[];
}

/** The same amendment of the same definition gives the same node, so that results cached for the node stay valid. */
export type AmendmentCache = ObjectCache<Amendment, TupleCache<Amended>>;

type AmendmentWith<K extends string> = Extract<Amendment, { readonly [key in K]: unknown }>;

export function applyAmendment(application: Application, amendment: Amendment, pointer: string): void {
  if ('clause' in amendment) changeText(application, amendment, pointer);
  else if ('add' in amendment) addDefinition(application, amendment, pointer);
  else if ('remove' in amendment) removeDefinition(application, amendment, pointer);
  else setDefinition(application, amendment, pointer);
}

/** @param before the definition before the amendment; undefined if the amendment adds it */
function recordChange({ draft, node: { erratum } }: Application, id: DefinitionId, before?: DefinitionNode): void {
  const changing = draft.changed.get(id) ?? [];
  draft.changed.set(id, [...changing, erratum.id]);
  if (before === undefined || changing.includes(erratum.id)) return;
  const replaced = draft.replaced.get(erratum.id) ?? new Map<DefinitionId, DefinitionNode>();
  draft.replaced.set(erratum.id, replaced.set(id, before));
}

function changeText({ printed, draft, node, edition, diagnostics }: Application, amendment: AmendmentWith<'text'>, pointer: string): void {
  const { document, erratum } = node;
  const clause = printed.clauses.get(clauseId(amendment.clause));
  if (clause === undefined) {
    const message = `There is no clause "${amendment.clause}" to amend.`;
    const place = document.placeOf(`${pointer}/clause`);
    diagnostics.push(unknownName('erratum-target-unknown', message, amendment.clause, printed.clauses.keys(), place));
    return;
  }
  const before = draft.texts.get(clause.id) ?? clause.ast.text;
  const found = findingAboutText({ clause, amendment, before, isPrinted: !draft.texts.has(clause.id) }, document, pointer);
  if (found !== undefined) diagnostics.push(found);
  draft.texts.set(clause.id, amendment.text);
  draft.changes.push({ erratum: erratum.id, edition, clause: clause.id, before, after: amendment.text });
}

interface TextAmendment {
  readonly clause: ClauseNode;
  readonly amendment: AmendmentWith<'text'>;
  readonly before: string;
  /** Whether `before` is the printed text, and not one of an earlier erratum. */
  readonly isPrinted: boolean;
}

/** For findings about a digest: the new text is applied all the same, so no finding about that text follows from them. */
const NO_CAUSE: Pick<Diagnostic, 'dependsOn'> = { dependsOn: [] };

function findingAboutText(
  { clause, amendment, before, isPrinted }: TextAmendment,
  document: JsonDocument,
  pointer: string,
): Diagnostic | undefined {
  const digest = digestOf(before);
  const common = {
    severity: 'error',
    refersTo: [clause.id, `text:${clause.id}`, ANY_TEXT],
    ...(isPrinted ? { related: [{ message: 'The text is here.', place: clause.ast.place }] } : {}),
  } as const;
  const reread = isPrinted ? 'Read the text again' : 'Read the text again, as earlier errata have changed it';
  if (amendment.expects === undefined)
    return {
      ...common,
      code: 'erratum-digest-missing',
      ...NO_CAUSE,
      message: `The erratum has no digest of the text of "${clause.id}" that it was written for.`,
      found: 'no digest',
      expected: `{${abbreviateDigest(digest)}} at the end of the heading`,
      hint: `${reread}, then put in the digest.`,
      place: document.placeOf(pointer),
    };
  if (!digest.startsWith(amendment.expects))
    return {
      ...common,
      code: 'erratum-digest-outdated',
      ...NO_CAUSE,
      message: `The text of "${clause.id}" is not the one this erratum was written for.`,
      found: amendment.expects.length < digest.length ? abbreviateDigest(digest) : digest,
      expected: amendment.expects,
      hint: `${reread}, adapt the erratum, then put in the digest found.`,
      place: document.placeOf(`${pointer}/expects`),
    };
  if (before !== amendment.text) return undefined;
  return {
    ...common,
    code: 'erratum-without-effect',
    message: `The new text of "${clause.id}" is the same as the text before.`,
    found: 'the same text',
    expected: 'another text',
    hint: 'Change the text, or remove the heading and the text below it.',
    place: document.placeOf(`${pointer}/text`),
  };
}

function addDefinition(application: Application, amendment: AmendmentWith<'add'>, pointer: string): void {
  const { add } = amendment;
  const { draft, node, diagnostics } = application;
  const { document } = node;
  if (draft.definitions.has(add.id)) {
    diagnostics.push({
      code: 'definition-duplicate',
      severity: 'error',
      message: `There already is a definition "${add.id}".`,
      refersTo: [add.id],
      found: add.id,
      expected: 'an id of its own',
      hint: `To change the definition, write \`set ${add.id}\` and its new fields.`,
      place: document.placeOf(`${pointer}/add/id`),
    });
    return;
  }
  const added = application.cache
    .get(amendment, () => new TupleCache(1))
    .get([document], () => ({ node: { definition: add, document, pointer: `${pointer}/add` }, diagnostics: [] }));
  draft.definitions.set(add.id, added.node);
  draft.removed.delete(add.id);
  recordChange(application, add.id);
}

function targetOf({ draft, node, diagnostics }: Application, id: DefinitionId, pointer: string): DefinitionNode | undefined {
  const target = draft.definitions.get(id);
  if (target === undefined) {
    const message = `There is no definition "${id}" to amend.`;
    diagnostics.push(unknownName('erratum-target-unknown', message, id, draft.definitions.keys(), node.document.placeOf(pointer)));
  }
  return target;
}

function removeDefinition(application: Application, { remove }: AmendmentWith<'remove'>, pointer: string): void {
  const target = targetOf(application, remove, `${pointer}/remove`);
  if (target === undefined) return;
  const { draft, node } = application;
  recordChange(application, remove, target);
  draft.definitions.delete(remove);
  draft.removed.set(remove, {
    erratum: node.erratum.id,
    node: target,
    place: node.document.placeOf(`${pointer}/remove`),
  });
}

function setDefinition(application: Application, amendment: AmendmentWith<'set'>, pointer: string): void {
  const { draft, node, diagnostics, isDefinition, cache } = application;
  const { definition: id } = amendment;
  const target = targetOf(application, id, `${pointer}/definition`);
  if (target === undefined) return;
  recordChange(application, id, target);
  const amended = cache
    .get(amendment, () => new TupleCache(1))
    .get([target, node.document, isDefinition], () => withFieldsSet(target, amendment, node, pointer, isDefinition));
  draft.definitions.set(id, amended.node);
  diagnostics.push(...amended.diagnostics);
}

/** The definition with the fields that an erratum sets; the definition as it was if that makes it invalid. */
function withFieldsSet(
  target: DefinitionNode,
  { definition: id, set }: AmendmentWith<'set'>,
  { document }: ErratumNode,
  pointer: string,
  isDefinition: DefinitionGuard,
): Amended {
  const diagnostics: Diagnostic[] = [];
  const before = toJson(target.definition);
  const setPointer = `${pointer}/set`;
  const fields: { [path: string]: unknown } = {};
  for (const [path, newValue] of Object.entries(set)) {
    // A path may lead into what the fields before it made: `unless.2`, then `unless.3` of a list of two.
    const found = faultOfSet(id, setFields(before, fields), path, toJson(newValue));
    if (found === undefined) fields[path] = newValue;
    else
      diagnostics.push({ severity: 'error', refersTo: [id], place: document.placeOf(`${setPointer}/${escapeKey(path)}`, 'key'), ...found });
  }
  if (Object.keys(fields).length === 0) return { node: target, diagnostics };
  const changed = setFields(before, fields);
  const faults: Diagnostic[] = [];
  const placeOf: JsonDocument['placeOf'] = (at, part) =>
    placeInSet(document, fields, setPointer, at, part) ??
    placeOfSetInside(document, fields, setPointer, at) ??
    document.placeOf(setPointer);
  const isValid = isDefinition(changed, { ...target, document: { ...document, placeOf }, pointer: setPointer }, faults);
  for (const found of faults) {
    const path = Object.keys(fields).find((one) => found.place.pointer === `${setPointer}/${escapeKey(one)}`);
    diagnostics.push({
      ...found,
      code: 'erratum-set-invalid',
      message: `With these changes "${id}" is not a valid ${target.definition.kind}. ${found.message}`,
      refersTo: [id],
      ...(found.code === 'field-missing' && path !== undefined ? adviceForPart(before, path, fields[path]) : {}),
    });
  }
  if (!isValid) return { node: target, diagnostics };
  const places = withSetPlaces(target.document, target.pointer, document, fields, setPointer);
  return { node: { ...target, document: places, definition: changed }, diagnostics };
}

/** The definitions that errata could not change as written. */
export const unamendedIn = (diagnostics: readonly Diagnostic[]): readonly string[] =>
  diagnostics.flatMap(({ code, refersTo = [] }) => (code === 'erratum-path-unknown' || code === 'erratum-set-invalid' ? refersTo : []));
