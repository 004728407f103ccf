import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'and for &&',
    edits: [
      { file: 'rules/ground/bushes.json', right: '"if": "square.thick && line.level"', wrong: '"if": "square.thick and line.level"' },
    ],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "square.thick «and» line.level",',
    advice: 'Write "&&".',
  },
  {
    mistake: 'or for ||',
    edits: [{ file: 'rules/ground/bushes.json', right: '"if": "square.thick && line.level"', wrong: '"if": "square.thick or line.level"' }],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "square.thick «or» line.level",',
    advice: 'Write "||".',
  },
  {
    mistake: 'not for !',
    edits: [
      { file: 'rules/ground/bushes.json', right: '"if": "square.thick && line.level"', wrong: '"if": "not square.thick && line.level"' },
    ],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "«not» square.thick && line.level",',
    advice: 'Write "!" before the condition.',
  },
  {
    mistake: 'AND in capitals',
    edits: [
      { file: 'rules/ground/bushes.json', right: '"if": "square.thick && line.level"', wrong: '"if": "square.thick AND line.level"' },
    ],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "square.thick «AND» line.level",',
    advice: 'Write "&&".',
  },
  {
    mistake: '= for ==',
    edits: [
      { file: 'rules/ground/bushes.json', right: '"if": "square.thick && line.level"', wrong: '"if": "square.thick = true && line.level"' },
    ],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "square.thick «=» true && line.level",',
    advice: 'Write "==" to compare.',
  },
  {
    mistake: '=== for ==',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick && line.level"',
        wrong: '"if": "square.thick === true && line.level"',
      },
    ],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "square.thick «===» true && line.level",',
    advice: 'Write "==".',
  },
  {
    mistake: '<> for !=',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick && line.level"',
        wrong: '"if": "square.elevation <> 1 && line.level"',
      },
    ],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "square.elevation «<>» 1 && line.level",',
    advice: 'Write "!=".',
  },
  {
    mistake: '=> for >=',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick && line.level"',
        wrong: '"if": "square.elevation => 1 && line.level"',
      },
    ],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "square.elevation «=>» 1 && line.level",',
    advice: 'Write ">=".',
  },
  {
    mistake: '& for &&',
    edits: [{ file: 'rules/ground/bushes.json', right: '"if": "square.thick && line.level"', wrong: '"if": "square.thick & line.level"' }],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "square.thick «&» line.level",',
    advice: 'Write "&&".',
  },
  {
    mistake: 'a bracket never closed',
    edits: [
      { file: 'rules/ground/bushes.json', right: '"if": "square.thick && line.level"', wrong: '"if": "(square.thick && line.level"' },
    ],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "(square.thick && line.level«"»,',
    advice: '")" is missing.',
  },
  {
    mistake: 'an empty expression',
    edits: [{ file: 'rules/ground/bushes.json', right: '"if": "square.thick && line.level"', wrong: '"if": ""' }],
    code: 'value-wrong-shape',
    at: 'rules/ground/bushes.json: "if": «""»,',
    advice: 'expected at least 1 character',
  },
  {
    mistake: 'a condition as true instead of text',
    edits: [{ file: 'rules/ground/bushes.json', right: '"if": "square.thick && line.level"', wrong: '"if": true' }],
    code: 'value-wrong-type',
    at: 'rules/ground/bushes.json: "if": «true»,',
    advice: 'Put it in double quotes: "true".',
  },
  {
    mistake: 'a misspelt fact',
    edits: [{ file: 'rules/ground/bushes.json', right: '"if": "square.thick && line.level"', wrong: '"if": "square.thik && line.level"' }],
    code: 'expression-unknown-fact',
    at: 'rules/ground/bushes.json: "if": "square.«thik» && line.level",',
    advice: 'Did you mean "thick"?',
  },
  {
    mistake: 'a fact of another subject',
    edits: [
      { file: 'rules/ground/bushes.json', right: '"if": "square.thick && line.level"', wrong: '"if": "square.label == 1 && line.level"' },
    ],
    code: 'expression-unknown-fact',
    at: 'rules/ground/bushes.json: "if": "square.«label» == 1 && line.level",',
    advice: 'expected occupied, occupant, objects, column, row, thick, green, bush, elevation',
  },
  {
    mistake: 'a subject that is unknown at this place',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick && line.level"',
        wrong: '"if": "target.size == \'tiny\' && square.thick"',
      },
    ],
    code: 'expression-unknown-name',
    at: 'rules/ground/bushes.json: "if": "«target».size == \'tiny\' && square.thick",',
    advice: 'expected board, characters, square, line, escapeOn',
  },
];
