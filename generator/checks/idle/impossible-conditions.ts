/**
 * Conditions that can never hold or, in steps, always hold; exceptions that never or always apply; rows that are never reached; and repeats
 * that cannot end. Not every one is found.
 */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Step } from '../../game/program.ts';
import type { Definition } from '../../generated/definition.ts';
import type { ParseExpression } from '../../language/parse-expression.ts';
import type { DefinitionNode } from '../../rulebook.ts';
import { isImpossible } from '../exclusive-conditions.ts';

export function impossibleConditions(node: DefinitionNode, parse: ParseExpression): readonly Diagnostic[] {
  const { definition } = node;
  const found = [
    ...inConditions(definition, parse),
    ...(definition.kind === 'property' ? inRows(definition.rows ?? [], parse) : []),
    ...('steps' in definition && definition.kind !== 'calculation' ? inSteps(definition.steps ?? [], 'steps', parse) : []),
  ];
  return found.map(({ field, what, text, expected }) => ({
    code: 'condition-impossible',
    severity: 'error',
    message: `${what} in "${definition.id}".`,
    refersTo: [definition.id],
    found: text,
    expected,
    place: node.document.placeOf(`${node.pointer}/${field}`),
  }));
}

interface Impossible {
  /** Its JSON pointer inside the definition, without its first slash. */
  readonly field: string;
  readonly what: string;
  readonly text: string;
  readonly expected: string;
}

function inConditions(d: Definition, parse: ParseExpression): readonly Impossible[] {
  const own = 'if' in d && d.if !== undefined ? [d.if] : [];
  if (isImpossible(own, [], parse)) {
    return [{ field: 'if', what: 'The condition never holds', text: own.join(), expected: 'a condition that can hold' }];
  }
  const exceptions = 'unless' in d ? (d.unless ?? []).map((exception) => exception.if) : [];
  return exceptions.flatMap((text, index): Impossible[] => {
    const earlier = exceptions.slice(0, index);
    const field = `unless/${index}/if`;
    if (isImpossible(own, earlier, parse)) return [];
    if (isImpossible([...own, text], earlier, parse))
      return [
        {
          field,
          what: 'The exception never applies where the condition holds and no earlier exception applies',
          text,
          expected: 'another case',
        },
      ];
    // An erratum takes a definition out of force with the exception `true`, and keeps its text (rules/README.md).
    if (text !== 'true' && isImpossible(own, [...earlier, text], parse))
      return [
        { field, what: 'An exception always applies where the condition holds', text, expected: 'a case in which it does not apply' },
      ];
    return [];
  });
}

/** Only the first row that is never reached is reported: those after it may be unreached for the same reason. */
function inRows(rows: readonly { readonly if?: string }[], parse: ParseExpression): readonly Impossible[] {
  const conditions = rows.map((row) => row.if);
  const index = conditions.findIndex((own, at) =>
    isImpossible(
      own === undefined ? [] : [own],
      conditions.slice(0, at).flatMap((text) => text ?? []),
      parse,
    ),
  );
  if (index < 0) return [];
  const text = conditions[index];
  return [
    {
      field: `rows/${index}${text === undefined ? '' : '/if'}`,
      what: index === 0 ? 'The condition of the first row never holds' : 'The earlier rows leave no case to this row',
      text: text ?? 'a row for all other cases',
      expected: 'a case for which no earlier row holds',
    },
  ];
}

/** The verbs of steps that change no fact, ask no player and leave no procedure. */
const UNCHANGING = ['let', 'emit', 'when', 'each', 'repeat'] as const;

const changesNothing = (steps: readonly Step[]): boolean =>
  steps.every(
    (step) => UNCHANGING.some((verb) => step[verb] !== undefined) && changesNothing(step.steps ?? []) && changesNothing(step.else ?? []),
  );

const CONDITIONS = ['if', 'when', 'repeat', 'where'] as const;

function inSteps(steps: readonly Step[], pointer: string, parse: ParseExpression): readonly Impossible[] {
  return steps.flatMap((step, index) => {
    const own = CONDITIONS.flatMap((name): Impossible[] => {
      const text = step[name];
      if (text === undefined) return [];
      const field = `${pointer}/${index}/${name}`;
      if (isImpossible([text], [], parse))
        return [{ field, what: 'A condition of a step never holds', text, expected: 'a condition that can hold' }];
      // A `repeat` whose condition always holds may be left by an `end` inside it.
      if (name !== 'repeat' && isImpossible([], [text], parse))
        return [{ field, what: 'A condition of a step always holds', text, expected: `no "${name}", or a condition that can fail` }];
      return [];
    });
    const inside = `${pointer}/${index}`;
    if (step.repeat !== undefined && changesNothing(step.steps ?? []))
      own.push({
        field: `${inside}/repeat`,
        what: 'A repeat cannot end, since its steps change nothing',
        text: step.repeat,
        expected: 'a step inside that changes what the condition reads, or asks a player',
      });
    return [...own, ...inSteps(step.steps ?? [], `${inside}/steps`, parse), ...inSteps(step.else ?? [], `${inside}/else`, parse)];
  });
}
