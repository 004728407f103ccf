/** Holds JSON sources against the schemas, and says what is wrong in words: found, expected, the nearest right name. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Json, JsonDocument } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { DiagnosticId } from '../diagnostics/catalogue.ts';
import { nearest } from '../nearest.ts';
import { relevant } from './relevant.ts';

export interface Validator {
  /** Diagnostics of a document against the schema with a title. */
  validate(schema: string, document: JsonDocument): Diagnostic[];
}

export function createValidator(schemas: readonly JsonDocument[]): Validator {
  const ajv = new Ajv({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    allErrors: true,
    discriminator: true,
    verbose: true,
    // Each schema runs over a few hundred small files once: optimising its code costs more than it saves.
    code: { optimize: false },
  });
  const named = new Map<string, string>();
  for (const schema of schemas) {
    const { value } = schema;
    if (!isSchema(value)) continue;
    ajv.addSchema(value);
    named.set(String(value.title), String(value.$id));
  }
  const compiled = new Map<string, ValidateFunction>();
  return {
    validate(schema, document) {
      let check = compiled.get(schema);
      if (check === undefined) {
        check = ajv.getSchema(named.get(schema) ?? '');
        if (check === undefined) throw new Error(`there is no schema "${schema}"`);
        compiled.set(schema, check);
      }
      if (check(document.value)) return [];
      return relevant(check.errors ?? []).map((error) => diagnosticOf(error, document));
    },
  };
}

function isSchema(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !(value instanceof Array);
}

function diagnosticOf(error: ErrorObject, document: JsonDocument): Diagnostic {
  const at = error.instancePath;
  const found = show(error.data);
  const where = at === '' ? 'the file' : at;
  const make = (
    code: DiagnosticId,
    message: string,
    more: Partial<Diagnostic>,
    pointer = at,
    part: 'key' | 'value' = 'value',
  ): Diagnostic => ({
    code,
    severity: 'error',
    message,
    place: document.placeOf(pointer, part),
    ...more,
  });
  switch (error.keyword) {
    case 'additionalProperties': {
      const name = String(error.params.additionalProperty);
      const known = fieldsOf(error.parentSchema);
      const near = nearest(name, known);
      return make(
        'field-unknown',
        `There is no field "${name}" in ${where}.`,
        { found: name, expected: known.join(', '), ...(near === undefined ? {} : { hint: `did you mean "${near}"?` }) },
        `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        'key',
      );
    }
    case 'required': {
      const missing = String(error.params.missingProperty);
      return make('field-missing', `The field "${missing}" is missing in ${where}.`, {
        found: typeof error.data === 'object' && error.data !== null ? Object.keys(error.data).join(', ') || 'no field' : found,
        expected: missing,
      });
    }
    case 'enum':
    case 'const': {
      const allowed: unknown = error.params.allowedValues ?? [error.params.allowedValue];
      const names = allowed instanceof Array ? allowed.map(String) : [];
      const near = typeof error.data === 'string' ? nearest(error.data, names) : undefined;
      return make('value-unknown', `The value of ${where} is not one of the allowed ones.`, {
        found,
        expected: names.join(', '),
        ...(near === undefined ? {} : { hint: `did you mean "${near}"?` }),
      });
    }
    case 'discriminator': {
      const tags = [
        'parameter',
        'property',
        'record',
        'table',
        'calculation',
        'value',
        'path',
        'restriction',
        'trigger',
        'constraint',
        'action',
        'procedure',
        'scoring',
      ];
      const tag = String(error.params.tagValue);
      const near = nearest(tag, tags);
      return make(
        'value-unknown',
        `There is no kind ${show(error.params.tagValue)} of definition.`,
        {
          found: show(error.params.tagValue),
          expected: tags.join(', '),
          ...(near === undefined ? {} : { hint: `did you mean "${near}"?` }),
        },
        `${at}/kind`,
      );
    }
    case 'type':
      return make('value-wrong-type', `The value of ${where} has the wrong type.`, { found, expected: String(error.params.type) });
    case 'pattern':
      return make('value-wrong-form', `The value of ${where} has the wrong form.`, {
        found,
        expected: `text like ${String(error.params.pattern)}`,
      });
    default:
      return make('value-wrong-shape', `The value of ${where} has the wrong shape: it ${error.message ?? 'is not allowed here'}.`, {
        found,
      });
  }
}

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return [];
  const { properties } = schema;
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
