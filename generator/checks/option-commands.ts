/** Options of one menu need commands that tell them apart: a command that means several is taken for the first that is legal. */
import { canonicalText } from '../../engine/base/canonical-text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { toJson } from '../errata/set-fields.ts';
import type { DefinitionOf, Step } from '../game/program.ts';
import type { ParseExpression } from '../language/parse-expression.ts';
import type { DefinitionNode } from '../rulebook.ts';
import { createExclusion } from './exclusive-conditions.ts';

interface OptionNode {
  readonly node: DefinitionNode;
  readonly option: DefinitionOf<'option'>;
}

export function sameCommands(
  nodes: readonly DefinitionNode[],
  procedures: readonly DefinitionOf<'procedure'>[],
  properties: readonly DefinitionOf<'property'>[],
  parse: ParseExpression,
): readonly Diagnostic[] {
  const byId = new Map<string, DefinitionOf<'procedure'>>(procedures.map((one) => [one.id, one]));
  const withCommand = nodes.flatMap((node): OptionNode[] =>
    node.definition.kind === 'option' && node.definition.command !== undefined ? [{ node, option: node.definition }] : [],
  );
  // Options with other choices are told apart by what a command names, as an attack on a character and one on a wall.
  const meaningOf = ({ option: { in: menu, self = '', command = {}, steps } }: OptionNode): string =>
    canonicalText({ menu, self, command: toJson(command), asked: toJson(asking(steps ?? [], byId)) });
  const isExcluded = createExclusion(properties, parse);
  return [...Map.groupBy(withCommand, meaningOf).values()].flatMap((same) =>
    same.flatMap((one, index) => {
      const other = same.slice(0, index).find(({ option }) => !isExcluded(option, one.option));
      return other === undefined ? [] : [diagnosticOf(one, other)];
    }),
  );
}

/** The steps, among these and those inside them, that ask a player for a choice or call a procedure that may ask. */
function asking(steps: readonly Step[], byId: ReadonlyMap<string, DefinitionOf<'procedure'>>, seen: readonly string[] = []): object[] {
  return steps.flatMap((step): object[] => {
    const inside = [...asking(step.steps ?? [], byId, seen), ...asking(step.else ?? [], byId, seen)];
    const { choose, as, role, from, count, offer, call, with: facts } = step;
    if (choose !== undefined) return [{ choose, as, role, from, count }, ...inside];
    if (offer !== undefined) return [{ offer }, ...inside];
    if (call === undefined || seen.includes(call)) return inside;
    const called = byId.get(call);
    // Which procedure a fact names is not known, so it may ask.
    const mayAsk = called === undefined || asking(called.steps, byId, [...seen, call]).length > 0;
    return mayAsk ? [{ call, with: facts }, ...inside] : inside;
  });
}

const diagnosticOf = ({ node, option }: OptionNode, other: OptionNode): Diagnostic => ({
  code: 'option-command-duplicate',
  severity: 'error',
  message: `"${option.id}" and "${other.option.id}" of the menu "${option.in}" have one command, and no choice tells them apart.`,
  refersTo: [option.id, other.option.id],
  found: JSON.stringify(option.command),
  expected: 'another command, other choices, or an "if" that excludes that of the other',
  hint: `The command would always mean the first of them that is legal. Give one of them a "use" of its own, such as "use": "${option.id}".`,
  place: node.document.placeOf(`${node.pointer}/command`),
  related: [{ message: 'The other is here.', place: other.node.document.placeOf(`${other.node.pointer}/command`) }],
});
