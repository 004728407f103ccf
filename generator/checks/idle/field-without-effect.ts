/** The finding about a field that changes nothing where it is. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { DefinitionNode } from '../../rulebook.ts';

/** One field, by its pointer within the definition. */
export function withoutEffect(node: DefinitionNode, field: string, message: string, found: string, expected: string): Diagnostic {
  const place = node.document.placeOf(`${node.pointer}/${field}`);
  return { code: 'field-without-effect', severity: 'error', message, refersTo: [node.definition.id], found, expected, place };
}
