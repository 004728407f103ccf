/** Fields that exclude each other, such as two verbs of one step. */
import type { ErrorObject } from 'ajv';
import type { Diagnostic } from '../diagnostic.ts';
import { requiredBy } from './schema-parts.ts';

/** The keyword given to an error of fields that exclude each other. ajv reports them as unknown fields of each other's forms. */
export const EXCLUSIVE = 'exclusiveFields';

export const exclusiveFields = (params: ErrorObject['params']): string[] =>
  params.fields instanceof Array ? params.fields.map(String) : [];

/** Leaves one error for a value with the deciding fields of several forms. The schema requires deciding fields in an `if`. */
export function withExclusiveFields(errors: readonly ErrorObject[]): ErrorObject[] {
  const byValue = Map.groupBy(errors, ({ instancePath }) => instancePath);
  return [...byValue.values()].flatMap((ofValue) => {
    const deciding = new Set(ofValue.flatMap((error) => (error.keyword === 'if' ? requiredBy(error.parentSchema?.if) : [])));
    const unknown = ofValue.filter(({ keyword, params }) => keyword === 'additionalProperties' && deciding.has(params.additionalProperty));
    const fields = [...new Set(unknown.map(({ params }) => String(params.additionalProperty)))];
    const [first] = unknown;
    return first === undefined || fields.length < 2 ? ofValue : [{ ...first, keyword: EXCLUSIVE, params: { fields } }];
  });
}

export function exclusiveFieldsIn(
  where: string,
  params: ErrorObject['params'],
): Omit<Diagnostic, 'severity' | 'place' | 'code'> & { readonly code: 'value-wrong-shape' } {
  const fields = exclusiveFields(params).map((field) => `"${field}"`);
  return {
    code: 'value-wrong-shape',
    message: `The fields ${fields.join(' and ')} exclude each other, and ${where} has more than one of them.`,
    found: fields.join(', '),
    expected: 'one of them',
    hint: `Write one entry for each: one with ${fields.join(', another with ')}.`,
  };
}
