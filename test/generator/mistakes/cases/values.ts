import type { Change } from '../../../fixtures/edited-small-book.ts';
import type { Mistake } from '../mistake.ts';

const withStep = (step: string): Change => ({
  path: 'rules/turns/escape.json',
  replace: '"definitions": [',
  with: `"definitions": [\n    {\n      "id": "rest.roll", "kind": "procedure", "name": "resting", "clauses": ["turns.escape.rest"],\n      "steps": [${step}],\n      "takes": {}\n    },`,
});

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
  {
    mistake: 'dice without their number',
    changes: [withStep('{ "roll": "d6", "for": "rest", "by": "one", "as": "dice" }')],
    code: 'value-wrong-form',
    at: 'rules/turns/escape.json: "steps": [{ "roll": «"d6"», "for": "rest", "by": "one", "as": "dice" }],',
    advice: 'expected dice with their number first, such as 1d6 or 2d6',
  },
  {
    mistake: 'a name that begins with a capital letter',
    changes: [withStep('{ "roll": "1d6", "for": "rest", "by": "one", "as": "Dice" }')],
    code: 'value-wrong-form',
    at: 'rules/turns/escape.json: "steps": [{ "roll": "1d6", "for": "rest", "by": "one", "as": «"Dice"» }],',
    advice: 'expected a name that begins with a small letter, then letters and digits',
  },
  {
    mistake: 'a fraction as the value of a parameter',
    changes: [{ path: 'rules/turns/escape.json', replace: '"value": 2', with: '"value": 2.5' }],
    code: 'value-wrong-type',
    at: 'rules/turns/escape.json: { "id": "escapeOn", "kind": "parameter", "type": "int", "unit": "pips", "value": «2.5», "clauses": ["turns.escape.roll"] },',
    advice: 'Write a whole number, such as 3.',
  },
];
