import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a table with a gap',
    edits: [{ file: 'rules/turns/escape.json', right: 'die > 1 && die + bonus >= escapeOn', wrong: 'die > 1 && die + bonus > escapeOn' }],
    code: 'table-gap',
    at: 'rules/turns/escape.json: "rows": «[»',
    advice: 'Add a row, or widen a condition',
  },
  {
    mistake: 'a table with two rows for one input',
    edits: [{ file: 'rules/turns/escape.json', right: '"if": "die == 1"', wrong: '"if": "die <= 2"' }],
    code: 'table-overlap',
    at: 'rules/turns/escape.json: «{ "if": "die <= 2", "gives": false }»,',
    advice: 'Narrow one of the conditions',
  },
  {
    mistake: 'a row that gives another type',
    edits: [{ file: 'rules/turns/escape.json', right: '{ "if": "die == 1", "gives": false }', wrong: '{ "if": "die == 1", "gives": 0 }' }],
    code: 'value-of-other-type',
    at: 'rules/turns/escape.json: { "if": "die == 1", "gives": «0» },',
    advice: 'expected true or false',
  },
  {
    mistake: 'a row with a misspelt input',
    edits: [{ file: 'rules/turns/escape.json', right: '"if": "die == 1"', wrong: '"if": "dice == 1"' }],
    code: 'expression-unknown-name',
    at: 'rules/turns/escape.json: { "if": "«dice» == 1", "gives": false },',
    advice: 'Did you mean "die"?',
  },
  {
    mistake: 'an input whose range is upside down',
    edits: [{ file: 'rules/turns/escape.json', right: '"die": { "from": 1, "to": 6 }', wrong: '"die": { "from": 6, "to": 1 }' }],
    code: 'table-input-empty',
    at: 'rules/turns/escape.json: "inputs": { "die": «{ "from": 6, "to": 1 }», "bonus": { "from": -2, "to": 2 } },',
    advice: 'Exchange the two numbers.',
  },
  {
    mistake: 'an erratum that opens a gap',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set escape.outcome\n{ "rows.1.if": "die > 1 && die + bonus > escapeOn" }\n```\n',
      },
    ],
    code: 'table-gap',
    // Both errata changed what the table reads: the place is the first change in the order of definitions, the message names both.
    at: 'rules/errata/guide-escape.json: { "definition": "escapeOn", "set": { "value": «4» } }',
    advice: 'Add a row, or widen a condition',
  },
  {
    mistake: 'an erratum that opens a gap by the value of a parameter',
    edits: [
      { file: 'rules/turns/escape.json', right: 'die > 1 && die + bonus < escapeOn', wrong: 'die > 1 && die + bonus < 2' },
      { file: 'rules/errata/guide-escape.json', right: '"value": 4', wrong: '"value": 3' },
    ],
    code: 'table-gap',
    at: 'rules/errata/guide-escape.json: { "definition": "escapeOn", "set": { "value": «3» } }',
    advice: 'Add a row, or widen a condition',
  },
];
