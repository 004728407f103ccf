import { condition } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: '`and` for `&&`',
    changes: [condition('square.thick and line.level')],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "square.thick «and» line.level",',
    advice: 'Write "&&".',
  },
  {
    mistake: '`or` for `||`',
    changes: [condition('square.thick or line.level')],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "square.thick «or» line.level",',
    advice: 'Write "||".',
  },
  {
    mistake: '`not` for `!`',
    changes: [condition('not square.thick && line.level')],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "«not» square.thick && line.level",',
    advice: 'Write "!" before the condition.',
  },
  {
    mistake: 'AND in capitals',
    changes: [condition('square.thick AND line.level')],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "square.thick «AND» line.level",',
    advice: 'Write "&&".',
  },
  {
    mistake: '`=` for `==`',
    changes: [condition('square.thick = true && line.level')],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "square.thick «=» true && line.level",',
    advice: 'Write "==" to compare.',
  },
  {
    mistake: '`===` for `==`',
    changes: [condition('square.thick === true && line.level')],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "square.thick «===» true && line.level",',
    advice: 'Write "==".',
  },
  {
    mistake: '`<>` for `!=`',
    changes: [condition('square.elevation <> 1 && line.level')],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "square.elevation «<>» 1 && line.level",',
    advice: 'Write "!=".',
  },
  {
    mistake: '`=>` for `>=`',
    changes: [condition('square.elevation => 1 && line.level')],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "square.elevation «=>» 1 && line.level",',
    advice: 'Write ">=".',
  },
  {
    mistake: '`&` for `&&`',
    changes: [condition('square.thick & line.level')],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "square.thick «&» line.level",',
    advice: 'Write "&&".',
  },
  {
    mistake: 'a division',
    changes: [condition('square.elevation / 2 > 1 && square.thick')],
    code: 'expression-rounding',
    at: 'rules/ground/bushes.json: "if": "«square.elevation / 2» > 1 && square.thick",',
    advice: 'expected half(…) or share(…)',
  },
  {
    mistake: 'two comparisons in a row',
    changes: [condition('1 < square.elevation < 3')],
    code: 'expression-wrong-type',
    at: 'rules/ground/bushes.json: "if": "1 < square.elevation < «3»",',
    advice: 'expected true or false',
  },
];
