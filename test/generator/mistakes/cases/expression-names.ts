import { addedDefinition, condition } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

const settingFact = (fact: string): string =>
  `{ "id": "rest", "kind": "procedure", "name": "resting", "holds": { "rounds": "int = 0" }, "steps": [{ "set": "${fact}", "to": "resting.rounds + 1" }], "clauses": ["ground.bushes.label"] }`;

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a misspelt fact of a procedure in `set`',
    changes: [addedDefinition(settingFact('resting.round'))],
    code: 'expression-unknown-name',
    at: `rules/ground/bushes.json: ${settingFact('X').replace('"X"', '«"resting.round"»')},`,
    advice: 'Did you mean "resting.rounds"?',
  },
  {
    mistake: 'a misspelt procedure in `set`',
    changes: [addedDefinition(settingFact('restin.rounds'))],
    code: 'expression-unknown-name',
    at: `rules/ground/bushes.json: ${settingFact('X').replace('"X"', '«"restin.rounds"»')},`,
    advice: 'Did you mean "resting.rounds"?',
  },
  {
    mistake: 'an unknown fact in `about` of a constraint on set-ups, so that its condition reads an unknown square',
    changes: [{ path: 'rules/turns/escape.json', replace: '"about": "square.bush"', with: '"about": "character.square"' }],
    code: 'expression-unknown-fact',
    at: 'rules/turns/escape.json: "about": «"character.square"»,',
    advice: 'Did you mean "character.squares"?',
  },
  {
    mistake: '`true` in capitals',
    changes: [condition('TRUE && square.thick')],
    code: 'expression-unknown-name',
    at: 'rules/ground/bushes.json: "if": "«TRUE» && square.thick",',
    advice: 'Did you mean "true"?',
  },
  {
    mistake: 'a misspelt fact',
    changes: [condition('square.thik && line.level')],
    code: 'expression-unknown-fact',
    at: 'rules/ground/bushes.json: "if": "square.«thik» && line.level",',
    advice: 'Did you mean "thick"?',
  },
  {
    mistake: 'a fact of another subject',
    changes: [condition('square.label == 1 && line.level')],
    code: 'expression-unknown-fact',
    at: 'rules/ground/bushes.json: "if": "square.«label» == 1 && line.level",',
    advice: 'expected occupied, occupant, objects, column, row, thick, green, elevation, bush',
  },
  {
    mistake: 'a subject that is unknown at this place',
    changes: [condition("target.size == 'tiny' && square.thick")],
    code: 'expression-unknown-name',
    at: 'rules/ground/bushes.json: "if": "«target».size == \'tiny\' && square.thick",',
    advice: 'Here "target" is read through class keys. Read line.level, or add a class key under "class" of the path "fire".',
  },
  {
    mistake: 'a fact without its subject',
    changes: [condition('thick && line.level')],
    code: 'expression-unknown-name',
    at: 'rules/ground/bushes.json: "if": "«thick» && line.level",',
    advice: 'Did you mean "square.thick"?',
  },
  {
    mistake: 'a misspelt variable',
    changes: [condition('squar.thick && line.level')],
    code: 'expression-unknown-name',
    at: 'rules/ground/bushes.json: "if": "«squar».thick && line.level",',
    advice: 'Did you mean "square"?',
  },
  {
    mistake: 'a misspelt function',
    changes: [condition('mx(square.elevation, 1) > 0 && square.thick')],
    code: 'expression-unknown-function',
    at: 'rules/ground/bushes.json: "if": "«mx(square.elevation, 1)» > 0 && square.thick",',
    advice: 'Did you mean "max"?',
  },
  {
    mistake: 'too many values for a function',
    changes: [condition('max(square.elevation, 1, 2) > 0 && square.thick')],
    code: 'expression-argument-count',
    at: 'rules/ground/bushes.json: "if": "«max(square.elevation, 1, 2)» > 0 && square.thick",',
    advice: 'expected 2',
  },
  {
    mistake: 'a value that the enumeration does not have',
    changes: [condition("board.kind == 'inside' && square.thick")],
    code: 'expression-unknown-value',
    at: 'rules/ground/bushes.json: "if": "board.kind == «\'inside\'» && square.thick",',
    advice: "expected 'outdoor', 'indoor', 'indoor/outdoor'",
  },
  {
    mistake: 'an enumeration without quotes',
    changes: [condition('board.kind == indoor && square.thick')],
    code: 'expression-unknown-name',
    at: 'rules/ground/bushes.json: "if": "board.kind == «indoor» && square.thick",',
    advice: "Write the value in quotes: 'indoor'.",
  },
  {
    mistake: 'a function of lists without its variable',
    changes: [condition("characters.exists(c.size == 'tiny') && square.thick")],
    code: 'expression-unknown-function',
    at: 'rules/ground/bushes.json: "if": "«characters.exists(c.size == \'tiny\')» && square.thick",',
    advice: 'expected exists(x, …), all(x, …), filter(x, …), map(x, …), size()',
  },
  {
    mistake: 'an unknown function of lists',
    changes: [condition("characters.any(c, c.size == 'tiny') && square.thick")],
    code: 'expression-unknown-function',
    at: 'rules/ground/bushes.json: "if": "«characters.any(c, c.size == \'tiny\')» && square.thick",',
    advice: 'expected exists(x, …), all(x, …), filter(x, …), map(x, …), size()',
  },
  {
    mistake: 'a misspelt parameter in the only definition that carries the numbers of a text',
    changes: [
      { path: 'rules/turns/escape.json', replace: 'bonus >= escapeOn', with: 'bonus >= escapeOnn' },
      { path: 'rules/turns/escape.json', replace: 'bonus < escapeOn', with: 'bonus < 4' },
      {
        path: 'rules/turns/escape.json',
        replace: '"unit": "pips", "value": 2, "clauses": ["turns.escape.roll"]',
        with: '"unit": "pips", "value": 2, "clauses": ["turns.escape.rest"]',
      },
    ],
    code: 'expression-unknown-name',
    at: 'rules/turns/escape.json: { "if": "die > 1 && die + bonus >= «escapeOnn»", "gives": true },',
    advice: 'Did you mean "escapeOn"?',
  },
  {
    mistake: 'a misspelt id of a definition that several others read',
    changes: [{ path: 'rules/ground/bushes.json', replace: '"id": "square.thick"', with: '"id": "square.thik"' }],
    code: 'definition-id-misspelt',
    at: 'rules/ground/bushes.json: "id": «"square.thik"»,',
    advice: 'Did you mean to define "square.thick" here?',
  },
];
