/** Reduces the errors of the schema validator to one for each mistake. */
import type { ErrorObject } from 'ajv';
import { isRecord, isStructure } from '../../engine/base/json.ts';
import { nearest, nearestField } from '../nearest.ts';
import { withExclusiveFields } from './exclusive-fields.ts';
import { requiredBy } from './schema-parts.ts';

const WRAPPERS: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'allOf', 'if', 'not']);

export function summariseSchemaErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const summary = mergeDuplicates(withoutWrappers(withExclusiveFields(withoutOtherForms(errors))));
  return summary.filter((error) => !followsFromMisspeltField(error, summary) && !followsFromMissingKind(error, summary));
}

/** Where a value may have one of several forms, leaves only the errors of the nearest form. */
function withoutOtherForms(errors: readonly ErrorObject[]): ErrorObject[] {
  let remaining = [...errors];
  for (const choice of errors.filter((error) => error.keyword === 'oneOf' || error.keyword === 'anyOf')) {
    const errorsByForm = new Map<string, ErrorObject[]>();
    for (const error of remaining) {
      const form = formOf(error, choice);
      if (form !== undefined) errorsByForm.set(form, [...(errorsByForm.get(form) ?? []), error]);
    }
    const [completest, other] = formsOf(choice).sort((a, b) => missingFields(choice, a) - missingFields(choice, b));
    const [nearestForm] = [...errorsByForm].sort(([, a], [, b]) => distance(choice, a) - distance(choice, b)).map(([form]) => form);
    // Whether one form lacks fewer required fields than every other: then this form is meant.
    const isClear = completest !== undefined && other !== undefined && missingFields(choice, completest) < missingFields(choice, other);
    const best = isClear ? completest : nearestForm;
    // Forms that differ by their type alone all stay: `mergeDuplicates` lists their types as one error.
    const differByTypeAlone = [...errorsByForm.values()].every((formErrors) => formErrors.every((error) => error.keyword === 'type'));
    if (best === undefined || (!isClear && (errorsByForm.size < 2 || differByTypeAlone))) continue;
    remaining = remaining.filter((error) => (formOf(error, choice) ?? best) === best);
  }
  return remaining;
}

const formsOf = ({ schema }: ErrorObject): string[] => (schema instanceof Array ? schema.map((_, index) => String(index)) : []);

/**
 * The number of required fields of a form that the value lacks. Required fields distinguish forms (`add`, `remove`), whatever else is
 * wrong.
 */
function missingFields(choice: ErrorObject, form: string): number {
  const forms: unknown = choice.schema;
  const schema: unknown = forms instanceof Array ? forms[Number(form)] : undefined;
  const { data } = choice;
  if (!isRecord(data) || !isStructure(schema)) return 0;
  const names = Object.keys(data);
  return requiredBy(schema).filter((name) => !names.includes(name) && nearest(name, names) === undefined).length;
}

function formOf(error: ErrorObject, choice: ErrorObject): string | undefined {
  if (error === choice || !isInside(error, choice)) return undefined;
  const start = `${choice.schemaPath}/`;
  if (error.schemaPath.startsWith(start)) return error.schemaPath.slice(start.length).split('/')[0];
  // The path of an error in a form that refers to a definition begins with that definition.
  const forms: readonly unknown[] = choice.schema instanceof Array ? choice.schema : [];
  const referred = forms.findIndex((form) => error.schemaPath.startsWith(`${referenceOf(form)}/`));
  if (referred >= 0) return String(referred);
  // The path of an error in a field that refers to a definition begins with that definition too: there the field distinguishes the forms.
  const [field = ''] = error.instancePath.slice(choice.instancePath.length + 1).split('/');
  const withField = [...forms.keys()].filter((index) => hasField(forms[index], field));
  return withField.length === 1 ? String(withField[0]) : undefined;
}

const hasField = (form: unknown, field: string): boolean =>
  isStructure(form) && 'properties' in form && isStructure(form.properties) && Object.hasOwn(form.properties, field);

const isInside = ({ instancePath }: ErrorObject, outer: ErrorObject): boolean =>
  instancePath === outer.instancePath || instancePath.startsWith(`${outer.instancePath}/`);

const referenceOf = (schema: unknown): string | undefined => (isStructure(schema) && '$ref' in schema ? String(schema.$ref) : undefined);

function followsFromMissingKind(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  return (
    error.keyword === 'discriminator' &&
    errors.some(
      (other) =>
        other.keyword === 'required' && other.instancePath === error.instancePath && other.params.missingProperty === error.params.tag,
    )
  );
}

/**
 * Distance of a value from a form: a wrong type counts three times if it is that of the whole value, otherwise twice; a field missing only
 * because its name is misspelt counts half.
 */
function distance({ instancePath }: ErrorObject, errors: readonly ErrorObject[]): number {
  const weightOf = (error: ErrorObject): number => {
    if (error.keyword === 'type') return error.instancePath === instancePath ? 3 : 2;
    return followsFromMisspeltField(error, errors) ? 0.5 : 1;
  };
  return errors.reduce((sum, error) => sum + weightOf(error), 0);
}

function followsFromMisspeltField(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (error.keyword !== 'required') return false;
  const missing = String(error.params.missingProperty);
  return errors.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      other.instancePath === error.instancePath &&
      nearestField(String(other.params.additionalProperty), [missing]) !== undefined,
  );
}

/** Drops errors of wrappers (`oneOf` and the like) where an error of a part explains them. */
function withoutWrappers(errors: readonly ErrorObject[]): ErrorObject[] {
  const isExplained = (wrapper: ErrorObject): boolean => errors.some((other) => !WRAPPERS.has(other.keyword) && isInside(other, wrapper));
  return errors.filter((error) => !WRAPPERS.has(error.keyword) || !isExplained(error));
}

function mergeDuplicates(errors: readonly ErrorObject[]): ErrorObject[] {
  const merged = new Map<string, ErrorObject>();
  for (const error of errors) {
    const key = `${error.instancePath} ${error.keyword} ${String(error.params.additionalProperty ?? error.params.missingProperty ?? '')}`;
    const first = merged.get(key);
    if (first === undefined) merged.set(key, error);
    else if (error.keyword === 'type') {
      const types = new Set([...String(first.params.type).split(' or '), String(error.params.type)]);
      merged.set(key, { ...first, params: { type: [...types].join(' or ') } });
    }
  }
  return [...merged.values()];
}
