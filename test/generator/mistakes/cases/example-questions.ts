import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a misspelt `ask`',
    changes: [{ path: 'rules/turns/escape.md', replace: '"ask":"break-away","roll":3', with: '"ask":"brake-away","roll":3' }],
    code: 'example-question-refused',
    at: 'rules/turns/escape.md: «ask: {"ask":"brake-away","roll":3}»',
    advice: 'Did you mean "break-away"?',
  },
  {
    mistake: 'an ask that resembles no question of the judge',
    changes: [{ path: 'rules/turns/escape.md', replace: '"ask":"break-away","roll":3', with: '"ask":"jump","roll":3' }],
    code: 'example-question-refused',
    at: 'rules/turns/escape.md: «ask: {"ask":"jump","roll":3}»',
    advice: 'Correct the question.',
  },
  {
    mistake: 'a question without `ask`',
    changes: [{ path: 'rules/turns/escape.md', replace: '"ask":"break-away","roll":3', with: '"roll":3' }],
    code: 'example-question-refused',
    at: 'rules/turns/escape.md: «ask: {"roll":3}»',
    advice: 'Correct the question.',
  },
  {
    mistake: 'a misspelt field of a question',
    changes: [{ path: 'rules/turns/escape.md', replace: '"ask":"break-away","roll":3', with: '"ask":"break-away","rol":3' }],
    code: 'example-question-refused',
    at: 'rules/turns/escape.md: «ask: {"ask":"break-away","rol":3}»',
    advice: 'Did you mean "roll"?',
  },
  {
    mistake: 'a misspelt field in a list of a question',
    changes: [
      {
        path: 'rules/ground/bushes.md',
        replace: '"from":"A1","to":"C1"',
        with: '"characters":[{"di":"A","player":"p1","at":"A1"}],"from":"A1","to":"C1"',
      },
    ],
    code: 'example-question-refused',
    at: 'rules/ground/bushes.md: «ask: {"ask":"line-of-fire","characters":[{"di":"A","player":"p1","at":"A1"}],"from":"A1","to":"C1"}»',
    advice: 'Did you mean "id"?',
  },
  {
    mistake: 'a value of the wrong type in a question',
    changes: [{ path: 'rules/turns/escape.md', replace: '"ask":"break-away","roll":3', with: '"ask":"break-away","roll":"three"' }],
    code: 'example-question-refused',
    at: 'rules/turns/escape.md: «ask: {"ask":"break-away","roll":"three"}»',
    advice: 'Correct the question.',
  },
  {
    mistake: 'a roll of 7',
    changes: [{ path: 'rules/turns/escape.md', replace: '"ask":"break-away","roll":3', with: '"ask":"break-away","roll":7' }],
    code: 'example-question-refused',
    at: 'rules/turns/escape.md: «ask: {"ask":"break-away","roll":7}»',
    advice: 'Correct the question.',
  },
  {
    mistake: 'a square that is not on the drawn board',
    changes: [{ path: 'rules/ground/bushes.md', replace: '"from":"A1","to":"C1"', with: '"from":"A1","to":"D1"' }],
    code: 'example-question-refused',
    at: 'rules/ground/bushes.md: «ask: {"ask":"line-of-fire","from":"A1","to":"D1"}»',
    advice: 'Correct the question.',
  },
  {
    mistake: 'a character that is not on the board',
    changes: [{ path: 'rules/ground/bushes.md', replace: '"from":"A1","to":"C1"', with: '"from":{"character":"A"},"to":"C1"' }],
    code: 'example-question-refused',
    at: 'rules/ground/bushes.md: «ask: {"ask":"line-of-fire","from":{"character":"A"},"to":"C1"}»',
    advice: 'Correct the question.',
  },
  {
    mistake: 'a square in lower case',
    changes: [{ path: 'rules/ground/bushes.md', replace: '"from":"A1","to":"C1"', with: '"from":"a1","to":"C1"' }],
    code: 'example-question-refused',
    at: 'rules/ground/bushes.md: «ask: {"ask":"line-of-fire","from":"a1","to":"C1"}»',
    advice: 'Correct the question.',
  },
  {
    mistake: 'an edition in the question',
    changes: [
      { path: 'rules/turns/escape.md', replace: '"ask":"break-away","roll":3', with: '"ask":"break-away","roll":3,"edition":"original"' },
    ],
    code: 'example-edition-misplaced',
    at: 'rules/turns/escape.md: «ask: {"ask":"break-away","roll":3,"edition":"original"}»',
    advice: 'Name the edition on the line that claims: "verdict original: {…}".',
  },
  {
    mistake: 'JSON broken in a question',
    changes: [{ path: 'rules/turns/escape.md', replace: '{"ask":"break-away","roll":3}', with: '{"ask":"break-away","roll":3' }],
    code: 'example-json-syntax',
    at: 'rules/turns/escape.md: ask: {"ask":"break-away","roll":3«»',
    advice: 'expected , or }',
  },
  {
    mistake: 'single quotes in a question',
    changes: [{ path: 'rules/turns/escape.md', replace: '{"ask":"break-away","roll":3}', with: "{'ask':'break-away','roll':3}" }],
    code: 'example-json-syntax',
    at: "rules/turns/escape.md: ask: {«'»ask':'break-away','roll':3}",
    advice: 'JSON strings are written in double quotes.',
  },
];
