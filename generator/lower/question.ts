/** Lowers questions of the board. */
import type { BoardQuestionDefinition, Definition } from '../generated/definition.ts';
import { BOOL, INT, type Type } from '../language/types.ts';
import { amount, type Lowering, test, unknownName } from './context.ts';
import type { IrObject } from './ir.ts';

type Ask = BoardQuestionDefinition['ask'][number];
type Variables = readonly (readonly [string, Type])[];

/** What the definition of a question must give the judge: quantities, and fields with their types and the frame of their expressions. */
interface Needs {
  readonly quantities: readonly (keyof NonNullable<BoardQuestionDefinition['quantities']>)[];
  readonly fields: { readonly [field: string]: Type };
  readonly frame: string;
  readonly variables: Variables;
  /** Whether the question has a mover, for which `stays` is asked. */
  readonly stays: boolean;
}

const MOVE: Needs = { quantities: ['speed'], fields: {}, frame: 'value move', variables: [], stays: true };

const NEEDS: { readonly [ask in Ask]: Needs } = {
  'line-of-fire': {
    quantities: ['defenseModifier'],
    fields: { direct: BOOL, range: INT },
    frame: 'value line',
    variables: [],
    stays: false,
  },
  reach: MOVE,
  path: MOVE,
  'knock-back': { quantities: ['distance', 'damage'], fields: {}, frame: 'value knock-back', variables: [], stays: false },
  'break-away': {
    quantities: [],
    fields: { succeeds: BOOL },
    frame: 'everywhere',
    variables: [
      ['roll', INT],
      ['bonus', INT],
    ],
    stays: false,
  },
};

export function lowerQuestion(d: BoardQuestionDefinition, lowering: Lowering): IrObject {
  const [first] = d.ask;
  for (const ask of d.ask) checkNeeds(d, ask, lowering);
  const { frame, fields, variables } = NEEDS[first];
  const gives = Object.entries(d.gives ?? {}).map(([field, text]) => {
    const own: Lowering = { ...lowering, uses: new Set() };
    const is = amount(own, frame, `/gives/${field}`, text, fields[field] ?? INT, variables);
    return { field, by: citedBy(own, lowering), is };
  });
  if (d.stays === undefined) return { ask: d.ask, quantities: { ...d.quantities }, gives };
  const own: Lowering = { ...lowering, uses: new Set() };
  const condition = test(own, MOVE.frame, '/stays', d.stays);
  return { ask: d.ask, quantities: { ...d.quantities }, gives, stays: { by: citedBy(own, lowering), test: condition } };
}

/** The properties and tables that an expression uses, as the chain cites them. */
function citedBy(own: Lowering, whole: Lowering): readonly IrObject[] {
  for (const use of own.uses) whole.uses.add(use);
  const named = (d: Definition): boolean => (d.kind === 'property' || d.kind === 'table') && own.uses.has(d.id);
  return whole.definitions.all
    .filter(named)
    .map((d) => ({ id: d.id, clauses: d.cites ?? d.clauses, ...(d.note === undefined ? {} : { note: d.note }) }));
}

/** Reports each field that the judge needs and the definition lacks, and each that the judge does not need. */
function checkNeeds(d: BoardQuestionDefinition, ask: Ask, { definitions, faults }: Lowering): void {
  const needs = NEEDS[ask];
  const fault = (pointer: string, message: string, found: string, expected: string): void => {
    faults.push({ message, found, expected, pointer, start: 0, end: 0 });
  };
  const compare = (pointer: string, given: readonly string[], wanted: readonly string[]): void => {
    const expected = wanted.join(', ') || 'none';
    for (const name of given.filter((one) => !wanted.includes(one)))
      fault(`${pointer}/${name}`, `the question "${ask}" has no "${name}"`, name, expected);
    for (const name of wanted.filter((one) => !given.includes(one)))
      fault('', `the question "${ask}" needs "${name}" under "${pointer.slice(1)}"`, given.join(', ') || 'nothing', name);
  };
  compare('/quantities', Object.keys(d.quantities ?? {}), needs.quantities);
  compare('/gives', Object.keys(d.gives ?? {}), Object.keys(needs.fields));
  if (d.stays !== undefined && !needs.stays) fault('/stays', `the question "${ask}" has no mover`, 'stays', 'no "stays"');
  for (const [role, quantity] of Object.entries(d.quantities ?? {})) {
    const made = [...new Set(definitions.calculations.flatMap((other) => other.of))];
    if (!made.includes(quantity))
      faults.push(unknownName(`/quantities/${role}`, `there is no calculation of "${quantity}"`, quantity, made));
  }
}
