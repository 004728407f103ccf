import type { Type } from '../language/types.ts';
import { extended, type Variable } from '../language/variables.ts';
import type { GameEnvironment } from './environment.ts';
import type { Expressions, Frame } from './expressions.ts';
import { type DefinitionOf, factsOfUse, isEffect } from './program.ts';
import { STAGES, type Stage } from './stages.ts';
import { CHARACTER, declarationOf, readAs } from './types.ts';

/** A definition's users in code: the list of uses, and the frame of the expressions that are evaluated for each of them, `u`. */
interface Users {
  readonly code: string;
  readonly frame: Frame;
}

export function ownerOf(environment: GameEnvironment, d: { readonly capability?: string }): DefinitionOf<'capability'> | undefined {
  return environment.program.capabilities.find((c) => c.id === d.capability);
}

/** @param otherwise code of the users where the definition has no `self`; undefined where `self` is required */
export function usersIn(
  environment: GameEnvironment,
  frame: Frame,
  d: { readonly capability?: string; readonly self?: string },
  expressions: Expressions,
  otherwise: string | undefined,
  stage: Stage = 'used',
): Users | undefined {
  const owner = ownerOf(environment, d);
  if (owner === undefined) return undefined;
  const list = d.self === undefined ? otherwise : selfList(frame, d.self, expressions, { kind: 'optional', of: CHARACTER });
  if (list === undefined) {
    expressions.fault('/capability', 'nothing names the user of the capability', {
      found: 'no "self"',
      expected: '"self": a character or a list',
    });
    return { code: '[]', frame };
  }
  return {
    code: `users(g, ${capabilityIndex(environment, owner)}, ${list}, ${STAGES.indexOf(stage)})`,
    frame: { ...frame, variables: extended(frame.variables, variablesOf(owner)) },
  };
}

export const capabilityIndex = (environment: GameEnvironment, d: DefinitionOf<'capability'>): number =>
  environment.program.capabilities.indexOf(d);

/** Code of the list of characters that `self` names. `self` is a list, or one value of the type `single`. */
export function selfList(frame: Frame, self: string, expressions: Expressions, single: Type): string {
  const faultCount = expressions.faults.length;
  const { type } = expressions.inferred(frame, '/self', self);
  if (expressions.faults.length > faultCount) return '[]';
  if (type.kind === 'list') return expressions.value(frame, '/self', self, { kind: 'list', of: CHARACTER });
  return `[${expressions.value(frame, '/self', self, single)}]`;
}

/** The variables of one use, `u`: its user, and the effect with its facts. */
function variablesOf(owner: DefinitionOf<'capability'>): readonly (readonly [string, Variable])[] {
  return Object.entries(factsOfUse(owner)).map(([name, written]) => {
    const { type } = declarationOf(written);
    const isField = name === 'self' || (name === 'effect' && isEffect(owner));
    return [name, { type, code: readAs(type, isField ? `u.${name}` : `factOf(u, ${JSON.stringify(name)})`) }];
  });
}
