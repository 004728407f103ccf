import { bindingName } from '../language/binding-name.ts';
import { BOOL, type Type } from '../language/types.ts';
import { extended } from '../language/variables.ts';
import type { GameEnvironment } from './environment.ts';
import type { Expressions, Frame } from './expressions.ts';
import type { DefinitionOf } from './program.ts';
import { functionName } from './signatures.ts';
import { declarationOf, emittedType, typeOf } from './types.ts';

/** The type of a parameter or result in the emitted code: booleans are passed as booleans, though they are stored as numbers. */
const valueType = (type: Type): string => (type.kind === 'bool' ? 'boolean' : emittedType(type));

export interface LoweredFunction {
  readonly definition: DefinitionOf<'property'>;
  readonly code: string;
}

export const functionOf = (
  environment: GameEnvironment,
  definition: DefinitionOf<'property'>,
  expressions: Expressions,
): LoweredFunction => ({
  definition,
  code: codeOf(environment, definition, expressions),
});

function codeOf(environment: GameEnvironment, d: DefinitionOf<'property'>, expressions: Expressions): string {
  const instances = environment.instances(new Set());
  const takes = Object.entries(d.takes ?? {}).map(
    ([name, written]) => [name, { type: declarationOf(written).type, code: bindingName(name, instances) }] as const,
  );
  const type = typeOf(d.type, d.id);
  let frame: Frame = { variables: extended(instances, takes), proved: new Set() };
  const parameters = ['g: Run', ...takes.map(([, parameter]) => `${parameter.code}: ${valueType(parameter.type)}`)].join(', ');
  const start = `function ${functionName(d.id)}(${parameters}): ${valueType(type)} {`;
  if (d.is !== undefined) return `${start}\n  return ${expressions.value(frame, '/is', d.is, type)};\n}`;
  const rows = d.rows ?? [];
  const lines = rows.map((row, index) => {
    const rowFrame = frame;
    if (row.if === undefined) return `  return ${expressions.value(rowFrame, `/rows/${index}/gives`, row.gives, type)};`;
    const test = expressions.value(rowFrame, `/rows/${index}/if`, row.if, BOOL);
    const gives = expressions.value(expressions.proving(rowFrame, row.if, true), `/rows/${index}/gives`, row.gives, type);
    frame = expressions.proving(rowFrame, row.if, false);
    return `  if (${test}) return ${gives};`;
  });
  const last = rows.at(-1);
  const unreached = rows.findIndex((row) => row.if === undefined) + 1;
  if (unreached > 0 && unreached < rows.length)
    expressions.fault(`/rows/${unreached}`, 'a row behind one without a condition is never reached', {
      expected: 'only the last row without "if"',
    });
  else if (last === undefined || last.if !== undefined)
    expressions.fault('/rows', 'the last row must have no condition', {
      found: last?.if ?? 'no row',
      expected: 'a row with "gives" alone',
    });
  return `${start}\n${lines.join('\n')}\n}`;
}
