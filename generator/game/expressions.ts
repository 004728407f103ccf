import type { ASTNode } from '@marcbachmann/cel-js';
import type { DefinitionId } from '../ids.ts';
import { type Fault, type Lowered, lowerAs, lowerInferred, lowerText } from '../language/expression.ts';
import { proving } from '../language/flow.ts';
import type { Scope } from '../language/scope.ts';
import type { Type } from '../language/types.ts';
import type { Variables } from '../language/variables.ts';
import { type ExpressionFault, unknownName } from '../lower/context.ts';
import type { GameEnvironment } from './environment.ts';
import { storeAs } from './types.ts';

export interface GameFault extends ExpressionFault {
  readonly definition: DefinitionId;
}

/** What the expressions at one place in a definition share: the variables, and what is proved there, such as `within:move`. */
export interface Frame {
  readonly variables: Variables;
  readonly proved: ReadonlySet<string>;
}

export interface Expressions {
  readonly definition: DefinitionId;
  /** A value of the type, as code; `0` where it is faulty. A boolean stays a boolean. */
  value(frame: Frame, pointer: string, written: string | number | boolean, type: Type): string;
  /** As `value`, for a part of an expression. */
  valueOf(frame: Frame, pointer: string, node: ASTNode, type: Type): string;
  /** As `value`, but code of the value as it is stored: a boolean becomes 0 or 1. */
  stored(frame: Frame, pointer: string, written: string | number | boolean, type: Type): string;
  /** A value whose type the expression itself decides. */
  inferred(frame: Frame, pointer: string, written: string | number | boolean): Lowered;
  /** The frame of expressions that are evaluated only where the condition has the value `truth`. */
  proving(frame: Frame, condition: string, truth: boolean): Frame;
  fault(pointer: string, message: string, more?: Omit<Partial<Fault>, 'message'>): void;
  /** Reports an unknown name in a field that is no expression. */
  unknown(pointer: string, message: string, found: string, known: readonly string[]): void;
  readonly faults: readonly GameFault[];
  /** The ids of definitions and parameters that the expressions use, and what else they use (`BOARD` in signatures.ts, for example). */
  readonly uses: ReadonlySet<string>;
}

const BROKEN: Lowered = { type: { kind: 'int' }, code: '0' };

export function createExpressions(environment: GameEnvironment, definition: DefinitionId): Expressions {
  const faults: GameFault[] = [];
  const uses = new Set<string>();
  const scopeOf = (frame: Frame, found: Fault[]): Scope => {
    const env = environment.with(frame.variables);
    return { environment: env, variables: env.frame(''), faults: found, uses, reads: new Set(), proved: frame.proved };
  };
  const collecting = (frame: Frame, pointer: string, lower: (scope: Scope) => Lowered | undefined): Lowered => {
    const found: Fault[] = [];
    const result = lower(scopeOf(frame, found));
    faults.push(...found.map((f) => ({ ...f, pointer, definition })));
    return result ?? BROKEN;
  };
  const lowered = (frame: Frame, pointer: string, written: string | number | boolean, type: Type | undefined): Lowered => {
    if (typeof written !== 'string') {
      const kind = typeof written === 'boolean' ? 'bool' : 'int';
      if (type === undefined || type.kind === kind) return { type: { kind }, code: String(written) };
      return collecting(frame, pointer, (scope) => lowerText(String(written), type, scope));
    }
    // A bare name is a value of the enumeration that is expected, unless a variable of an enumeration has the name.
    if (type?.kind === 'enum' && type.values.includes(written) && frame.variables.get(written)?.type.kind !== 'enum')
      return { type, code: String(type.values.indexOf(written)) };
    return collecting(frame, pointer, (scope) => (type === undefined ? lowerInferred(written, scope) : lowerText(written, type, scope)));
  };
  return {
    definition,
    faults,
    uses,
    value: (frame, pointer, written, type) => lowered(frame, pointer, written, type).code,
    valueOf: (frame, pointer, node, type) => collecting(frame, pointer, (scope) => lowerAs(node, type, scope)).code,
    stored: (frame, pointer, written, type) => storeAs(type, lowered(frame, pointer, written, type).code),
    inferred: (frame, pointer, written) => lowered(frame, pointer, written, undefined),
    proving(frame, condition, truth) {
      const ast = environment.parse(condition);
      // A condition that cannot be parsed proves nothing; its fault is found where it is lowered.
      if (!('op' in ast)) return frame;
      const scope = proving(scopeOf(frame, []), ast, truth);
      return { ...frame, proved: scope.proved ?? frame.proved };
    },
    fault(pointer, message, more = {}) {
      faults.push({ definition, pointer, message, start: 0, end: 0, ...more });
    },
    unknown(pointer, message, found, known) {
      faults.push({ definition, ...unknownName(pointer, message, found, known) });
    },
  };
}
