import type { Definition, ParameterDefinition } from '../generated/definition.ts';
import type { Memo } from '../memo.ts';

/** The definitions of an edition with the values of its parameters apart: the same lists as for editions that differ in values alone. */
interface DefinitionsAndValues {
  /** The parameters among them have no values of their own. */
  readonly definitions: readonly Definition[];
  readonly parameters: readonly ParameterDefinition[];
}

export const valuesApart = (all: readonly Definition[], memo: Memo): DefinitionsAndValues => ({
  definitions: memo.same(memo.each(withoutValue, all, memo)),
  parameters: memo.same(all.filter((d) => d.kind === 'parameter')),
});

const withoutValue = (d: Definition, memo: Memo): Definition =>
  d.kind === 'parameter' ? memo.of(parameterFrom, memo.same([d.id, JSON.stringify({ ...d, value: 0 })])) : d;

function parameterFrom([, json = '']: readonly string[]): Definition {
  const parameter: ParameterDefinition = JSON.parse(json);
  return parameter;
}
