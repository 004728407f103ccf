/** Type guard for definitions that an erratum changed: the type is generated from the schema, so a value that the schema accepts has it. */
import type { Json, JsonObject } from '../../engine/base/json.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionNode } from '../rulebook.ts';
import type { Validator } from '../schemas/validate.ts';

/** Adds the diagnostics of the schema to `faults`. */
export type DefinitionGuard = (value: Json, node: DefinitionNode, faults?: Diagnostic[]) => value is Definition & JsonObject;

export function definitionGuard(validator: Validator): DefinitionGuard {
  return (value: Json, node: DefinitionNode, faults: Diagnostic[] = []): value is Definition & JsonObject => {
    const found = validator.validate('Definition', { path: node.document.path, value, placeOf: node.document.placeOf });
    faults.push(...found);
    return found.length === 0;
  };
}
