import { addedDefinition, fieldOfRestriction } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a label that the path does not have',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"over": "target",\n      "gives": "hindered"',
        with: '"over": "target",\n      "gives": "hinderd"',
      },
    ],
    code: 'expression-unknown-label',
    at: 'rules/ground/bushes.json: "gives": «"hinderd"»,',
    advice: 'Did you mean "hindered"?',
  },
  {
    mistake: 'a misspelt path',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"path": "fire",\n      "over": "target"',
        with: '"path": "fier",\n      "over": "target"',
      },
    ],
    code: 'value-unknown',
    at: 'rules/ground/bushes.json: "path": «"fier"»,',
    advice: 'Did you mean "fire"?',
  },
  {
    mistake: 'a place that the path does not have',
    changes: [{ path: 'rules/ground/bushes.json', replace: '"over": "target"', with: '"over": "step"' }],
    code: 'restriction-place-unknown',
    at: 'rules/ground/bushes.json: "over": «"step"»,',
    advice: 'expected source, between, target, edge, line',
  },
  {
    mistake: 'a restriction of a path that the book does not define',
    changes: [
      addedDefinition(
        '{ "id": "walk.bush", "kind": "restriction", "path": "move", "over": "step", "gives": "barred", "if": "to.bush", "clauses": ["ground.bushes.label"] }',
      ),
    ],
    code: 'path-undefined',
    at: 'rules/ground/bushes.json: { "id": "walk.bush", "kind": "restriction", "path": «"move"», "over": "step", "gives": "barred", "if": "to.bush", "clauses": ["ground.bushes.label"] },',
    advice: 'expected a definition of kind "path" with its labels',
  },
  {
    mistake: 'a misspelt cause',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '  "definitions": [\n',
        with: '  "definitions": [\n    { "id": "path.shove", "kind": "path", "path": "knock-back", "labels": ["free", "ends-in", "ends-before"], "causes": ["obstacle"], "corner": { "routes": "best", "within": "worst", "of": ["side"] }, "away": { "from": "target.squares.first()", "square": "attacker.squares.first()", "columns": "1", "rows": "0", "clauses": ["ground.bushes.label"] }, "clauses": ["ground.bushes.label"] },\n    { "id": "bush.shove", "kind": "restriction", "path": "knock-back", "over": "step", "gives": "ends-in", "if": "!step.offMap", "cause": "obstacle", "clauses": ["ground.bushes.label"] },\n    { "id": "bush.stop", "kind": "restriction", "path": "knock-back", "over": "step", "gives": "ends-before", "if": "step.offMap", \n      "cause": "obstacel",\n      "clauses": ["ground.bushes.label"] },\n',
      },
    ],
    code: 'cause-unknown',
    at: 'rules/ground/bushes.json: "cause": «"obstacel"»,',
    advice: 'Did you mean "obstacle"?',
  },
  {
    mistake: 'clauses of a corner on a path that cites its restrictions',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '  "definitions": [\n',
        with: '  "definitions": [\n    { "id": "path.shove", "kind": "path", "path": "knock-back", "labels": ["free", "ends-in", "ends-before"], "causes": ["obstacle"], "corner": { "routes": "best", "within": "worst", "of": ["side"],\n      "clauses": ["ground.bushes.label"]\n    }, "away": { "from": "target.squares.first()", "square": "attacker.squares.first()", "columns": "1", "rows": "0", "clauses": ["ground.bushes.label"] }, "clauses": ["ground.bushes.label"] },\n    { "id": "bush.shove", "kind": "restriction", "path": "knock-back", "over": "step", "gives": "ends-in", "if": "!step.offMap", "cause": "obstacle", "clauses": ["ground.bushes.label"] },\n    { "id": "bush.stop", "kind": "restriction", "path": "knock-back", "over": "step", "gives": "ends-before", "if": "step.offMap", "cause": "obstacle", "clauses": ["ground.bushes.label"] },\n',
      },
    ],
    code: 'field-without-effect',
    at: 'rules/ground/bushes.json: "clauses": «["ground.bushes.label"]»',
    advice: 'expected the clauses in the restrictions',
  },
  {
    mistake: 'overrides of an unknown definition',
    changes: [
      { path: 'rules/ground/bushes.json', replace: '"over": "target",', with: '"over": "target",\n      "overrides": ["bush.beetween"],' },
    ],
    code: 'definition-unknown',
    at: 'rules/ground/bushes.json: "overrides": [«"bush.beetween"»],',
    advice: 'Did you mean "bush.between"?',
  },
  {
    mistake: 'an exception without its clauses',
    changes: [fieldOfRestriction('"unless": [{ "if": "square.elevation == 0" }]')],
    code: 'field-missing',
    at: 'rules/ground/bushes.json: "unless": [«{ "if": "square.elevation == 0" }»],',
    advice: 'Add "clauses".',
  },
  {
    mistake: 'an exception as one object',
    changes: [fieldOfRestriction('"unless": { "if": "square.elevation == 0", "clauses": ["ground.bushes.label"] }')],
    code: 'value-wrong-type',
    at: 'rules/ground/bushes.json: "unless": «{ "if": "square.elevation == 0", "clauses": ["ground.bushes.label"] }»,',
    advice: 'Put it in brackets: [{…}].',
  },
  {
    mistake: 'an exception with a misspelt fact',
    changes: [fieldOfRestriction('"unless": [{ "if": "square.elevaton == 0", "clauses": ["ground.bushes.label"] }]')],
    code: 'expression-unknown-fact',
    at: 'rules/ground/bushes.json: "unless": [{ "if": "square.«elevaton» == 0", "clauses": ["ground.bushes.label"] }],',
    advice: 'Did you mean "elevation"?',
  },
  {
    mistake: 'a misspelt fact in an exception to a property',
    changes: [
      addedDefinition(
        '{ "id": "bush.cut", "kind": "exception", "to": ["square.thick"], "if": "square.elevaton == 0", "clauses": ["ground.bushes.label"] }',
      ),
    ],
    code: 'expression-unknown-fact',
    at: 'rules/ground/bushes.json: { "id": "bush.cut", "kind": "exception", "to": ["square.thick"], "if": "square.«elevaton» == 0", "clauses": ["ground.bushes.label"] },',
    advice: 'Did you mean "elevation"?',
  },
  {
    mistake: 'a misspelt fact in a property with an exception',
    changes: [
      addedDefinition(
        '{ "id": "bush.cut", "kind": "exception", "to": ["square.thick"], "if": "square.elevation == 0", "clauses": ["ground.bushes.label"] }',
      ),
      {
        path: 'rules/ground/bushes.json',
        replace: '"is": "square.bush && board.kind',
        with: '"is": "square.bush && board.kin',
      },
    ],
    code: 'expression-unknown-fact',
    at: `rules/ground/bushes.json: "is": "square.bush && board.«kin» != 'indoor'",`,
    advice: 'Did you mean "kind"?',
  },
  {
    mistake: 'a name in braces in a message in which nothing is replaced',
    changes: [{ path: 'rules/turns/escape.json', replace: 'a bush is green', with: '{it} is green' }],
    code: 'text-brace-unreplaced',
    at: 'rules/turns/escape.json: "message": «"{it} is green"»,',
    advice: 'Write the text without braces.',
  },
  {
    mistake: 'a misspelt name in braces in a message',
    changes: [
      addedDefinition(
        '{ "id": "pet", "kind": "subject", "listed": "feats", "clauses": ["ground.bushes.label"] },\n    { "id": "opening.lost-pet", "kind": "constraint", "on": "opening", "about": "pet", "if": "true", "message": "{its} is lost", "clauses": ["ground.bushes.label"] }',
      ),
    ],
    code: 'text-brace-unreplaced',
    at: 'rules/ground/bushes.json: { "id": "opening.lost-pet", "kind": "constraint", "on": "opening", "about": "pet", "if": "true", "message": «"{its} is lost"», "clauses": ["ground.bushes.label"] },',
    advice: 'Write {it}',
  },
  {
    mistake: 'a sentence of an event without a brace',
    changes: [
      addedDefinition(
        '{ "id": "rest", "kind": "procedure", "name": "resting", "steps": [{ "emit": "rested", "says": "{who rests.", "with": { "who": "1" } }], "clauses": ["ground.bushes.label"] }',
      ),
    ],
    code: 'text-brace-unreplaced',
    at: 'rules/ground/bushes.json: { "id": "rest", "kind": "procedure", "name": "resting", "steps": [{ "emit": "rested", "says": «"{who rests."», "with": { "who": "1" } }], "clauses": ["ground.bushes.label"] },',
    advice: 'Write both braces',
  },
];
