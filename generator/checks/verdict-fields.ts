/** Compares what questions of games give with the fields of their verdicts in `schemas/verdict.schema.json`. */
import { isObject, type Json, type JsonObject, listOf } from '../../engine/base/json.ts';
import { capitalised } from '../../engine/base/text.ts';
import { camel } from '../camel.ts';
import type { LoweredGame } from '../game/lower.ts';
import type { DefinitionOf } from '../game/program.ts';
import { type Type, typeName } from '../language/types.ts';
import type { DefinitionFault } from '../lower/composed-text.ts';

/** The judge adds these fields to every verdict. */
const OF_JUDGE: ReadonlySet<string> = new Set(['edition', 'because']);

/**
 * @param faults those of the game; an expression with a fault has no type to compare
 * @param schema the schema of verdicts; without it nothing is checked
 */
export function verdictFaults(
  { questions, faults }: Pick<LoweredGame, 'questions' | 'faults'>,
  schema: Json | undefined,
): readonly DefinitionFault[] {
  if (!isObject(schema)) return [];
  const schemas = new Schemas(schema);
  const verdicts = listOf(schema.oneOf).filter(isObject);
  return questions.flatMap(({ definition: d, gives }) => {
    if (d.kind !== 'question' || gives === undefined) return [];
    const expected = `${capitalised(camel(d.ask))}Verdict`;
    const verdict = verdicts.find(({ title }) => title === expected);
    const isReported = ({ pointer }: DefinitionFault): boolean => faults.some((f) => f.definition === d.id && f.pointer === pointer);
    const found =
      verdict === undefined
        ? [faultOf(d.id, '/ask', `schemas/verdict.schema.json has no "${expected}"`, d.ask, expected)]
        : faultsOf(d, gives, verdict, schemas);
    return found.filter((fault) => !isReported(fault));
  });
}

const faultOf = (
  definition: DefinitionFault['definition'],
  pointer: string,
  message: string,
  found: string,
  expected: string,
): DefinitionFault => ({
  definition,
  pointer,
  message,
  found,
  expected,
  start: 0,
  end: 0,
});

function faultsOf(
  { id, ask, checks }: DefinitionOf<'question'>,
  gives: ReadonlyMap<string, Type>,
  verdict: JsonObject,
  schemas: Schemas,
): readonly DefinitionFault[] {
  const fields = Object.entries(isObject(verdict.properties) ? verdict.properties : {}).filter(([name]) => !OF_JUDGE.has(name));
  const names = fields.map(([name]) => name);
  const required = listOf(verdict.required).map(String);
  const fault = (pointer: string, message: string, found: string, expected: string): DefinitionFault =>
    faultOf(id, pointer, message, found, expected);
  const isGiven = (name: string): boolean => gives.has(name) || (name === 'problems' && checks !== undefined);
  const missing = names
    .filter((name) => required.includes(name) && !isGiven(name))
    .map((name) => fault('/gives', `the verdict on "${ask}" needs the field "${name}"`, [...gives.keys()].join(', '), name));
  const unknown = [...gives.keys()]
    .filter((name) => !names.includes(name))
    .map((name) => fault(`/gives/${name}`, `the verdict on "${ask}" has no field "${name}"`, name, names.join(', ')));
  const wrong = fields.flatMap(([name, field]) => {
    const type = gives.get(name);
    return type === undefined || schemas.fits(type, field)
      ? []
      : [fault(`/gives/${name}`, `the verdict on "${ask}" has another type of "${name}"`, typeName(type), schemas.textOf(field))];
  });
  const idle =
    checks === undefined || names.includes('problems')
      ? []
      : [fault('/checks', `the verdict on "${ask}" has no field "problems"`, checks, 'no "checks"')];
  return [...missing, ...unknown, ...wrong, ...idle];
}

/** Schemas of fields, with references into the definitions of one file. */
class Schemas {
  readonly #definitions: JsonObject;

  constructor(schema: JsonObject) {
    this.#definitions = isObject(schema.definitions) ? schema.definitions : {};
  }

  /** Whether a value of the type, as verdicts show it, is valid. */
  fits(type: Type, schema: Json | undefined): boolean {
    const forms = this.#forms(schema);
    const ofType = (name: string): readonly JsonObject[] => forms.filter((form) => form.type === name);
    switch (type.kind) {
      case 'bool':
        return ofType('boolean').length > 0;
      case 'int':
        return ofType('integer').length > 0;
      case 'enum':
        return type.values.every((value) => (value === 'none' ? ofType('null') : ofType('string').filter(allows(value))).length > 0);
      case 'subject':
        return ofType('string').some((form) => form.enum === undefined);
      case 'optional':
        return ofType('null').length > 0 && this.fits(type.of, schema);
      case 'list':
        return ofType('array').some(({ items }) => this.fits(type.of, items));
      case 'map':
        return ofType('object').some(({ additionalProperties }) => this.fits({ kind: 'int' }, additionalProperties));
      case 'set':
      case 'none':
      case 'procedure':
        return false;
    }
  }

  textOf(schema: Json): string {
    return this.#forms(schema)
      .map(({ type, items }) => (items === undefined ? String(type) : `${type} (each ${this.textOf(items)})`))
      .join(' or ');
  }

  #forms(schema: Json | undefined): readonly JsonObject[] {
    if (!isObject(schema)) return [];
    if (typeof schema.$ref === 'string') return this.#forms(this.#definitions[schema.$ref.replace('#/definitions/', '')]);
    return schema.anyOf === undefined ? [schema] : listOf(schema.anyOf).flatMap((form) => this.#forms(form));
  }
}

const allows =
  (value: string) =>
  (form: JsonObject): boolean =>
    form.enum === undefined || listOf(form.enum).includes(value);
