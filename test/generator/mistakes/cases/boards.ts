import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a row of a board one cell short',
    edits: [{ file: 'rules/ground/bushes.md', right: '  1   .   "   .\nask', wrong: '  1   .   "\nask' }],
    code: 'board-misaligned',
    at: 'rules/ground/bushes.md: 1   .   "«»',
    advice: 'Every cell has a sign, and begins under the first letter of its column; open ground is a full stop.',
  },
  {
    mistake: 'an unknown sign',
    edits: [{ file: 'rules/ground/bushes.md', right: '  1   .   "   .\nask', wrong: '  1   .   ?   .\nask' }],
    code: 'board-sign-unknown',
    at: 'rules/ground/bushes.md: 1   .   «?»   .',
    advice: 'expected . " ~ # % : 2…9 A…Z a…z &',
  },
  {
    mistake: 'a cell between two columns',
    edits: [{ file: 'rules/ground/bushes.md', right: '  1   .   "   .\nask', wrong: '  1   . "     .\nask' }],
    code: 'board-misaligned',
    at: 'rules/ground/bushes.md: 1   . «"»     .',
    advice: 'Write the signs of one cell together; the next cell begins under its letter.',
  },
  {
    mistake: 'columns out of order',
    edits: [{ file: 'rules/ground/bushes.md', right: '      A   B   C\n  1   .   "   .', wrong: '      A   C   B\n  1   .   "   .' }],
    code: 'board-header-malformed',
    at: 'rules/ground/bushes.md: A   «C»   B',
    advice: 'expected B',
  },
  {
    mistake: 'rows out of order',
    edits: [{ file: 'rules/ground/bushes.md', right: '  1   .   "   .\nask', wrong: '  2   .   "   .\nask' }],
    code: 'board-row-misnumbered',
    at: 'rules/ground/bushes.md: «2»   .   "   .',
    advice: 'expected 1',
  },
  {
    mistake: 'a board at the margin',
    edits: [
      {
        file: 'rules/ground/bushes.md',
        right: 'board:\n      A   B   C\n  1   .   "   .\nask',
        wrong: 'board:\nA   B   C\n1   .   "   .\nask',
      },
    ],
    code: 'board-unindented',
    at: 'rules/ground/bushes.md: «A   B   C»',
    advice: 'Indent every line of the board.',
  },
  {
    mistake: 'a tab in a board',
    edits: [{ file: 'rules/ground/bushes.md', right: '  1   .   "   .\nask', wrong: '  1\t.   "   .\nask' }],
    code: 'board-misaligned',
    at: 'rules/ground/bushes.md: 1«\t».   "   .',
    advice: 'Replace tabs with blanks, so that each cell begins under the letter of its column.',
  },
  {
    mistake: 'fields of a character that is not drawn',
    edits: [
      {
        file: 'rules/ground/bushes.md',
        right: 'ask: {"ask":"line-of-fire","from":"A1","to":"C1"}',
        wrong: 'characters: {"B":{"size":"great"}}\nask: {"ask":"line-of-fire","from":"A1","to":"C1"}',
      },
    ],
    code: 'example-value-malformed',
    at: 'rules/ground/bushes.md: «characters: {"B":{"size":"great"}}»',
    advice: 'expected a letter of the board, or "at" with its square',
  },
  {
    mistake: 'an unknown size',
    edits: [
      {
        file: 'rules/ground/bushes.md',
        right: '  1   .   "   .\nask: {"ask":"line-of-fire","from":"A1","to":"C1"}',
        wrong: '  1   A   "   .\ncharacters: {"A":{"size":"huge"}}\nask: {"ask":"line-of-fire","from":"A1","to":"C1"}',
      },
    ],
    code: 'example-question-refused',
    at: 'rules/ground/bushes.md: «ask: {"ask":"line-of-fire","from":"A1","to":"C1"}»',
    advice: 'Correct the question. If it is to be refused, claim it: `refused: {"code":"not-allowed","at":"/characters/0/size"}`.',
  },
  {
    mistake: 'an unknown kind of map',
    edits: [
      {
        file: 'rules/ground/bushes.md',
        right: 'ask: {"ask":"line-of-fire","from":"A1","to":"C1"}',
        wrong: 'map: {"kind":"indoors"}\nask: {"ask":"line-of-fire","from":"A1","to":"C1"}',
      },
    ],
    code: 'example-question-refused',
    at: 'rules/ground/bushes.md: «ask: {"ask":"line-of-fire","from":"A1","to":"C1"}»',
    advice: 'Did you mean "indoor"? If it is to be refused, claim it: `refused: {"code":"not-allowed","at":"/map/kind"}`.',
  },
  {
    mistake: 'a misspelt field of the map',
    edits: [
      {
        file: 'rules/ground/bushes.md',
        right: 'ask: {"ask":"line-of-fire","from":"A1","to":"C1"}',
        wrong: 'map: {"hinderning":["B1"]}\nask: {"ask":"line-of-fire","from":"A1","to":"C1"}',
      },
    ],
    code: 'example-question-refused',
    at: 'rules/ground/bushes.md: «ask: {"ask":"line-of-fire","from":"A1","to":"C1"}»',
    advice: 'Correct the question. If it is to be refused, claim it: `refused: {"code":"unknown-field","at":"/map/hinderning"}`.',
  },
];
