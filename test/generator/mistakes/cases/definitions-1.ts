import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a misspelt kind',
    edits: [{ file: 'rules/turns/escape.json', right: '"kind": "parameter"', wrong: '"kind": "paramter"' }],
    code: 'value-unknown',
    at: 'rules/turns/escape.json: { "id": "escapeOn", "kind": «"paramter"», "type": "int", "unit": "pips", "value": 2, "clauses": ["turns.escape.roll"] },',
    advice: 'Did you mean "parameter"?',
  },
  {
    mistake: 'no kind',
    edits: [{ file: 'rules/turns/escape.json', right: '{ "id": "escapeOn", "kind": "parameter",', wrong: '{ "id": "escapeOn",' }],
    code: 'field-missing',
    at: 'rules/turns/escape.json: «{ "id": "escapeOn", "type": "int", "unit": "pips", "value": 2, "clauses": ["turns.escape.roll"] }»,',
    advice: 'Add "kind".',
  },
  {
    mistake: 'no id',
    edits: [{ file: 'rules/turns/escape.json', right: '{ "id": "escapeOn", "kind"', wrong: '{ "kind"' }],
    code: 'field-missing',
    at: 'rules/turns/escape.json: «{ "kind": "parameter", "type": "int", "unit": "pips", "value": 2, "clauses": ["turns.escape.roll"] }»,',
    advice: 'Add "id".',
  },
  {
    mistake: 'an id in two files',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '  "definitions": [\n',
        wrong:
          '  "definitions": [\n    { "id": "escapeOn", "kind": "parameter", "type": "int", "unit": "pips", "value": 3, "clauses": ["ground.bushes.label"] },\n',
      },
    ],
    code: 'definition-duplicate',
    at: 'rules/turns/escape.json: { "id": «"escapeOn"», "kind": "parameter", "type": "int", "unit": "pips", "value": 2, "clauses": ["turns.escape.roll"] },',
    advice: 'Rename or remove one of them',
  },
  {
    mistake: 'an id with a blank',
    edits: [{ file: 'rules/ground/bushes.json', right: '"id": "bush.between"', wrong: '"id": "bush between"' }],
    code: 'value-wrong-form',
    at: 'rules/ground/bushes.json: "id": «"bush between"»,',
    advice: 'expected permanent id, dotted kebab or camel case',
  },
  {
    mistake: 'a clause that is not there',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: `"if": "line.label == 'hindered'",\n      "clauses": ["ground.bushes.cover"]`,
        wrong: `"if": "line.label == 'hindered'",\n      "clauses": ["ground.bushes.covr"]`,
      },
    ],
    code: 'clause-unknown',
    at: 'rules/ground/bushes.json: "clauses": [«"ground.bushes.covr"»]',
    advice: 'Did you mean "ground.bushes.cover"?',
  },
  {
    mistake: 'a clause without its area',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: `"if": "line.label == 'hindered'",\n      "clauses": ["ground.bushes.cover"]`,
        wrong: `"if": "line.label == 'hindered'",\n      "clauses": ["cover"]`,
      },
    ],
    code: 'value-wrong-form',
    at: 'rules/ground/bushes.json: "clauses": [«"cover"»]',
    advice: 'expected area.page.clause',
  },
  {
    mistake: 'no clauses',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: `"if": "line.label == 'hindered'",\n      "clauses": ["ground.bushes.cover"]`,
        wrong: `"if": "line.label == 'hindered'"`,
      },
    ],
    code: 'field-missing',
    at: 'rules/ground/bushes.json: «{»',
    advice: 'Add "clauses".',
  },
  {
    mistake: 'an empty list of clauses',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: `"if": "line.label == 'hindered'",\n      "clauses": ["ground.bushes.cover"]`,
        wrong: `"if": "line.label == 'hindered'",\n      "clauses": []`,
      },
    ],
    code: 'value-wrong-shape',
    at: 'rules/ground/bushes.json: "clauses": «[]»',
    advice: 'expected at least 1 entry',
  },
  {
    mistake: 'a misspelt field',
    edits: [{ file: 'rules/ground/bushes.json', right: '"modifier": 1', wrong: '"modifer": 1' }],
    code: 'field-unknown',
    at: 'rules/ground/bushes.json: «"modifer"»: 1,',
    advice: 'Did you mean "modifier"?',
  },
  {
    mistake: 'a label that the path does not have',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"over": "target",\n      "gives": "hindered"',
        wrong: '"over": "target",\n      "gives": "hinderd"',
      },
    ],
    code: 'expression-unknown-label',
    at: 'rules/ground/bushes.json: "gives": «"hinderd"»,',
    advice: 'Did you mean "hindered"?',
  },
  {
    mistake: 'a misspelt path',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"path": "fire",\n      "over": "target"',
        wrong: '"path": "fier",\n      "over": "target"',
      },
    ],
    code: 'value-unknown',
    at: 'rules/ground/bushes.json: "path": «"fier"»,',
    advice: 'Did you mean "fire"?',
  },
  {
    mistake: 'a place that the path does not have',
    edits: [{ file: 'rules/ground/bushes.json', right: '"over": "target"', wrong: '"over": "step"' }],
    code: 'restriction-place-unknown',
    at: 'rules/ground/bushes.json: "over": «"step"»,',
    advice: 'expected source, between, target, edge, line',
  },
  {
    mistake: 'a restriction of a path that the book does not define',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '  "definitions": [\n',
        wrong:
          '  "definitions": [\n    { "id": "walk.bush", "kind": "restriction", "path": "move", "over": "step", "gives": "barred", "if": "to.bush", "clauses": ["ground.bushes.label"] },\n',
      },
    ],
    code: 'path-undefined',
    at: 'rules/ground/bushes.json: { "id": "walk.bush", "kind": "restriction", "path": «"move"», "over": "step", "gives": "barred", "if": "to.bush", "clauses": ["ground.bushes.label"] },',
    advice: 'expected a definition of kind "path" with its labels',
  },
  {
    mistake: 'an integer parameter with the value true',
    edits: [
      {
        file: 'rules/turns/escape.json',
        right: '"type": "int", "unit": "pips", "value": 2',
        wrong: '"type": "int", "unit": "pips", "value": true',
      },
    ],
    code: 'value-of-other-type',
    at: 'rules/turns/escape.json: { "id": "escapeOn", "kind": "parameter", "type": "int", "unit": "pips", "value": «true», "clauses": ["turns.escape.roll"] },',
    advice: 'expected a whole number',
  },
  {
    mistake: 'a parameter of an enumeration with another value',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '  "definitions": [\n',
        wrong:
          '  "definitions": [\n    { "id": "weather", "kind": "parameter", "type": { "enum": ["dry", "wet"] }, "unit": "weather", "value": "rain", "clauses": ["ground.bushes.label"] },\n',
      },
    ],
    code: 'value-of-other-type',
    at: 'rules/ground/bushes.json: { "id": "weather", "kind": "parameter", "type": { "enum": ["dry", "wet"] }, "unit": "weather", "value": «"rain"», "clauses": ["ground.bushes.label"] },',
    advice: 'expected "dry", "wet"',
  },
  {
    mistake: 'a parameter of an unknown type',
    edits: [{ file: 'rules/turns/escape.json', right: '"type": "int", "unit": "pips"', wrong: '"type": "integer", "unit": "pips"' }],
    code: 'type-unknown',
    at: 'rules/turns/escape.json: { "id": "escapeOn", "kind": "parameter", "type": «"integer"», "unit": "pips", "value": 2, "clauses": ["turns.escape.roll"] },',
    advice: 'Did you mean "int"?',
  },
  {
    mistake: 'a first value that the enumeration does not have',
    edits: [{ file: 'rules/ground/bushes.json', right: '"first": "standard"', wrong: '"first": "normal"' }],
    code: 'value-of-other-type',
    at: 'rules/ground/bushes.json: "first": «"normal"»,',
    advice: 'expected "tiny", "standard", "great"',
  },
  {
    mistake: 'a first value of another type',
    edits: [{ file: 'rules/ground/bushes.json', right: '"first": 1,', wrong: '"first": "one",' }],
    code: 'value-of-other-type',
    at: 'rules/ground/bushes.json: "first": «"one"»,',
    advice: 'expected a whole number',
  },
];
