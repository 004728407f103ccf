import type { Change } from '../../../fixtures/edited-small-book.ts';
import { addedAmendment, addedDefinition, condition } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

const MANY_MARKS = Array.from({ length: 32 }, (_, index) => `"mark-${'abcdefgh'[index % 8]}-${'abcd'[index >> 3]}"`).join(', ');

/** A function of one parameter, and a restriction that calls it. */
const calledFunction = (type: string, body: string, argument: string): readonly Change[] => [
  addedDefinition(functionOf(type, body)),
  condition(`square.thick && isLow(${argument})`),
];

const functionOf = (type: string, body: string): string =>
  `{ "id": "isLow", "kind": "property", "type": "bool", "takes": { "given": "${type}" }, ${body}, "clauses": ["ground.bushes.measure"] }`;

const rows = (condition: string): string => `"rows": [{ "if": "${condition}", "gives": true }, { "gives": false }]`;

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a parameter of a function with another type than its rows and its call have',
    changes: calledFunction('bool', rows('given < 2'), 'square.elevation'),
    code: 'expression-wrong-type',
    at: `rules/ground/bushes.json: ${functionOf('bool', rows('given < «2»'))},`,
    advice: 'compare the types in its "takes"',
  },
  {
    mistake: 'a parameter of a function that has not the fact which the function reads, and is not what its call gives',
    changes: calledFunction('character', '"is": "given.elevation < 2"', 'square'),
    code: 'expression-unknown-fact',
    at: `rules/ground/bushes.json: ${functionOf('character', '"is": "given.«elevation» < 2"')},`,
    advice: 'compare the types in its "takes"',
  },
  {
    mistake: 'a type that the values of a parameter do not have, as printed and in an erratum',
    changes: [{ path: 'rules/turns/escape.json', replace: '"type": "int", "unit": "pips"', with: '"type": "bool", "unit": "pips"' }],
    code: 'value-of-other-type',
    at: 'rules/turns/escape.json: { "id": "escapeOn", "kind": "parameter", "type": "bool", "unit": "pips", "value": «2», "clauses": ["turns.escape.roll"] },',
    advice: 'the type or the values are wrong',
  },
  {
    mistake: 'an integer parameter with the value true',
    changes: [
      {
        path: 'rules/turns/escape.json',
        replace: '"type": "int", "unit": "pips", "value": 2',
        with: '"type": "int", "unit": "pips", "value": true',
      },
    ],
    code: 'value-of-other-type',
    at: 'rules/turns/escape.json: { "id": "escapeOn", "kind": "parameter", "type": "int", "unit": "pips", "value": «true», "clauses": ["turns.escape.roll"] },',
    advice: 'expected a whole number',
  },
  {
    mistake: 'a parameter of an enumeration with another value',
    changes: [
      addedDefinition(
        '{ "id": "weather", "kind": "parameter", "type": { "enum": ["dry", "wet"] }, "unit": "weather", "value": "rain", "clauses": ["ground.bushes.label"] }',
      ),
    ],
    code: 'value-of-other-type',
    at: 'rules/ground/bushes.json: { "id": "weather", "kind": "parameter", "type": { "enum": ["dry", "wet"] }, "unit": "weather", "value": «"rain"», "clauses": ["ground.bushes.label"] },',
    advice: 'expected "dry", "wet"',
  },
  {
    mistake: 'a parameter of an unknown type',
    changes: [{ path: 'rules/turns/escape.json', replace: '"type": "int", "unit": "pips"', with: '"type": "integer", "unit": "pips"' }],
    code: 'type-unknown',
    at: 'rules/turns/escape.json: { "id": "escapeOn", "kind": "parameter", "type": «"integer"», "unit": "pips", "value": 2, "clauses": ["turns.escape.roll"] },',
    advice: 'Did you mean "int"?',
  },
  {
    mistake: 'a first value that the enumeration does not have',
    changes: [{ path: 'rules/ground/bushes.json', replace: '"first": "standard"', with: '"first": "normal"' }],
    code: 'value-of-other-type',
    at: 'rules/ground/bushes.json: "first": «"normal"»,',
    advice: 'expected "tiny", "standard", "great"',
  },
  {
    mistake: 'a first value of another type',
    changes: [{ path: 'rules/ground/bushes.json', replace: '"first": 1,', with: '"first": "one",' }],
    code: 'value-of-other-type',
    at: 'rules/ground/bushes.json: "first": «"one"»,',
    advice: 'expected a whole number',
  },
  {
    mistake: 'a boolean as text',
    changes: [
      addedDefinition(
        '{ "id": "square.dry", "kind": "record", "of": "square", "type": "bool", "first": "true", "given": "map.blocking", "clauses": ["ground.bushes.label"] }',
      ),
    ],
    code: 'value-of-other-type',
    at: 'rules/ground/bushes.json: { "id": "square.dry", "kind": "record", "of": "square", "type": "bool", "first": «"true"», "given": "map.blocking", "clauses": ["ground.bushes.label"] },',
    advice: 'Write it without quotes.',
  },
  {
    mistake: 'an enumeration with one value twice',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '{ "enum": ["tiny", "standard", "great"] }',
        with: '{ "enum": ["tiny", "standard", "tiny"] }',
      },
    ],
    code: 'value-duplicate',
    at: 'rules/ground/bushes.json: "type": { "enum": ["tiny", "standard", «"tiny"»] },',
    advice: 'Remove or rename one of them.',
  },
  {
    mistake: 'an enumeration as a list',
    changes: [
      { path: 'rules/ground/bushes.json', replace: '{ "enum": ["tiny", "standard", "great"] }', with: '["tiny", "standard", "great"]' },
    ],
    code: 'value-wrong-type',
    at: 'rules/ground/bushes.json: "type": «["tiny", "standard", "great"]»,',
    advice: 'expected text in double quotes or an object',
  },
  {
    mistake: 'a property of a type that its expression does not have',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"id": "line.range",\n      "kind": "property",\n      "of": "line",\n      "type": "int"',
        with: '"id": "line.range",\n      "kind": "property",\n      "of": "line",\n      "type": "bool"',
      },
    ],
    code: 'expression-wrong-type',
    at: 'rules/ground/bushes.json: "is": "«max(line.columns, line.rows)»",',
    advice: 'expected true or false',
  },
  {
    mistake: 'an enumeration extended in one of the two definitions that list it, and a use of its new value',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"enum": ["tiny", "standard", "great"]',
        with: '"enum": ["tiny", "standard", "great", "vast"]',
      },
      addedDefinition(
        '{ "id": "character.width", "kind": "property", "of": "character", "type": { "enum": ["tiny", "standard", "great"] }, "is": "character.size", "clauses": ["ground.bushes.label"] }',
      ),
      { path: 'rules/turns/escape.json', replace: "c.size == 'tiny'", with: "c.width == 'vast'" },
    ],
    code: 'expression-wrong-type',
    at: 'rules/ground/bushes.json: { "id": "character.width", "kind": "property", "of": "character", "type": { "enum": ["tiny", "standard", "great"] }, "is": "«character.size»", "clauses": ["ground.bushes.label"] },',
    advice: `"character.size" has 'vast', and "character.width" has not. Both must list the same values in the same order.`,
  },
  {
    mistake: 'an enumeration extended by an erratum in one of the two definitions that list it',
    changes: [
      addedDefinition(
        '{ "id": "character.width", "kind": "property", "of": "character", "type": { "enum": ["tiny", "standard", "great"] }, "is": "character.size", "clauses": ["ground.bushes.label"] }',
      ),
      addedAmendment('{ "definition": "character.size", "set": { "type.enum.3": "vast" } }'),
    ],
    code: 'expression-wrong-type',
    at: 'rules/errata/guide-escape.json: { "definition": "escapeOn", "set": { "value": 4 } }, { "definition": "character.size", "set": { "type.enum.3": «"vast"» } }',
    advice: `"character.size" has 'vast', and "character.width" has not.`,
  },
  {
    mistake: 'an enumeration in two orders',
    changes: [
      addedDefinition(
        '{ "id": "character.width", "kind": "property", "of": "character", "type": { "enum": ["standard", "tiny", "great"] }, "is": "character.size", "clauses": ["ground.bushes.label"] }',
      ),
    ],
    code: 'expression-wrong-type',
    at: 'rules/ground/bushes.json: { "id": "character.width", "kind": "property", "of": "character", "type": { "enum": ["standard", "tiny", "great"] }, "is": "«character.size»", "clauses": ["ground.bushes.label"] },',
    advice: '"character.size" and "character.width" list them in different orders.',
  },
  {
    mistake: 'a set of more values than a number has bits',
    changes: [
      addedDefinition(
        `{ "id": "character.marks", "kind": "record", "of": "character", "type": { "set": [${MANY_MARKS}] }, "clauses": ["ground.bushes.label"] }`,
      ),
    ],
    code: 'value-wrong-shape',
    at: `rules/ground/bushes.json: { "id": "character.marks", "kind": "record", "of": "character", "type": { "set": «[${MANY_MARKS}]» }, "clauses": ["ground.bushes.label"] },`,
    advice: 'expected at most 31 entries',
  },
];
