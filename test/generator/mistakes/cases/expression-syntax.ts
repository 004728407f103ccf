import { condition } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a bracket never closed',
    changes: [condition('(square.thick && line.level')],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "(square.thick && line.level«"»,',
    advice: '")" is missing.',
  },
  {
    mistake: 'a bracket closed twice, before another pair of brackets',
    changes: [condition('(square.thick)) && (line.level)')],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "(square.thick)«)» && (line.level)",',
    advice: 'This ")" is one too many.',
  },
  {
    mistake: 'an empty expression',
    changes: [condition('')],
    code: 'value-wrong-shape',
    at: 'rules/ground/bushes.json: "if": «""»,',
    advice: 'expected at least 1 character',
  },
  {
    mistake: 'a condition as true instead of text',
    changes: [{ path: 'rules/ground/bushes.json', replace: '"if": "square.thick && line.level"', with: '"if": true' }],
    code: 'value-wrong-type',
    at: 'rules/ground/bushes.json: "if": «true»,',
    advice: 'Put it in double quotes: "true".',
  },
  {
    mistake: 'double quotes that end the JSON text',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"if": "square.thick && line.level"',
        with: '"if": "board.kind == "indoor" && square.thick"',
      },
    ],
    code: 'json-syntax',
    at: 'rules/ground/bushes.json: "if": "board.kind == "«indoor»" && square.thick",',
    advice: 'The text ended at this double quote: write \\" or a single quote inside it.',
  },
  {
    mistake: 'a sentence instead of an expression',
    changes: [condition('the square is thick')],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "the square «is» thick",',
    advice: 'Write "==".',
  },
  {
    mistake: 'a number with a plus sign',
    changes: [{ path: 'rules/ground/bushes.json', replace: '"modifier": 1', with: '"modifier": "+1"' }],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "modifier": "«+»1",',
    advice: 'Write the number without "+".',
  },
];
