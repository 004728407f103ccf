import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a misspelt variable',
    edits: [{ file: 'rules/ground/bushes.json', right: '"if": "square.thick && line.level"', wrong: '"if": "squar.thick && line.level"' }],
    code: 'expression-unknown-name',
    at: 'rules/ground/bushes.json: "if": "«squar».thick && line.level",',
    advice: 'Did you mean "square"?',
  },
  {
    mistake: 'a misspelt function',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick && line.level"',
        wrong: '"if": "mx(square.elevation, 1) > 0 && square.thick"',
      },
    ],
    code: 'expression-unknown-function',
    at: 'rules/ground/bushes.json: "if": "«mx(square.elevation, 1)» > 0 && square.thick",',
    advice: 'Did you mean "max"?',
  },
  {
    mistake: 'too many values for a function',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick && line.level"',
        wrong: '"if": "max(square.elevation, 1, 2) > 0 && square.thick"',
      },
    ],
    code: 'expression-argument-count',
    at: 'rules/ground/bushes.json: "if": "«max(square.elevation, 1, 2)» > 0 && square.thick",',
    advice: 'expected 2',
  },
  {
    mistake: 'a number compared with a name',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick && line.level"',
        wrong: '"if": "square.elevation == \'high\' && square.thick"',
      },
    ],
    code: 'expression-wrong-type',
    at: 'rules/ground/bushes.json: "if": "square.elevation == «\'high\'» && square.thick",',
    advice: 'expected a whole number, true or false, or a name compared with an enumeration',
  },
  {
    mistake: 'a value that the enumeration does not have',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick && line.level"',
        wrong: '"if": "board.kind == \'inside\' && square.thick"',
      },
    ],
    code: 'expression-unknown-value',
    at: 'rules/ground/bushes.json: "if": "board.kind == «\'inside\'» && square.thick",',
    advice: "expected 'outdoor', 'indoor', 'indoor/outdoor'",
  },
  {
    mistake: 'an enumeration without quotes',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick && line.level"',
        wrong: '"if": "board.kind == indoor && square.thick"',
      },
    ],
    code: 'expression-unknown-name',
    at: 'rules/ground/bushes.json: "if": "board.kind == «indoor» && square.thick",',
    advice: "Write the value in quotes: 'indoor'.",
  },
  {
    mistake: 'a number where a condition is expected',
    edits: [{ file: 'rules/ground/bushes.json', right: '"if": "square.thick && line.level"', wrong: '"if": "square.elevation"' }],
    code: 'expression-wrong-type',
    at: 'rules/ground/bushes.json: "if": "«square.elevation»",',
    advice: 'expected true or false',
  },
  {
    mistake: 'a division',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick && line.level"',
        wrong: '"if": "square.elevation / 2 > 1 && square.thick"',
      },
    ],
    code: 'expression-rounding',
    at: 'rules/ground/bushes.json: "if": "«square.elevation / 2» > 1 && square.thick",',
    advice: 'expected half(…) or share(…)',
  },
  {
    mistake: 'a fraction',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick && line.level"',
        wrong: '"if": "square.elevation > 1.5 && square.thick"',
      },
    ],
    code: 'expression-wrong-type',
    at: 'rules/ground/bushes.json: "if": "square.elevation > «1.5» && square.thick",',
    advice: 'expected a whole number, true or false, or a name compared with an enumeration',
  },
  {
    mistake: 'double quotes that end the JSON text',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick && line.level"',
        wrong: '"if": "board.kind == "indoor" && square.thick"',
      },
    ],
    code: 'json-syntax',
    at: 'rules/ground/bushes.json: "if": "board.kind == "«indoor»" && square.thick",',
    advice: 'The text ended at this double quote: write \\" or a single quote inside it.',
  },
  {
    mistake: 'a sentence instead of an expression',
    edits: [{ file: 'rules/ground/bushes.json', right: '"if": "square.thick && line.level"', wrong: '"if": "the square is thick"' }],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "if": "the square «is» thick",',
    advice: 'Write "==".',
  },
  {
    mistake: 'a parameter that is a number as a condition',
    edits: [{ file: 'rules/ground/bushes.json', right: '"if": "square.thick && line.level"', wrong: '"if": "escapeOn && square.thick"' }],
    code: 'expression-wrong-type',
    at: 'rules/ground/bushes.json: "if": "«escapeOn» && square.thick",',
    advice: 'expected true or false',
  },
  {
    mistake: 'a function of lists without its variable',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick && line.level"',
        wrong: '"if": "characters.exists(c.size == \'tiny\') && square.thick"',
      },
    ],
    code: 'expression-unknown-function',
    at: 'rules/ground/bushes.json: "if": "«characters.exists(c.size == \'tiny\')» && square.thick",',
    advice: 'expected exists(x, …), all(x, …), filter(x, …), map(x, …), size()',
  },
  {
    mistake: 'an unknown function of lists',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick && line.level"',
        wrong: '"if": "characters.any(c, c.size == \'tiny\') && square.thick"',
      },
    ],
    code: 'expression-unknown-function',
    at: 'rules/ground/bushes.json: "if": "«characters.any(c, c.size == \'tiny\')» && square.thick",',
    advice: 'expected exists(x, …), all(x, …), filter(x, …), map(x, …), size()',
  },
  {
    mistake: 'two comparisons in a row',
    edits: [{ file: 'rules/ground/bushes.json', right: '"if": "square.thick && line.level"', wrong: '"if": "1 < square.elevation < 3"' }],
    code: 'expression-wrong-type',
    at: 'rules/ground/bushes.json: "if": "1 < square.elevation < «3»",',
    advice: 'expected true or false',
  },
];
