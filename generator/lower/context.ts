import type { Environment } from '../language/environment.ts';
import { type Fault, type Lowered, lowerText, type Scope } from '../language/expression.ts';
import { BOOL, INT, type Type } from '../language/types.ts';
import { extended } from '../language/variables.ts';
import { didYouMean, nearest } from '../nearest.ts';
import { frameType } from './frames.ts';
import type { Code } from './ir.ts';
import type { KnownDefinitions } from './known-definitions.ts';

export interface ExpressionFault extends Fault {
  /** JSON pointer inside the definition. */
  readonly pointer: string;
}

/** The fault of an unknown name in a field that is not an expression. */
export function unknownName(pointer: string, message: string, found: string, known: readonly string[]): ExpressionFault {
  const expected = [...new Set(known)].join(', ') || 'none';
  const hint = didYouMean(nearest(found, known));
  return { code: 'expression-unknown-name', message, found, expected, ...hint, pointer, start: 0, end: 0 };
}

export interface Lowering {
  readonly environment: Environment;
  readonly definitions: KnownDefinitions;
  readonly faults: ExpressionFault[];
  /** Names of definitions, parameters and functions that the expressions use. */
  readonly uses: Set<string>;
  /** Names of variables that the expressions read. */
  readonly reads: Set<string>;
}

export function createLowering(environment: Environment, definitions: KnownDefinitions): Lowering {
  return { environment, definitions, faults: [], uses: new Set(), reads: new Set() };
}

function lowerIn(
  lowering: Lowering,
  frame: string,
  pointer: string,
  text: string,
  type: Type,
  variables: readonly (readonly [string, Type])[] = [],
): Lowered | undefined {
  const faults: Fault[] = [];
  const frameVariables = lowering.environment.frame(frame);
  const added = variables.map(
    ([name, variableType]) =>
      [name, { type: variableType, code: variableType.kind === 'bool' ? `(v.${name} === 1)` : `v.${name}` }] as const,
  );
  const allVariables = added.length === 0 ? frameVariables : extended(frameVariables, added);
  const scope: Scope = {
    environment: lowering.environment,
    variables: allVariables,
    faults,
    uses: lowering.uses,
    reads: lowering.reads,
  };
  const lowered = lowerText(text, type, scope);
  for (const found of faults) lowering.faults.push({ ...found, pointer });
  return lowered;
}

/**
 * The TypeScript type of a frame: an interface of the kernel. Variables are added only to the frame "everywhere", whose own variables are read
 * from the board, so with added variables the type has these alone.
 */
function typeOfFrame(lowering: Lowering, frame: string, variables: readonly (readonly [string, Type])[]): string {
  if (variables.length > 0) return `{ ${variables.map(([name]) => `readonly ${name}: number`).join('; ')} }`;
  return frameType(frame, lowering.definitions.paths);
}

/** In place of an expression with faults. */
const FALLBACK: Lowered = { type: INT, code: '0' };

export function lowerTest(
  lowering: Lowering,
  frame: string,
  pointer: string,
  text: string,
  variables: readonly (readonly [string, Type])[] = [],
): Code {
  const { code } = lowerIn(lowering, frame, pointer, text, BOOL, variables) ?? { ...FALLBACK, code: 'false' };
  return { code, as: 'test', frame: typeOfFrame(lowering, frame, variables) };
}

/** Lowers a number: a literal, or an expression of the type. A boolean becomes 0 or 1. */
export function lowerAmount(
  lowering: Lowering,
  frame: string,
  pointer: string,
  value: number | string,
  type: Type = INT,
  variables: readonly (readonly [string, Type])[] = [],
): Code {
  const frameTypeName = typeOfFrame(lowering, frame, variables);
  if (typeof value === 'number') return { code: String(value), as: 'amount', frame: frameTypeName };
  const lowered = lowerIn(lowering, frame, pointer, value, type, variables) ?? FALLBACK;
  return { code: type.kind === 'bool' ? `(${lowered.code} ? 1 : 0)` : lowered.code, as: 'amount', frame: frameTypeName };
}
