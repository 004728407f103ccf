import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a value of two classes',
    changes: [{ path: 'rules/ground/bushes.json', replace: '"modifier": 1', with: '"modifier": 1,\n      "maximum": 3' }],
    code: 'definition-value-ambiguous',
    at: 'rules/ground/bushes.json: «{»',
    advice: 'expected one',
  },
  {
    mistake: 'a value of no class',
    changes: [{ path: 'rules/ground/bushes.json', replace: '      "modifier": 1,\n', with: '' }],
    code: 'definition-value-ambiguous',
    at: 'rules/ground/bushes.json: «{»',
    advice: 'expected one',
  },
  {
    mistake: 'a value of an unknown quantity',
    changes: [{ path: 'rules/ground/bushes.json', replace: '"of": "defense"', with: '"of": "defence"' }],
    code: 'expression-unknown-name',
    at: 'rules/ground/bushes.json: "of": «"defence"»,',
    advice: 'Did you mean "defense"?',
  },
  {
    mistake: 'a modifier as text that is no expression',
    changes: [{ path: 'rules/ground/bushes.json', replace: '"modifier": 1', with: '"modifier": "one more"' }],
    code: 'expression-syntax',
    at: 'rules/ground/bushes.json: "modifier": "one «more»",',
    advice:
      'An expression is a number, a fact or a calculation, such as "line.range + 1"; a condition compares facts: "square.elevation > 1 && board.kind == \'indoor\'".',
  },
];
