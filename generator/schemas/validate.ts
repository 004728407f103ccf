import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { escapeKey, isObject, isStructure } from '../../engine/base/json.ts';
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { DiagnosticId } from '../diagnostics/catalogue.ts';
import { didYouMean, nearest, nearestField } from '../nearest.ts';
import { createConforms } from './conforms.ts';
import { EXCLUSIVE, exclusiveFields, exclusiveFieldsIn } from './exclusive-fields.ts';
import { FORMS } from './forms.ts';
import { nameOfValue } from './name-value.ts';
import { fieldsOf, tagsOf } from './schema-parts.ts';
import { summariseSchemaErrors } from './summarise-schema-errors.ts';

export interface Validator {
  fieldsOf(schemaTitle: string): readonly string[];
  validate(schemaTitle: string, document: JsonDocument): Diagnostic[];
}

export function createValidator(schemas: readonly JsonDocument[]): Validator {
  const conforms = createConforms(schemas);
  let explain: Validator['validate'] | undefined;
  return {
    fieldsOf: (schemaTitle) => schemas.flatMap(({ value }) => (isObject(value) && value.title === schemaTitle ? fieldsOf(value) : [])),
    validate(schemaTitle, document) {
      if (conforms(schemaTitle, document.value)) return [];
      explain ??= createExplainer(schemas);
      return explain(schemaTitle, document);
    },
  };
}

function createExplainer(schemas: readonly JsonDocument[]): Validator['validate'] {
  const ajv = new Ajv({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    allErrors: true,
    discriminator: true,
    verbose: true,
    // Each schema runs over a few faulty files: optimising its code costs more than it saves.
    code: { optimize: false },
  });
  const idByTitle = new Map<string, string>();
  for (const schema of schemas) {
    const { value } = schema;
    if (!isObject(value)) continue;
    ajv.addSchema(value);
    idByTitle.set(String(value.title), String(value.$id));
  }
  const checkByTitle = new Map<string, ValidateFunction>();
  return (schemaTitle, document) => {
    let check = checkByTitle.get(schemaTitle);
    if (check === undefined) {
      const id = idByTitle.get(schemaTitle);
      check = id === undefined ? undefined : ajv.getSchema(id);
      if (check === undefined) throw new Error(`there is no schema "${schemaTitle}"`);
      checkByTitle.set(schemaTitle, check);
    }
    if (check(document.value)) return [];
    return summariseSchemaErrors(check.errors ?? []).map((error) => diagnosticOf(error, document, schemaTitle));
  };
}

type DiagnosticParts = Omit<Diagnostic, 'severity' | 'place'> & { readonly code: DiagnosticId };

interface Fault {
  readonly error: ErrorObject;
  readonly document: JsonDocument;
  /** The name of the value in messages. */
  readonly where: string;
  /** The value as JSON, cut off if it is long. */
  readonly found: string;
}

function diagnosticOf(error: ErrorObject, document: JsonDocument, schemaTitle: string): Diagnostic {
  const pointer = error.instancePath;
  const fault: Fault = { error, document, where: nameOfValue(pointer, document, schemaTitle), found: show(error.data) };
  const place = document.placeOf(`${pointer}${pointerInside(error)}`, AT_KEYS.has(error.keyword) ? 'key' : 'value');
  const { code, message, ...details } = (PARTS_BY_KEYWORD[error.keyword] ?? wrongShape)(fault);
  return { code, severity: 'error', message, place, ...details };
}

/** From the value of the error to the part that is at fault. */
function pointerInside({ keyword, params }: ErrorObject): string {
  if (keyword === 'discriminator') return '/kind';
  if (keyword === 'uniqueItems') return `/${Math.max(Number(params.i), Number(params.j))}`;
  if (keyword === EXCLUSIVE) return `/${escapeKey(exclusiveFields(params).at(-1) ?? '')}`;
  if (keyword !== 'additionalProperties') return '';
  return `/${escapeKey(String(params.additionalProperty))}`;
}

const AT_KEYS: ReadonlySet<string> = new Set(['additionalProperties', EXCLUSIVE]);

const PARTS_BY_KEYWORD: { readonly [keyword: string]: ((fault: Fault) => DiagnosticParts) | undefined } = {
  additionalProperties: ({ error, where }) => {
    const name = String(error.params.additionalProperty);
    const known = fieldsOf(error.parentSchema);
    const message = `There is no field "${name}" in ${where}.`;
    return { code: 'field-unknown', message, found: name, expected: known.join(', '), ...didYouMean(nearestField(name, known)) };
  },
  required: ({ error, document, where, found }) => {
    const missing = String(error.params.missingProperty);
    return {
      code: 'field-missing',
      message: `The field "${missing}" is missing in ${where}.`,
      found: isStructure(error.data) ? Object.keys(error.data).join(', ') || 'no field' : found,
      expected: missing,
      hint: adviceInMarkdown(document, `${error.instancePath}/${missing}`).hint ?? `Add "${missing}".`,
    };
  },
  [EXCLUSIVE]: ({ error, where }) => exclusiveFieldsIn(where, error.params),
  enum: unknownValue,
  const: unknownValue,
  discriminator: ({ error }) => {
    const tags = tagsOf(error);
    const found = show(error.params.tagValue);
    const nearestTag = nearest(String(error.params.tagValue), tags);
    const message = `There is no kind of definition ${found}.`;
    return { code: 'value-unknown', message, found, expected: tags.join(', '), ...didYouMean(nearestTag) };
  },
  type: ({ error, where, found }) => ({
    code: 'value-wrong-type',
    message: `The value of ${where} has the wrong type.`,
    found,
    expected: typesOf(String(error.params.type)),
    ...typeAdvice(error),
  }),
  uniqueItems: ({ error, where }) => {
    const entries: unknown = error.data;
    const found = show(entries instanceof Array ? entries[Number(error.params.i)] : undefined);
    const message = `The list ${where} has ${found} twice.`;
    return { code: 'value-wrong-shape', message, found, expected: 'each entry once', hint: 'Remove one of them.' };
  },
  pattern: ({ error, where, found }) => ({
    code: 'value-wrong-form',
    message: `The value of ${where} has the wrong form.`,
    found,
    expected: FORMS[String(error.params.pattern)] ?? descriptionOf(error) ?? `text like ${String(error.params.pattern)}`,
  }),
};

function unknownValue({ error, where, found }: Fault): DiagnosticParts {
  const allowed: unknown = error.params.allowedValues ?? [error.params.allowedValue];
  const names = allowed instanceof Array ? allowed.map(String) : [];
  const nearestName = typeof error.data === 'string' ? nearest(error.data, names) : undefined;
  const message = `The value of ${where} is not one of the allowed ones.`;
  return { code: 'value-unknown', message, found, expected: names.join(', '), ...didYouMean(nearestName) };
}

function wrongShape({ error, document, where, found }: Fault): DiagnosticParts {
  const limit = LIMITS[error.keyword]?.(Number(error.params.limit));
  const reason = limit === undefined ? `it ${error.message ?? 'is not allowed here'}` : `it has ${limit}`;
  return {
    code: 'value-wrong-shape',
    message: `The value of ${where} has the wrong shape: ${reason}.`,
    found,
    ...adviceInMarkdown(document, error.instancePath),
    ...(limit === undefined ? {} : { expected: limit.replace(/^fewer than/, 'at least').replace(/^more than/, 'at most') }),
  };
}

const counted = (number: number, singular: string, plural: string): string => `${number} ${number === 1 ? singular : plural}`;

const LIMITS: { readonly [keyword: string]: (limit: number) => string } = {
  minItems: (limit) => `fewer than ${counted(limit, 'entry', 'entries')}`,
  maxItems: (limit) => `more than ${counted(limit, 'entry', 'entries')}`,
  minLength: (limit) => `fewer than ${counted(limit, 'character', 'characters')}`,
  maxLength: (limit) => `more than ${counted(limit, 'character', 'characters')}`,
  minProperties: (limit) => `fewer than ${counted(limit, 'field', 'fields')}`,
};

const TYPES: { readonly [type: string]: string } = {
  string: 'text in double quotes',
  array: 'a list',
  object: 'an object',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

const typesOf = (types: string): string =>
  types
    .split(' or ')
    .map((type) => TYPES[type] ?? type)
    .join(' or ');

function typeAdvice(error: ErrorObject): { readonly hint?: string } {
  const { data, params, parentSchema } = error;
  const types = String(params.type).split(' or ');
  // The schema describes the keys of an object with free keys only in its description.
  const form = typeof parentSchema?.additionalProperties === 'object' ? descriptionOf(error) : undefined;
  if (form !== undefined) return { hint: `Write an object: ${form}.` };
  const text = show(data);
  if (types.includes('array') && typeof data !== 'object') return { hint: `Put it in brackets: [${text}].` };
  if (types.includes('array') && data !== null) return { hint: 'Put it in brackets: [{…}].' };
  const pattern: unknown = parentSchema?.pattern;
  const hasForm = typeof pattern !== 'string' || new RegExp(pattern, 'u').test(String(data));
  const isFraction = types.includes('integer') && typeof data === 'number' && !Number.isInteger(data);
  if (isFraction) return { hint: `Write a whole number, such as ${Math.round(data)}.` };
  if (types.includes('string') && typeof data !== 'object' && hasForm) return { hint: `Put it in double quotes: "${String(data)}".` };
  const isQuoted = typeof data === 'string' && types.some((type) => UNQUOTED[type]?.test(data) === true);
  return isQuoted ? { hint: `Write it without quotes: ${data}.` } : {};
}

/** By type, how its values are written: without quotes. */
const UNQUOTED: { readonly [type: string]: RegExp } = { boolean: /^(true|false)$/, integer: /^-?[0-9]+$/, number: /^-?[0-9]+$/ };

function adviceInMarkdown({ path }: JsonDocument, pointer: string): { readonly hint?: string } {
  const hint = path.endsWith('.md') ? IN_MARKDOWN[pointer.slice(1)] : undefined;
  return hint === undefined ? {} : { hint };
}

const IN_MARKDOWN: { readonly [field: string]: string } = {
  title: 'Write a title: # Title.',
  why: 'Write what changes in play, below the title.',
  reason: 'Write the reason in a section "### Why".',
  clauses: 'List the clauses in a section "### Settles", one a line: - area.page.clause.',
};

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** Longer descriptions say more than the form of a text. */
const LONGEST_FORM = 80;

function descriptionOf({ parentSchema }: ErrorObject): string | undefined {
  const description: unknown = parentSchema?.description;
  return typeof description === 'string' && description.length <= LONGEST_FORM ? lowerFirst(description.replace(/\.$/, '')) : undefined;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
