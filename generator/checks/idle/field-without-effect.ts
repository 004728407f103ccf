import type { Diagnostic } from '../../diagnostic.ts';
import type { DefinitionNode } from '../../rulebook.ts';

/** @param field the JSON pointer of the field inside the definition, without its first slash */
export function fieldWithoutEffect(node: DefinitionNode, field: string, message: string, found: string, expected: string): Diagnostic {
  const place = node.document.placeOf(`${node.pointer}/${field}`);
  return { code: 'field-without-effect', severity: 'error', message, refersTo: [node.definition.id], found, expected, place };
}
