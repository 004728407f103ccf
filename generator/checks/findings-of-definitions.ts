import { escapeKey, isStructure, type Json } from '../../engine/base/json.ts';
import { type Diagnostic, messageAbout, type Place } from '../diagnostic.ts';
import { toJson } from '../errata/set-fields.ts';
import type { DefinitionFault } from '../lower/composed-text.ts';
import type { DefinitionNode } from '../rulebook.ts';
import { type DefinitionFinding, OWN_VALUE } from './definition-finding.ts';
import { placeInExpression } from './place-in-expression.ts';

/** The definitions of an edition by id, looked up only for findings. */
export type Nodes = () => ReadonlyMap<string, DefinitionNode>;

/** A finding of a check, which refers first to the definition that it is about. */
export function findingOf(diagnostic: Diagnostic, nodes: Nodes): DefinitionFinding[] {
  const node = nodes().get(diagnostic.refersTo?.[0] ?? '');
  if (node === undefined) return [];
  const pointer = diagnostic.place.pointer?.slice(node.pointer.length) ?? '';
  return [{ definition: node.definition.id, pointer, ...inErratum(diagnostic, node, pointer) }];
}

export function findingOfFault(fault: DefinitionFault, nodes: Nodes): DefinitionFinding[] {
  const node = nodes().get(fault.definition);
  if (node === undefined) return [];
  const {
    code = 'expression-wrong-type',
    definition,
    message,
    pointer,
    start,
    end,
    found,
    expected,
    hint,
    refersTo = [],
    differing = [],
    readIn,
    isOfStack,
  } = fault;
  const diagnostic: Diagnostic = {
    code,
    severity: 'error',
    message: messageAbout(definition, message),
    // What was found may be the id of a definition in a file that cannot be read; expressions quote ids.
    refersTo: [definition, ...(found === undefined ? [] : [found.replaceAll("'", '')]), ...refersTo],
    ...(found === undefined ? {} : { found }),
    ...(expected === undefined ? {} : { expected }),
    ...(hint === undefined ? {} : { hint }),
    place: placeInExpression(node, pointer, start, end),
  };
  const [written] = [
    ...differing.flatMap(({ definition: id, index }) => placeInErratum(nodes().get(id), `/type/enum/${index}`) ?? []),
    ...decidingFields(diagnostic, pointer).flatMap((field) => placeInErratum(node, field) ?? []),
  ];
  const cause = written === undefined || diagnostic.place.file !== node.document.path ? {} : { cause: written };
  const read = { ...(readIn === undefined ? {} : { readIn }), ...(isOfStack === undefined ? {} : { isOfStack }) };
  return [{ definition, pointer, ...inErratum(diagnostic, node, pointer), ...read, ...cause }];
}

/** The other fields that decide whether what is at the pointer is a fault: the declared type or parameters, or the row above. */
function decidingFields({ code }: Diagnostic, pointer: string): readonly string[] {
  const [, row] = /^\/rows\/(\d+)$/.exec(pointer) ?? [];
  if (row !== undefined) return [`/rows/${Number(row) - 1}`];
  if (code === 'expression-unknown-name') return ['/takes'];
  return code === 'expression-wrong-type' && OWN_VALUE.test(pointer) ? ['/type'] : [];
}

/** The diagnostic about a part of a definition. Its cause is the first place inside the part that an erratum has written, if there is one. */
function inErratum(diagnostic: Diagnostic, node: DefinitionNode, pointer: string): Pick<DefinitionFinding, 'diagnostic' | 'cause'> {
  if (pointer === '' || diagnostic.place.file !== node.document.path) return { diagnostic };
  const inside = pointersIn(node).filter((one) => one.startsWith(`${pointer}/`));
  const [cause] = inside.flatMap((one) => placeInErratum(node, one) ?? []);
  if (cause === undefined) return { diagnostic };
  // An erratum names a field by a path with dots, such as `rows.2.if`, which is one key of this pointer.
  const isOfEntry = /\.\d+(\.|$)/.test(cause.pointer ?? '');
  return { diagnostic: isOfEntry ? { hint: 'Entries of a list are counted from 0.', ...diagnostic } : diagnostic, cause };
}

export const pointersIn = ({ definition }: DefinitionNode): readonly string[] => pointersInValue(toJson(definition));

const pointersInValue = (value: Json): readonly string[] =>
  isStructure(value)
    ? Object.entries(value).flatMap(([key, entry]) => ['', ...pointersInValue(entry)].map((rest) => `/${escapeKey(key)}${rest}`))
    : [];

export function placeInErratum(node: DefinitionNode | undefined, pointer: string): Place | undefined {
  const place = node?.document.placeOf(`${node.pointer}${pointer}`);
  return place?.file === node?.document.path ? undefined : place;
}
