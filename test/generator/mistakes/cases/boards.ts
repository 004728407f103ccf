import type { Mistake } from '../mistake.ts';

/** A record that adds a list of squares without a sign. */
const recordOfMoss = (letter: string): string =>
  `{ "id": "square.moss-${letter}", "kind": "record", "of": "square", "type": "bool", "given": "map.moss${letter}", "draws": {}, "clauses": ["ground.bushes.label"] },\n`;

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a row of a board one cell short',
    changes: [{ path: 'rules/ground/bushes.md', replace: '  1   .   "   .\nask', with: '  1   .   "\nask' }],
    code: 'board-misaligned',
    at: 'rules/ground/bushes.md: 1   .   "«»',
    advice: 'Every cell has a sign, and begins under the first letter of its column; open ground is a full stop.',
  },
  {
    mistake: 'an unknown sign',
    changes: [{ path: 'rules/ground/bushes.md', replace: '  1   .   "   .\nask', with: '  1   .   ?   .\nask' }],
    code: 'board-sign-unknown',
    at: 'rules/ground/bushes.md: 1   .   «?»   .',
    advice: 'expected . " ~ # % : 2…9 A…Z a…z &',
  },
  {
    mistake: 'an unknown sign on a board with added fields of a character',
    changes: [
      {
        path: 'rules/ground/bushes.md',
        replace: '  1   .   "   .\nask',
        with: '  1   A   ?   .\ncharacters: {"A":{"size":"great"}}\nask',
      },
    ],
    code: 'board-sign-unknown',
    at: 'rules/ground/bushes.md: 1   A   «?»   .',
    advice: 'expected . " ~ # % : 2…9 A…Z a…z &',
  },
  ...['M2 3h', '2 3h4', 'M2 3q1 2 3', 'M2 3z4', 'M2 3 h4 5-'].map((path) => ({
    mistake: `a pattern whose path draws nothing or breaks off: ${path}`,
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"definitions": [',
        with: `"definitions": [{ "id": "square.moss", "kind": "record", "of": "square", "type": "bool", "given": "map.moss", "draws": { "pattern": { "width": 8, "height": 8, "path": "${path}" } }, "clauses": ["ground.bushes.label"] },`,
      },
    ],
    code: 'draws-path-malformed' as const,
    at: `rules/ground/bushes.json: "definitions": [{ "id": "square.moss", "kind": "record", "of": "square", "type": "bool", "given": "map.moss", "draws": { "pattern": { "width": 8, "height": 8, "path": «"${path}"» } }, "clauses": ["ground.bushes.label"] },`,
    advice: 'Count the numbers: M, L and T take 2',
  })),
  {
    mistake: 'a sign that cannot be added, and a board drawn with it',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"definitions": [',
        with: '"definitions": [{ "id": "square.moss", "kind": "record", "of": "square", "type": "bool", "given": "map.moss", "draws": { "sign": "1" }, "clauses": ["ground.bushes.label"] },',
      },
      { path: 'rules/ground/bushes.md', replace: '  1   .   "   .\nask', with: '  1   .   1   .\nask' },
    ],
    code: 'draws-sign-taken',
    at: 'rules/ground/bushes.json: "definitions": [{ "id": "square.moss", "kind": "record", "of": "square", "type": "bool", "given": "map.moss", "draws": { "sign": «"1"» }, "clauses": ["ground.bushes.label"] },',
    advice: 'It means an elevation. Leave `sign` out for a spare one, or take another character.',
  },
  {
    mistake: 'a cell between two columns',
    changes: [{ path: 'rules/ground/bushes.md', replace: '  1   .   "   .\nask', with: '  1   . "     .\nask' }],
    code: 'board-misaligned',
    at: 'rules/ground/bushes.md: 1   . «"»     .',
    advice: 'Write the signs of one cell together; the next cell begins under its letter.',
  },
  {
    mistake: 'columns out of order',
    changes: [{ path: 'rules/ground/bushes.md', replace: '      A   B   C\n  1   .   "   .', with: '      A   C   B\n  1   .   "   .' }],
    code: 'board-header-malformed',
    at: 'rules/ground/bushes.md: A   «C»   B',
    advice: 'expected B',
  },
  {
    mistake: 'rows out of order',
    changes: [{ path: 'rules/ground/bushes.md', replace: '  1   .   "   .\nask', with: '  2   .   "   .\nask' }],
    code: 'board-row-misnumbered',
    at: 'rules/ground/bushes.md: «2»   .   "   .',
    advice: 'expected 1',
  },
  {
    mistake: 'a board at the margin',
    changes: [
      {
        path: 'rules/ground/bushes.md',
        replace: 'board:\n      A   B   C\n  1   .   "   .\nask',
        with: 'board:\nA   B   C\n1   .   "   .\nask',
      },
    ],
    code: 'board-unindented',
    at: 'rules/ground/bushes.md: «A   B   C»',
    advice: 'Indent every line of the board.',
  },
  {
    mistake: 'a board at the margin, its header above the cells',
    changes: [
      {
        path: 'rules/ground/bushes.md',
        replace: 'board:\n      A   B   C\n  1   .   "   .\nask',
        with: 'board:\n    A   B   C\n1   .   "   .\nask',
      },
    ],
    code: 'board-unindented',
    at: 'rules/ground/bushes.md: «1   .   "   .»',
    advice: 'Indent every line of the board.',
  },
  {
    mistake: 'a tab in a board',
    changes: [{ path: 'rules/ground/bushes.md', replace: '  1   .   "   .\nask', with: '  1\t.   "   .\nask' }],
    code: 'board-misaligned',
    at: 'rules/ground/bushes.md: 1«\t».   "   .',
    advice: 'Replace tabs with spaces, so that each cell begins under the letter of its column.',
  },
  {
    mistake: 'fields of a character that is not drawn',
    changes: [
      {
        path: 'rules/ground/bushes.md',
        replace: 'ask: {"ask":"line-of-fire","from":"A1","to":"C1"}',
        with: 'characters: {"B":{"size":"great"}}\nask: {"ask":"line-of-fire","from":"A1","to":"C1"}',
      },
    ],
    code: 'example-value-malformed',
    at: 'rules/ground/bushes.md: «characters: {"B":{"size":"great"}}»',
    advice: 'expected a letter of the board, or "at" with its square',
  },
  {
    mistake: 'an unknown size',
    changes: [
      {
        path: 'rules/ground/bushes.md',
        replace: '  1   .   "   .\nask: {"ask":"line-of-fire","from":"A1","to":"C1"}',
        with: '  1   A   "   .\ncharacters: {"A":{"size":"huge"}}\nask: {"ask":"line-of-fire","from":"A1","to":"C1"}',
      },
    ],
    code: 'example-question-refused',
    at: 'rules/ground/bushes.md: «characters: {"A":{"size":"huge"}}»',
    advice: 'Correct the question.',
  },
  {
    mistake: 'an unknown kind of map',
    changes: [
      {
        path: 'rules/ground/bushes.md',
        replace: 'ask: {"ask":"line-of-fire","from":"A1","to":"C1"}',
        with: 'map: {"kind":"indoors"}\nask: {"ask":"line-of-fire","from":"A1","to":"C1"}',
      },
    ],
    code: 'example-question-refused',
    at: 'rules/ground/bushes.md: «map: {"kind":"indoors"}»',
    advice: 'Did you mean "indoor"?',
  },
  {
    mistake: 'a misspelt field of the map',
    changes: [
      {
        path: 'rules/ground/bushes.md',
        replace: 'ask: {"ask":"line-of-fire","from":"A1","to":"C1"}',
        with: 'map: {"hinderning":["B1"]}\nask: {"ask":"line-of-fire","from":"A1","to":"C1"}',
      },
    ],
    code: 'example-question-refused',
    at: 'rules/ground/bushes.md: «map: {"hinderning":["B1"]}»',
    advice: 'Did you mean "hindering"?',
  },
  {
    mistake: 'one sign of drawn boards for two lists',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"definitions": [',
        with: '"definitions": [{ "id": "square.moss", "kind": "record", "of": "square", "type": "bool", "given": "map.moss", "draws": { "sign": "$" }, "clauses": ["ground.bushes.label"] },\n{ "id": "square.fern", "kind": "record", "of": "square", "type": "bool", "given": "map.fern", "draws": { "sign": "$" }, "clauses": ["ground.bushes.label"] },',
      },
    ],
    code: 'draws-sign-taken',
    at: 'rules/ground/bushes.json: "definitions": [{ "id": "square.moss", "kind": "record", "of": "square", "type": "bool", "given": "map.moss", "draws": { "sign": «"$"» }, "clauses": ["ground.bushes.label"] },',
    advice: 'It means the list "fern" of the map. Leave `sign` out for a spare one, or take another character.',
  },
  {
    mistake: 'the sign of a list that every map has',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"definitions": [',
        with: '"definitions": [{ "id": "square.moss", "kind": "record", "of": "square", "type": "bool", "given": "map.moss", "draws": { "sign": "#" }, "clauses": ["ground.bushes.label"] },',
      },
    ],
    code: 'draws-sign-taken',
    at: 'rules/ground/bushes.json: "definitions": [{ "id": "square.moss", "kind": "record", "of": "square", "type": "bool", "given": "map.moss", "draws": { "sign": «"#"» }, "clauses": ["ground.bushes.label"] },',
    advice: 'It means the list "blocking" of the map.',
  },
  {
    mistake: 'more lists without a sign than there are spare signs',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"definitions": [',
        with: `"definitions": [\n${[...'abcdefghijklmnopqrst'].map(recordOfMoss).join('')}`,
      },
    ],
    code: 'draws-sign-taken',
    at: `rules/ground/bushes.json: ${recordOfMoss('t').trim().replace('{}', '«{}»')}`,
    advice: 'No spare sign is left: give the list a `sign`.',
  },
  {
    mistake: 'a misspelt `given` of a record with `draws`',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"definitions": [',
        with: '"definitions": [{ "id": "square.moss", "kind": "record", "of": "square", "type": "bool", "given": "maps.moss", "draws": {}, "clauses": ["ground.bushes.label"] },',
      },
    ],
    code: 'given-unknown',
    at: 'rules/ground/bushes.json: "definitions": [{ "id": "square.moss", "kind": "record", "of": "square", "type": "bool", "given": «"maps.moss"», "draws": {}, "clauses": ["ground.bushes.label"] },',
    advice: 'A list of squares that `draws` adds to the map is given as "map.nameOfTheList".',
  },
];
