import { addedDefinition } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

/**
 * A procedure, and three triggers that act at its point. The third follows the second. `follows` is a further field of the second, with its
 * comma: ` "follows": ["rest.first"],`.
 */
const triggersWith = (follows: string): string =>
  `{ "id": "rest", "kind": "procedure", "name": "resting", "steps": [{ "point": "resting.begin" }], "clauses": ["ground.bushes.label"] },
    { "id": "rest.first", "kind": "trigger", "at": "resting.begin", "steps": [{ "emit": "rested", "says": "A figure rests." }], "clauses": ["ground.bushes.label"] },
    { "id": "rest.second", "kind": "trigger", "at": "resting.begin",${follows} "steps": [{ "emit": "rested", "says": "A figure rests." }], "clauses": ["ground.bushes.label"] },
    { "id": "rest.third", "kind": "trigger", "at": "resting.begin", "follows": ["rest.second"], "steps": [{ "emit": "rested", "says": "A figure rests." }], "clauses": ["ground.bushes.label"] }`;

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a misspelt kind',
    changes: [{ path: 'rules/turns/escape.json', replace: '"kind": "parameter"', with: '"kind": "paramter"' }],
    code: 'value-unknown',
    at: 'rules/turns/escape.json: { "id": "escapeOn", "kind": «"paramter"», "type": "int", "unit": "pips", "value": 2, "clauses": ["turns.escape.roll"] },',
    advice: 'Did you mean "parameter"?',
  },
  {
    mistake: 'no kind',
    changes: [{ path: 'rules/turns/escape.json', replace: '{ "id": "escapeOn", "kind": "parameter",', with: '{ "id": "escapeOn",' }],
    code: 'field-missing',
    at: 'rules/turns/escape.json: «{ "id": "escapeOn", "type": "int", "unit": "pips", "value": 2, "clauses": ["turns.escape.roll"] }»,',
    advice: 'Add "kind".',
  },
  {
    mistake: 'no id',
    changes: [{ path: 'rules/turns/escape.json', replace: '{ "id": "escapeOn", "kind"', with: '{ "kind"' }],
    code: 'field-missing',
    at: 'rules/turns/escape.json: «{ "kind": "parameter", "type": "int", "unit": "pips", "value": 2, "clauses": ["turns.escape.roll"] }»,',
    advice: 'Add "id".',
  },
  {
    mistake: 'an id in two files',
    changes: [
      addedDefinition(
        '{ "id": "escapeOn", "kind": "parameter", "type": "int", "unit": "pips", "value": 3, "clauses": ["ground.bushes.label"] }',
      ),
    ],
    code: 'definition-duplicate',
    at: 'rules/turns/escape.json: { "id": «"escapeOn"», "kind": "parameter", "type": "int", "unit": "pips", "value": 2, "clauses": ["turns.escape.roll"] },',
    advice: 'Rename or remove one of them',
  },
  {
    mistake: 'an id with a space',
    changes: [{ path: 'rules/ground/bushes.json', replace: '"id": "bush.between"', with: '"id": "bush between"' }],
    code: 'value-wrong-form',
    at: 'rules/ground/bushes.json: "id": «"bush between"»,',
    advice: 'expected a permanent id: names in kebab or camel case, joined by dots',
  },
  {
    mistake: 'an unknown clause',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"if": "line.label == \'hindered\'",\n      "clauses": ["ground.bushes.cover"]',
        with: '"if": "line.label == \'hindered\'",\n      "clauses": ["ground.bushes.covr"]',
      },
    ],
    code: 'clause-unknown',
    at: 'rules/ground/bushes.json: "clauses": [«"ground.bushes.covr"»]',
    advice: 'Did you mean "ground.bushes.cover"?',
  },
  {
    mistake: 'a clause without its area',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"if": "line.label == \'hindered\'",\n      "clauses": ["ground.bushes.cover"]',
        with: '"if": "line.label == \'hindered\'",\n      "clauses": ["cover"]',
      },
    ],
    code: 'value-wrong-form',
    at: 'rules/ground/bushes.json: "clauses": [«"cover"»]',
    advice: 'expected area.page.clause',
  },
  {
    mistake: 'no clauses',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"if": "line.label == \'hindered\'",\n      "clauses": ["ground.bushes.cover"]',
        with: '"if": "line.label == \'hindered\'"',
      },
    ],
    code: 'field-missing',
    at: 'rules/ground/bushes.json: «{»',
    advice: 'Add "clauses".',
  },
  {
    mistake: 'an empty list of clauses',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"if": "line.label == \'hindered\'",\n      "clauses": ["ground.bushes.cover"]',
        with: '"if": "line.label == \'hindered\'",\n      "clauses": []',
      },
    ],
    code: 'value-wrong-shape',
    at: 'rules/ground/bushes.json: "clauses": «[]»',
    advice: 'expected at least 1 entry',
  },
  {
    mistake: 'a misspelt field',
    changes: [{ path: 'rules/ground/bushes.json', replace: '"modifier": 1', with: '"modifer": 1' }],
    code: 'field-unknown',
    at: 'rules/ground/bushes.json: «"modifer"»: 1,',
    advice: 'Did you mean "modifier"?',
  },
  {
    mistake: 'a field that only another path may have',
    changes: [{ path: 'rules/ground/bushes.json', replace: '"along": "worst",', with: '"along": "worst",\n      "bends": "1 == 1",' }],
    code: 'field-without-effect',
    at: 'rules/ground/bushes.json: "bends": «"1 == 1"»,',
    advice: 'expected move',
  },
  {
    mistake: 'a field of facts about characters on a fact about squares',
    changes: [
      { path: 'rules/ground/bushes.json', replace: '"given": "map.hindering"', with: '"given": "map.hindering",\n      "offMap": true' },
    ],
    code: 'field-without-effect',
    at: 'rules/ground/bushes.json: "offMap": «true»,',
    advice: 'given "characters.…"',
  },
  {
    mistake: 'a step with two verbs',
    changes: [
      addedDefinition(
        '{ "id": "rest", "kind": "procedure", "name": "resting", "steps": [{ "set": "square.bush", "to": true, "call": "rest" }], "clauses": ["ground.bushes.label"] }',
      ),
    ],
    code: 'value-wrong-shape',
    at: 'rules/ground/bushes.json: { "id": "rest", "kind": "procedure", "name": "resting", "steps": [{ «"set"»: "square.bush", "to": true, "call": "rest" }], "clauses": ["ground.bushes.label"] },',
    advice: 'Write one entry for each: one with "call", another with "set".',
  },
  {
    mistake: 'an unknown trigger in "follows", of a trigger that a third one follows',
    changes: [addedDefinition(triggersWith(' "follows": ["rest.frist"],'))],
    code: 'definition-unknown',
    at: 'rules/ground/bushes.json: { "id": "rest.second", "kind": "trigger", "at": "resting.begin", "follows": [«"rest.frist"»], "steps": [{ "emit": "rested", "says": "A figure rests." }], "clauses": ["ground.bushes.label"] },',
    advice: 'Did you mean "rest.first"?',
  },
  {
    mistake: 'a trigger that follows itself, and that a third one follows',
    changes: [addedDefinition(triggersWith(' "follows": ["rest.second"],'))],
    code: 'follows-cycle',
    at: 'rules/ground/bushes.json: { "id": "rest.second", "kind": "trigger", "at": "resting.begin", «"follows"»: ["rest.second"], "steps": [{ "emit": "rested", "says": "A figure rests." }], "clauses": ["ground.bushes.label"] },',
    advice: 'Decide which of them acts first, and remove the entry that makes it follow another.',
  },
  {
    mistake: 'two triggers that follow each other',
    changes: [addedDefinition(triggersWith(' "follows": ["rest.third"],'))],
    code: 'follows-cycle',
    at: 'rules/ground/bushes.json: { "id": "rest.second", "kind": "trigger", "at": "resting.begin", «"follows"»: ["rest.third"], "steps": [{ "emit": "rested", "says": "A figure rests." }], "clauses": ["ground.bushes.label"] },',
    advice: 'Decide which of them acts first, and remove the entry that makes it follow another.',
  },
  {
    mistake: 'an unknown quantity of a value with an operation of a calculation',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"steps": [{ "gather": "modifier", "fold": "sum" }]',
        with: '"steps": [{ "gather": "replacement", "fold": "in-order", "applies": { "half": "amount - 1" } }, { "gather": "modifier", "fold": "sum" }]',
      },
      addedDefinition(
        '{ "id": "cover.half", "kind": "value", "of": "defence", "in": "line", "replacement": "half", "clauses": ["ground.bushes.cover"] }',
      ),
    ],
    code: 'expression-unknown-name',
    at: 'rules/ground/bushes.json: { "id": "cover.half", "kind": "value", "of": «"defence"», "in": "line", "replacement": "half", "clauses": ["ground.bushes.cover"] },',
    advice: 'Did you mean "defense"?',
  },
  {
    mistake: 'a misspelt capability of a trigger that reads its user',
    changes: [
      addedDefinition(
        '{ "id": "hiding", "kind": "capability", "of": "power", "clauses": ["ground.bushes.label"] },\n    { "id": "rest", "kind": "procedure", "name": "resting", "steps": [{ "point": "resting.begin" }], "clauses": ["ground.bushes.label"] },\n    { "id": "rest.hides", "kind": "trigger", "capability": "hidings", "at": "resting.begin", "if": "self.size == \'tiny\'", "steps": [{ "emit": "rested", "says": "A figure rests." }], "clauses": ["ground.bushes.label"] }',
      ),
    ],
    code: 'capability-unknown',
    at: `rules/ground/bushes.json: { "id": "rest.hides", "kind": "trigger", "capability": «"hidings"», "at": "resting.begin", "if": "self.size == 'tiny'", "steps": [{ "emit": "rested", "says": "A figure rests." }], "clauses": ["ground.bushes.label"] },`,
    advice: 'Did you mean "hiding"?',
  },
  {
    mistake: 'a value of a misspelt quantity',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"definitions": [',
        with: '"definitions": [\n    { "id": "bush.cover", "kind": "value", "of": "defence", "modifier": 1, "clauses": ["ground.bushes.cover"] },',
      },
    ],
    code: 'definition-unused',
    at: 'rules/ground/bushes.json: { "id": "bush.cover", "kind": "value", "of": «"defence"», "modifier": 1, "clauses": ["ground.bushes.cover"] },',
    advice: 'Did you mean "defense"?',
  },
  ...['EscapeOn', 'escapeOn ', 'escape_on'].map(
    (id): Mistake => ({
      mistake: `an id of a wrong form of a definition that an erratum amends: "${id}"`,
      changes: [{ path: 'rules/turns/escape.json', replace: '"id": "escapeOn"', with: `"id": "${id}"` }],
      code: 'value-wrong-form',
      at: `rules/turns/escape.json: { "id": «"${id}"», "kind": "parameter", "type": "int", "unit": "pips", "value": 2, "clauses": ["turns.escape.roll"] },`,
      advice: 'expected a permanent id: names in kebab or camel case, joined by dots',
    }),
  ),
];
