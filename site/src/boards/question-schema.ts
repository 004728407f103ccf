/** The schema of questions. Boards make their controls from it, so that a field that a rule adds to a question gets a control too. */
import schema from '../../../schemas/question.schema.json';
import { type Fields, fieldsOf, textOf } from '../base/json.ts';

export const definitions: Fields = fieldsOf(schema.definitions);

export const propertiesOf = (title: string): Fields => fieldsOf(schema.oneOf.map(fieldsOf).find((one) => one.title === title)?.properties);

export function resolved(node: unknown): Fields {
  const fields = fieldsOf(node);
  const ref = textOf(fields.$ref);
  return ref === undefined ? fields : fieldsOf(definitions[ref.replace('#/definitions/', '')]);
}
