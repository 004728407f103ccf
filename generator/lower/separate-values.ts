import { isRecord } from '../../engine/base/json.ts';
import type { Definition, ParameterDefinition } from '../generated/definition.ts';
import type { Memo } from '../memo.ts';

/** The definitions of an edition, and the values of its parameters. Editions that differ only in these values share the definitions. */
interface DefinitionsAndValues {
  /** Parameters among them have the value 0. */
  readonly definitions: readonly Definition[];
  readonly parameters: readonly ParameterDefinition[];
}

export const separateValues = (all: readonly Definition[], memo: Memo): DefinitionsAndValues => ({
  definitions: memo.same(memo.each(withoutValue, all, memo)),
  parameters: memo.same(all.filter((d) => d.kind === 'parameter')),
});

/** Made from text in a list of `memo.same`, so that parameters that differ only in their values give the same object. */
const withoutValue = (d: Definition, memo: Memo): Definition =>
  d.kind === 'parameter' ? memo.of(parameterFrom, memo.same([d.id, JSON.stringify({ ...d, value: 0 })])) : d;

function parameterFrom([, json = '']: readonly string[]): Definition {
  const value: unknown = JSON.parse(json);
  if (!isParameter(value)) throw new Error(`this is no parameter: ${json}`);
  return value;
}

/** The text is that of a parameter, so its kind is enough. */
const isParameter = (value: unknown): value is ParameterDefinition => isRecord(value) && value.kind === 'parameter';
