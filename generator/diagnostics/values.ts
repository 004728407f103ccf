import type { Entries } from './entry.ts';

const ESCAPE = 'rules/turns/escape.json';
const BUSHES = 'rules/ground/bushes.json';
const REST_ERRATUM = 'rules/errata/guide-rest.md';

const erratum = (body: string): string => `---
id: guide.rest
publication: guide
source: Guide, A rest
---

# A rest heals

A rest heals at once.

${body}
`;
const set = (id: string, fields: string): string => `\`\`\`set ${id}\n${fields}\n\`\`\`\n`;
const restriction = (fields: string): string =>
  `"definitions": [\n    { "id": "bush.walk", "kind": "restriction", ${fields}, "if": "true", "clauses": ["ground.bushes.label"] },`;

/** A procedure with a point at which two triggers act; `first` and `second` are further fields of the two triggers. */
const twoTriggers = (first = '', second = ''): string => {
  const triggers = [first, second].map(
    (field, index) =>
      `{ "id": "rest.${'ab'[index]}", "kind": "trigger", "at": "rest.begin",${field} "steps": [{ "emit": "rested", "says": "A figure rests." }], "clauses": ["ground.bushes.label"] },`,
  );
  return `"definitions": [\n    { "id": "rest", "kind": "procedure", "name": "resting", "steps": [{ "point": "rest.begin" }], "clauses": ["ground.bushes.label"] },\n    ${triggers.join('\n    ')}`;
};

/** A calculation and a value of it for each amount, such as `"replacement": 2`. */
const calculationWithValues = (...amounts: readonly string[]): string => {
  const definitions = amounts.map(
    (amount, index) =>
      `{ "id": "rest.${'ab'[index]}", "kind": "value", "of": "rest", "in": "line", ${amount}, "clauses": ["ground.bushes.label"] },`,
  );
  return `"definitions": [\n    { "id": "calculation.rest", "kind": "calculation", "of": ["rest"], "steps": [{ "gather": "replacement", "fold": "in-order" }], "clauses": ["ground.bushes.label"] },\n    ${definitions.join('\n    ')}`;
};

export const VALUES = {
  'trigger-unordered': {
    title: 'Triggers at one point without an order',
    explanation:
      'Two triggers of the book, or of one capability, act at the same point. Which of them acts first is a rule: name the first in `follows` of the second.',
    example: { file: BUSHES, right: '"definitions": [', wrong: twoTriggers() },
  },
  'follows-cycle': {
    title: 'Triggers that follow each other',
    explanation: '`follows` leads back to the same trigger, directly or through others, so none of them would act first.',
    example: { file: BUSHES, right: '"definitions": [', wrong: twoTriggers(' "follows": ["rest.b"],', ' "follows": ["rest.a"],') },
  },
  'value-unordered': {
    title: 'Values that set one thing without an order',
    explanation:
      'Two values of the book, or of one capability, may act at the same time, and each works on the result of the one before. Which of them comes first, or counts alone, is a rule: give one of them the condition of the other under `unless`.',
    example: { file: BUSHES, right: '"definitions": [', wrong: calculationWithValues('"replacement": 2', '"replacement": "half"') },
  },
  'field-without-effect': {
    cascade: 'follows',
    title: 'Field that does nothing',
    explanation:
      'The field or step changes no verdict here: it acts only beside another field or in another kind of definition, nothing reads or uses what it names, it sets a value to itself, or a step before it always ends the procedure. Remove it, or use it where it acts.',
    example: { file: BUSHES, right: '"over": "target",', wrong: '"over": "target", "overrides": ["bush.between"],' },
  },
  'condition-impossible': {
    title: 'Condition that cannot hold or cannot fail',
    explanation:
      'One part of the condition excludes another, or earlier rows or exceptions leave no case to it, so the definition, row, step or exception never acts. The condition of a step that always holds says nothing, and a `repeat` whose steps change nothing does not end. Correct the condition, or delete what it guards.',
    example: { file: BUSHES, right: '"if": "square.thick",', wrong: '"if": "square.thick && !square.thick",' },
  },
  'value-not-gathered': {
    title: 'Value that no calculation gathers',
    explanation: 'A calculation lists under `gather` the classes of values that it takes. A value of another class would never count.',
    example: { file: BUSHES, right: '"modifier": 1', wrong: '"minimum": 1' },
  },
  'fact-subject-wrong': {
    cascade: 'misleads-all',
    title: 'Fact with the name of another subject',
    explanation: 'Expressions find a fact by its id: the part before the dot is the subject that it is of.',
    example: {
      file: BUSHES,
      right: '"id": "square.green",\n      "kind": "property",\n      "of": "square"',
      wrong: '"id": "square.green",\n      "kind": "property",\n      "of": "edge"',
    },
  },
  'path-height-moves': {
    title: 'Height that depends on figures',
    explanation: 'Lines of fire are computed once for a map and its objects, so the height of a square must depend on these alone.',
    example: { file: BUSHES, right: '"height": "square.elevation"', wrong: '"height": "square.occupied ? 2 : 1"' },
  },
  'trigger-moment-duplicate': {
    cascade: 'misleads-all',
    title: 'Trigger with two moments',
    explanation: 'A trigger acts at one moment: at a point, before, after or instead of a procedure, or whenever its condition holds.',
    example: {
      file: BUSHES,
      right: '"definitions": [\n',
      wrong:
        '"definitions": [\n    { "id": "rest", "kind": "procedure", "name": "resting", "steps": [{ "point": "resting.begin" }], "clauses": ["ground.bushes.label"] },\n    { "id": "rest.first", "kind": "trigger", "at": "resting.begin", "before": "rest", "steps": [{ "emit": "rested", "says": "A figure rests." }], "clauses": ["ground.bushes.label"] },\n',
    },
  },
  'type-unknown': {
    cascade: 'misleads-all',
    unknownName: 'of-definition',
    title: 'Unknown type',
    explanation:
      'A type is `bool`, `int`, `text`, `capability`, `effect`, `procedure`, `purpose`, `quantity`, a subject such as `square`, an enumeration (`{ "enum": […] }`) or a set (`{ "set": […] }`). `[square]` is a list, `square?` may be none, and `{square: int}` has a number for each. A parameter is a `bool`, an `int` or an enumeration. Where a subject is expected, only subjects are known.',
    example: { file: ESCAPE, right: '"type": "int"', wrong: '"type": "integer"' },
  },
  'choice-of-other-type': {
    title: 'Choice of another type',
    explanation:
      'What steps choose in a role with constraints is of one type, since the constraints read its facts. A choice without `role` has the role that `as` names.',
    example: {
      file: BUSHES,
      right: '"definitions": [\n',
      wrong:
        '"definitions": [\n    { "id": "rest", "kind": "procedure", "name": "resting", "steps": [{ "choose": "square", "prompt": "Choose where", "from": "squares", "as": "spot" }], "clauses": ["ground.bushes.label"] },\n    { "id": "sleep", "kind": "procedure", "name": "sleeping", "steps": [{ "choose": "edge", "prompt": "Choose which", "from": "edges", "as": "spot" }], "clauses": ["ground.bushes.label"] },\n    { "id": "rest.thick", "kind": "constraint", "on": "choose", "of": "spot", "if": "it.thick", "message": "nobody rests in a bush", "clauses": ["ground.bushes.label"] },\n',
    },
  },
  'value-of-other-type': {
    title: 'Value of another type',
    explanation:
      'The value of a parameter, the first value of a record and what a row of a table gives are of the type that the definition names.',
    example: { file: ESCAPE, right: '"value": 2', wrong: '"value": "2"' },
  },
  'value-duplicate': {
    title: 'Value listed twice',
    explanation: 'The values of an enumeration or a set are compared by their place in the list, so each is listed once.',
    example: { file: BUSHES, right: '["tiny", "standard", "great"]', wrong: '["tiny", "standard", "great", "tiny"]' },
  },
  'given-unknown': {
    cascade: 'misleads-types',
    unknownName: 'not-of-definition',
    title: 'Record given by an unknown field',
    explanation: '`given` names a field of the question, as in schemas/question.schema.json. Any other field would never be read.',
    example: { file: BUSHES, right: '"given": "map.hindering"', wrong: '"given": "map.hinderning"' },
  },
  'list-unknown': {
    cascade: 'misleads-types',
    unknownName: 'not-of-definition',
    title: 'Subject with an unknown list',
    explanation:
      '`listed` names a list of a question or of a set-up, as in schemas/question.schema.json, such as `characters` or `force.feats`. Any other list would always be empty.',
    example: {
      file: BUSHES,
      right: '"definitions": [',
      wrong: '"definitions": [\n    { "id": "stone", "kind": "subject", "listed": "stones", "clauses": ["ground.bushes.label"] },',
    },
  },
  'question-unknown': {
    cascade: 'misleads-all',
    unknownName: 'of-definition',
    title: 'Unknown question, or unknown field of a question',
    explanation: 'A definition answers a question of schemas/question.schema.json, and takes fields that this question has.',
    example: {
      file: BUSHES,
      right: '"definitions": [',
      wrong:
        '"definitions": [\n    { "id": "question.rest", "kind": "question", "ask": "rest", "gives": { "rested": "true" }, "clauses": ["ground.bushes.label"] },',
    },
  },
  'draws-misplaced': {
    title: 'Drawing that is not of a new list of squares',
    explanation:
      'A record with `draws` adds a list of squares to the map of questions: it is of the subject `square`, of the type `bool`, and `given` by a list that the map does not have yet.',
    example: { file: BUSHES, right: '"given": "map.hindering"', wrong: '"given": "map.hindering", "draws": {}' },
  },
  'draws-path-malformed': {
    title: 'Pattern that is not path data',
    explanation:
      'The path of a pattern is path data of SVG: it begins with M, and after each command come as many numbers as it takes, or a multiple of them. Browsers draw nothing from the first mistake on.',
    example: {
      file: BUSHES,
      right: '"given": "map.hindering"',
      wrong: '"given": "map.bog", "draws": { "pattern": { "width": 8, "height": 8, "path": "M2 3h" } }',
    },
  },
  'draws-sign-taken': {
    title: 'Sign of drawn boards with two meanings',
    explanation: 'Every kind of square has a sign of its own in drawn boards. Leave `sign` out for a spare one, or take another character.',
    example: { file: BUSHES, right: '"given": "map.hindering"', wrong: '"given": "map.bog", "draws": { "sign": "#" }' },
  },
  'given-of-other-subject': {
    cascade: 'misleads-types',
    title: 'Record of another subject than its field',
    explanation:
      'The field that `given` names has a value for each square, edge, character or object, or one for the board. The record is of the same subject.',
    example: { file: BUSHES, right: '"given": "map.hindering"', wrong: '"given": "characters.abilities"' },
  },
  'table-input-empty': {
    title: 'Input without values',
    explanation: 'The range of an input goes from the lower number to the higher one. The other way round, the input has no values.',
    example: { file: ESCAPE, right: '"from": -2, "to": 2', wrong: '"from": 2, "to": -2' },
  },
  'restriction-place-unknown': {
    cascade: 'misleads-all',
    unknownName: 'not-of-definition',
    title: 'Place that a path does not have',
    explanation:
      'A restriction of a line of fire acts over `source`, `between`, `target`, `edge` or `line`, the whole line; one of another path over `step`, `edge` or `side`.',
    example: { file: BUSHES, right: '"over": "target"', wrong: '"over": "step"' },
  },
  'path-undefined': {
    cascade: 'misleads-all',
    title: 'Restriction of a path without a definition',
    explanation: 'A definition of kind `path` lists the labels of the path. Without it a restriction has no label to give.',
    example: { file: BUSHES, right: '"definitions": [', wrong: restriction('"path": "move", "over": "step", "gives": "must-stop"') },
  },
  'cause-unknown': {
    unknownName: 'of-definition',
    title: 'Unknown cause',
    explanation: 'A path lists under `causes` everything that may end it, in order of precedence. A restriction names one of these.',
    example: {
      file: BUSHES,
      right: '"definitions": [',
      wrong: restriction('"path": "fire", "over": "edge", "gives": "blocked", "cause": "obstacel"'),
    },
  },
  'definition-needed': {
    title: 'Removed definition that others need',
    explanation:
      'An erratum removes a definition that others name, in expressions or in fields. Remove or change these in the erratum too.',
    example: { file: REST_ERRATUM, wrong: erratum('```remove square.thick\n```\n') },
  },
  'erratum-path-unknown': {
    unknownName: 'not-of-definition',
    title: 'Path to an unknown field',
    explanation:
      'A path of `set` leads through fields and places of lists, which are counted from 0: `rows.1.gives`. The place after the last adds an entry.',
    example: { file: REST_ERRATUM, wrong: erratum(set('escape.outcome', '{ "rows.9.gives": true }')) },
  },
  'erratum-without-effect': {
    title: 'Erratum without effect',
    explanation: 'The erratum changes nothing, or sets a field or text to what it already is. Either the erratum or the book is wrong.',
    example: { file: REST_ERRATUM, wrong: erratum(set('cover.defense', '{ "modifier": 1 }')) },
  },
  'amendment-duplicate': {
    title: 'Erratum that changes one thing twice',
    explanation: 'Of two changes to one field or text, only the last would have an effect. Remove the other.',
    example: {
      file: REST_ERRATUM,
      wrong: erratum(`${set('cover.defense', '{ "modifier": 2 }')}\n${set('cover.defense', '{ "modifier": 3 }')}`),
    },
  },
} as const satisfies Entries;
