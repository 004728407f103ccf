/** Findings of checks and of lowering, by the definition that each is about. */

import { type Diagnostic, messageAbout, type Place } from '../diagnostic.ts';
import type { DefinitionFault } from '../lower/composed-text.ts';
import type { DefinitionNode } from '../rulebook.ts';
import type { DefinitionFinding } from './definition-finding.ts';
import { placeInExpression } from './place-in-expression.ts';

/** The definitions of an edition by id, looked up only for findings. */
export type Nodes = () => ReadonlyMap<string, DefinitionNode>;

/** A finding of a check, which refers first to the definition that it is about. */
export function findingOf(diagnostic: Diagnostic, nodes: Nodes): DefinitionFinding[] {
  const node = nodes().get(diagnostic.refersTo?.[0] ?? '');
  if (node === undefined) return [];
  return [{ definition: node.definition.id, pointer: diagnostic.place.pointer?.slice(node.pointer.length) ?? '', diagnostic }];
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
  } = fault;
  const diagnostic: Diagnostic = {
    code,
    severity: 'error',
    message: messageAbout(definition, message),
    refersTo: [definition, ...(found === undefined ? [] : [found.replaceAll("'", '')]), ...refersTo],
    ...(found === undefined ? {} : { found }),
    ...(expected === undefined ? {} : { expected }),
    ...(hint === undefined ? {} : { hint }),
    place: placeInExpression(node, pointer, start, end),
  };
  const [cause] = differing.flatMap(({ definition: id, index }) => placeInErratum(nodes().get(id), `/type/enum/${index}`) ?? []);
  const read = readIn === undefined ? {} : { readIn };
  return [{ definition, pointer, diagnostic, ...read, ...(cause === undefined || cause.file === diagnostic.place.file ? {} : { cause }) }];
}

/** The place of a field of a definition if an erratum set it. */
function placeInErratum(node: DefinitionNode | undefined, pointer: string): Place | undefined {
  const place = node?.document.placeOf(`${node.pointer}${pointer}`);
  return place?.file === node?.document.path ? undefined : place;
}
