import type { Change } from '../../../fixtures/edited-small-book.ts';
import { ADDENDUM, addedDefinition, block, newErratum } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

const propertyOfRows = (rows: string): Change =>
  addedDefinition(
    `{ "id": "isFar", "kind": "property", "takes": { "range": "int" }, "type": "bool", "rows": [${rows}], "clauses": ["ground.bushes.measure"] }`,
  );

const TWO_ROWS = propertyOfRows('{ "if": "range < 3", "gives": false }, { "gives": true }');

const erratumOfRow = (publication: string, order: number, row: number, condition: string): Change =>
  newErratum(block('set escape.outcome', `{ "rows.${row}.if": "${condition}" }`), {
    path: `rules/errata/${publication}-row-${row}.md`,
    frontMatter: `id: ${publication}.row-${row}\npublication: ${publication}\norder: ${order}\nsource: Guide, A rest`,
  });

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a table with a gap',
    changes: [
      { path: 'rules/turns/escape.json', replace: 'die > 1 && die + bonus >= escapeOn', with: 'die > 1 && die + bonus > escapeOn' },
    ],
    code: 'table-gap',
    at: 'rules/turns/escape.json: "rows": «[»',
    advice: 'Add a row, or widen a condition',
  },
  {
    mistake: 'a table with two rows for one input',
    changes: [{ path: 'rules/turns/escape.json', replace: '"if": "die == 1"', with: '"if": "die <= 2"' }],
    code: 'table-overlap',
    at: 'rules/turns/escape.json: «{ "if": "die <= 2", "gives": false }»,',
    advice: 'Narrow one of the conditions',
  },
  {
    mistake: 'a row that gives another type',
    changes: [
      { path: 'rules/turns/escape.json', replace: '{ "if": "die == 1", "gives": false }', with: '{ "if": "die == 1", "gives": 0 }' },
    ],
    code: 'value-of-other-type',
    at: 'rules/turns/escape.json: { "if": "die == 1", "gives": «0» },',
    advice: 'expected true or false',
  },
  {
    mistake: 'a row with a misspelt input',
    changes: [{ path: 'rules/turns/escape.json', replace: '"if": "die == 1"', with: '"if": "dice == 1"' }],
    code: 'expression-unknown-name',
    at: 'rules/turns/escape.json: { "if": "«dice» == 1", "gives": false },',
    advice: 'Did you mean "die"?',
  },
  {
    mistake: 'an input whose range ends before it begins',
    changes: [{ path: 'rules/turns/escape.json', replace: '"die": { "from": 1, "to": 6 }', with: '"die": { "from": 6, "to": 1 }' }],
    code: 'table-input-empty',
    at: 'rules/turns/escape.json: "inputs": { "die": «{ "from": 6, "to": 1 }», "bonus": { "from": -2, "to": 2 } },',
    advice: 'Exchange the two numbers.',
  },
  {
    mistake: 'an erratum that opens a gap',
    changes: [newErratum(block('set escape.outcome', '{ "rows.1.if": "die > 1 && die + bonus > escapeOn" }'))],
    code: 'table-gap',
    // Another erratum sets a parameter that the table reads, which opens no gap.
    at: 'rules/errata/guide-rest.md: { "rows.1.if": «"die > 1 && die + bonus > escapeOn"» }',
    advice: 'Add a row, or widen a condition',
  },
  ...['guide', 'addendum'].map(
    (publication): Mistake => ({
      mistake: `an erratum of "${publication}" that opens a gap, after one that wrote an earlier row`,
      changes: [ADDENDUM, erratumOfRow('guide', 1, 0, 'die <= 1'), erratumOfRow(publication, 2, 1, 'die > 1 && die + bonus > escapeOn')],
      code: 'table-gap',
      at: `rules/errata/${publication}-row-1.md: { "rows.1.if": «"die > 1 && die + bonus > escapeOn"» }`,
      advice: 'Add a row, or widen a condition',
    }),
  ),
  {
    mistake: 'an erratum that opens a gap, before one that wrote an earlier row',
    changes: [erratumOfRow('guide', 1, 1, 'die > 1 && die + bonus > escapeOn'), erratumOfRow('guide', 2, 0, 'die <= 1')],
    code: 'table-gap',
    at: 'rules/errata/guide-row-1.md: { "rows.1.if": «"die > 1 && die + bonus > escapeOn"» }',
    advice: 'Add a row, or widen a condition',
  },
  {
    mistake: 'an erratum that opens a gap by the value of a parameter',
    changes: [
      { path: 'rules/turns/escape.json', replace: 'die > 1 && die + bonus < escapeOn', with: 'die > 1 && die + bonus < 2' },
      { path: 'rules/errata/guide-escape.json', replace: '"value": 4', with: '"value": 3' },
    ],
    code: 'table-gap',
    at: 'rules/errata/guide-escape.json: { "definition": "escapeOn", "set": { "value": «3» } }',
    advice: 'Add a row, or widen a condition',
  },
  {
    mistake: 'an erratum that counts the rows from 1 and gives the last one a condition',
    changes: [TWO_ROWS, newErratum(block('set isFar', '{ "rows.1.if": "range < 4" }'))],
    code: 'expression-wrong-type',
    at: 'rules/errata/guide-rest.md: { "rows.1.if": «"range < 4"» }',
    advice: 'Entries of a list are counted from 0.',
  },
  {
    mistake: 'a last row with a condition on the page, beside another row that an erratum sets',
    changes: [
      propertyOfRows('{ "if": "range < 3", "gives": false }, { "if": "range >= 3", "gives": true }'),
      newErratum(block('set isFar', '{ "rows.0.if": "range < 4" }')),
    ],
    code: 'expression-wrong-type',
    at: 'rules/ground/bushes.json: { "id": "isFar", "kind": "property", "takes": { "range": "int" }, "type": "bool", "rows": «[{ "if": "range < 3", "gives": false }, { "if": "range >= 3", "gives": true }]», "clauses": ["ground.bushes.measure"] },',
    advice: 'expected a row with "gives" alone',
  },
  {
    mistake: 'a row of a property that gives another type',
    changes: [propertyOfRows('{ "if": "range < 3", "gives": 0 }, { "gives": true }')],
    code: 'expression-wrong-type',
    at: 'rules/ground/bushes.json: { "id": "isFar", "kind": "property", "takes": { "range": "int" }, "type": "bool", "rows": [{ "if": "range < 3", "gives": «0» }, { "gives": true }], "clauses": ["ground.bushes.measure"] },',
    advice: 'expected true or false',
  },
  {
    mistake: 'an erratum that sets the type of a property, and not what its rows give',
    changes: [TWO_ROWS, newErratum(block('set isFar', '{ "type": "int" }'))],
    code: 'expression-wrong-type',
    at: 'rules/errata/guide-rest.md: { "type": «"int"» }',
    advice: 'expected a whole number',
  },
  {
    mistake: 'an erratum that sets what a property takes, and not the conditions of its rows',
    changes: [TWO_ROWS, newErratum(block('set isFar', '{ "takes": { "distance": "int" } }'))],
    code: 'expression-unknown-name',
    at: 'rules/errata/guide-rest.md: { "takes": «{ "distance": "int" }» }',
    advice: 'distance, escapeOn',
  },
  {
    mistake: 'an erratum that sets a row of a property without its condition',
    changes: [TWO_ROWS, newErratum(block('set isFar', '{ "rows.0": { "gives": false } }'))],
    code: 'expression-wrong-type',
    at: 'rules/errata/guide-rest.md: { "rows.0": «{ "gives": false }» }',
    advice: 'only the last row without "if"',
  },
  {
    mistake: 'an erratum that adds a row with a condition behind the last row',
    changes: [TWO_ROWS, newErratum(block('set isFar', '{ "rows.2": { "if": "range < 9", "gives": false } }'))],
    code: 'expression-wrong-type',
    at: 'rules/errata/guide-rest.md: { "rows.2": «{ "if": "range < 9", "gives": false }» }',
    advice: 'only the last row without "if"',
  },
];
