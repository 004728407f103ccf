/** Errata that set what other definitions, or other fields of the same definition, rely on. */
import type { Change } from '../../../fixtures/edited-small-book.ts';
import { addedDefinition, block, condition, newErratum } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

const functionOf = (isOrRows: string): readonly Change[] => [
  addedDefinition(
    `{ "id": "isLow", "kind": "property", "type": "bool", "takes": { "height": "int" }, ${isOrRows}, "clauses": ["ground.bushes.measure"] }`,
  ),
  condition('square.thick && line.level && isLow(square.elevation)'),
];

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'an added parameter of a function that a page calls',
    changes: [...functionOf('"is": "height < escapeOn"'), newErratum(block('set isLow', '{ "takes.far": "int" }'))],
    code: 'expression-argument-count',
    at: 'rules/errata/guide-rest.md: { "takes.far": «"int"» }',
    advice: 'expected 2',
  },
  {
    mistake: 'an added input of a table that a page calls',
    changes: [newErratum(block('set escape.outcome', '{ "inputs.far": { "from": 1, "to": 2 } }'))],
    code: 'expression-argument-count',
    at: 'rules/errata/guide-rest.md: { "inputs.far": «{ "from": 1, "to": 2 }» }',
    advice: 'expected 3',
  },
  {
    mistake: 'another type of a parameter than the page gives and the function reads',
    changes: [...functionOf('"is": "height < escapeOn"'), newErratum(block('set isLow', '{ "note": "low", "takes.height": "character" }'))],
    code: 'expression-wrong-type',
    at: 'rules/errata/guide-rest.md: { "note": "low", "takes.height": «"character"» }',
    advice: 'expected a character',
  },
  {
    mistake: '"is" beside the rows of the page',
    changes: [
      ...functionOf('"rows": [{ "if": "height < escapeOn", "gives": "true" }, { "gives": "false" }]'),
      newErratum(block('set isLow', '{ "is": "height <= escapeOn" }')),
    ],
    code: 'field-without-effect',
    at: 'rules/errata/guide-rest.md: { "is": «"height <= escapeOn"» }',
    advice: 'expected one of them',
  },
  {
    mistake: '"rows" beside the "is" of the page',
    changes: [
      ...functionOf('"is": "height < escapeOn"'),
      newErratum(block('set isLow', '{ "rows": [{ "if": "height <= escapeOn", "gives": "true" }, { "gives": "false" }] }')),
    ],
    code: 'field-without-effect',
    at: 'rules/errata/guide-rest.md: { "rows": «[{ "if": "height <= escapeOn", "gives": "true" }, { "gives": "false" }]» }',
    advice: 'expected one of them',
  },
  // A definition calls the function that the erratum sets, as above; but here the mistake is on the page, so the diagnostic is there too.
  {
    mistake: 'a wrong number of arguments on a page, beside an erratum that sets the function',
    changes: [
      ...functionOf('"is": "height < escapeOn"').slice(0, 1),
      condition('square.thick && line.level && isLow(square.elevation, 2)'),
      newErratum(block('set isLow', '{ "is": "height <= escapeOn" }')),
    ],
    code: 'expression-argument-count',
    at: 'rules/ground/bushes.json: "if": "square.thick && line.level && «isLow(square.elevation, 2)»",',
    advice: 'expected 1',
  },
];
