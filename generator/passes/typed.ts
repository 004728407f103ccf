/** The types of validated documents: a value that the schema accepts is of the type made from that schema. */
import type { Json, JsonObject } from '../ast.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionNode } from '../rulebook.ts';
import type { Validator } from './validate.ts';

/** Proves definitions by the schema; used on what an erratum's `set` has made. */
export function isDefinition(validator: Validator | undefined) {
  return (value: Json, node: DefinitionNode): value is Definition & JsonObject => {
    if (validator === undefined) return false;
    return validator.validate('Definition', { path: node.document.path, value, placeOf: node.document.placeOf }).length === 0;
  };
}
