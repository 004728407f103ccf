import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a boolean as text',
    edits: [{ file: 'rules/ground/bushes.json', right: '"first": false', wrong: '"first": "false"' }],
    code: 'value-of-other-type',
    at: 'rules/ground/bushes.json: "first": «"false"»,',
    advice: 'Write it without quotes.',
  },
  {
    mistake: 'a given path that the question does not have',
    edits: [{ file: 'rules/ground/bushes.json', right: '"given": "map.hindering"', wrong: '"given": "map.hinderning"' }],
    code: 'given-unknown',
    at: 'rules/ground/bushes.json: "given": «"map.hinderning"»,',
    advice: 'Did you mean "map.hindering"?',
  },
  {
    mistake: 'a given path without its list',
    edits: [{ file: 'rules/ground/bushes.json', right: '"given": "characters.size"', wrong: '"given": "character.size"' }],
    code: 'given-unknown',
    at: 'rules/ground/bushes.json: "given": «"character.size"»,',
    advice: 'Did you mean "characters.size"?',
  },
  {
    mistake: 'a record of another subject than its given path',
    edits: [{ file: 'rules/ground/bushes.json', right: '"given": "map.hindering"', wrong: '"given": "characters.abilities"' }],
    code: 'given-of-other-subject',
    at: 'rules/ground/bushes.json: "given": «"characters.abilities"»,',
    advice: 'expected a field of each square',
  },
  {
    mistake: 'a fact named after another subject',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"id": "square.thick",\n      "kind": "property",\n      "of": "square"',
        wrong: '"id": "square.thick",\n      "kind": "property",\n      "of": "edge"',
      },
    ],
    code: 'fact-subject-wrong',
    at: 'rules/ground/bushes.json: "of": «"edge"»,',
    // What was found is `square`, the beginning of the id.
    advice: 'expected edge',
  },
  {
    mistake: 'a property of a type that its expression does not have',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"id": "line.range",\n      "kind": "property",\n      "of": "line",\n      "type": "int"',
        wrong: '"id": "line.range",\n      "kind": "property",\n      "of": "line",\n      "type": "bool"',
      },
    ],
    code: 'expression-wrong-type',
    at: 'rules/ground/bushes.json: "is": "«max(line.columns, line.rows)»",',
    advice: 'expected true or false',
  },
  {
    mistake: 'an enumeration with one value twice',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '{ "enum": ["tiny", "standard", "great"] }',
        wrong: '{ "enum": ["tiny", "standard", "tiny"] }',
      },
    ],
    code: 'value-duplicate',
    at: 'rules/ground/bushes.json: "type": { "enum": ["tiny", "standard", «"tiny"»] },',
    advice: 'Remove or rename one of them.',
  },
  {
    mistake: 'an enumeration as a list',
    edits: [
      { file: 'rules/ground/bushes.json', right: '{ "enum": ["tiny", "standard", "great"] }', wrong: '["tiny", "standard", "great"]' },
    ],
    code: 'value-wrong-type',
    at: 'rules/ground/bushes.json: "type": «["tiny", "standard", "great"]»,',
    advice: 'expected text in double quotes or an object',
  },
  {
    mistake: 'a misspelt cause',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '  "definitions": [\n',
        wrong:
          '  "definitions": [\n    { "id": "path.shove", "kind": "path", "path": "knock-back", "labels": ["free", "ends-in", "ends-before"], "causes": ["obstacle"], "corner": { "routes": "best", "within": "worst", "of": ["side"] }, "away": { "from": "target.squares.first()", "square": "attacker.squares.first()", "columns": "1", "rows": "0", "clauses": ["ground.bushes.label"] }, "clauses": ["ground.bushes.label"] },\n    { "id": "bush.shove", "kind": "restriction", "path": "knock-back", "over": "step", "gives": "ends-in", "if": "!step.offMap", "cause": "obstacle", "clauses": ["ground.bushes.label"] },\n    { "id": "bush.stop", "kind": "restriction", "path": "knock-back", "over": "step", "gives": "ends-before", "if": "step.offMap", \n      "cause": "obstacel",\n      "clauses": ["ground.bushes.label"] },\n',
      },
    ],
    code: 'cause-unknown',
    at: 'rules/ground/bushes.json: "cause": «"obstacel"»,',
    advice: 'Did you mean "obstacle"?',
  },
  {
    mistake: 'a fact of the game on the board',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '  "definitions": [\n',
        wrong:
          '  "definitions": [\n    { "id": "character.tired", "kind": "record", "of": "character", "type": "bool", "first": false, "clauses": ["ground.bushes.label"] },\n',
      },
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick",',
        wrong: '"if": "square.thick && square.occupied && square.occupant.tired",',
      },
    ],
    code: 'expression-unknown-fact',
    at: 'rules/ground/bushes.json: "if": "square.thick && square.occupied && square.occupant.«tired»",',
    advice: 'It is a fact of a game.',
  },
  {
    mistake: 'a field that only another path may have',
    edits: [{ file: 'rules/ground/bushes.json', right: '"along": "worst",', wrong: '"along": "worst",\n      "bends": "1 == 1",' }],
    code: 'field-without-effect',
    at: 'rules/ground/bushes.json: "bends": «"1 == 1"»,',
    advice: 'expected move',
  },
  {
    mistake: 'a field of facts about characters on a fact about squares',
    edits: [
      { file: 'rules/ground/bushes.json', right: '"given": "map.hindering"', wrong: '"given": "map.hindering",\n      "offMap": true' },
    ],
    code: 'field-without-effect',
    at: 'rules/ground/bushes.json: "offMap": «true»,',
    advice: 'given "characters.…"',
  },
  {
    mistake: 'a value of two classes',
    edits: [{ file: 'rules/ground/bushes.json', right: '"modifier": 1', wrong: '"modifier": 1,\n      "maximum": 3' }],
    code: 'definition-value-ambiguous',
    at: 'rules/ground/bushes.json: «{»',
    advice: 'expected one',
  },
  {
    mistake: 'a value of no class',
    edits: [{ file: 'rules/ground/bushes.json', right: '      "modifier": 1,\n', wrong: '' }],
    code: 'definition-value-ambiguous',
    at: 'rules/ground/bushes.json: «{»',
    advice: 'expected one',
  },
  {
    mistake: 'a value of an unknown quantity',
    edits: [{ file: 'rules/ground/bushes.json', right: '"of": "defense"', wrong: '"of": "defence"' }],
    code: 'expression-unknown-name',
    at: 'rules/ground/bushes.json: "of": «"defence"»,',
    advice: 'Did you mean "defense"?',
  },
  {
    mistake: 'a modifier as text that is no expression',
    edits: [{ file: 'rules/ground/bushes.json', right: '"modifier": 1', wrong: '"modifier": "one more"' }],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "modifier": "one «more»",',
    advice: 'A condition compares facts: "square.elevation > 1 && board.kind == \'indoor\'".',
  },
  {
    mistake: 'overrides of a definition that is not there',
    edits: [
      { file: 'rules/ground/bushes.json', right: '"over": "target",', wrong: '"over": "target",\n      "overrides": ["bush.beetween"],' },
    ],
    code: 'definition-unknown',
    at: 'rules/ground/bushes.json: "overrides": [«"bush.beetween"»],',
    advice: 'Did you mean "bush.between"?',
  },
  {
    mistake: 'two facts that need each other',
    edits: [{ file: 'rules/ground/bushes.json', right: '"is": "square.bush && board.kind != \'indoor\'"', wrong: '"is": "square.green"' }],
    code: 'property-cycle',
    at: 'rules/ground/bushes.json: "is": «"square.green"»,',
    advice: 'Define one of them without the next',
  },
  {
    mistake: 'an exception without its clauses',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick && line.level"',
        wrong: '"if": "square.thick && line.level",\n      "unless": [{ "if": "square.elevation == 0" }]',
      },
    ],
    code: 'field-missing',
    at: 'rules/ground/bushes.json: "unless": [«{ "if": "square.elevation == 0" }»],',
    advice: 'Add "clauses".',
  },
  {
    mistake: 'an exception as one object',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick && line.level"',
        wrong: '"if": "square.thick && line.level",\n      "unless": { "if": "square.elevation == 0", "clauses": ["ground.bushes.label"] }',
      },
    ],
    code: 'value-wrong-type',
    at: 'rules/ground/bushes.json: "unless": «{ "if": "square.elevation == 0", "clauses": ["ground.bushes.label"] }»,',
    advice: 'Put it in brackets: [{…}].',
  },
  {
    mistake: 'an exception with a misspelt fact',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"if": "square.thick && line.level"',
        wrong:
          '"if": "square.thick && line.level",\n      "unless": [{ "if": "square.elevaton == 0", "clauses": ["ground.bushes.label"] }]',
      },
    ],
    code: 'expression-unknown-fact',
    at: 'rules/ground/bushes.json: "unless": [{ "if": "square.«elevaton» == 0", "clauses": ["ground.bushes.label"] }],',
    advice: 'Did you mean "elevation"?',
  },
];
