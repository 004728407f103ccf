/** Reports choices of another type than the others in their role: a constraint on the role reads the facts of one type. */
import type { Diagnostic } from '../diagnostic.ts';
import type { Step } from '../game/program.ts';
import { mostFrequent, roleOf, subjectChosen } from '../game/roles-chosen.ts';
import type { DefinitionNode } from '../rulebook.ts';

interface Choice {
  readonly node: DefinitionNode;
  /** Of the step, inside the definition. */
  readonly pointer: string;
  readonly step: Step;
  readonly subject: string;
}

/**
 * @param constraints those of an edition
 * @param withSteps the definitions of each kind that has steps
 */
export function choicesOfOtherType(
  constraints: readonly DefinitionNode[],
  ...withSteps: readonly (readonly DefinitionNode[])[]
): readonly Diagnostic[] {
  const constrained = new Set(constraints.flatMap(({ definition: d }) => (d.kind === 'constraint' && d.on === 'choose' ? [d.of] : [])));
  const choicesByRole = Map.groupBy(withSteps.flat().flatMap(choicesOf), ({ step }) => roleOf(step));
  return [...choicesByRole].flatMap(([role, choices]) => {
    const subject = mostFrequent(choices.map((choice) => choice.subject));
    const usual = choices.find((choice) => choice.subject === subject);
    if (usual === undefined || !constrained.has(role)) return [];
    return choices.flatMap((choice) => (choice.subject === subject ? [] : [findingOf(choice, role, usual)]));
  });
}

function choicesOf(node: DefinitionNode): readonly Choice[] {
  const { definition: d } = node;
  const choices: Choice[] = [];
  const visit = (steps: readonly Step[], pointer: string): void => {
    for (const [index, step] of steps.entries()) {
      const stepPointer = `${pointer}/${index}`;
      const subject = step.choose === undefined ? undefined : subjectChosen(step.choose);
      if (subject !== undefined) choices.push({ node, pointer: stepPointer, step, subject });
      visit(step.steps ?? [], `${stepPointer}/steps`);
      visit(step.else ?? [], `${stepPointer}/else`);
    }
  };
  if ('steps' in d && d.kind !== 'calculation') visit(d.steps ?? [], '/steps');
  return choices;
}

const placeOf = ({ node, pointer, step }: Choice): Diagnostic['place'] =>
  node.document.placeOf(`${node.pointer}${pointer}/${step.role === undefined ? 'as' : 'role'}`);

function findingOf(choice: Choice, role: string, usual: Choice): Diagnostic {
  const { node, subject } = choice;
  return {
    code: 'choice-of-other-type',
    severity: 'error',
    message: `"${node.definition.id}" chooses "${subject}" in the role "${role}", whose constraints read the facts of "${usual.subject}".`,
    refersTo: [node.definition.id, usual.node.definition.id],
    found: subject,
    expected: usual.subject,
    hint: 'Give the choice a "role" of its own.',
    place: placeOf(choice),
    related: [{ message: `Here "${usual.subject}" is chosen.`, place: placeOf(usual) }],
  };
}
