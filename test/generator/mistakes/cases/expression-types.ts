import { addedDefinition, condition } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a number compared with a name',
    changes: [condition("square.elevation == 'high' && square.thick")],
    code: 'expression-wrong-type',
    at: 'rules/ground/bushes.json: "if": "square.elevation == «\'high\'» && square.thick",',
    advice: 'expected a whole number, true or false, or a name compared with an enumeration',
  },
  {
    mistake: 'a number where a condition is expected',
    changes: [condition('square.elevation')],
    code: 'expression-wrong-type',
    at: 'rules/ground/bushes.json: "if": "«square.elevation»",',
    advice: 'expected true or false',
  },
  {
    mistake: 'a fraction',
    changes: [condition('square.elevation > 1.5 && square.thick')],
    code: 'expression-wrong-type',
    at: 'rules/ground/bushes.json: "if": "square.elevation > «1.5» && square.thick",',
    advice: 'expected a whole number, true or false, or a name compared with an enumeration',
  },
  {
    mistake: 'a parameter that is a number as a condition',
    changes: [condition('escapeOn && square.thick')],
    code: 'expression-wrong-type',
    at: 'rules/ground/bushes.json: "if": "«escapeOn» && square.thick",',
    advice: 'expected true or false',
  },
  {
    mistake: '`null` for `none`',
    changes: [
      addedDefinition(
        '{ "id": "rest", "kind": "procedure", "name": "resting", "takes": { "who": "character?" }, "steps": [{ "emit": "rested", "says": "A figure rests.", "if": "who != null && who.size == \'tiny\'" }], "clauses": ["ground.bushes.label"] }',
      ),
    ],
    code: 'expression-wrong-type',
    at: 'rules/ground/bushes.json: { "id": "rest", "kind": "procedure", "name": "resting", "takes": { "who": "character?" }, "steps": [{ "emit": "rested", "says": "A figure rests.", "if": "who != «null» && who.size == \'tiny\'" }], "clauses": ["ground.bushes.label"] },',
    advice: 'Write none.',
  },
  {
    mistake: 'a method without parentheses',
    changes: [{ path: 'rules/turns/escape.json', replace: "characters.all(c, c.size == 'tiny')", with: 'characters.size > 0' }],
    code: 'expression-wrong-type',
    at: 'rules/turns/escape.json: "if": "!square.green && «characters».size > 0",',
    advice: 'Write size().',
  },
  {
    mistake: 'a wrong number of arguments in a fact that a question reads',
    changes: [{ path: 'rules/ground/bushes.json', replace: 'line.columns == 0 ||', with: 'max(line.columns) == 0 ||' }],
    code: 'expression-argument-count',
    at: 'rules/ground/bushes.json: "is": "«max(line.columns)» == 0 || line.rows == 0",',
    advice: 'expected 2',
  },
];
