/** Faults of expressions that only follow from others: where a name is not known, or a declaration is wrong, types are guesses. */
import type { DefinitionFault } from '../lower/edition.ts';

type Code = DefinitionFault['code'];

const UNKNOWN: ReadonlySet<Code> = new Set<Code>(['expression-unknown-name', 'expression-unknown-function']);
/** Faults of types; a fault without a code is one of a wrong type. */
const OF_TYPES: ReadonlySet<Code> = new Set<Code>([undefined, 'expression-wrong-type', 'expression-unknown-fact']);
/** What a definition declares to others. */
const DECLARATION = /^\/(gives|takes|holds|type|of|in)\b/;

/**
 * Drops the faults of types in definitions with an unknown name or a wrong declaration, and in those that mention them. An unknown name is
 * reported once in each definition.
 *
 * @param mentions whether the texts of a definition mention another
 */
export function withoutGuesses(
  faults: readonly DefinitionFault[],
  mentions: (user: string, id: string) => boolean,
): readonly DefinitionFault[] {
  const reported = new Set<string>();
  const isAgain = ({ code, definition, found }: DefinitionFault): boolean => {
    if (!UNKNOWN.has(code)) return false;
    const key = JSON.stringify([definition, found]);
    if (reported.has(key)) return true;
    reported.add(key);
    return false;
  };
  const isCause = ({ code, pointer }: DefinitionFault): boolean => UNKNOWN.has(code) || DECLARATION.test(pointer);
  const causes = new Set(faults.filter(isCause).map(({ definition }) => definition));
  const isGuess = (fault: DefinitionFault): boolean =>
    OF_TYPES.has(fault.code) && !isCause(fault) && [...causes].some((id) => id === fault.definition || mentions(fault.definition, id));
  return faults.filter((fault) => !isAgain(fault) && !isGuess(fault));
}
