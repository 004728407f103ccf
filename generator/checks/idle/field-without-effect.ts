import type { Diagnostic } from '../../diagnostic.ts';
import type { DefinitionOf } from '../../game/program.ts';
import type { DefinitionNode } from '../../rulebook.ts';

/** @param field the JSON pointer of the field inside the definition, without its first slash */
export function fieldWithoutEffect(node: DefinitionNode, field: string, message: string, found: string, expected: string): Diagnostic {
  const place = node.document.placeOf(`${node.pointer}/${field}`);
  return { code: 'field-without-effect', severity: 'error', message, refersTo: [node.definition.id], found, expected, place };
}

/** A verdict on a game shows no sets, which are stored as one number. */
export function idleShown(node: DefinitionNode, { type }: Pick<DefinitionOf<'record' | 'property'>, 'type'>): Diagnostic[] {
  return typeof type === 'object' && 'set' in type
    ? [fieldWithoutEffect(node, 'shown', 'A verdict shows no set.', JSON.stringify(type), 'a fact of another type')]
    : [];
}
