import type { BoardQuestionDefinition } from '../generated/definition.ts';
import { BOOL, INT, type Type } from '../language/types.ts';
import { citationOf } from './citation.ts';
import { type Lowering, lowerAmount, lowerTest, unknownName } from './context.ts';
import type { IrObject } from './ir.ts';

type Ask = BoardQuestionDefinition['ask'][number];
type AddedVariables = readonly (readonly [string, Type])[];

/** The needs of the judge for a question: its definition gives these quantities, and fields of these types in this frame. */
interface Needs {
  readonly quantities: readonly (keyof NonNullable<BoardQuestionDefinition['quantities']>)[];
  readonly fields: { readonly [field: string]: Type };
  readonly frame: string;
  readonly variables: AddedVariables;
  /** Only then may the definition have `stays`, the conditions under which the mover cannot move. */
  readonly hasMover: boolean;
}

const MOVE: Needs = { quantities: ['speed'], fields: {}, frame: 'value move', variables: [], hasMover: true };

const NEEDS: { readonly [ask in Ask]: Needs } = {
  'line-of-fire': {
    quantities: ['defenseModifier'],
    fields: { direct: BOOL, range: INT },
    frame: 'value line',
    variables: [],
    hasMover: false,
  },
  reach: MOVE,
  path: MOVE,
  'knock-back': { quantities: ['distance', 'damage'], fields: {}, frame: 'value knock-back', variables: [], hasMover: false },
  'break-away': {
    quantities: [],
    fields: { succeeds: BOOL },
    frame: 'everywhere',
    variables: [
      ['roll', INT],
      ['bonus', INT],
    ],
    hasMover: false,
  },
};

export function lowerQuestion(d: BoardQuestionDefinition, lowering: Lowering): IrObject {
  // All questions of a definition must have the same needs, or `checkNeeds` reports a fault: so the needs of the first are used.
  const [first] = d.ask;
  for (const ask of d.ask) checkNeeds(d, ask, lowering);
  const { frame, fields, variables } = NEEDS[first];
  const gives = Object.entries(d.gives ?? {}).map(([field, text]) => {
    const fieldLowering: Lowering = { ...lowering, uses: new Set() };
    const is = lowerAmount(fieldLowering, frame, `/gives/${field}`, text, fields[field] ?? INT, variables);
    return { field, by: citedBy(fieldLowering, lowering), is };
  });
  if (d.stays === undefined) return { ask: d.ask, quantities: { ...d.quantities }, gives };
  const stays = d.stays.map((text, index) => {
    const conditionLowering: Lowering = { ...lowering, uses: new Set() };
    const test = lowerTest(conditionLowering, MOVE.frame, `/stays/${index}`, text);
    return { by: citedBy(conditionLowering, lowering), test };
  });
  return { ask: d.ask, quantities: { ...d.quantities }, gives, stays };
}

/** The properties and tables that one expression uses, as the chain cites them. Adds its uses to those of the whole question. */
function citedBy(ofExpression: Lowering, ofQuestion: Lowering): readonly IrObject[] {
  for (const use of ofExpression.uses) ofQuestion.uses.add(use);
  return ofQuestion.definitions.citable.filter(({ id }) => ofExpression.uses.has(id)).map(citationOf);
}

function checkNeeds(d: BoardQuestionDefinition, ask: Ask, { definitions, faults }: Lowering): void {
  const needs = NEEDS[ask];
  const fault = (pointer: string, message: string, found: string, expected: string): void => {
    faults.push({ message, found, expected, pointer, start: 0, end: 0 });
  };
  const compare = (pointer: string, present: readonly string[], wanted: readonly string[]): void => {
    const expected = wanted.join(', ') || 'none';
    for (const name of present.filter((one) => !wanted.includes(one)))
      fault(`${pointer}/${name}`, `the question "${ask}" has no "${name}"`, name, expected);
    for (const name of wanted.filter((one) => !present.includes(one)))
      fault('', `the question "${ask}" needs "${name}" under "${pointer.slice(1)}"`, present.join(', ') || 'nothing', name);
  };
  compare('/quantities', Object.keys(d.quantities ?? {}), needs.quantities);
  compare('/gives', Object.keys(d.gives ?? {}), Object.keys(needs.fields));
  if (d.stays !== undefined && !needs.hasMover) fault('/stays', `the question "${ask}" has no mover`, 'stays', 'no "stays"');
  for (const [role, quantity] of Object.entries(d.quantities ?? {})) {
    const calculated = [...new Set(definitions.calculations.flatMap((other) => other.of))];
    if (!calculated.includes(quantity))
      faults.push(unknownName(`/quantities/${role}`, `there is no calculation of "${quantity}"`, quantity, calculated));
  }
}
