/** The types of validated documents: a value that the schema accepts is of the type made from that schema. */
import type { Json, JsonObject } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionNode } from '../rulebook.ts';
import type { Validator } from './validate.ts';

/** Proves definitions by the schema; used on what an erratum's `set` has made. What is wrong is added to `faults`. */
export function isDefinition(validator: Validator | undefined) {
  return (value: Json, node: DefinitionNode, faults: Diagnostic[] = []): value is Definition & JsonObject => {
    if (validator === undefined) return false;
    const found = validator.validate('Definition', { path: node.document.path, value, placeOf: node.document.placeOf });
    faults.push(...found);
    return found.length === 0;
  };
}
