import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'an icon without a path',
    changes: [{ path: 'rules/icons.json', replace: ', "fill": "M2 2H14V14Z"', with: '' }],
    code: 'field-missing',
    at: 'rules/icons.json: { "icons": { "leaf": «{ "label": "leaf" }» } }',
    advice: 'Add "fill".',
  },
  {
    mistake: 'an icon drawn by a picture file',
    changes: [{ path: 'rules/icons.json', replace: '"M2 2H14V14Z"', with: '"leaf.svg"' }],
    code: 'value-wrong-form',
    at: 'rules/icons.json: { "icons": { "leaf": { "label": "leaf", "fill": «"leaf.svg"» } } }',
    advice: 'expected path data on a square of 16 by 16',
  },
];
