import type { Entries } from './entry.ts';

const BUSHES = 'rules/ground/bushes.json';
const ESCAPE = 'rules/turns/escape.json';
const CONDITION = '"if": "square.thick && line.level"';

export const DEFINITIONS = {
  'definition-id-alike': {
    title: 'Ids that are one name',
    explanation:
      'Expressions and generated code call a definition by its id in camel case: `bush.target` and `bush-target` are both `bushTarget`.',
    example: { file: BUSHES, right: '"id": "bush.between"', wrong: '"id": "bush-target"' },
  },
  'definition-duplicate': {
    title: 'Definition id used twice',
    explanation: 'Two definitions have the same id. Rename or remove one of them; to change a definition, amend it in an erratum.',
    example: { file: BUSHES, right: '"id": "bush.target"', wrong: '"id": "bush.between"' },
  },
  'procedure-name-duplicate': {
    cascade: 'misleads-all',
    title: 'Two procedures with one name',
    explanation:
      'Expressions read the facts of a procedure that is under way by its name, as in `move.path`. Two procedures cannot share one.',
    example: {
      file: BUSHES,
      right: '"definitions": [\n',
      wrong:
        '"definitions": [\n    { "id": "rest", "kind": "procedure", "name": "resting", "steps": [{ "emit": "rested", "says": "A figure rests." }], "clauses": ["ground.bushes.label"] },\n    { "id": "sleep", "kind": "procedure", "name": "resting", "steps": [{ "emit": "slept", "says": "A figure sleeps." }], "clauses": ["ground.bushes.label"] },\n',
    },
  },
  'definition-rival': {
    title: 'Two definitions of one thing',
    explanation:
      'Two definitions calculate one quantity, answer one question, are shown under one name in verdicts on games, are one function of expressions, or say how fractions round. Only one of them could act, by the order of the book.',
    example: {
      file: ESCAPE,
      right: '"ask": ["break-away"],',
      wrong: '"ask": ["break-away", "line-of-fire"],',
    },
  },
  'option-command-duplicate': {
    title: 'Two options with one command',
    explanation:
      'A menu has two options with the same `command`, and neither their choices nor their conditions tell them apart. The command would always mean the first of them that is legal.',
    example: {
      file: BUSHES,
      right: '"definitions": [\n',
      wrong:
        '"definitions": [\n    { "id": "game.play", "kind": "procedure", "name": "playing", "takes": { "who": "player" }, "steps": [{ "offer": "turn", "by": "who", "through": "act" }], "clauses": ["ground.bushes.label"] },\n    { "id": "act", "kind": "procedure", "name": "acting", "takes": { "does": "procedure" }, "steps": [{ "call": "does" }], "clauses": ["ground.bushes.label"] },\n    { "id": "give.rest", "kind": "option", "title": "Rest", "in": "turn", "command": { "give": "rest" }, "steps": [{ "emit": "rested", "says": "A figure rests." }], "clauses": ["ground.bushes.label"] },\n    { "id": "give.pass", "kind": "option", "title": "Pass", "in": "turn", "command": { "give": "rest" }, "steps": [{ "emit": "passed", "says": "A figure passes." }], "clauses": ["ground.bushes.label"] },\n',
    },
  },
  'definition-unknown': {
    cascade: 'misleads-types',
    unknownName: 'of-definition',
    title: 'Unknown definition',
    explanation: 'A restriction overrides another, or a definition names a procedure or a record, that its edition does not have.',
    example: { file: BUSHES, right: '"over": "target",', wrong: '"over": "target", "overrides": ["bush.betwen"],' },
  },
  'definition-id-misspelt': {
    title: 'Misspelt id of a definition',
    explanation:
      'Nothing uses the definition, but several places use a name like its id that nothing defines. Correct the id, or the names in these places.',
    example: { file: BUSHES, right: '"id": "square.thick"', wrong: '"id": "square.thik"' },
  },
  'definition-unused': {
    title: 'Definition that can never act',
    explanation:
      'Nothing reads, calls, gathers, offers or shows the definition in any edition, so it changes no verdict. Use it where it was meant to act, or delete it.',
    example: { file: ESCAPE, right: '!square.green && ', wrong: '!square.bush && ' },
  },
  'definition-number-unstated': {
    title: 'Number of a definition that no text states',
    explanation:
      'A definition has a number, from 2 on, that no text of the clauses that it carries states in digits or as a word, outside of worked examples. A parameter must be stated by each of its clauses. Correct the text or the definition, or let the definition carry the clause that states the number.',
    example: {
      file: ESCAPE,
      right: '"value": 2, "clauses": ["turns.escape.roll"]',
      wrong: '"value": 2, "clauses": ["turns.escape.roll", "ground.bushes.cover"]',
    },
  },
  'text-brace-unreplaced': {
    title: 'Braces that nothing replaces',
    explanation:
      'Braces hold a name in `says`, and `{it}` in the `message` of a constraint with `about` on a check, printed values or an opening. Players would read any others as they are written.',
    example: { file: ESCAPE, right: '"message": "a bush is green"', wrong: '"message": "{it} is green"' },
  },
  'clause-reason-unneeded': {
    title: 'Executed clause with a reason why it is not',
    explanation:
      '`notExecuted` says why no definition carries an executable clause yet, so it may not be written where one does. Remove it, or remove the clause from the definition.',
    example: {
      file: ESCAPE,
      right: '"executable": true,\n      "sources": { "core-rulebook-2014": "ESCAPE" }',
      wrong: '"executable": true,\n      "notExecuted": "needs dice",\n      "sources": { "core-rulebook-2014": "ESCAPE" }',
    },
  },
  'clause-repeated': {
    title: 'Clause twice in a list',
    explanation:
      'A list of clauses of a definition or reading names a clause twice, which changes nothing. Remove it once, or name the clause that was meant.',
    example: {
      file: BUSHES,
      right: '"clauses": ["ground.bushes.cover"]\n    },\n    {\n      "id": "line.range"',
      wrong: '"clauses": ["ground.bushes.cover", "ground.bushes.cover"]\n    },\n    {\n      "id": "line.range"',
    },
  },
  'clause-cited-uncarried': {
    title: 'Cited clause that the definition does not carry',
    explanation:
      '`cites` selects those of the `clauses` of a definition that verdicts name. Add the clause to `clauses` if the definition does what it says, or remove it from `cites`.',
    example: {
      file: BUSHES,
      right: '"over": "target",',
      wrong: '"over": "target", "cites": ["ground.bushes.label", "ground.bushes.cover"],',
    },
  },
  'definition-contradiction': {
    title: 'Contradicting definitions',
    explanation: 'Two restrictions have the same condition and different results. Change a condition, or let one override the other.',
    example: {
      file: BUSHES,
      right: '"over": "target",\n      "gives": "hindered",\n      "if": "square.thick"',
      wrong: '"over": "between",\n      "gives": "blocked",\n      "if": "square.thick && line.level"',
    },
  },
  'definition-value-ambiguous': {
    title: 'Value of the board without exactly one class',
    explanation: 'A value of the board is exactly one of a replacement, modifier, minimum, maximum, increase or reduction.',
    example: { file: BUSHES, right: '"modifier": 1', wrong: '"modifier": 1, "minimum": 1' },
  },
  'override-cycle': {
    title: 'Definitions that override each other',
    explanation: '`overrides` leads back to the same definition, directly or through others, so none of them would win.',
    example: { file: BUSHES, right: '"over": "target",', wrong: '"over": "target", "overrides": ["bush.target"],' },
  },
  'property-cycle': {
    title: 'Facts, functions or calculations that depend on each other',
    explanation:
      'A fact, function or calculation is computed from itself, directly or through others. Define one of them without the next.',
    example: { file: BUSHES, right: '"is": "square.bush && board.kind', wrong: '"is": "square.green && board.kind' },
  },
  'table-gap': {
    title: 'Table without a row for an input',
    explanation: 'A table has exactly one row for every combination of its inputs. The finding names the first input without one.',
    example: { file: ESCAPE, right: 'die + bonus < escapeOn', wrong: 'die + bonus < escapeOn - 1' },
  },
  'table-overlap': {
    title: 'Table with two rows for an input',
    explanation: 'A table has exactly one row for every combination of its inputs. The finding names the first input with two.',
    example: { file: ESCAPE, right: 'die + bonus < escapeOn', wrong: 'die + bonus <= escapeOn' },
  },
  'table-too-large': {
    title: 'Table with too many inputs',
    explanation: 'Every combination of inputs is tried when the table is compiled. Narrow the ranges, or split the table.',
    example: { file: ESCAPE, right: '"bonus": { "from": -2, "to": 2 }', wrong: '"bonus": { "from": -200000, "to": 200000 }' },
  },
  'expression-syntax': {
    cascade: 'misleads-types',
    title: 'Expression that cannot be parsed',
    explanation: 'Expressions are written in CEL: facts, comparisons, `&&`, `||`, `!`, arithmetic and list functions.',
    example: { file: BUSHES, right: CONDITION, wrong: '"if": "square.thick && (line.level"' },
  },
  'expression-unknown-name': {
    cascade: 'misleads-types',
    unknownName: 'of-definition',
    title: 'Unknown name',
    explanation:
      'In an expression, the name is neither a variable of this kind of definition nor a parameter; elsewhere, no definition of the kind that belongs there has it.',
    example: { file: BUSHES, right: CONDITION, wrong: '"if": "sqare.thick && line.level"' },
  },
  'expression-unknown-fact': {
    cascade: 'follows',
    unknownName: 'of-definition',
    title: 'Unknown fact',
    explanation: 'No record or property defines this fact of the subject, and the engine has none of this name.',
    example: { file: BUSHES, right: CONDITION, wrong: '"if": "square.thik && line.level"' },
  },
  'expression-unknown-function': {
    cascade: 'misleads-types',
    unknownName: 'of-definition',
    title: 'Unknown function',
    explanation: 'The expression language has no such function. The finding lists those it has.',
    example: { file: BUSHES, right: '"is": "max(line.columns, line.rows)"', wrong: '"is": "larger(line.columns, line.rows)"' },
  },
  'expression-unknown-value': {
    cascade: 'follows',
    unknownName: 'of-definition',
    title: 'Unknown value of an enumeration',
    explanation: 'The text is compared with an enumeration that does not have this value, so the comparison would never hold.',
    example: { file: BUSHES, right: "board.kind != 'indoor'", wrong: "board.kind != 'indoors'" },
  },
  'expression-unknown-label': {
    cascade: 'follows',
    unknownName: 'of-definition',
    title: 'Unknown label of a path',
    explanation: 'A restriction gives one of the labels that its path defines.',
    example: { file: BUSHES, right: '"over": "target",\n      "gives": "hindered"', wrong: '"over": "target",\n      "gives": "hinderd"' },
  },
  'expression-too-costly': {
    title: 'Expression that takes too long',
    explanation:
      'List functions inside each other multiply the work. Nest at most four in an expression, and six with those of the properties and calculations that it calls; of these at most three over all squares or edges. A fact of a square or a character counts for none: it is computed once. An expression has at most 4,000 characters.',
    example: {
      file: BUSHES,
      right: CONDITION,
      wrong: '"if": "characters.all(a, characters.all(b, characters.all(c, characters.all(d, characters.all(e, a == e)))))"',
    },
  },
  'expression-wrong-type': {
    cascade: 'follows',
    title: 'Expression of the wrong type',
    explanation: 'A condition is true or false, an amount is a whole number, and both sides of a comparison have the same type.',
    example: { file: BUSHES, right: CONDITION, wrong: '"if": "square.elevation"' },
  },
  'expression-argument-count': {
    cascade: 'follows',
    title: 'Wrong number of arguments',
    explanation: 'The function takes another number of arguments.',
    example: { file: BUSHES, right: '"is": "max(line.columns, line.rows)"', wrong: '"is": "max(line.columns)"' },
  },
  'expression-unsupported': {
    title: 'Unsupported form of expression',
    explanation: 'CEL has this form, but the definition language does not.',
    example: { file: BUSHES, right: CONDITION, wrong: '"if": "{1: square.thick}[1]"' },
  },
  'expression-rounding': {
    title: 'Division that rounds towards zero',
    explanation: 'Division in expressions would not round as the game does. Use `half(…)` or `share(…)`.',
    example: { file: BUSHES, right: '"is": "max(line.columns, line.rows)"', wrong: '"is": "line.columns / 2"' },
  },
} as const satisfies Entries;
