/** Definitions that lead back to themselves through a field: one finding for each cycle. */
import { type Diagnostic, sortDiagnostics } from '../diagnostic.ts';
import type { DefinitionId } from '../ids.ts';
import type { Memo } from '../memo.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';

interface CycleField {
  readonly field: 'follows' | 'overrides';
  readonly code: string;
  readonly expected: string;
  readonly hint: string;
}

type NodesById = ReadonlyMap<DefinitionId, DefinitionNode>;

/**
 * Findings at the erratum that closed each cycle: later errata that change other members make no difference. A cycle that no erratum closed
 * is reported at its first member.
 *
 * @param replaced that of the edition which has the nodes
 */
export function cycleFindings(
  nodes: readonly DefinitionNode[],
  replaced: EditionBook['replaced'],
  cycleField: CycleField,
  memo: Memo,
): readonly Diagnostic[] {
  return memo.of(cyclesAmong, nodes).flatMap((ids) => {
    const findings = nodesAtClosing(ids, nodesById(nodes), replaced).map((node) => cycleFinding(node, ids, cycleField));
    return sortDiagnostics(findings).slice(0, 1);
  });
}

const nodesById = (nodes: readonly DefinitionNode[]): NodesById => new Map(nodes.map((node) => [node.definition.id, node]));

/** The members of each cycle. */
function cyclesAmong(nodes: readonly DefinitionNode[]): readonly (readonly DefinitionId[])[] {
  const byId = nodesById(nodes);
  const cycles = [...byId.keys()].map((id) => cycleOf(id, byId)).filter(({ length }) => length > 0);
  return [...new Map(cycles.map((ids) => [ids.join(' '), ids])).values()];
}

/** Those that a definition overrides or follows. */
const namedBy = (id: DefinitionId, nodes: NodesById): readonly DefinitionId[] => {
  const definition = nodes.get(id)?.definition;
  if (definition?.kind === 'restriction') return definition.overrides ?? [];
  return definition?.kind === 'trigger' ? (definition.follows ?? []) : [];
};

/** The definitions to which one leads. It is among them only if it is in a cycle. */
function reachedFrom(id: DefinitionId, nodes: NodesById): ReadonlySet<DefinitionId> {
  const reached = new Set<DefinitionId>();
  const queue = [...namedBy(id, nodes)];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    queue.push(...namedBy(next, nodes));
  }
  return reached;
}

/** All members of the cycle that a definition is in, in the order of the nodes; empty if it is in none. */
function cycleOf(id: DefinitionId, nodes: NodesById): readonly DefinitionId[] {
  const reached = reachedFrom(id, nodes);
  return reached.has(id) ? [...nodes.keys()].filter((other) => reached.has(other) && reachedFrom(other, nodes).has(id)) : [];
}

/** The members in which an erratum set the field and so closed the cycle, as they were after it. If none did, all members as printed. */
function nodesAtClosing(ids: readonly DefinitionId[], byId: NodesById, replaced: EditionBook['replaced']): readonly DefinitionNode[] {
  let nodes = byId;
  for (const nodesBefore of [...replaced.values()].toReversed()) {
    const before = new Map([...nodes, ...nodesBefore]);
    if (!isCycle(ids, before))
      return ids.filter((id) => namedBy(id, nodes).join() !== namedBy(id, before).join()).flatMap((id) => nodes.get(id) ?? []);
    nodes = before;
  }
  return ids.flatMap((id) => nodes.get(id) ?? []);
}

/** Whether each of the definitions leads to all of them. */
const isCycle = (ids: readonly DefinitionId[], nodes: NodesById): boolean =>
  ids.every((id) => {
    const reached = reachedFrom(id, nodes);
    return ids.every((other) => reached.has(other));
  });

function cycleFinding(
  { definition: { id }, document, pointer }: DefinitionNode,
  ids: readonly DefinitionId[],
  { field, code, expected, hint }: CycleField,
): Diagnostic {
  const others = ids.filter((other) => other !== id);
  return {
    code,
    severity: 'error',
    message: `"${id}" ${field} itself${others.length === 0 ? '' : ` through ${others.join(', ')}`}.`,
    refersTo: [id, ...others],
    found: 'a cycle',
    expected,
    hint,
    place: document.placeOf(`${pointer}/${field}`, 'key'),
  };
}
