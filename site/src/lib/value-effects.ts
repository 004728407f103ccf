/** The effects on a combat value, read from the schema of the question, so that an effect added there is on the board too. */
import { type Fields, fieldsOf, listOf, textsOf } from '../base/json.ts';
import { spaced } from '../base/text.ts';
import { propertiesOf, resolved } from '../boards/question-schema.ts';
import type { Effect } from '../boards/value.ts';

const questionFields = propertiesOf('CombatValueQuestion');

export const combatValues: readonly string[] = textsOf(fieldsOf(questionFields.value).enum);

/** Fields of the question that are no effects: its kind, the rules that judge it, the combat value, and the number printed for it. */
const NOT_EFFECTS: ReadonlySet<string> = new Set(['ask', 'edition', 'pack', 'value', 'printed']);

const LABELS: { readonly [field: string]: string } = {
  set: 'becomes',
  half: 'is halved',
  double: 'is doubled',
  modifiers: 'is modified by',
  minimum: 'is at least',
};

const labelOf = (field: string): string => LABELS[field] ?? spaced(field);

/** The effects of a list whose entries are objects: one for each field that the schema's `oneOf` requires. */
function effectsOfEntries(field: string, entrySchema: Fields): readonly Effect[] {
  const properties = fieldsOf(entrySchema.properties);
  // Any entry may have the boolean field beside its effect, such as `locked`.
  const [flag] = Object.keys(properties).filter((name) => fieldsOf(properties[name]).type === 'boolean');
  return listOf(entrySchema.oneOf).flatMap((form) =>
    textsOf(fieldsOf(form).required).map((key) => {
      const property = fieldsOf(properties[key]);
      return {
        kind: key,
        field,
        key,
        label: labelOf(key),
        hasAmount: property.type === 'integer',
        ...(flag === undefined ? {} : { flag }),
      };
    }),
  );
}

export const valueEffects: readonly Effect[] = Object.entries(questionFields).flatMap(([field, fieldSchema]): readonly Effect[] => {
  if (NOT_EFFECTS.has(field)) return [];
  const property = fieldsOf(fieldSchema);
  const entrySchema = resolved(property.items);
  if (entrySchema.type === 'object') return effectsOfEntries(field, entrySchema);
  return [{ kind: field, field, label: labelOf(field), hasAmount: true, ...(property.type === 'array' ? { isNumberList: true } : {}) }];
});
