/** The subset of JSON Schema in which questions are described. */

export interface Shape {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Shape | readonly Shape[];
  readonly properties?: { readonly [name: string]: Shape };
  readonly required?: readonly string[];
  readonly oneOf?: readonly { readonly required: readonly [string] }[];
  readonly additionalProperties?: boolean | Shape;
  readonly propertyNames?: Shape;
  readonly anyOf?: readonly Shape[];
}

/** The schema of questions: `oneOf` has a shape for each kind of question, with its `ask`. */
export interface Schema {
  readonly definitions: { readonly [name: string]: Shape };
  readonly oneOf: readonly Shape[];
}
