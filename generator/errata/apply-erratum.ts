/** Applies one erratum to the texts and definitions of its edition. */
import type { Json, JsonDocument } from '../ast.ts';
import { type ObjectCache, TupleCache } from '../caches.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import { abbreviateDigest, digestOf } from '../digest.ts';
import type { ErratumFile } from '../generated/erratum.ts';
import { type ClauseId, clauseId, type DefinitionId, type EditionId } from '../ids.ts';
import { escapeKey } from '../json-pointer.ts';
import type { DefinitionNode, ErratumNode, Removal, Rulebook, TextChange } from '../rulebook.ts';
import type { DefinitionGuard } from './definition-guard.ts';
import { fieldAt, setFields, toJson, unreachable } from './set-fields.ts';
import { placeInSet, withSetPlaces } from './set-places.ts';

/** The definitions and texts of an edition while its errata are applied in order. */
export interface Fold {
  readonly definitions: Map<DefinitionId, DefinitionNode>;
  readonly texts: Map<ClauseId, string>;
  readonly changes: TextChange[];
  /** The ids of the errata that changed each definition. */
  readonly changed: Map<DefinitionId, string[]>;
  readonly removed: Map<DefinitionId, Removal>;
}

interface Application {
  readonly printed: Pick<Rulebook, 'clauses'>;
  readonly fold: Fold;
  readonly node: ErratumNode;
  readonly edition: EditionId;
  readonly isDefinition: DefinitionGuard;
  readonly diagnostics: Diagnostic[];
  readonly cache: AmendmentCache;
}

/** The definition that an amendment makes, and the diagnostics. */
interface Amended {
  readonly node: DefinitionNode;
  readonly diagnostics: readonly Diagnostic[];
}

/** The same amendment of the same definition gives the same node, so that results cached for the node stay valid. */
export type AmendmentCache = ObjectCache<Amendment, TupleCache<Amended>>;

type Amendment = ErratumFile['amends'][number];
type Of<K extends string> = Extract<Amendment, { readonly [key in K]: unknown }>;

export function applyAmendment(application: Application, amendment: Amendment, pointer: string): void {
  if ('clause' in amendment) changeText(application, amendment, pointer);
  else if ('add' in amendment) addDefinition(application, amendment, pointer);
  else if ('remove' in amendment) removeDefinition(application, amendment, pointer);
  else setDefinition(application, amendment, pointer);
}

function recordChange({ fold, node }: Application, id: DefinitionId): void {
  fold.changed.set(id, [...(fold.changed.get(id) ?? []), node.erratum.id]);
}

function changeText({ printed, fold, node, edition, diagnostics }: Application, amendment: Of<'text'>, pointer: string): void {
  const { document, erratum } = node;
  const clause = printed.clauses.get(clauseId(amendment.clause));
  if (clause === undefined) {
    const message = `There is no clause "${amendment.clause}" to amend.`;
    const place = document.placeOf(`${pointer}/clause`);
    diagnostics.push(unknownName('erratum-target-unknown', message, amendment.clause, printed.clauses.keys(), place));
    return;
  }
  const before = fold.texts.get(clause.id) ?? clause.ast.text;
  const digest = digestOf(before);
  const about = {
    severity: 'error',
    refersTo: [clause.id, `text:${clause.id}`],
    related: [{ message: 'The text is here.', place: clause.ast.place }],
  } as const;
  if (amendment.expects === undefined) {
    diagnostics.push({
      ...about,
      code: 'erratum-digest-missing',
      message: `The erratum has no digest of the text of "${clause.id}" that it was written for.`,
      found: 'no digest',
      expected: `{${abbreviateDigest(digest)}} at the end of the heading`,
      hint: 'Read the text again, then put in the digest.',
      place: document.placeOf(pointer),
    });
  } else if (!digest.startsWith(amendment.expects)) {
    diagnostics.push({
      ...about,
      code: 'erratum-digest-outdated',
      message: `The text of "${clause.id}" is not the one this erratum was written for.`,
      found: amendment.expects.length < digest.length ? abbreviateDigest(digest) : digest,
      expected: amendment.expects,
      hint: 'Read the text again, adapt the erratum, then put in the digest found.',
      place: document.placeOf(`${pointer}/expects`),
    });
  } else if (before === amendment.text) {
    diagnostics.push({
      ...about,
      code: 'erratum-without-effect',
      message: `The new text of "${clause.id}" is the text before.`,
      found: 'the same text',
      expected: 'another text',
      hint: 'Change the text, or remove the heading and the text below it.',
      place: document.placeOf(`${pointer}/text`),
    });
  }
  fold.texts.set(clause.id, amendment.text);
  fold.changes.push({ erratum: erratum.id, edition, before, after: amendment.text });
}

function addDefinition(application: Application, amendment: Of<'add'>, pointer: string): void {
  const { add } = amendment;
  const { fold, node, diagnostics } = application;
  const { document } = node;
  if (fold.definitions.has(add.id))
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
  const added = application.cache
    .get(amendment, () => new TupleCache(1))
    .get([document], () => ({ node: { definition: add, document, pointer: `${pointer}/add` }, diagnostics: [] }));
  fold.definitions.set(add.id, added.node);
  fold.removed.delete(add.id);
  recordChange(application, add.id);
}

function targetOf({ fold, node, diagnostics }: Application, id: DefinitionId, pointer: string): DefinitionNode | undefined {
  const target = fold.definitions.get(id);
  if (target === undefined) {
    const message = `There is no definition "${id}" to amend.`;
    diagnostics.push(unknownName('erratum-target-unknown', message, id, fold.definitions.keys(), node.document.placeOf(pointer)));
  }
  return target;
}

function removeDefinition(application: Application, { remove }: Of<'remove'>, pointer: string): void {
  const target = targetOf(application, remove, `${pointer}/remove`);
  if (target === undefined) return;
  const { fold, node } = application;
  recordChange(application, remove);
  fold.definitions.delete(remove);
  fold.removed.set(remove, {
    erratum: node.erratum.id,
    definition: target.definition,
    place: node.document.placeOf(`${pointer}/remove`),
  });
}

function setDefinition(application: Application, amendment: Of<'set'>, pointer: string): void {
  const { fold, node, diagnostics, isDefinition, cache } = application;
  const { definition: id } = amendment;
  const target = targetOf(application, id, `${pointer}/definition`);
  if (target === undefined) return;
  recordChange(application, id);
  const amended = cache
    .get(amendment, () => new TupleCache(1))
    .get([target, node.document, isDefinition], () => withFieldsSet(target, amendment, node, pointer, isDefinition));
  fold.definitions.set(id, amended.node);
  diagnostics.push(...amended.diagnostics);
}

/** The definition with the fields that an erratum sets; the definition as it was if that makes it invalid. */
function withFieldsSet(
  target: DefinitionNode,
  { definition: id, set }: Of<'set'>,
  { document }: ErratumNode,
  pointer: string,
  isDefinition: DefinitionGuard,
): Amended {
  const diagnostics: Diagnostic[] = [];
  const before = toJson(target.definition);
  const base = `${pointer}/set`;
  const effective = Object.entries(set).filter(([path, to]) => {
    const found = faultOfSet(id, before, path, toJson(to));
    if (found !== undefined)
      diagnostics.push({ severity: 'error', refersTo: [id], place: document.placeOf(`${base}/${escapeKey(path)}`, 'key'), ...found });
    return found === undefined;
  });
  if (effective.length === 0) return { node: target, diagnostics };
  const fields = Object.fromEntries(effective);
  const changed = setFields(before, fields);
  const faults: Diagnostic[] = [];
  const placeOf: JsonDocument['placeOf'] = (at, part) => placeInSet(document, fields, base, at, part) ?? document.placeOf(base);
  const isValid = isDefinition(changed, { ...target, document: { ...document, placeOf }, pointer: base }, faults);
  for (const found of faults)
    diagnostics.push({
      ...found,
      code: 'erratum-set-invalid',
      message: `With these changes "${id}" is not a valid ${target.definition.kind}. ${found.message}`,
      refersTo: [id],
    });
  if (!isValid) return { node: target, diagnostics };
  const places = withSetPlaces(target.document, target.pointer, document, fields, base);
  return { node: { ...target, document: places, definition: changed }, diagnostics };
}

/** The fault of a path that cannot be set, or of a value that the field already has. */
function faultOfSet(id: DefinitionId, before: Json, path: string, to: Json): Omit<Diagnostic, 'severity' | 'place'> | undefined {
  const reason = unreachable(before, path);
  if (reason !== undefined) return { code: 'erratum-path-unknown', message: `There is no field "${path}" in "${id}".`, ...reason };
  const now = fieldAt(before, path);
  if (now === undefined || JSON.stringify(now) !== JSON.stringify(to)) return undefined;
  return {
    code: 'erratum-without-effect',
    message: `"${path}" of "${id}" already has this value.`,
    found: JSON.stringify(now).slice(0, 80),
    expected: 'another value',
    hint: 'Remove the field, or set it to what the erratum says.',
  };
}
