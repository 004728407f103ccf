import { addedDefinition, condition, fieldOfRestriction } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

const exception = (text: string): string => `"unless": [{ "if": "${text}", "clauses": ["ground.bushes.label"] }],`;

const tall = (...rows: readonly string[]): string =>
  `{ "id": "tall", "kind": "property", "takes": { "s": "square" }, "type": "bool", "rows": [${rows.join(', ')}],\n      "clauses": ["ground.bushes.label"] }`;

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a condition with two parts that exclude each other',
    changes: [condition('square.thick && square.elevation > 3 && square.elevation < 2 && line.level')],
    code: 'condition-impossible',
    at: 'rules/ground/bushes.json: "if": «"square.thick && square.elevation > 3 && square.elevation < 2 && line.level"»,',
    advice: 'a condition that can hold',
  },
  {
    mistake: 'a condition that is "false"',
    changes: [condition('line.level && false')],
    code: 'condition-impossible',
    at: 'rules/ground/bushes.json: "if": «"line.level && false"»,',
    advice: 'a condition that can hold',
  },
  {
    mistake: 'an exception with the condition of its definition',
    changes: [fieldOfRestriction(exception('line.level').slice(0, -1))],
    code: 'condition-impossible',
    at: 'rules/ground/bushes.json: "unless": [{ "if": «"line.level"», "clauses": ["ground.bushes.label"] }],',
    advice: 'a case in which it does not apply',
  },
  {
    mistake: 'an exception that the condition of its definition excludes',
    changes: [fieldOfRestriction(exception('!square.thick && square.elevation > 1').slice(0, -1))],
    code: 'condition-impossible',
    at: 'rules/ground/bushes.json: "unless": [{ "if": «"!square.thick && square.elevation > 1"», "clauses": ["ground.bushes.label"] }],',
    advice: 'another case',
  },
  {
    mistake: 'a row whose case an earlier row has',
    changes: [
      addedDefinition(
        tall('{ "if": "s.elevation > 1", "gives": true }', '{ "if": "s.elevation == 3", "gives": false }', '{ "gives": "s.bush" }'),
      ),
      condition('square.thick && tall(square)'),
    ],
    code: 'condition-impossible',
    at: `rules/ground/bushes.json: ${
      tall('{ "if": "s.elevation > 1", "gives": true }', '{ "if": «"s.elevation == 3"», "gives": false }', '{ "gives": "s.bush" }').split(
        '\n',
      )[0]
    }`,
    advice: 'a case for which no earlier row holds',
  },
  {
    mistake: 'a row for all cases before two others',
    changes: [
      addedDefinition(tall('{ "if": "true", "gives": true }', '{ "if": "s.elevation == 3", "gives": false }', '{ "gives": "s.bush" }')),
      condition('square.thick && tall(square)'),
    ],
    code: 'condition-impossible',
    at: `rules/ground/bushes.json: ${
      tall('{ "if": "true", "gives": true }', '{ "if": «"s.elevation == 3"», "gives": false }', '{ "gives": "s.bush" }').split('\n')[0]
    }`,
    advice: 'a case for which no earlier row holds',
  },
  {
    mistake: 'a value that a function takes and does not read',
    changes: [
      addedDefinition(
        '{ "id": "tall", "kind": "property", "takes": { "s": "square", "t": "square" }, "type": "bool", "is": "s.elevation > 1",\n      "clauses": ["ground.bushes.label"] }',
      ),
      condition('square.thick && tall(square, square)'),
    ],
    code: 'field-without-effect',
    at: 'rules/ground/bushes.json: { "id": "tall", "kind": "property", "takes": { "s": "square", "t": «"square"» }, "type": "bool", "is": "s.elevation > 1",',
    advice: 'a value that its expressions read',
  },
  {
    mistake: 'a misspelt value that a function takes',
    changes: [
      addedDefinition(
        '{ "id": "tall", "kind": "property", "takes": { "place": "square" }, "type": "bool", "is": "plaice.elevation > 1",\n      "clauses": ["ground.bushes.label"] }',
      ),
      condition('square.thick && tall(square)'),
    ],
    code: 'expression-unknown-name',
    at: 'rules/ground/bushes.json: { "id": "tall", "kind": "property", "takes": { "place": "square" }, "type": "bool", "is": "«plaice».elevation > 1",',
    advice: 'Did you mean "place"?',
  },
];
