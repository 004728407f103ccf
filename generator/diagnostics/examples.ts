import type { Entries } from './entry.ts';

const BUSHES = 'rules/ground/bushes.md';
const ROW = '  1   .   "   .';

export const EXAMPLES = {
  'example-id-missing': {
    title: 'Example without a name',
    explanation: 'The name of an example follows the word `example` at its opening fence.',
    example: { file: BUSHES, right: '```example one-bush', wrong: '```example' },
  },
  'example-id-malformed': {
    title: 'Malformed name of an example',
    explanation: 'A name consists of lower-case letters and digits, with single hyphens between them.',
    example: { file: BUSHES, right: '```example one-bush', wrong: '```example One_Bush' },
  },
  'example-duplicate': {
    title: 'Example name used twice',
    explanation: 'Two examples of one clause have the same name. Rename one of them.',
    example: {
      file: BUSHES,
      right: '## Cover {#cover}',
      wrong: '```example one-bush\nsays: Again.\nask: {"ask":"break-away","roll":3}\n```\n\n## Cover {#cover}',
    },
  },
  'example-nested': {
    title: 'Example inside a list or quote',
    explanation: 'The fence of an example begins at the margin.',
    example: { file: BUSHES, right: '```example one-bush', wrong: '> ```example quoted\n> says: Quoted.\n> ```\n\n```example one-bush' },
  },
  'example-unclosed': {
    title: 'Example without an end',
    explanation: 'The example has no closing fence, so all text below would be part of it. Close it with three backticks on a line.',
    example: { file: BUSHES, right: '"at":"/to"}\n```', wrong: '"at":"/to"}' },
  },
  'example-outside-clause': {
    title: 'Example before the first clause',
    explanation: 'An example belongs to the clause whose text it follows. Move it below the heading of that clause.',
    example: {
      file: BUSHES,
      right: '# Bushes\n',
      wrong: '# Bushes\n\n```example early\nsays: Early.\nask: {"ask":"break-away","roll":3}\n```\n',
    },
  },
  'example-fence-misspelt': {
    title: 'Code block with a name like “example”',
    explanation: 'Only a block called `example` is run. A misspelt one would be printed as code and never checked.',
    example: { file: BUSHES, right: '```example one-bush', wrong: '```exampel one-bush' },
  },
  'example-line-malformed': {
    title: 'Line that is no entry of an example',
    explanation: 'Every line of an example is `key: value`, except those of a drawn board.',
    example: { file: BUSHES, right: 'says: One bush between two squares.', wrong: 'says: One bush between two squares.\nand one more' },
  },
  'example-key-unknown': {
    unknownName: 'not-of-definition',
    title: 'Unknown key in an example',
    explanation: 'An example has no such key. rules/README.md lists the keys.',
    example: { file: BUSHES, right: 'says: One bush between', wrong: 'saying: One bush.\nsays: One bush between' },
  },
  'example-key-duplicate': {
    title: 'Key used twice in an example',
    explanation: 'Every key of an example has one value. Remove one of the lines.',
    example: { file: BUSHES, right: 'says: One bush between', wrong: 'says: One bush.\nsays: One bush between' },
  },
  'example-line-repeated': {
    title: 'Line of an edition that repeats the plain line',
    explanation:
      'A `verdict`, `because` or `refused` without an edition holds in every edition that no line names. A line that names an edition and has the same value has no effect. Delete it.',
    example: {
      file: BUSHES,
      right: 'refused: {"code":"off-the-map","at":"/to"}',
      wrong: 'refused: {"code":"off-the-map","at":"/to"}\nrefused original: {"code":"off-the-map","at":"/to"}',
    },
  },
  'example-key-missing': {
    title: 'Missing key in an example',
    explanation: 'An example needs a sentence (`says`) and a question (`ask`), a source (`file`) or a clause (`same-as`).',
    example: { file: BUSHES, right: 'says: One bush between two squares.\n', wrong: '' },
  },
  'example-form-mixed': {
    title: 'Keys of two forms in one example',
    explanation:
      'An example claims what the judge answers, a diagnostic, or that a clause is unchanged (`same-as`): only one of them. In one edition the judge gives a verdict or refuses, never both.',
    example: { file: BUSHES, right: 'says: One bush between', wrong: 'diagnostic: "json-syntax"\nsays: One bush between' },
  },
  'example-edition-misplaced': {
    title: 'Edition in the question of an example',
    explanation: 'Examples are asked in every edition. Claim a verdict of one edition with `verdict <edition>:`.',
    example: {
      file: BUSHES,
      right: '{"ask":"line-of-fire","from":"A1","to":"C1"}',
      wrong: '{"ask":"line-of-fire","edition":"original","from":"A1","to":"C1"}',
    },
  },
  'example-json-syntax': {
    title: 'Invalid JSON in an example',
    explanation: 'The value of this key is JSON on one line.',
    example: { file: BUSHES, right: '"at":"/to"}', wrong: '"at":"/to"' },
  },
  'example-value-malformed': {
    title: 'Malformed value in an example',
    explanation: 'The value is valid JSON, but does not have the shape that its key requires.',
    example: { file: BUSHES, right: 'refused: {"code":"off-the-map","at":"/to"}', wrong: 'refused: "off-the-map"' },
  },
  'example-verdict-changed': {
    title: 'Verdict that differs from the recorded one',
    explanation:
      'The engine gives another verdict than the example records. If a rule changed on purpose, record the verdict with `sightline build --accept` and read the difference; otherwise correct the rule.',
    example: {
      file: 'rules/ground/bushes.json',
      right: '"gives": "hindered",\n      "if": "square.thick && line.level"',
      wrong: '"gives": "blocked",\n      "if": "square.thick && line.level"',
    },
  },
  'example-question-refused': {
    title: 'Question that the judge refuses',
    explanation:
      'The example claims a verdict, or nothing, and the judge refuses the question. Correct the question; where the refusal is what the example shows, claim it with `refused`, or with `refused EDITION` for one edition. `sightline build --accept` never records it by itself.',
    example: { file: 'rules/turns/escape.md', right: '"ask":"break-away"', wrong: '"ask":"brake-away"' },
  },
  'example-verdict-missing': {
    title: 'Example without a verdict',
    explanation:
      'The example has a question and claims no verdict. Write the verdict that you expect; `sightline build --accept` records the one that the judge gives.',
    example: {
      file: 'rules/turns/escape.md',
      right:
        'verdict: {"succeeds":false}\nbecause: ["turns.escape.roll"]\nverdict original: {"succeeds":true}\nbecause original: ["turns.escape.roll"]\n',
      wrong: '',
    },
  },
  'board-unindented': {
    title: 'Board at the margin',
    explanation: 'The lines of a board are indented, which distinguishes them from the keys of the example.',
    example: { file: BUSHES, right: 'board:\n      A   B   C\n  1   .   "   .', wrong: 'board:\nA   B   C\n1   .   "   .' },
  },
  'example-because-wrong': {
    title: 'Reason that is not in the chain',
    explanation: '`because` lists clauses of the chain, in the order of the chain, with their squares. It may be left out.',
    example: { file: BUSHES, right: '"ground.bushes.cover"', wrong: '"turns.escape.roll"' },
  },
  'example-chain-changed': {
    title: 'Chain that differs from the recorded one',
    explanation:
      'The verdict is the claimed one, but the engine gives another chain of clauses than the file beside the page records, or none is recorded. Record it with `sightline build --accept` and read the difference.',
    example: { file: 'rules/ground/bushes.chains.json', right: '"ground.bushes.cover",', wrong: '' },
  },
  'chain-without-example': {
    title: 'Recorded chain without its example',
    explanation:
      'The file of recorded chains names an example that the page does not have, or an unknown edition. `sightline build --accept` writes the file again.',
    example: { file: 'rules/turns/escape.chains.json', right: '"roll#three"', wrong: '"roll#gone": [], "roll#three"' },
  },
  'example-diagnostic-changed': {
    title: 'Diagnostic that differs from the claimed one',
    explanation: 'The compiler does not report what the example claims about its file.',
    example: {
      file: BUSHES,
      right: '## Cover {#cover}',
      wrong: '```example wrong-code\nsays: A file without its fields.\nfile: {"id":"x"}\ndiagnostic: "table-gap"\n```\n\n## Cover {#cover}',
    },
  },
  'example-same-as-changed': {
    title: 'Clause that changed although an example claims that it did not',
    explanation:
      'With `same-as` an example claims that its publication left a clause as it was. The publication changed the text or the definitions. An exception that only other clauses state does not count, unless it always applies.',
    example: {
      file: BUSHES,
      right: '## Cover {#cover}',
      wrong: '```example same\nsays: The roll is as it was.\nsame-as: turns.escape.roll\n```\n\n## Cover {#cover}',
    },
  },
  'board-header-malformed': {
    title: 'Malformed header of a board',
    explanation: 'A board begins with its column letters in order, on a line below `board:`, and has at least one row.',
    example: { file: BUSHES, right: `      A   B   C\n${ROW}`, wrong: `      A   C   B\n${ROW}` },
  },
  'board-row-misnumbered': {
    title: 'Row with the wrong number',
    explanation: 'Rows are numbered from the top, beginning with 1.',
    example: { file: BUSHES, right: ROW, wrong: '  2   .   "   .' },
  },
  'board-misaligned': {
    title: 'Cell that is not below its column letter',
    explanation: 'Every cell begins exactly below the letter of its column.',
    example: { file: BUSHES, right: ROW, wrong: '  1   .    "  .' },
  },
  'board-wall-misplaced': {
    title: 'Wall in the wrong place',
    explanation: 'A wall is drawn between two squares, and never at the edge of the map.',
    example: { file: BUSHES, right: ROW, wrong: `${ROW}\n      -` },
  },
  'board-sign-unknown': {
    unknownName: 'not-of-definition',
    title: 'Unknown sign on a board',
    explanation: 'The sign has no meaning on a board. rules/README.md lists the signs.',
    example: { file: BUSHES, right: ROW, wrong: '  1   .   ?   .' },
  },
  'board-cell-conflict': {
    title: 'Signs that exclude each other',
    explanation: 'A square has at most one character, one object and one level, and `.` is never combined with another sign.',
    example: { file: BUSHES, right: ROW, wrong: '  1   .   23  .' },
  },
  'board-character-duplicate': {
    title: 'Two characters with one letter',
    explanation:
      'Upper-case letters are characters of one player, lower-case letters of the other, so `A` and `a` would be two characters with one id.',
    example: { file: BUSHES, right: ROW, wrong: '  1   R   "   r' },
  },
} as const satisfies Entries;
