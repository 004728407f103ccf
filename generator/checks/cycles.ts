/** Definitions that lead back to themselves through a field: one finding for each cycle. */
import { type Diagnostic, sortDiagnostics } from '../diagnostic.ts';
import type { DefinitionNode } from '../rulebook.ts';

interface CycleMember {
  readonly node: DefinitionNode;
  readonly others: readonly string[];
}

interface CycleField {
  readonly field: 'follows' | 'overrides';
  readonly code: string;
  readonly expected: string;
  readonly hint: string;
}

/** Findings at the first member of each cycle, or at the first that an erratum changed: without that change there may be no cycle. */
export function cycleFindings(members: readonly CycleMember[], cycleField: CycleField): readonly Diagnostic[] {
  const byCycle = Map.groupBy(members, ({ node, others }) => [node.definition.id, ...others].sort().join(' '));
  return [...byCycle.values()].flatMap((cycle) => {
    const changed = cycle.filter(({ node }) => node.document.placeOf(`${node.pointer}/${cycleField.field}`).file !== node.document.path);
    const candidates = changed.length > 0 ? changed : cycle;
    return sortDiagnostics(candidates.map((member) => cycleFinding(member, cycleField))).slice(0, 1);
  });
}

function cycleFinding({ node, others }: CycleMember, { field, code, expected, hint }: CycleField): Diagnostic {
  const { id } = node.definition;
  return {
    code,
    severity: 'error',
    message: `"${id}" ${field} itself${others.length === 0 ? '' : ` through ${others.join(', ')}`}.`,
    refersTo: [id, ...others],
    found: 'a cycle',
    expected,
    hint,
    place: node.document.placeOf(`${node.pointer}/${field}`, 'key'),
  };
}
