/** The effects on a combat value, read from the schema of the question: an effect that rules add is on the board too. */
import schema from '../../../schemas/question.schema.json';
import { type Fields, fieldsOf, listOf, textOf, textsOf } from '../boards/json.ts';
import type { Effect } from '../boards/value.ts';

const definitions = fieldsOf(schema.definitions);
const questionFields = fieldsOf(schema.oneOf.map(fieldsOf).find(({ title }) => title === 'CombatValueQuestion')?.properties);

export const combatValues: readonly string[] = textsOf(fieldsOf(questionFields.value).enum);

/** Fields of the question that have controls of their own. */
const WITH_OWN_CONTROLS: ReadonlySet<string> = new Set(['ask', 'edition', 'pack', 'value', 'printed']);

/** The label of a row, from the description of its field: "becomes" from "It becomes so much." */
const labelOf = ({ description }: Fields, field: string): string =>
  (textOf(description) ?? field).replace(/^It /, '').replace(/( so much)?\.$/, '');

const resolvedSchema = (node: unknown): Fields => {
  const fields = fieldsOf(node);
  const ref = textOf(fields.$ref);
  return ref === undefined ? fields : fieldsOf(definitions[ref.replace('#/definitions/', '')]);
};

/** The effects of a list whose entries are objects, one for each field that an entry may have alone. */
function effectsOfEntries(field: string, entrySchema: Fields): readonly Effect[] {
  const properties = fieldsOf(entrySchema.properties);
  // Any entry may have the boolean field beside its effect, such as `locked`.
  const [flag] = Object.keys(properties).filter((name) => fieldsOf(properties[name]).type === 'boolean');
  return listOf(entrySchema.oneOf).flatMap((form) =>
    textsOf(fieldsOf(form).required).map((key) => {
      const property = fieldsOf(properties[key]);
      const label = labelOf(property, key);
      return { kind: key, field, key, label, hasAmount: property.type === 'integer', ...(flag === undefined ? {} : { flag }) };
    }),
  );
}

export const valueEffects: readonly Effect[] = Object.entries(questionFields).flatMap(([field, fieldSchema]): readonly Effect[] => {
  if (WITH_OWN_CONTROLS.has(field)) return [];
  const property = fieldsOf(fieldSchema);
  const entrySchema = resolvedSchema(property.items);
  if (entrySchema.type === 'object') return effectsOfEntries(field, entrySchema);
  return [
    { kind: field, field, label: labelOf(property, field), hasAmount: true, ...(property.type === 'array' ? { isListed: true } : {}) },
  ];
});
